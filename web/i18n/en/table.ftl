### Texts around the boards: seats, decisions, log, chat, menu.
###
### Sentences end with a full stop, buttons and headings do not.

## The table

table-loading = Loading the table…
board = Board
board-loading = Loading the board…
board-failed = The board didn't load. You can keep playing with text.
glossary = What the pieces do
watching = { $count ->
        [one] 1 spectator
       *[other] { $count } spectators
    }
viewers = Spectators
viewers-none = No spectator has entered a name.
viewers-behind = They're { $seconds } seconds behind.
viewers-offer-help = You can offer a bot's seat to spectators. The other players must agree; the bot plays until then.
viewers-offer = Offer { $name }'s seat
viewers-offered = Seat offered.

gone-problem = Can't open the table
gone-title = { $code ->
        [no_spectators] No spectators here
        [logged_out] You're logged out
        [misuse] Connection closed
       *[unknown_room] Table not found
    }
gone-text = { $code ->
        [no_spectators] This game has started and doesn't allow spectators. Ask the host for a new table.
        [logged_out] Only the players can see this table. Log in to get your seat back.
        [misuse] The server couldn't read what this page sent. Reload it. If it happens again, let us know.
       *[unknown_room] Check the link. It may be mistyped, or the table is gone.
    }
closed = Table closed
closed-why = { $code ->
        [host_closed] The host closed it. Everything played is saved.
        [admin_closed] An admin of this server closed it. Everything played is saved.
        [rules_changed] The server has new rules, so this game can't continue. Everything played is saved.
        [unwatched] Only bots were playing and nobody watched, so the game ended. Everything played is saved.
        [too_long] The game got too long, so it ended early. Everything played is saved.
        [unreadable] The server can no longer read this game's record. It's kept for the moderators.
       *[other] { $message }
    }

## The connection

line-lost = Connection lost. Reconnecting…
line-restarts = The server is restarting. Back in a moment…
logged-out = You're logged out on this device. Log in to get your seat back.

## Seats

seats = Seats
seat-you = (you)
seat-free = Free seat
seat-present = here
seat-away = away
seat-owes = Their turn
seat-won = Winner
seat-bot = { $kind ->
        [random] random bot
        [novice] novice bot
        [adventurer] adventurer bot
        [veteran] veteran bot
        [legend] legend bot
       *[other] bot: { $kind }
    }
seat-covered-away = away: a bot plays
seat-covered-time-out = out of time: a bot plays
seat-covered-left = left: a bot plays
seat-take-over = Take seat
take-over-waits = You asked for { $seat }'s seat. { $names } must agree.
take-over-asked = { $name } wants { $seat }'s seat and will see its cards. Do you agree?
take-over-seen = { $name } wants { $seat }'s seat. { $names } must agree.
take-over-agree = Agree
take-over-refuse = Refuse
take-over-cancel = Cancel request
take-over-granted = The seat is yours.
take-over-refused = The players refused. You can watch.
take-over-unanswered = Nobody answered. You can ask again.
answer-left = { $left } left to answer
seat-take-over-from = Take { $name }'s seat
seat-offered = { $name }'s seat is free. You can take it.
seat-clear = Remove { $name }
bot = { $kind ->
        [random] Random bot: plays without thinking
        [novice] Novice bot: makes lots of mistakes
        [adventurer] Adventurer bot: knows the odds
        [veteran] Veteran bot: thinks ahead
        [legend] Legend bot: the toughest of all
       *[other] Bot: { $kind }
    }
bot-choose = Which bot?
bot-put = Add bot
sit-here = Sit here
stand-up = Stand up
covered = { $why ->
        [away] You were away, so a bot is playing for you.
        [time_out] Your time ran out, so a bot is playing for you.
       *[left] You left, so a bot is playing for you.
    }
covered-return = Return to my seat

clock-move = { $left } for this decision, then { $bank } in reserve
clock-bank = { $left } left in reserve for the whole game
clock-deadline = { $left } left for this decision
clock-days = { $days ->
        [0] { $hours } h { $minutes } min
       *[other] { $days } d { $hours } h
    }

## The waiting room

waiting-seats = Players
arrival = What's your name?
arrival-sit = Sit down
begin = Start game
begin-needs-seats = { $free ->
        [one] 1 seat is still free: wait for a friend or add a bot.
       *[other] { $free } seats are still free: wait for friends or add bots.
    }
waits-for-host = Everyone's here. Waiting for the host to start…
waits-for-players = { $free ->
        [one] 1 seat is still free.
       *[other] { $free } seats are still free.
    }
waits-behind = You're { $seconds } seconds behind, so the game may have started.
profile-of = { $name }'s profile
invite = Invite friends
invite-link = Link to this table
invite-help = Anyone with the link can play or watch. No account needed.
invite-code = QR code of this table
invite-copy = Copy link
invite-copied = Link copied.
invite-copy-by-hand = Link selected. Copy it yourself.
invite-share = Share
invite-text = Come and play { $game } with me!
terms = Table settings
terms-pace = Pace
terms-spectators = Spectators
terms-rated = Rating
terms-origin = Continued from
origin-link = another game
origin-device = a game against bots
origin-as-it-was = with the same hidden cards
origin-anew = with all cards unknown to seat { $seat } dealt again
pace-live = Live, no clock
pace-clock = { $move } seconds per decision, then { $bank ->
        [one] 1 minute
       *[other] { $bank } minutes
    } in reserve
pace-turns = { $days ->
        [one] 1 day per decision
       *[other] { $days } days per decision
    }
spectators-no = Only before the game starts
spectators-welcome = { $delay ->
        [0] Anyone with the link
       *[other] Anyone with the link, { $delay } seconds behind
    }
