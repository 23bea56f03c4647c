### Texts of the pages about players: profile, leaderboards and settings.
###
### Sentences end with a full stop, buttons and headings do not.

title-player = { $name } · Antorcha
title-leaderboards = Leaderboard · Antorcha
title-settings = Settings · Antorcha
profile-pages = Your pages
profile-settings = Settings
profile-device = On this device
settings-notices = It's your turn
profile-loading = Loading profile…
profile-unknown = Player not found
profile-unknown-help = This player doesn't exist, or has deleted the account.
profile-since-person = Playing since { $day }
profile-since-guest = Guest since { $day }
profile-since-bot = Bot since { $day }

## Ratings

ratings = Ratings
ratings-none = No rating yet. Play a rated game to get one.
ratings-game = Game
ratings-rating = Rating
ratings-matches = Games
ratings-value = { $rating } ± { $deviation }
profile-ratings-none = No rating yet.
profile-rated = { $count ->
    [one] 1 rated game
   *[other] { $count } rated games
  }
profile-curve-slider = Rating in { $game }, game by game
profile-curve-moment = Game { $number } of { $count }, { $day }: { $rating }

best = Leaderboard
best-rank = Rank
best-player = Player
best-bot = { $name } (bot)
best-none = No ratings in this game yet. Play the first rated game!
best-more = Show more players
best-help = Players with an account and a rated game that everyone could find.

## Statistics

profile-statistics = Statistics
profile-matches = { $count ->
    [one] 1 game
   *[other] { $count } games
  }
profile-wins = { $count ->
    [one] 1 win ({ $share })
   *[other] { $count } wins ({ $share })
  }
profile-mean-place = place { $place } on average
profile-best = best: { $points }
profile-by = Kind of game
profile-by-modes = { $game ->
    [welcome] By edition
   *[other] By mode
  }
profile-by-levels = By strongest bot
profile-by-figures = { $game ->
    [welcome] By adventurer of the last round
    [masmorra] By hero
   *[other] By character
  }
profile-column-wins = Wins
profile-column-share = Share
profile-level = { $level ->
    [novice] Novice
    [adventurer] Adventurer
    [veteran] Veteran
    [legend] Legend
   *[other] Random
  }
profile-level-people = Only people
profile-mode-standard = Standard
profile-mode-tactical = Tactical
profile-mode-epic = Epic
profile-latest = Only the latest { $count } games count.

## Head-to-head

profile-against = You head-to-head
profile-against-none = You haven't finished a game with { $name } yet.
profile-against-you = You
profile-against-even = Even
profile-against-last = last on { $day }
profile-against-help = How often each of you had the better place.

## History

profile-history = Finished games
profile-all-games = All games
profile-result = Result
profile-result-all = All results
profile-result-won = Won
profile-result-lost = Not won
profile-together = Only with me
profile-won = Won
profile-place = Place { $place }
profile-with = with
profile-replay = Replay
profile-replay-name = Replay: { $game }, { $day }
profile-rating-after = rating { $rating }
profile-unlisted = only you see this
profile-no-matches = No finished games yet.
profile-own-none = No finished games yet. Lessons and practice don't count.
profile-none-fit = No games found. Choose other filters.

## Account: address and sessions

account-forgotten = Forgot your password?
address = Email address
address-confirmed = (confirmed)
address-unconfirmed = We sent a link to { $address }. Open it to confirm the address.
address-send = Send the link again
address-sent = Link sent. Check your mail.
address-none = No address yet. With one, you can replace a lost password.
address-no-mail = This server sends no mail. If you lose your password, ask its host for a link.
sessions = Where you're logged in
sessions-unknown = Unknown device
sessions-this = This device
sessions-used = Last used { $day }
sessions-old = Not used lately
sessions-end = Log out
sessions-end-name = Log out { $name }
sessions-end-others = Log out all other devices

## Your data

data = Your data
data-lead = Download everything this server stores about you, or delete it.
data-privacy = What's stored?
data-export = Download my data
data-delete-account = Delete account
data-delete-guest = Delete my data
data-effect-now = You're logged out everywhere, and your name is free for others.
data-effect-tables = Others see a former player instead of you. In running games, a bot plays your seat.
data-effect-chat = Everything you wrote in chats is removed, and so are your ratings and statistics.
data-effect-record = You can't undo this. Download your data first if you want to keep it.
data-wrong-password = Wrong password. Nothing was deleted.
data-keep = Cancel
data-delete-now = Delete everything

## Links from mails

title-forgotten-password = Forgotten password · Antorcha
title-new-password = New password · Antorcha
title-confirm-address = Confirm address · Antorcha
forgotten-title = Forgotten password
forgotten-lead = Type your name or your confirmed email address. We'll send you a link to choose a new password.
forgotten-account = Name or email address
forgotten-send = Send link
forgotten-sent = If there's an account with a confirmed address, the mail is on its way. The link works for one hour.
forgotten-no-mail = This server sends no mail. Ask its host for a link to choose a new password.
password-title = New password
password-lead = Choose a new password for { $name }. All devices are logged out then.
password-set = Set password
password-done = Your new password is set. Log in with it.
confirm-title = Address confirmed
confirm-done = Thanks! This address is yours now: we use it for notices and lost passwords.
link-checking = Checking the link…
link-bad = This link doesn't work
link-bad-password = It's too old, was used already, or isn't complete. Ask for a new one.
link-bad-address = It's too old, was used already, or isn't complete. Send it again in your settings.
link-again = Ask for a new link
link-log-in = Go to log in
link-settings = Go to settings

## Privacy

title-privacy = Privacy · Antorcha
privacy-title = Privacy
privacy-lead = What this server stores about you, for how long, and what you can do about it.
privacy-stored = What's stored
privacy-what-guest = Your name, and when you first and last visited
privacy-long-guest = Until you delete it. Guests who stay away for long are deleted, usually after a year.
privacy-what-games = Your seats, moves, results and ratings
privacy-long-games = Until you delete them. Moves stay without your name, or the game couldn't be replayed.
privacy-what-chat = What you write in chats
privacy-long-chat = Until you delete your account or your guest data.
privacy-what-account = With an account: a name and a scrambled password
privacy-long-account = Until you delete the account. Nobody can read the password.
privacy-what-address = Your email address, if you give one
privacy-long-address = Until you remove it. An address that you don't confirm goes after two days.
privacy-what-sessions = Your devices: browser, system, first and last use
privacy-long-sessions = 180 days after the last use, or until you log out.
privacy-what-notices = Where you get notices of your turns
privacy-long-notices = Until you turn them off. Sent notices go after 60 days.
privacy-what-reports = Chat lines and problems that you report
privacy-long-reports = Until you delete your data. A reported line stays reported, without your name.
privacy-what-network = Your network address
privacy-long-network = Not stored, unless the host bans a network. Limits count a scrambled form for a day at most.
privacy-shown = What others see
privacy-shown-profile = Everyone sees your name, ratings and finished games in your profile. Games that only players with the link could find aren't in it.
privacy-shown-tables = Who may watch a table also sees its chat. Your address, devices and password are never shown to players.
privacy-rights = What you can do
privacy-right-copy = Download everything as one file in your settings.
privacy-right-delete = Delete everything in your settings. It starts right away.
privacy-right-records = Others then see a former player in your games.
privacy-right-backups = Copies that the host keeps for emergencies are outside of this: ask the host how long they stay.
privacy-settings = Go to settings
