### The program's own texts in English. Each game has its own file for its words.
###
### A message that ends with a colon is followed by something that is the same in every language: a file, a
### hexadecimal number, a command.

## Games and their options

cli-name = { $name }
cli-game = { $game }. { $game-tagline }
cli-tagline = { $game-tagline }
cli-seats = { $least } to { $most } players.
cli-setting = { $option }: { $value }.
cli-default = Default.
cli-bots = Bots, weakest first:
cli-bot-random = Plays at random: a baseline for the others.
cli-bot-novice = Makes lots of mistakes.
cli-bot-adventurer = Knows the game and its odds.
cli-bot-veteran = Knows the game and thinks ahead for a moment.
cli-bot-legend = The strongest: thinks for up to a second.
cli-bot-other = A bot.
cli-rules = { $count ->
        [one] 1 numbered rule.
       *[other] { $count } numbered rules.
    } To read them, run:

## Before the game

cli-guest = { $count ->
        [one] Guest
       *[other] Guest { $number }
    }
cli-you-play-as = You play as { $who }.
cli-people = { $people } share this keyboard.
cli-bots-play = { $bots-count ->
        [one] { $bots } is { $level ->
            [random] a bot that plays at random
            [novice] a novice bot
            [adventurer] an adventurer bot
            [veteran] a veteran bot
            [legend] a legend bot
           *[other] a bot
        }.
       *[other] { $bots } are { $level ->
            [random] bots that play at random
            [novice] novice bots
            [adventurer] adventurer bots
            [veteran] veteran bots
            [legend] legend bots
           *[other] bots
        }.
    }
cli-commitment = All draws and rolls come from a secret that's already fixed. You can check it later with this commitment:
cli-key-help = Type a number, letter or word to choose, ? for help, q to quit.
cli-key-choose = To choose, type a choice's number or letter, or the start of one of its words.
cli-key-letters = Choices that mention numbers are marked with letters (never l, q, r, s or t). There, a number means the choice that mentions it, and a letter first means the choice it marks.
cli-key-explain = Type ? to explain all choices, or ? and a number or letter to explain one.
cli-key-tell = Type t for the table and what its pieces do, l for the log, or r and a number for a rule.
cli-key-leave = Type s and a file name to save the game, or q to quit.
cli-key-again = Press Enter to see the question again. When you can act out of turn, Enter lets the others continue.
cli-key-first = To act out of turn or change your choice, type your name when the keyboard changes hands.

## A turn

cli-clear = When you've read this, press Enter to clear the screen.
cli-hand-over = Pass the keyboard to { $who }. Press Enter when only { $who } can see the screen.
cli-hand-over-or =
    Pass the keyboard to { $who }. Press Enter when only { $who } can see the screen. { $others-count ->
        [one] { $others } can act first: type that name instead.
       *[other] { $others } can act first: type one of these names instead.
    }
cli-anyone-first =
    { $others-count ->
        [one] Before { $who } decides, { $others } can act: type that name, or press Enter to continue.
       *[other] Before { $who } decides, { $others } can act: type one of these names, or press Enter to continue.
    }
cli-no-such-name = Name not found. Type one of the names, or just press Enter.
cli-your-turn = Your turn.
cli-out-of-turn =
    { $others-count ->
        [one] Before { $others } decides, you can act out of turn.
       *[other] Before { $others } decide, you can act out of turn.
    }
cli-nothing-to-choose = There's nothing you can do right now.
cli-choose = Your choice:
cli-choose-or-go-on = Your choice, or Enter to continue:
cli-rule = Rule
cli-no-such-rule = Rule not found. Type ? to see which rules apply here.
cli-no-such-choice = { $marks ->
        [letters] { $count ->
            [one] There's only this choice:
           *[other] Choice not found. Type one of these letters:
        }
       *[numbers] { $count ->
            [one] There's only one choice. Type 1 to take it.
           *[other] Choice not found. Type a number from 1 to { $count }.
        }
    }
cli-unclear = { $marks ->
        [letters] { $count ->
            [one] That's not a choice. Type ? for help, or this letter:
           *[other] That's not a choice. Type ? for help, or one of these letters:
        }
       *[numbers] { $count ->
            [one] That's not a choice. Type 1 to take the only one, or ? for help.
           *[other] That's not a choice. Type a number from 1 to { $count }, or ? for help.
        }
    }
