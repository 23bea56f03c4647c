### Words of the frame around the boards: seats, questions, log, chat, menu.
###
### Sentences end with a full stop, buttons and headings do not.

## The table as a whole

table-loading = The table is being laid…
board = Board
board-loading = The board is being laid…
board-failed = The board could not be loaded. You can play in sentences meanwhile.
glossary = What the pieces do
watching = { $count ->
        [one] 1 spectator
       *[other] { $count } spectators
    }
viewers = Spectators
viewers-none = No spectator has given a name.
viewers-behind = They see the game { $seconds } seconds later.
viewers-offer-help = You can offer a bot's seat to spectators. The other players must agree; the bot plays until then.
viewers-offer = Offer { $name }'s seat
viewers-offered = Seat offered.

gone-problem = The table is out of reach
gone-title = { $code ->
        [no_spectators] A closed circle
        [logged_out] You are logged out
        [misuse] The line was cut
       *[unknown_room] No such table
    }
gone-text = { $code ->
        [no_spectators] The match has begun, and this table is not open to those who look on. Ask its host for a table with a seat for you.
        [logged_out] You are logged out on this device, and only those who sit at this table may see it. Log in to have your seat back.
        [misuse] The server could not read what these pages said. Load the page again; if it happens again, tell us.
       *[unknown_room] No table has this address. It may have been mistyped, or the table was cleared away long ago.
    }
closed = The table is closed
closed-why = { $code ->
        [host_closed] Its host has closed it. What was played is kept.
        [rules_changed] The rules of this server have changed in a way that would have played the match otherwise, so it cannot go on. What was played is kept.
        [unwatched] Only bots played here and nobody watched, so the game ended early. What was played is kept.
        [too_long] The game became too long, so it ended early. What was played is kept.
        [unreadable] The record of the match cannot be followed any more. It is kept for those who run the server.
       *[other] { $message }
    }

## The line

line-lost = The line is lost. We keep trying to reach the table…
line-restarts = The server restarts. The table will be back in a moment…
logged-out = You are logged out on this device, so it has no seat here any more. Log in to have it back.

## Seats

seats = Seats
seat-you = (you)
seat-free = Free seat
seat-present = is here
seat-away = away
seat-owes = To act
seat-won = Winner
seat-bot = { $kind ->
        [random] bot, plays at random
        [novice] bot, novice
        [adventurer] bot, adventurer
        [veteran] bot, veteran
        [legend] bot, legend
       *[other] bot: { $kind }
    }
seat-covered-away = away, a bot plays
seat-covered-time-out = out of time, a bot plays
seat-covered-left = has left, a bot plays
seat-take-over = Take the seat
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
seat-offered = { $name }'s seat is free. You can take it over.
seat-clear = Free { $name }'s seat
bot = { $kind ->
        [random] Bot: plays at random
        [novice] Bot, novice: plays much at random, but nothing absurd
        [adventurer] Bot, adventurer: knows the game and its odds
        [veteran] Bot, veteran: thinks ahead for a moment
        [legend] Bot, legend: the strongest, thinks up to a second
       *[other] Bot: { $kind }
    }
bot-choose = Which bot?
bot-put = Seat the bot
sit-here = Sit here
stand-up = Stand up
covered = { $why ->
        [away] You were away, so a bot plays for you.
        [time_out] Your time ran out, so a bot plays for you.
       *[left] You left, so a bot plays for you.
    }
covered-return = Take your seat back

clock-move = { $left } for this decision, then { $bank } in the bank
clock-bank = { $left } left for the whole match
clock-deadline = { $left } left for this decision
clock-days = { $days ->
        [0] { $hours } h { $minutes } min
       *[other] { $days } d { $hours } h
    }

## The waiting room

waiting-seats = Who plays
begin = Begin the match
begin-needs-seats = { $free ->
        [one] One seat is still free: wait for a friend, or seat a bot.
       *[other] { $free } seats are still free: wait for friends, or seat bots.
    }
waits-for-host = Everyone is here. The host begins the match.
waits-for-players = { $free ->
        [one] One seat is still free.
       *[other] { $free } seats are still free.
    }
waits-behind = You watch { $seconds } seconds behind, so the game may have started.
invite = Invite friends
invite-link = Link to this table
invite-help = Whoever has the link can sit down or look on. No account is needed.
invite-code = The link as a code for a camera
invite-copy = Copy the link
invite-copied = The link is copied.
invite-copy-by-hand = The link is marked: copy it with your keyboard or by a long press.
invite-share = Share
invite-text = Come and play { $game } with me.
terms = What is played
terms-pace = Pace
terms-spectators = Looking on
terms-rated = Rating
terms-origin = Goes on from
origin-link = another match
origin-as-it-was = as it stood there
origin-anew = with everything dealt anew that seat { $seat } did not know
pace-live = At one sitting, without clocks
pace-clock = { $move } seconds for each decision, and { $bank ->
        [one] one minute
       *[other] { $bank } minutes
    } for the whole match