rated-yes = Rated game

## Decisions

ask = Your decision
ask-answers = Options
ask-asides = Before you decide
ask-explain = Explain
ask-hint = Click an option or press its key. Point at one to see what it does.
ask-sending = Sending your choice…
ask-sent-later = Your choice is saved. It'll be sent when you're back online.
your-turn = Your turn.
your-call = Your call.
you-may = You can act now.
turn-announced = Your turn. { $prompt }
call-announced = Your call. { $prompt }
waiting-chance = One moment…
waiting-for = { $count ->
        [0] The game continues in a moment…
        [one] Waiting for { $names }…
       *[other] Waiting for { $names }…
    }
match-over = The game is over.
watch-board = Watch the board.
skip = Skip
by-steps = Step by step
next-step = Next step
resume = Continue
live-events = What's happening

## Log and chat

side-offers = { $count ->
        [one] 1 option
       *[other] { $count } options
    }
side = Log and chat
log = Log
log-empty = Nothing has happened yet.
log-earlier = Show earlier events
log-newest = Jump to latest
why = why?
why-rule = Why? Rule { $rule }
rule-title = { $rule }: { $title }
rule-link = Read rule { $rule }
chat = Chat
chat-open = Open chat
chat-empty = No messages yet.
chat-local = Only bots play here, so there's no chat.
chat-say = Say something
chat-to-players = To everyone at the table
chat-to-spectators = To the other spectators
chat-channel-spectators = to spectators
chat-send = Send
chat-left = { $left ->
        [one] 1 character left
       *[other] { $left } characters left
    }
chat-unread = { $count ->
        [one] Chat: 1 unread message
       *[other] Chat: { $count } unread messages
    }
chat-more = Options for { $name }'s message
chat-mute = Mute for me
chat-unmute = Unmute
chat-muted = You've muted { $name }.
chat-hush = Mute for everyone
chat-hushed = { $name } can't chat at this table.
chat-unhush = Unmute for everyone
chat-speaks = { $name } can chat again.
chat-someone = Someone
chat-report = Report
chat-reported = Thanks! The moderators will read it.
report-title = Report message
report-help = { $name } wrote this. The moderators will see it with your reason.
report-reason = What's wrong with it?
report-needs-reason = Say briefly what's wrong with it.

## Bug reports

notices-mute = Mute notices
notices-unmute = Unmute notices
notices-muted = Muted. No notices from this table.
notices-unmuted = Notices are on for this table.
notices-set-up = Get told of your turn
bug-report = Report a problem
continue-online = Continue online with friends
bug-report-help = Your report includes the game, the version, the current step and what you can see. Once the game is over, it includes the whole game. Other players don't see it.
bug-report-what = What went wrong?
bug-report-send = Send report
bug-report-sent = Thanks! The moderators can read your report. Its number is { $id }.
bug-report-file = Download report

## Menu

menu = Menu
rules = Rules
undo = Undo
undo-ask = Request undo
undo-help = The others have seen what happened next, so they must all agree. They'll see your name and your reason.
undo-reason = Why?
undo-reason-slip = I misclicked
undo-reason-misread = I misread the board
undo-reason-rule = I misunderstood a rule
undo-reason-own = Another reason
undo-own-words = Your reason
undo-granted = Undone: everyone agreed.
undo-refused = Not undone: someone refused or it's too late.
undo-send = Ask the others
undo-waits = You asked to undo. { $names } must agree.
undo-asked = { $name } wants to undo:
undo-agree = Agree
undo-refuse = Refuse
leave = Leave game
leave-help = A bot keeps playing for you. You can come back until someone else takes your seat.
close-table = Close table
close-table-help = Other players are seated. The table closes for everyone.
keys = Keyboard shortcuts
keys-on = Single-key shortcuts
keys-on-help = Turn them off if you dictate or press keys by accident.
keys-offers = Your options now
keys-no-offers = You have nothing to decide right now.
key-space = Space
key-help = This help
key-log = Log
key-chat = Chat
key-menu = Menu
key-undo = Undo your last decision
key-skip = Skip the animation
key-step = Next step of the animation
key-turn = Next page of the lesson
key-escape = Close the open window
key-tab = Move between buttons and press one

## Lessons

lesson-coach = Your coach
lesson-progress = Lesson: step { $step } of { $steps }
lesson-alone = Lesson: on your own
lesson-next = Next
lesson-back = Back
lesson-leave = Leave for now
lesson-play = Play a real game
lesson-watches = Watch what happens…
lesson-silent = You're on your own here: play as you like.
lesson-parts = That was your first game, and you know how it goes. The next one has no script.
lesson-fairness = This lesson has a script, so you see everything once: the draws and the other players' decisions are set. It doesn't count for ratings. In a real game, anyone can check every draw.

fairness = Are the draws fair?
fairness-short = Check the draws
fairness-help = Before anyone sat down, the server chose a secret and showed a commitment to it. Each player's browser added a random number. Together they decide every draw, so nobody could choose one.
fairness-numbers = Show the numbers
fairness-commitment = Server's commitment
fairness-nonce = { $name }'s random number
fairness-no-nonce = None
fairness-order = Order of the random numbers
fairness-secret = Server's secret
fairness-secret-later = Shown when the game is over.
fairness-record = Download record

## The end

ending = Game over
won-you = You win!
won-with-you = You share the win with { $names }.
won-nobody = Nobody wins.
won = { $count ->
        [one] { $names } wins.
       *[other] { $names } win together.
    }
rematch = Rematch
review = Review
end-lines = The game in three lines
end-share = Share
end-share-text = { $game }: { $result }
end-link = Link to this game: { $address }
end-picture = Save picture
next-is-open = The rematch is ready.
next-go = Go to the rematch
