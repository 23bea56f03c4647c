### Messages that every page can need: titles of the tab, failures, refusals.

## Who is who

# A name for those who have not chosen one.
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

## Titles of the tab

title-home = Antorcha: dungeon games at one table
title-new = New table · Antorcha
title-rules = Rules · Antorcha
title-about = About · Antorcha
title-you = You · Antorcha
title-not-found = Nothing here · Antorcha
title-table = Table · Antorcha
title-waiting-room = Waiting room · { $game }
title-your-turn = ● Your turn · { $game }
title-turn = { $names } · { $game }
title-playing = { $game } · Antorcha
title-over = Over · { $game }

## Pages that do not come

page-failed = This page could not be loaded
page-failed-help = The line may be broken, or there may be a newer version of the pages. Load it again to find out.
page-reload = Load again
problem-unreachable = Can't reach the server. Check your connection.
problem-unreadable = Something that is not Antorcha has answered. Try again in a moment.
try-again = Try again
go-home = Back home
cancel = Cancel

## Refusals, by the server's codes

refusal-bad-message = The server could not read that.
refusal-bad-text = This text is empty, too long, or has characters that can't be shown. Change it.
refusal-bad-name = Names have 1 to 24 visible characters and can't be a bot's name. Choose another.
refusal-bad-hex = This seat's part of the chance could not be read.
refusal-no-session = The server does not know you yet. Load the page again.
refusal-foreign-origin = This isn't the server's own address. Open its home page and try again.
refusal-unknown-room = There is no such table.
refusal-no-spectators = This table is not open to those who look on.
refusal-private = This table is only for its host.
refusal-not-host = Only the host of the table can do that.
refusal-not-seated = Only those who play can do that.
refusal-already-seated = You have a seat already.
refusal-seat-taken = This seat is not free any more.
refusal-no-seat-free = No seat is free any more.
refusal-no-such-seat = This table has no such seat.
refusal-seats-free = The match cannot begin while a seat is free.
refusal-not-begun = The match has not begun.
refusal-begun = The match has begun already.
refusal-not-over = That is possible when the match is over.
refusal-over = The match is over.
refusal-closed = The table is closed.
refusal-others-play = Others are still playing this match.
refusal-bad-settings = A table cannot be played like that.
refusal-stale = Something else is asked by now: look again.
refusal-not-in-lesson = The lesson is about another decision just now: your coach says which.
refusal-not-your-turn = It is not your turn any more.
refusal-no-such-choice = This is not on offer any more.
refusal-nothing-to-undo = There is nothing to take back.
refusal-undo-mismatch = This request is no longer open.
refusal-take-over-mismatch = This request is no longer open.
refusal-take-over-pending = Someone else asked for a seat. Wait for the answer.
refusal-take-over-refused = The players refused. You can watch this game.
refusal-muted-by-host = The host has asked you to be silent.
refusal-many-muted = You can't mute more players. Unmute one first.
refusal-no-such-line = This line is not there any more.
refusal-too-many = Too many requests. Wait a moment and try again.
refusal-busy = The server is busy. Try again in a moment.
refusal-slow-body = Your connection was too slow. Try again.
refusal-store-unavailable = The server cannot write anything down just now. Try again in a moment.
refusal-store-full = The server is full: nothing new can be kept at present.
refusal-moving = The table is moving. Try again in a moment.
refusal-shutting-down = The server restarts. Try again in a moment.
refusal-internal = Something went wrong at the server. It has been noted.
refusal-hung-up = You have left this table.
refusal-not-found = There is nothing here.
refusal-unknown-game = There is no such game.
refusal-unknown-player = There is no such player.
refusal-unknown-bot = There is no such bot.
refusal-many-bots = You can't create more bots. Delete one first.
refusal-wrong-login = Name and password do not go together.
refusal-name-taken = This name is taken, or looks like one that is. Choose another.
refusal-already-account = You have an account already.
refusal-no-account = This needs an account.
