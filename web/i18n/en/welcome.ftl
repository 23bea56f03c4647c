## Components, as the rules page lists them

component-name = { $it }
component-adventurer = { $hp } HP and these tiles: { $tiles }.
component-tile = { $it-effect }.
component-monster = { $it-about }.

## The board

welcome-board = Board
welcome-glossary = Monsters and equipment
welcome-look-up-name = { $name }: see what it does
welcome-only-you = Only you see this
welcome-you = You
welcome-round = Round { $round }
welcome-hp = { $hp } HP
welcome-hp-sum =
    { $tiles ->
        [0] { $own } base
       *[other] { $own } base + { $tiles } from tiles
    }
welcome-hp-whole = { $hp } HP with all tiles
welcome-cards =
    { $count ->
        [0] no cards
        [one] 1 card
       *[other] { $count } cards
    }

## Players

welcome-standings = Standings
welcome-successes = { $count } of 2 successes
welcome-aid-white = Player aid: white, no failures
welcome-aid-red = Player aid: red, out after another failure
welcome-bid-turn = to act
welcome-bid-waiting = in
welcome-bid-bidding = in
welcome-bid-passed = passed
welcome-bid-inside = inside
welcome-bid-out = out
welcome-bid-won = wins

## The bidding

welcome-deck = Monster deck
welcome-deck-count =
    { $count ->
        [0] The deck is empty
        [one] 1 card in the deck
       *[other] { $count } cards in the deck
    }
welcome-card-hidden = Face-down card
welcome-hand = Drawn card
welcome-looks = { $name } looks at a card
welcome-thinks = { $name }: draw or pass?
welcome-place-hint = Choose the dungeon to add the monster, or a tile to sacrifice it and set the monster aside.
welcome-dungeon = Dungeon
welcome-dungeon-empty = No monsters yet.
welcome-pile = Cards in the dungeon, top card first
welcome-pile-order = The last card added is revealed first.
welcome-pile-hidden = Card { $position } from the top: face down. Added by: { $name }.
welcome-pile-known = Card { $position } from the top: { $monster }. Added by: { $name }. Only you see it.
welcome-tiles = Equipment
welcome-sacrifice = Sacrifice
welcome-sacrificed = Sacrificed
welcome-sacrificed-by = Sacrificed by { $name }
welcome-sacrificed-by-you = Sacrificed by you
welcome-under = Under it: { $monster }
welcome-gone = Used up or lost

## What the player knows

welcome-memory = What you know
welcome-memory-nothing =
    { $unknown ->
        [0] You haven't added any cards yet.
        [one] You don't know the card in the dungeon.
       *[other] You don't know any of the { $unknown } cards in the dungeon.
    }
welcome-memory-dungeon = Your cards in the dungeon, in reveal order: { $monsters }.
welcome-memory-sum =
    { $unknown ->
        [0] Total strength { $strength } against { $hp } HP if no tile defeats anything. You know every card.
        [one] Strength { $strength } so far against { $hp } HP if no tile defeats anything. You don't know 1 card.
       *[other] Strength { $strength } so far against { $hp } HP if no tile defeats anything. You don't know { $unknown } cards.
    }
welcome-memory-under = { $monster } (under { $tile })
welcome-memory-aside = You set aside: { $cards }.
welcome-monsters = Monsters
welcome-copies =
    { $copies ->
        [one] { $monster }: 1 card
       *[other] { $monster }: { $copies } cards
    }{ $dungeon ->
        [0] {""}
       *[other] ; you know of { $dungeon } in the dungeon
    }{ $aside ->
        [0] {""}
       *[other] ; you know of { $aside } set aside
    }
welcome-specials =
    { $known ->
        [0] 2 of these 6 are in the game. You haven't seen either.
        [one] 2 of these 6 are in the game. You know 1 of them.
       *[other] 2 of these 6 are in the game. You know both.
    }
welcome-mark-dungeon = in the dungeon
welcome-mark-aside = set aside
welcome-mark-unknown = unknown

## In the dungeon

welcome-run = In the dungeon
welcome-turning = Card { $position }…
welcome-status = Active effects
welcome-variety-all-differ = All monsters different so far.
welcome-variety-some-alike = A monster type has come up twice.
welcome-decides = { $name } decides.
welcome-run-cards =
    { $who ->
        [you] You face
       *[other] { $name } faces
    } { $size ->
        [one] 1 card
       *[other] { $size } cards
    }: { $beaten } defeated, { $damage } damage.