cli-several = { $marks ->
        [letters] Several choices match. Type more words, or one of these letters.
       *[numbers] Several choices match. Type more words, or one of these numbers.
    }
cli-not-saved-yet = The game isn't saved. Type q again to quit, or s and a file name to save it.
cli-saved = The game is already saved there.
cli-saved-in = Saved. From now on, every decision is saved to:
cli-save-failed = Couldn't save the game:

## The end

cli-over = Game over.
cli-won = { $who-is ->
        [you] You win!
       *[other] { $who } wins!
    }
cli-won-together = { $winners } win together!
cli-nobody-won = Nobody wins.
cli-secret = The secret behind all draws and rolls:
cli-offer-to-save = Type s and a file name to save this game and check its draws, or press Enter to quit.
cli-how-to-check = To check every draw against the commitment, run:
cli-left = You leave the table. The game isn't saved.
cli-left-saved = You leave the table. The game is saved in:
cli-how-to-resume = To continue, run:

## A saved game

cli-unfinished = This game isn't over. Its file contains the secret behind every draw to come.
cli-fair = This game's draws are fair.
cli-fair-secret = The secret matches the commitment.
cli-fair-draws = { $draws ->
        [one] 1 draw or roll checked against the secret: it matches.
       *[other] { $draws } draws and rolls checked against the secret: all match.
    }
cli-fair-decisions = { $decisions ->
        [one] 1 decision by the players: legal.
       *[other] { $decisions } decisions by the players: all legal.
    }
cli-fair-takes = { $takes ->
        [one] 1 undo: undone draws are checked too.
       *[other] { $takes } undos: undone draws are checked too.
    }
cli-fair-origin = { $steps ->
        [one] The first step comes from another game: check its draws with that game's file.
       *[other] The first { $steps } steps come from another game: check their draws with that game's file.
    }
cli-fair-replaced = { $seats ->
        [one] 1 seat didn't reveal its random number in time, so the secret provided one.
       *[other] { $seats } seats didn't reveal their random numbers in time, so the secret provided them.
    }
cli-fair-version = The game began with rules version { $recorded }. It plays out the same with this program's version { $present }.
cli-fair-unfinished = The game isn't over yet.
cli-fair-commitment = Compare this commitment with the one shown before the game:
cli-fair-nonce = Random number from { $who }:

## The coverage of the rules

cli-coverage-games = { $games } random games. How often each rule applied:
cli-coverage-complete = Every rule that can apply did.
cli-coverage-missing = It can apply, but never did.
cli-coverage-cannot = It never applies:
cli-coverage-against = It applied, but it's listed as a rule that never applies.

## The arena

cli-arena-mixed = { $game }: { $games ->
        [one] 1 game
       *[other] { $games } games
    } with { $seats } players, { $deals ->
        [one] 1 deal
       *[other] { $deals } deals
    }. Every player plays each deal from every seat.
cli-arena-lone = { $game }: { $games ->
        [one] 1 game
       *[other] { $games } games
    } with { $seats } players, one against a table of another, { $deals ->
        [one] 1 deal
       *[other] { $deals } deals
    }. Every player plays each deal from every seat.
cli-arena-settings = Settings:
cli-arena-player = Player
cli-arena-games = Games
cli-arena-wins = Wins
cli-arena-rate = Win rate
cli-arena-interval = 95 %
cli-arena-paired = 95 % by deals
cli-arena-adjusted = Without luck
cli-arena-needed = Games needed
cli-arena-rating = Rating
cli-arena-seat = Seat { $number }
cli-arena-one = One
cli-arena-against = against
cli-arena-verdict = is
cli-arena-stronger = stronger
cli-arena-weaker = weaker
cli-arena-unclear = too close to tell
cli-arena-even = Even
cli-arena-clock = Time
cli-arena-cpu = CPU
cli-arena-wall = wall clock
cli-arena-decisions = Decisions
cli-arena-mean = Mean ms
cli-arena-median = p50 ms
cli-arena-slow = p99 ms
cli-arena-per-second = per second
cli-arena-crashed = Crashed
cli-arena-timed-out = Timed out
cli-arena-illegal = Illegal answer
cli-arena-pace = Run time and decisions per second:
cli-arena-ahead = Lead in points, with 95 % interval:
cli-arena-shared = { $count ->
        [one] 1 game had several winners, who share the win.
       *[other] { $count } games had several winners, who share the win.
    }
