### Texts of the host page.
###
### Sentences end with a full stop, buttons and headings do not.

title-admin = Host page · Antorcha
admin-title = Host page
admin-sections = Host page sections
admin-loading = Loading…
admin-overview = Overview
admin-people = People
admin-bans = Bans
admin-rooms = Tables
admin-reports = Reports
admin-announcements = Announcements
admin-log = Log
admin-done = Done.
admin-more = Show more
admin-search = Search
admin-deleted = Deleted player
admin-since = Since { $time }
admin-until = until { $time }

## Who may use it

admin-stranger = To open this page, you need the admin role. Ask this server's host for it.
admin-first = First admin
admin-first-lead = A server without an admin prints a token when it starts. It works once.
admin-first-account = If you have the token from the server's start, log in or register first.
admin-token = Token
admin-become = Become admin
admin-refusal-not-admin = You're not an admin any more. Ask another admin.
admin-refusal-wrong-token = This token doesn't work any more. Restart the server for a new one.
admin-refusal-unknown-ban = This ban has ended already.
admin-refusal-nothing-to-handle = Another admin has handled this already.
admin-refusal-many-bans = There are too many bans. Lift one first.
admin-refusal-backups-off = No folder for backups is set on this server.
admin-refusal-bad-query = The server doesn't accept this. Check what you entered.

## Overview

admin-now-people = At tables now
admin-now-rooms = Open tables
admin-now-stored = Stored
admin-now-waiting = Reports waiting
admin-load = Load, last 12 hours
admin-load-people = People at tables
admin-load-rooms = Open tables
admin-load-requests = Requests per minute
admin-load-answer-ms = Answer time
admin-load-memory-bytes = Memory
admin-load-soon = Figures follow in a few minutes.
admin-load-summary = Latest { $latest }, highest { $most }
admin-ms = { $ms } ms
admin-nodes = Servers
admin-node = Server
admin-version = Version
admin-storage = Storage
admin-store = { $kind }, { $size }
admin-room-counts = Tables: { $open } waiting, { $playing } playing, { $over } finished, { $closed } closed
admin-backup = Back up now
admin-backup-begun = Backup started.
admin-backup-running = A backup is being made…
admin-backup-none = No backup since the server started.
admin-backup-last = Last backup: { $time }, { $size }, { $file }
admin-backup-failed = The backup failed: { $problem }
admin-backup-off = To back up from here, set backup_dir on the server.
admin-backup-postgres = Back up PostgreSQL with pg_dump.
admin-admins = Admin role
admin-admins-help = Open a player's page to grant or revoke the role.
admin-settings = Settings in force
admin-settings-show = { $count } settings, without passwords

## Reasons and times

admin-reason = Reason
admin-reason-shown = The banned player reads it.
admin-reason-log = For the log. Optional.
admin-time-hour = 1 hour
admin-time-six-hours = 6 hours
admin-time-day = 1 day
admin-time-week = 1 week
admin-time-month = 30 days
admin-time-ever = No end

## People

admin-search-people = Name, account or id
admin-search-people-help = The beginning of a name is enough.
admin-newest-people = Newest people
admin-found-people = Found
admin-nobody = Nobody found.
admin-badge = Admin
admin-banned-badge = Banned { $end }
admin-ban-ever = with no end
admin-kind-bot = Bot
admin-kind-guest = Guest
admin-kind-same = Account
admin-kind-account = Account { $account }
admin-back-people = All people
admin-profile = Show profile
admin-facts = Facts
admin-id = Id
admin-contact = Email
admin-contact-yes = Yes
admin-contact-no = No
admin-session-count = Sessions
admin-latest-rooms = Latest tables
admin-about = Admin actions
admin-nothing-done = Nothing yet.
admin-rename = Rename
admin-rename-title = Rename { $name }
admin-rename-lead = The new name also shows at open tables. The account's own name stays.
admin-new-name = New name
admin-end-sessions = Log out everywhere
admin-sessions-title = Log out { $name }
admin-sessions-lead = All devices are logged out. Guests lose their seats for good.
admin-password-link = Password link
admin-password-title = New password for { $name }
admin-password-lead = You get a link for the player. It works once, for an hour.
admin-password-make = Create link
admin-password-share = Send this link only to the player.
admin-link-copy = Copy link
admin-link-copied = Link copied.
admin-grant = Make admin
admin-grant-title = Make { $name } an admin
admin-grant-lead = An admin can do everything on this page.
admin-revoke = Revoke admin
admin-revoke-title = Revoke { $name }'s role
admin-revoke-lead = The page closes for them right away.

## Bans

admin-ban = Ban
admin-ban-title = Ban { $name }
admin-ban-lead = Open tables close, and logging in is refused.
admin-ban-time = How long
admin-ban-network = Ban addresses
admin-ban-network-lead = Nobody with these addresses can play here. Prefer a short time: addresses change hands.
admin-network = Addresses
admin-network-help = For example 192.0.2.0/24 or 2001:db8::/32.
admin-lift = Lift ban
admin-lift-title = Lift the ban of { $name }
admin-bans-help = To ban a player, open the player's page.
admin-no-bans = Nobody is banned.

## Tables

admin-search-rooms = Table or player
admin-search-rooms-help = The link or id of a table, or a player's name or id.
admin-only-running = Only waiting or playing
admin-newest-rooms = Newest tables
admin-found-rooms = Found
admin-no-rooms = No tables.
admin-stage-open = Waiting
admin-stage-playing = Playing
admin-stage-over = Finished
admin-stage-closed = Closed
admin-unlisted = Unlisted
admin-close-table = Close table
admin-close-title = Close this table?
admin-close-lead = The game ends unfinished. Everything played is saved.

## Reports

admin-chat-reports = Reported chat
admin-problems = Problems
admin-no-reports = No report waits.
admin-reported = Reported by { $name }, { $time }
admin-table = Table
admin-report-reason = Reason: { $reason }
admin-line-gone = This message is gone.
admin-dismiss = Mark as handled
admin-dismiss-title = Mark as handled?
admin-dismiss-lead = It leaves this list.
admin-show-author = Show author
admin-ban-author = Ban author
admin-as-public = Seen as a spectator
admin-as-seat = Seen from seat { $seat }
admin-at-step = step { $step }
admin-of-version = version { $version }

## Announcements

admin-all-announcements = All announcements
admin-announce = New announcement
admin-text-en = English text
admin-text-es = Spanish text
admin-texts-help = One language is enough. Everyone sees it until they close it.
admin-announce-time = Show for
admin-announce-now = Announce
admin-restart = Planned restart
admin-restart-lead = Everyone sees a countdown. In the last two minutes, no new tables open. It restarts nothing.
admin-restart-time = When
admin-in-minutes = In { $count } minutes
admin-restart-now = Announce restart
admin-restart-at = Restart at { $time }
admin-from-until = { $from } – { $until }
admin-end = End
admin-no-announcements = Nothing announced yet.

## Log

admin-log-title = Admin actions
admin-on-host = On the server's machine
admin-why = Reason: { $reason }
admin-did-first-admin = First admin:
admin-did-grant = Made admin:
admin-did-revoke = Admin revoked:
admin-did-rename = Renamed:
admin-did-ban = Banned:
admin-did-lift-ban = Ban lifted:
admin-did-end-sessions = Logged out everywhere:
admin-did-reset-link = Password link:
admin-did-close-room = Table closed:
admin-did-dismiss-report = Report handled:
admin-did-dismiss-problem = Problem handled:
admin-did-announce = Announced:
admin-did-plan-restart = Restart announced:
admin-did-end-announcement = Announcement ended:
admin-did-backup = Backup:
