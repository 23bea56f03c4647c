### What the program itself says in English; the words of each game stand with the game.
###
### A message that ends with a colon is followed by something that is the same in every language: a file, a number
### in hexadecimal digits, a command.

## Games and their options

cli-name = { $name }
cli-game = { $game }. { $game-tagline }
cli-tagline = { $game-tagline }
cli-seats = For { $least } to { $most } players.
cli-setting = { $option }: { $value }.
cli-default = This is the default.
cli-bots = Bots, the weakest first:
cli-bot-random = Plays at random: a yardstick for others.
cli-bot-novice = Plays much at random, but nothing absurd.
cli-bot-adventurer = Knows the game and its odds.
cli-bot-veteran = Knows the game, and plays it on in its head for a moment.
cli-bot-legend = The strongest: thinks up to a second.
cli-bot-other = A bot.
cli-rules = { $count ->
        [one] It has one numbered rule.
       *[other] It has { $count } numbered rules.
    } Read them with this command:

## Before the match

cli-guest = { $count ->
        [one] Guest
       *[other] Guest { $number }
    }
cli-you-play-as = You play as { $who }.
cli-people = { $people } share this keyboard.
cli-bots-play = { $bots-count ->
        [one] { $bots } is a bot, { $level ->
            [random] which plays at random
            [novice] a novice
            [adventurer] an adventurer
            [veteran] a veteran
            [legend] a legend
           *[other] of its own kind
        }.
       *[other] { $bots } are bots, { $level ->
            [random] which play at random
            [novice] novices
            [adventurer] adventurers
            [veteran] veterans
            [legend] legends
           *[other] of their own kind
        }.
    }
cli-commitment = Every draw follows from a secret that is already settled. This commitment binds the table to it:
cli-key-choose = Answer with the number or letter before a choice, or with the first letters of its words.
cli-key-letters = Where numbers could be mistaken, the choices have letters, without l, q, r, s and t: there a number takes the choice that speaks of it, and the letter of a choice comes before the first letter of a word.
cli-key-explain = Type ? to have the choices explained, or ? and a number or letter for one of them.
cli-key-tell = Type t to hear the table and what its pieces do, l to hear the story so far, or r and a number to read a rule.
cli-key-leave = Type s and a file name to save the match, or q to leave it.
cli-key-again = Press Enter alone to hear the question again or, where you may act out of turn, to let the others go on.
cli-key-first = Whoever may act out of turn, or change a choice, can ask for the keyboard by name when it changes hands.

## A turn

cli-clear = Press Enter when you have read this, and the screen is cleared.
cli-hand-over = Hand the keyboard to { $who }. Press Enter when only { $who } is looking.
cli-hand-over-or =
    Hand the keyboard to { $who }. Press Enter when only { $who } is looking. { $others-count ->
        [one] { $others } may act first: to do so, type that name instead.
       *[other] { $others } may act first: to do so, type one of these names instead.
    }
cli-anyone-first =
    Before { $who } decides, { $others-count ->
        [one] { $others } may act: to do so, type that name. Press Enter to go on.
       *[other] { $others } may act: to do so, type one of these names. Press Enter to go on.
    }
cli-no-such-name = That is none of these names. Type one of them, or press Enter alone.
cli-your-turn = It is your turn.
cli-out-of-turn =
    { $others-count ->
        [one] Before { $others } decides, you may act out of turn.
       *[other] Before { $others } decide, you may act out of turn.
    }
cli-nothing-to-choose = There is nothing that you can do now.
cli-choose = Your choice:
cli-choose-or-go-on = Your choice, or Enter to go on:
cli-rule = Rule
cli-no-such-rule = There is no rule with that number.
cli-no-such-choice = { $marks ->
        [letters] { $count ->
            [one] There is only this choice:
           *[other] There is no such choice. Type one of these letters:
        }
       *[numbers] { $count ->
            [one] There is only choice 1.
           *[other] There is no such choice: they are numbered from 1 to { $count }.
        }
    }
cli-unclear = { $marks ->
        [letters] { $count ->
            [one] That is not the choice. Type ? to have it explained, or this letter to take it:
           *[other] That is none of the choices. Type ? to have them explained, or one of these letters:
        }
       *[numbers] { $count ->
            [one] That is not the choice. Type 1 to take it, or ? to have it explained.
           *[other] That is none of the choices. Type a number from 1 to { $count }, or ? to have them explained.
        }
    }
cli-several = { $marks ->
        [letters] That could be any of these. Type more of it, or its letter.
       *[numbers] That could be any of these. Type more of it, or its number.
    }
cli-not-saved-yet = The match is not saved. Type q again to leave it, or s and a file name to save it.
cli-saved = The match is saved there already.
cli-saved-in = From now on the match is kept in this file:
cli-save-failed = The match could not be saved there, for this reason:

## The end

cli-over = The game is over.
cli-won = { $who-is ->
        [you] You have won.
       *[other] { $who } has won.
    }
cli-won-together = { $winners } have won together.
cli-nobody-won = Nobody has won.
cli-secret = This was the secret behind every draw:
cli-offer-to-save = Type s and a file name to keep this match and to check its draws, or press Enter to leave.
cli-how-to-check = To check every draw against the commitment, run this command:
cli-left = You leave the table. The match is not saved.
cli-left-saved = You leave the table. The match is saved in this file:
cli-how-to-resume = To go on with it, run this command:

## A saved match

cli-unfinished = This match is not over yet, and its file holds the secret behind every draw to come.
cli-fair = The draws of this match are fair.
cli-fair-secret = The secret fits the commitment.
cli-fair-draws = { $draws ->
        [one] One draw was recomputed from the secret, and it is as recorded.
       *[other] { $draws } draws were recomputed from the secret, and all are as recorded.
    }