cli-arena-nobody = { $count ->
        [one] Nobody won 1 game: it counts as a draw in the ratings.
       *[other] Nobody won { $count } games: they count as draws in the ratings.
    }
cli-arena-cut-off = { $count ->
        [one] 1 game ran too long and was stopped: nobody won it.
       *[other] { $count } games ran too long and were stopped: nobody won them.
    }
cli-arena-forfeits = A player that crashes, times out or gives an illegal answer loses, and the others share the win.
cli-arena-left = { $count ->
        [one] Stopped early: 1 game wasn't played.
       *[other] Stopped early: { $count } games weren't played.
    }
cli-arena-go-on = To continue, run the same command again.
cli-arena-not-kept = These games aren't saved. Add --resume FILE to save them.
cli-arena-chart = { $game }: strength of each player
cli-arena-from = { $games ->
        [one] 1 game
       *[other] { $games } games
    } with { $seats } players, { $deals ->
        [one] 1 deal
       *[other] { $deals } deals
    }
cli-arena-axis = Rating points with 95 % interval; +400 points means 10 times as strong

## Odds

cli-odds-chance = Chance to survive this dungeon, given what { $who } knows:
cli-odds-after = After each possible decision:

## Review

cli-review-player-name = { $who }
cli-review-player = Player
cli-review-decisions = Decisions
cli-review-inaccuracies = Inaccuracies
cli-review-mistakes = Mistakes
cli-review-blunders = Blunders
cli-review-accuracy = Accuracy
cli-review-start = Start
cli-review-luck = Luck
cli-review-own = Own decisions
cli-review-others = Others' decisions
cli-review-result = Result
cli-review-costly = The costliest decisions of { $who }:
cli-review-none = { $who } made no clear mistake.
cli-review-step = Step { $number }:
cli-review-better = Better:
cli-review-exact = exact odds
cli-review-solved = solved position
cli-review-unfinished = This game isn't over. The results are the chances after its last step.
cli-review-undone = { $count ->
        [one] 1 step was undone. It isn't reviewed.
       *[other] { $count } steps were undone. They aren't reviewed.
    }
cli-review-continued = This game continues another one. Only its own steps are reviewed.
cli-review-dealt-again = Hidden cards were dealt again at the start. { $who } kept what was known.
cli-review-other-rules = Played under rules version { $recorded }, reviewed under version { $present }.
cli-review-practice = Players could undo what they'd already seen.
cli-review-not-judged = { $count ->
        [one] 1 decision couldn't be judged.
       *[other] { $count } decisions couldn't be judged.
    }
cli-review-chart = Chances to win
cli-beliefs = What { $who } could know of hidden cards, from { $count } sampled deals that fit:
cli-beliefs-none = Nothing is hidden from { $who } here.
cli-beliefs-cards = Unknown cards here: { $count }. The chance that at least one is:
cli-beliefs-deck = Left: { $count }. The chance that the next one is:

## Solving

cli-solve-slots = Actions to learn, in millions:
cli-solve-threads = Threads:
cli-solve-order = Scores are solved from last to first. Each shows successes and failures: the starter's, then the other player's. A figure after ± is half a 95 % interval.
cli-solve-score = Score:
cli-solve-value = Value for the starter, from -1 to 1:
cli-solve-deals = Deals learned from in this run:
cli-solve-seconds = Seconds:
cli-solve-pace = Million decisions visited per second:
cli-solve-bytes = Bytes in the strategy file:
cli-solve-gain = Gain over the threshold rule in a round with plain stakes, as learned:
cli-solve-gain-written = The same, as stored in the file:
cli-solve-response-deals = Deals used to learn a response:
cli-solve-response = Gain of that response, a lower bound for the best one:
cli-solve-exploited = Gain of a perfect-recall best response against the learned strategy, as starter, as the other player and on average:
cli-solve-exploited-written = The same, against the file:
cli-solve-time = Total seconds, including measurements:
cli-solve-nodes = Million decisions visited:
cli-solve-memory = Megabytes per table (two while a response is learned):
cli-solve-games = Share of full games won against the threshold rule:
cli-solve-stopped = Run stopped. To continue, run the same command with --checkpoint and --resume.
