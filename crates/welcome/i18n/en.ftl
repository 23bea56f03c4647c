### What the Welcome family says in English.
###
### Sentences end with a full stop, buttons do not, and refusals begin in lower case because they follow a word such
### as "error". A sentence may begin with a name: whoever says it puts the first letter in upper case.

## The game and its table options

game-welcome = Welcome to the Dungeon
    .tagline = Dare each other into a dungeon that you have filled together, with ever less to survive it.
game-welcome-line = { game-welcome }. { game-welcome.tagline }

seat-name = Player { $number }

option-set = Set
option-set-welcome = Welcome to the Dungeon
option-set-back = Welcome Back to the Dungeon
option-set-combined = Both together
option-start = Who starts
option-start-random = Drawn at random
option-start-seat-0 = Player 1
option-start-seat-1 = Player 2
option-start-seat-2 = Player 3
option-start-seat-3 = Player 4
option-first-adventurer = First adventurer
option-first-adventurer-usual = The usual one of the set
option-first-adventurer-random = Drawn at random
option-first-adventurer-warrior = { adventurer-warrior }
option-first-adventurer-barbarian = { adventurer-barbarian }
option-first-adventurer-mage = { adventurer-mage }
option-first-adventurer-rogue = { adventurer-rogue }
option-first-adventurer-necromancer = { adventurer-necromancer }
option-first-adventurer-princess = { adventurer-princess }
option-first-adventurer-ninja = { adventurer-ninja }
option-first-adventurer-bard = { adventurer-bard }
option-specials = Special monsters
option-specials-hidden = Secret until they turn up
option-specials-shown = Shown to all
option-first-turn = Card drawn on a first turn
option-first-turn-free = Added or set aside
option-first-turn-opening-turn = Must be added on the opening turn of a round
option-first-turn-each-player = Must be added on each player's first turn of a round
option-polymorphed-counts = Monsters replaced by Polymorph count for Omnipotence
option-polymorphed-counts-no = No
option-polymorphed-counts-yes = Yes
option-flute = Charming Flute
option-flute-next = Softens the next card only
option-flute-all = Softens the rest of the dungeon
option-vorpal-axe = Vorpal Axe
option-vorpal-axe-one = Defeats one monster
option-vorpal-axe-type = Defeats the whole type from then on

## Decisions

action-draw = Draw a card
action-pass = Pass
action-add = Add it to the dungeon
action-sacrifice = Sacrifice { $tile-the }
action-name-type = Name { $monster-the }
action-pick-rival = Ask { $rival } to name the number
action-name-strength = Name { $strength }
action-use = Use { $tile-the }
action-decline = Use nothing
action-discard = Give up { $tile-the }
action-choose = Choose { $adventurer-the }

help-draw = You look at the top monster of the deck in secret. Then it joins the dungeon, or you set it aside with a tile.
help-pass = You are out of the bidding until the next round. The last player who has not passed must go in.
help-add = It goes face down on top of the dungeon pile. Whoever goes in meets the last card first.
help-sacrifice = { $tile }: { $tile-effect }. This tile and your monster are both out for the round.
help-name-type = { $monster }: { $monster-about }. The vorpal blade will defeat every monster of this type.
help-pick-rival = { $rival } will name 5, 6 or 7. The Greatsword then defeats every monster of that strength.
help-name-strength = The Greatsword will defeat every monster of strength { $strength }.
help-use = { $tile }: { $tile-effect }.
help-decline = You face this card with the equipment that works by itself.
help-discard = { $tile }: { $tile-effect }. You lose this tile, and with it any HP it gives.
help-choose = { $adventurer }: { $hp } HP, with { $tiles }.

## Setting up

event-game-began = The game begins with { $seats } players.
event-starter =
    { $who-is ->
        [you] You start the game.
       *[other] { $who } starts the game.
    }
event-first-adventurer = The first adventurer is { $adventurer-the }.
event-special-joined = A special monster joins the deck unseen.
event-special-joined-secretly = { $monster-the } joins the deck unseen.
event-special-shown = { $monster-the } joins the deck for the whole game.
event-round-began =
    { $who-is ->
        [you] Round { $round }: you open the bidding.
       *[other] Round { $round }: { $who } opens the bidding.
    }
event-tiles-laid = { $adventurer-the } is equipped with { $tiles }.
event-shuffled = The monster deck is shuffled: { $cards } cards.

## Bidding

event-drew =
    { $who-is ->
        [you] You draw a card.
       *[other] { $who } draws a card.
    }
event-drew-known =
    { $who-is ->
        [you] You draw { $monster-a }.
       *[other] { $who } draws { $monster-a }.
    }
event-passed =
    { $who-is ->
        [you] You pass.
       *[other] { $who } passes.
    }
event-added =
    { $who-is ->
        [you] You add the card to the dungeon.
       *[other] { $who } adds the card to the dungeon.
    }
event-added-known =
    { $who-is ->
        [you] You add { $monster-the } to the dungeon.
       *[other] { $who } adds { $monster-the } to the dungeon.
    }
event-set-aside =
    { $who-is ->
        [you] You set the card aside and sacrifice { $tile-the }.
       *[other] { $who } sets the card aside and sacrifices { $tile-the }.
    }
event-set-aside-known =
    { $who-is ->
        [you] You set { $monster-the } aside and sacrifice { $tile-the }.
       *[other] { $who } sets { $monster-the } aside and sacrifices { $tile-the }.
    }

## Into the dungeon

event-entered =
    { $who-is ->
        [you] You enter the dungeon: { -nobody-or-lurkers }
       *[other] { $who } enters the dungeon: { -nobody-or-lurkers }
    }
event-health-counted = { $hp } HP to get through it.
event-type-named =
    { $who-is ->
        [you] You name { $monster-the } as the prey of your vorpal blade.
       *[other] { $who } names { $monster-the } as the prey of the vorpal blade.
    }