welcome-named-hint = The number by the gate: how many you know are in the dungeon.
welcome-trail = Cards of the dungeon in reveal order
welcome-met-open = Card { $position }: { $monster }
welcome-met-beaten = Card { $position }: { $monster }, defeated by: { $tiles }
welcome-met-hurt = Card { $position }: { $monster }, { $damage } damage
welcome-met-ignored = Card { $position }: { $monster }, ignored thanks to the Ally
welcome-met-helped = Card { $position }: { $monster }, lends a hand
welcome-met-harmless = Card { $position }: { $monster }, no effect
welcome-met-dissolved = Card { $position }: { $monster }, took a tile: { $tile }
welcome-met-unveiled = Card { $position }: { $monster }, revealed after death
welcome-ahead = Card { $position }: face down
welcome-ahead-known = Card { $position }: { $monster }. Only you know it.

## After the dungeon

welcome-after = After the dungeon
welcome-success = Success!
welcome-failure = Failure
welcome-asides = Cards set aside
welcome-choose = Choose the next adventurer
welcome-choose-enlarge = Point at an adventurer or press it long to read the tiles.
welcome-chooses = { $name } chooses an adventurer

## Looking things up

welcome-is-common = In every game.
welcome-is-special = Special monster: each game has 2 of the 6.
welcome-in-deck =
    { $count ->
        [one] There is 1 card.
       *[other] There are { $count } cards.
    }
welcome-tiles-of = Equipment: { $adventurer }
welcome-adventurers = Adventurers

## Highlights: large pictures over the board

welcome-highlight-enter =
    { $who-is ->
        [you] You must go in
       *[other] { $who } goes in
    }
welcome-highlight-enter-text =
    { $cards ->
        [one] 1 monster waits.
       *[other] { $cards } monsters wait.
    }
welcome-highlight-success =
    { $who-is ->
        [you] You survive!
       *[other] { $who } survives!
    }
welcome-highlight-success-text = Success card { $successes } of 2.
welcome-highlight-failure =
    { $who-is ->
        [you] You fail
       *[other] { $who } fails
    }
welcome-highlight-failure-text = The dungeon was too strong.
welcome-highlight-killer = { $monster-the } strikes the last blow.
welcome-highlight-out =
    { $who-is ->
        [you] You're out
       *[other] { $who } is out
    }
welcome-highlight-out-text = 2 failures: out of the game.
welcome-highlight-won =
    { $who-is ->
        [you] You win!
       *[other] { $who } wins!
    }
welcome-highlight-won-text =
    { $by ->
        [successes] With 2 success cards.
       *[survival] Everyone else is out.
    }

## The end of a game

welcome-end-successes =
    { $who-is ->
        [you] You survive 2 dungeons with { $adventurers-the }.
       *[other] { $who } survives 2 dungeons with { $adventurers-the }.
    }
welcome-end-survival =
    { $who-is ->
        [you] You're the last player left: the others failed twice.
       *[other] { $who } is the last player left: the others failed twice.
    }
welcome-end-hardest =
    { $result ->
        [survived] { $who-is ->
            [you] You survive the fullest dungeon
           *[other] { $who } survives the fullest dungeon
        }
       *[failed] { $who-is ->
            [you] You fail in the fullest dungeon
           *[other] { $who } fails in the fullest dungeon
        }
    }: { $cards ->
        [one] 1 monster.
       *[other] { $cards } monsters.
    }
welcome-end-rival =
    { $who-is ->
        [you] You come closest
       *[other] { $who } comes closest
    }: { $successes ->
        [one] 1 success card.
       *[other] { $successes } success cards.
    }
welcome-end-rivals =
    { $successes ->
        [one] { $who } come closest: 1 success card each.
       *[other] { $who } come closest: { $successes } success cards each.
    }
welcome-end-no-rival = Nobody else takes a success card.
welcome-end-title = Final table
welcome-end-player = Player
welcome-end-successes-column = Successes
welcome-end-failures-column = Failures
welcome-end-entered-column = Dungeons
welcome-end-defeated-column = Defeated
welcome-end-added-column = Added
welcome-end-sacrificed-column = Sacrificed