cli-fair-decisions = { $decisions ->
        [one] The players made one decision, and the rules allow it.
       *[other] The players made { $decisions } decisions, and the rules allow every one.
    }
cli-fair-takes = { $takes ->
        [one] Once, steps were taken back; what was drawn before counts among the draws.
       *[other] { $takes } times, steps were taken back; what was drawn before counts among the draws.
    }
cli-fair-origin = The match went on from another, of which { $steps ->
        [one] one step was made again: its chance is
       *[other] { $steps } steps were made again: their chance is
    } for that match's own record to show.
cli-fair-replaced = { $seats ->
        [one] One seat did not reveal its nonce in time. The secret settled another one.
       *[other] { $seats } seats did not reveal their nonces in time. The secret settled others.
    }
cli-fair-version = The match was begun under version { $recorded } of the rules; it plays out the same under version { $present }, which is that of this program.
cli-fair-unfinished = The match is not over yet.
cli-fair-commitment = Compare this commitment with the one shown before the match:
cli-fair-nonce = { $who } added this to chance:

## The coverage of the rules

cli-coverage-games = { $games } random games were played. Each rule with how often it was at work:
cli-coverage-complete = Every rule that can be at work was.
cli-coverage-missing = It can be at work and never was.
cli-coverage-cannot = No game shows it:
cli-coverage-against = It was at work although the book says that it cannot be.

## The arena

cli-arena-mixed = { $game }: { $games ->
        [one] one game
       *[other] { $games } games
    } at tables of { $seats }, { $deals ->
        [one] one deal
       *[other] { $deals } deals
    }, each played by everyone from every seat.
cli-arena-lone = { $game }: { $games ->
        [one] one game
       *[other] { $games } games
    } at tables of { $seats }, one of a kind against the others, { $deals ->
        [one] one deal
       *[other] { $deals } deals
    }, each played by everyone from every seat.
cli-arena-settings = Settings:
cli-arena-player = Player
cli-arena-games = Games
cli-arena-wins = Wins
cli-arena-rate = Win rate
cli-arena-interval = 95 %
cli-arena-paired = 95 % by deals
cli-arena-rating = Rating
cli-arena-seat = Seat { $number }
cli-arena-one = One
cli-arena-against = against all others
cli-arena-verdict = is
cli-arena-stronger = stronger
cli-arena-weaker = weaker
cli-arena-unclear = not clearly either
cli-arena-even = Even
cli-arena-clock = Time
cli-arena-cpu = processor
cli-arena-wall = clock
cli-arena-decisions = Decisions
cli-arena-mean = Mean ms
cli-arena-median = p50 ms
cli-arena-slow = p99 ms
cli-arena-per-second = per second
cli-arena-crashed = Crashed
cli-arena-timed-out = Took too long
cli-arena-illegal = No lawful answer
cli-arena-pace = Time of this run, and decisions of all players in a second of it:
cli-arena-ahead = The lead in points, with its 95 % interval:
cli-arena-shared = { $count ->
        [one] In one game several won, who share the victory.
       *[other] In { $count } games several won, who share the victory.
    }
cli-arena-nobody = { $count ->
        [one] One game was won by nobody: it is no victory for anyone, and a draw for the ratings.
       *[other] { $count } games were won by nobody: they are no victory for anyone, and draws for the ratings.
    }
cli-arena-cut-off = { $count ->
        [one] One game had no end in sight and was cut off: it counts as won by nobody.
       *[other] { $count } games had no end in sight and were cut off: they count as won by nobody.
    }
cli-arena-forfeits = Whoever crashes, takes too long or answers unlawfully loses the game, and the others share it.
cli-arena-left = { $count ->
        [one] The run was ended before its time: one game was not played.
       *[other] The run was ended before its time: { $count } games were not played.
    }
cli-arena-go-on = The same command goes on with it.
cli-arena-not-kept = What was played is not kept: with --resume and a file it would be.
cli-arena-chart = { $game }: how strong each player is
cli-arena-from = { $games ->
        [one] One game
       *[other] { $games } games
    } at tables of { $seats }, { $deals ->
        [one] one deal
       *[other] { $deals } deals
    }
cli-arena-axis = Points with 95 % interval; 400 points are a factor of ten in strength

## Odds

cli-odds-chance = The chance to come through the dungeon as it is now, by what { $who } knows:
cli-odds-after = After each decision that is open now:

## Solving

cli-solve-slots = Actions that can be learned, in millions:
cli-solve-threads = Threads:
cli-solve-order = Scores are solved from the last to the first; each is told by the successes and failures of the starter and of the other one. Figures after ± are half a 95 % interval.
cli-solve-score = Score:
cli-solve-value = Value to the starter, from -1 to 1:
cli-solve-deals = Deals learned from in this run:
cli-solve-seconds = Seconds:
cli-solve-pace = Million decisions visited in a second:
cli-solve-bytes = Bytes in the strategy file:
cli-solve-gain = Gain in a round of plain stakes against the threshold rule, as learned:
cli-solve-gain-written = The same, as written down:
cli-solve-response-deals = Deals from which a response was learned:
cli-solve-response = Gain of that response, a lower bound of what a best one gains:
cli-solve-exploited = What a best response that forgets nothing wins against what was learned, as the starter, as the other one and by lot:
cli-solve-exploited-written = The same, against what is written down:
cli-solve-time = Seconds in all, measuring included:
cli-solve-nodes = Millions of decisions visited:
cli-solve-memory = Megabytes of a table; two are held while a response is learned:
cli-solve-games = Share of whole games won against the threshold rule:
cli-solve-stopped = The run was stopped. With --checkpoint and --resume the same command goes on with it.