pace-turns = { $days ->
        [one] One day for each decision
       *[other] { $days } days for each decision
    }
spectators-no = Only before the match begins
spectators-welcome = { $delay ->
        [0] Everyone with the link
       *[other] Everyone with the link, { $delay } seconds behind
    }
rated-yes = The result counts

## What is asked

ask = What is asked of you
ask-answers = Answers
ask-asides = Before you answer
ask-explain = Explain
ask-hint = Click an answer or press its key. Point at one to see what it means.
ask-after-scene = Watch what happens first, or go on at once.
ask-on-board = Choose on the board.
ask-sending = Your answer is under way.
ask-sent-later = Your answer is kept and will be sent as soon as the line is back.
your-turn = Your turn.
you-may = You may act.
turn-announced = Your turn. { $prompt }
waiting-chance = The cards are being dealt…
waiting-for = { $count ->
        [0] The match goes on in a moment…
        [one] Waiting for { $names }…
       *[other] Waiting for { $names }…
    }
match-over = The match is over.
skip = Skip
live-events = What happens

## Log and chat

side = Log and chat
log = Log
log-empty = Nothing has happened yet.
log-earlier = Show what happened earlier
log-newest = To the newest
why = why?
why-rule = Why? Rule { $rule }
rule-title = { $rule }: { $title }
rule-link = Read rule { $rule }
chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-to-players = To everyone at the table
chat-to-spectators = To those who look on
chat-channel-spectators = to those who look on
chat-send = Send
chat-left = { $left ->
        [one] One character left
       *[other] { $left } characters left
    }
chat-unread = { $count ->
        [one] Chat, one line unread
       *[other] Chat, { $count } lines unread
    }
chat-more = More about what { $name } said
chat-mute = Mute for me
chat-unmute = Hear again
chat-muted = You do not hear { $name }.
chat-hush = Silence at this table
chat-hushed = { $name } may not speak at this table.
chat-unhush = Let them speak
chat-speaks = { $name } may speak again.
chat-someone = someone
chat-report = Report
chat-reported = Thank you. Those who run the server will read it.
report-title = Report a line
report-help = { $name } wrote this. Those who run the server will see it together with your reason.
report-reason = What is wrong with it?
report-needs-reason = Say in a few words what is wrong.

## Bug reports

bug-report = Report a problem
bug-report-help = Your report includes the game, the version, the current step and what you can see of the match. After the match, it also includes the record. Other players don't see it.
bug-report-what = What went wrong?
bug-report-send = Send report
bug-report-sent = Thank you! The host of this server can read your report. Its number is { $id }.
bug-report-file = Download the report

## Menu

menu = Menu
rules = Rules
undo = Take it back
undo-ask = Ask to take it back
undo-help = Others have seen what happened since, so each of them has to agree. They see who asks, and why.
undo-reason = Why?
undo-reason-slip = A slip of the hand
undo-reason-misread = I misread the board
undo-reason-rule = I misunderstood a rule
undo-reason-own = In my own words
undo-own-words = Your reason
undo-granted = Everyone agreed: your decision is taken back.
undo-refused = Your decision stands: someone disagreed, or the match went on.
undo-send = Ask the others
undo-waits = You ask to take your decision back. { $names } must agree.
undo-asked = { $name } asks to take a decision back:
undo-agree = Agree
undo-refuse = Refuse
leave = Leave the match
leave-help = A bot plays on in your seat. You can come back as long as nobody else has sat down there.
close-table = Close the table
keys = Keys
keys-on = Single keys
keys-on-help = Turn them off if you dictate, or if keys are pressed by accident.
keys-offers = What you can answer now
keys-no-offers = Nothing is asked of you just now.
key-space = Space
key-help = This help
key-log = Log
key-chat = Chat
key-menu = Menu
key-undo = Take the last decision back
key-skip = Skip what is being shown
key-turn = Next page of the lesson
key-escape = Close what is open
key-tab = From button to button, and press one

## Lessons

lesson-coach = Your coach
lesson-progress = Lesson: step { $step } of { $steps }
lesson-alone = Lesson: you play on
lesson-next = Next
lesson-back = Back
lesson-leave = Leave for now
lesson-play = Play a real game
lesson-watches = Watch what happens …
lesson-silent = You are on your own here: play as you like.
lesson-parts = That was your first game, and you know how it goes. The next one is drawn by real chance.
lesson-fairness = This is a lesson. Chance was written down beforehand and the others play by a script, so that you see everything once. Nothing of it counts for ratings, and there are no draws to check. In a real match anyone can check every draw.

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

ending = The end of the match
won-you = You have won!
won-nobody = Nobody has won.
won = { $count ->
        [one] { $names } has won.
       *[other] { $names } have won together.
    }
rematch = Play again
next-is-open = The table for the next match is laid.
next-go = Go there
