### Messages of every page: tab titles, failures, refusals.

## Names

# The name of a player who has not chosen one.
guest-name = { $which ->
        [0] Badger
        [1] Otter
        [2] Raven
        [3] Fox
        [4] Hedgehog
        [5] Lynx
        [6] Marten
        [7] Owl
        [8] Heron
        [9] Stoat
        [10] Wren
       *[11] Newt
    } { $number }

## Tab titles

title-home = Antorcha: dungeon board games online
title-new = New table · Antorcha
title-rules = Rules · Antorcha
title-daily = Daily dungeon · Antorcha
title-about = About · Antorcha
title-you = Profile · Antorcha
title-not-found = Page not found · Antorcha
title-table = Table · Antorcha
title-waiting-room = Waiting room · { $game }
title-your-turn = ● Your turn · { $game }
title-your-call = ● Your call · { $game }
title-turn = { $names } · { $game }
title-playing = { $game } · Antorcha
title-over = Game over · { $game }

## Failures

page-failed = The page didn't load
page-failed-help = Check your connection and reload. There may be a new version.
page-reload = Reload page
problem-unreachable = Can't reach the server. Check your connection.
problem-unreadable = Unexpected answer from the server. Try again in a moment.
try-again = Try again
go-home = Back home
cancel = Cancel

## Refusals, by the server's codes

refusal-bad-message = The server can't read that. Reload the page.
refusal-bad-text = This text is empty, too long or has invalid characters. Change it.
refusal-bad-name = Names have 1 to 24 visible characters and can't be a bot's name. Choose another.
refusal-bad-hex = Your browser sent an invalid random number. Reload the page.
refusal-no-session = The server doesn't know you yet. Reload the page.
refusal-foreign-origin = This isn't the server's own address. Open its home page and try again.
refusal-unknown-room = Table not found. Check the link.
refusal-no-spectators = This table doesn't allow spectators.
refusal-private = Only the host can see this table.
refusal-not-host = Only the host can do that.
refusal-not-seated = Only players can do that.
refusal-already-seated = You already have a seat.
refusal-seat-taken = This seat is taken. Choose another.
refusal-no-seat-free = No seats left.
refusal-no-such-seat = This table doesn't have that seat.
refusal-seats-free = A seat is still free. Wait for a player or add a bot.
refusal-not-begun = The game hasn't started yet.
refusal-begun = The game has already started.
refusal-not-over = Wait until the game is over.
refusal-over = The game is over.
refusal-closed = This table is closed.
refusal-others-play = Others are playing here. You can't close the table.
refusal-bad-settings = These table settings are invalid. Change them.
refusal-stale = The situation has changed. Choose again.
refusal-not-in-lesson = Not yet. Do what your coach says first.
refusal-not-your-turn = It's no longer your turn.
refusal-no-such-choice = You can no longer choose that.
refusal-nothing-to-undo = Nothing to undo.
refusal-undo-mismatch = This request is no longer open.
refusal-undo-revealed = You've seen something new since then. Only practice tables let you undo that.
refusal-undo-rated = You've seen something new since then. Rated games don't let you undo that.
refusal-take-over-mismatch = This request is no longer open.
refusal-take-over-pending = Someone else asked for a seat. Wait for the answer.
refusal-take-over-refused = The players refused. You can watch this game.
refusal-muted-by-host = The host has muted you.
refusal-many-muted = You can't mute more players. Unmute one first.
refusal-no-such-line = This message is gone.
refusal-too-many = Too many requests. Wait a moment and try again.
refusal-banned = You're banned from this server.
refusal-restart-soon = The server restarts in a moment. Open a table after that.
refusal-busy = The server is busy. Try again in a moment.
refusal-slow-body = Your connection was too slow. Try again.
refusal-store-unavailable = The server can't save anything right now. Try again in a moment.
refusal-store-full = The server is full and can't save anything new. Try again later.
refusal-moving = The table is moving to another server. Try again in a moment.
refusal-shutting-down = The server is restarting. Try again in a moment.
refusal-internal = Something went wrong on the server. Try again in a moment.
refusal-hung-up = You've left this table.
refusal-not-found = Nothing found here. Check the link.
refusal-unknown-game = Game not found.
refusal-unknown-player = Player not found.
refusal-unknown-bot = Bot not found.
refusal-cannot-review = This game can't be reviewed: it has no steps, or these rules can't replay it.
refusal-unknown-puzzle = Puzzle not found.
refusal-reviews-off = This server doesn't review games.
refusal-daily = The daily dungeon allows no undo, chat or rematch.
refusal-daily-sealed = Today's dungeon stays secret until the day ends. Come back tomorrow.
refusal-daily-first = Finish your own attempt first. Then you can practice it.
refusal-daily-rules-changed = The rules have changed since this deal was first played. Try tomorrow's.
refusal-many-bots = You can't create more bots. Delete one first.
refusal-many-channels = You have the most notices that one person can set up. Remove one first.
refusal-unknown-channel = This notice is gone. Reload the page.
refusal-wrong-login = Wrong name or password.
refusal-name-taken = This name is taken or too similar to another. Choose a different one.
refusal-already-account = You already have an account.
refusal-no-account = You need an account for that.
refusal-unknown-session = Session not found. It may have ended.
refusal-bad-link = This link doesn't work any more. Ask for a new one.
refusal-no-mail = This server sends no mail.
refusal-mail-not-sent = The mail couldn't be sent. Check the address, or try later.
former-player = Former player

## Practice

practice = Practice
practice-help = You can undo even after you've seen a new card or roll. The game never counts for ratings.
