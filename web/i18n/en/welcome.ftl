## Components, as the rules page lists them

component-name = { $it }
component-adventurer = { $hp } HP and these tiles: { $tiles }.
component-tile = { $it-effect }.
component-monster = { $it-about }.

## The board

welcome-board = The board
welcome-glossary = Monsters and equipment
welcome-look-up = Read what it does
welcome-look-up-name = { $name }: read what it does
welcome-only-you = Only you see this
welcome-you = You
welcome-round = Round { $round }
welcome-hp = { $hp } HP
welcome-hp-sum =
    { $tiles ->
        [0] { $own } of its own
       *[other] { $own } of its own, { $tiles } from tiles
    }
welcome-hp-whole = { $hp } HP with all tiles
welcome-cards =
    { $count ->
        [0] no cards
        [one] 1 card
       *[other] { $count } cards
    }

## Players

welcome-standings = How everyone stands
welcome-successes = { $count } of 2 successes
welcome-aid-white = Aid card: still white
welcome-aid-red = Aid card: red, one more failure and out
welcome-bid-turn = to act
welcome-bid-waiting = in
welcome-bid-bidding = in
welcome-bid-passed = passed
welcome-bid-inside = inside
welcome-bid-out = out
welcome-bid-won = has won

## The bidding

welcome-deck = Monster deck
welcome-deck-count =
    { $count ->
        [0] The deck is empty
        [one] 1 card in the deck
       *[other] { $count } cards in the deck
    }
welcome-card-hidden = A card, face down
welcome-hand = The card in hand
welcome-looks = { $name } looks at a card
welcome-thinks = { $name } draws or passes
welcome-place-hint = Click the dungeon to add your card to it, or a tile to set both aside.
welcome-dungeon = Dungeon
welcome-dungeon-empty = Nothing waits here yet.
welcome-pile = Cards in the dungeon, the top one first
welcome-pile-order = The top card comes first: the last one added is met first.
welcome-pile-hidden = Card { $position } from the top, face down, added by: { $name }
welcome-pile-known = Card { $position } from the top: { $monster }, added by: { $name }. Only you see it.
welcome-tiles = Equipment
welcome-sacrifice = Sacrifice
welcome-sacrificed = Sacrificed
welcome-sacrificed-by = Sacrificed by { $name }
welcome-sacrificed-by-you = Sacrificed by you
welcome-under = Under it: { $monster }
welcome-gone = Used up or lost

## What the reader knows

welcome-memory = What you know
welcome-memory-nothing =
    { $unknown ->
        [0] You have added nothing to the dungeon yet.
        [one] You have added nothing yet: you do not know the card in the dungeon.
       *[other] You have added nothing yet: you know none of the { $unknown } cards in the dungeon.
    }
welcome-memory-dungeon = Your cards in the dungeon, the first to be met first: { $monsters }.
welcome-memory-sum =
    { $unknown ->
        [0] Strength { $strength } in all, against { $hp } HP before any tile helps. You know every card.
        [one] Strength { $strength } so far, against { $hp } HP before any tile helps. 1 card is unknown to you.
       *[other] Strength { $strength } so far, against { $hp } HP before any tile helps. { $unknown } cards are unknown to you.
    }
welcome-memory-under = { $monster } (under { $tile })
welcome-memory-aside = Set aside by you: { $cards }.
welcome-monsters = Monsters
welcome-copies =
    { $copies ->
        [one] { $monster }, one in the deck
       *[other] { $monster }, { $copies } in the deck
    }{ $dungeon ->
        [0] {""}
       *[other] ; known to you in the dungeon: { $dungeon }
    }{ $aside ->
        [0] {""}
       *[other] ; known to you set aside: { $aside }
    }
welcome-specials =
    { $known ->
        [0] Two of these six are in the game. You have seen neither.
        [one] Two of these six are in the game. You know one of them.
       *[other] Two of these six are in the game. You know both.
    }
welcome-mark-dungeon = in the dungeon
welcome-mark-aside = set aside
welcome-mark-unknown = unknown

## The way through the dungeon

welcome-run = The way through the dungeon
welcome-turning = Card { $position } …
welcome-status = What holds for now
welcome-variety-all-differ = All monsters have been different so far.
welcome-variety-some-alike = Some monsters were alike.
welcome-decides = { $name } decides.
welcome-to-choice = Go on to your choice
welcome-named-hint = A number at the gate: how many of them you know to be in the dungeon.
welcome-trail = Cards of the dungeon in the order they are met
welcome-met-open = Card { $position }: { $monster }
welcome-met-beaten = Card { $position }: { $monster }, beaten by: { $tiles }
welcome-met-hurt = Card { $position }: { $monster }, { $damage } damage
welcome-met-ignored = Card { $position }: { $monster }, passed over thanks to the Ally
welcome-met-helped = Card { $position }: { $monster }, lends a hand
welcome-met-harmless = Card { $position }: { $monster }, without effect
welcome-met-dissolved = Card { $position }: { $monster }, took a tile: { $tile }
welcome-met-unveiled = Card { $position }: { $monster }, turned up after the end
welcome-ahead = Card { $position }: face down
welcome-ahead-known = Card { $position }: { $monster }. Only you know it.

## After the dungeon

welcome-after = After the dungeon
welcome-success = Success!
welcome-failure = Failure
welcome-asides = What had been set aside
welcome-choose = Choose the next adventurer
welcome-chooses = The next adventurer: { $name } chooses

## Looking things up

welcome-is-common = It is in every deck.
welcome-is-special = A special monster: two of the six join each game.
welcome-in-deck =
    { $count ->
        [one] There is one such card.
       *[other] There are { $count } such cards.
    }
welcome-tiles-of = Equipment: { $adventurer }
welcome-adventurers = Adventurers
