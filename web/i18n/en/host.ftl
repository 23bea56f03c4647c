### What the host of the server tells everyone: announcements, restarts and bans.
###
### Sentences end with a full stop, buttons and headings do not.

host-announcements = Announcements
host-close = Close announcement
host-restarting = The server is restarting. Your game is saved.
host-restart-seconds = The server restarts in { $seconds } s. Your game is saved.
host-restart-minutes = { $minutes ->
    [one] The server restarts in 1 minute. Your game is saved.
   *[other] The server restarts in { $minutes } minutes. Your game is saved.
  }
host-restart-hours = { $hours ->
    [one] The server restarts in 1 hour. Your game is saved.
   *[other] The server restarts in { $hours } hours. Your game is saved.
  }
host-restart-days = { $days ->
    [one] The server restarts in 1 day. Your game is saved.
   *[other] The server restarts in { $days } days. Your game is saved.
  }
host-banned = You're banned
host-banned-ever = You can't use this server any more.
host-banned-until = You can't use this server until { $date }.
host-banned-why = The host of this server says why:
host-banned-help = Your games are saved. If you think this is a mistake, ask the host of this server.
