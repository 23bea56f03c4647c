### What the Welcome family says in English.
###
### Sentences end with a full stop, buttons do not, and refusals begin in lower case because they follow a word such
### as "error". A sentence may begin with a name: whoever says it puts the first letter in upper case.

## The game and its table options

game-welcome = Welcome to the Dungeon
    .tagline = Fill the dungeon, strip the adventurer of equipment, and hope that you need not go in.
game-welcome-line = { game-welcome }. { game-welcome.tagline }

seat-name = Player { $number }

option-set = Set
option-set-welcome = Welcome to the Dungeon
option-set-back = Welcome Back to the Dungeon
option-set-combined = Both together
option-start = Who starts
option-start-random = Drawn at random
option-start-first = Player 1
option-start-second = Player 2
option-start-third = Player 3
option-start-fourth = Player 4
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
option-flute-next = Reduces the next card's damage
option-flute-all = Reduces all later damage
option-flute-next-other = Reduces the damage of the next card that isn't a Goblin
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
help-choose = { $adventurer }: { $hp } HP, and these tiles: { $tiles }.

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
event-tiles-laid = { $adventurer-the } stands ready with six tiles of equipment.
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
        [you] You are the last bidder and enter the dungeon. { $cards ->
            [0] It is empty.
            [one] One monster waits.
           *[other] { $cards } monsters wait.
        }
       *[other] { $who } is the last bidder and enters the dungeon. { $cards ->
            [0] It is empty.
            [one] One monster waits.
           *[other] { $cards } monsters wait.
        }
    }
event-health-counted = The adventurer has { $hp } HP.
event-type-named =
    { $who-is ->
        [you] You name { $monster-the }: the vorpal blade will defeat that type.
       *[other] { $who } names { $monster-the }: the vorpal blade will defeat that type.
    }
event-rival-picked =
    { $rival-is ->
        [you] You are asked to name the number for the Greatsword.
       *[other] { $rival } is asked to name the number for the Greatsword.
    }
event-strength-named =
    { $who-is ->
        [you] You name { $strength }: the Greatsword will defeat that strength.
       *[other] { $who } names { $strength }: the Greatsword will defeat that strength.
    }
event-revealed =
    { $has ->
        [strength] { $as ->
            [disguised] Card { $position }: { $monster-the }, here { $kind-a } of strength { $strength }.
           *[plain] Card { $position }: { $monster-a }, strength { $strength }.
        }
       *[nothing] Card { $position }: { $monster-a }, without strength.
    }
event-replaced =
    { $has ->
        [strength] { $as ->
            [disguised] In its place comes { $monster-the }, here { $kind-a } of strength { $strength }.
           *[plain] In its place comes { $monster-a }, strength { $strength }.
        }
       *[nothing] In its place comes { $monster-a }, without strength.
    }
event-used =
    { $who-is ->
        [you] You use { $tile-the }.
       *[other] { $who } uses { $tile-the }.
    }
event-declined =
    { $who-is ->
        [you] You use no tile.
       *[other] { $who } uses no tile.
    }
event-defeated = { $tile-the } defeats { $monster-the }.
event-fell-with-last = { $monster-the } falls with the monster before, thanks to { $tile-the }.
event-ignored = Thanks to the Ally, { $monster-the } is ignored.
event-gained =
    { $amount ->
        [0] { $tile-the } adds no HP here: still { $hp }.
       *[other] { $tile-the } adds { $amount } HP: now { $hp }.
    }
event-next-will-fall = Whatever comes next will fall to { $tile-the } too.
event-relief-won = { $tile-the } now takes { $points } off damage.
event-ally-helps = The Ally lends a hand: whatever comes next will be ignored.
event-cube-found-nothing = The Gelatinous Cube finds no tile to dissolve.
event-coin-started = { $tile-the } is tossed: { $monster-the } is passed by, and so is every even monster until an odd one hits.
event-coin-ended = The luck is over: { $tile-the } is gone.
event-hurt =
    { $damage ->
        [0] { $monster-the } gets through but deals no damage. { $hp } HP left.
       *[other] { $hp ->
            [0] { $monster-the } deals { $damage } damage. No HP left.
           *[other] { $monster-the } deals { $damage } damage. { $hp } HP left.
        }
    }
event-tile-lost =
    { $lost ->
        [0] Tile lost: { $tile }.
       *[other] { $hp ->
            [0] Tile lost: { $tile }, and { $lost } HP with it. No HP left.
           *[other] Tile lost: { $tile }, and { $lost } HP with it. { $hp } HP left.
        }
    }
event-revived = Not dead yet: thanks to { $tile-the }, the adventurer is back with { $hp } HP.
event-died = The adventurer dies.
event-rest-hidden =
    { $cards ->
        [one] The last card of the dungeon stays face down.
       *[other] The last { $cards } cards of the dungeon stay face down.
    }
event-unveiled =
    { $as ->
        [disguised] Card { $position } is turned up: { $monster-the }, here { $kind-a }.
       *[plain] Card { $position } is turned up: { $monster-a }.
    }
event-all-differed = All monsters were different: { $tile-the } wins the round.
event-some-alike = Some monsters were alike: { $tile-the } fails.

## After the dungeon

event-succeeded =
    { $who-is ->
        [you] You conquer the dungeon and take a success card: { $successes } of 2.
       *[other] { $who } conquers the dungeon and takes a success card: { $successes } of 2.
    }
event-failed =
    { $who-is ->
        [you] You fail, and your aid card turns red. Another failure will put you out of the game.
       *[other] { $who } fails, and the aid card turns red.
    }
event-eliminated =
    { $who-is ->
        [you] You fail a second time and are out of the game.
       *[other] { $who } fails a second time and is out of the game.
    }
event-aside-shown =
    { $who-is ->
        [you] Under { $tile-the } lay { $monster-a }, set aside by you.
       *[other] Under { $tile-the } lay { $monster-a }, set aside by { $who }.
    }
event-adventurer-chosen =
    { $who-is ->
        [you] You choose { $adventurer-the } for the next round.
       *[other] { $who } chooses { $adventurer-the } for the next round.
    }
event-won =
    { $who-is ->
        [you] You win the game!
       *[other] { $who } wins the game!
    }

## Lines of the log

log-player =
    { $who-is ->
        [you] you
       *[other] { $who }
    }
log-round =
    { $who-is ->
        [you] Round { $round }: { $adventurer-the }. You start.
       *[other] Round { $round }: { $adventurer-the }. { $who } starts.
    }
log-round-standings =
    { $who-is ->
        [you] Round { $round }: { $adventurer-the }. You start. { $players }.
       *[other] Round { $round }: { $adventurer-the }. { $who } starts. { $players }.
    }
log-successes =
    { $successes ->
        [one] { $who } 1 success
       *[other] { $who } { $successes } successes
    }
log-failure = { $who } 1 failure
log-successes-and-failure =
    { $successes ->
        [one] { $who } 1 success and 1 failure
       *[other] { $who } { $successes } successes and 1 failure
    }
log-out = { $who } out
log-added =
    { $who-is ->
        [you] You add a card: { $cards } in the dungeon.
       *[other] { $who } adds a card: { $cards } in the dungeon.
    }
log-added-known =
    { $who-is ->
        [you] You add { $monster-the }: { $cards } in the dungeon.
       *[other] { $who } adds { $monster-the }: { $cards } in the dungeon.
    }
log-forced-pass =
    { $players-count ->
        [one] { $who-is ->
            [you] The deck is empty: you pass.
           *[other] The deck is empty: { $who } passes.
        }
       *[other] The deck is empty: { $players } pass.
    }
log-entered =
    { $who-is ->
        [you] You enter the dungeon with { $hp } HP. { $cards ->
            [0] It's empty.
            [one] 1 monster waits.
           *[other] { $cards } monsters wait.
        }
       *[other] { $who } enters the dungeon with { $hp } HP. { $cards ->
            [0] It's empty.
            [one] 1 monster waits.
           *[other] { $cards } monsters wait.
        }
    }
log-met =
    { $has ->
        [strength] { $as ->
            [disguised] { $monster }, here { $kind-a } ({ $strength })
           *[plain] { $monster } ({ $strength })
        }
       *[nothing] { $monster }
    }
log-revealed = { $position }. { log-met }.
log-replaced = { $position }. In its place: { log-met }.
log-defeated = { $position }. { log-met }: defeated by { $tiles-the }.
log-fell-with-last = { $position }. { log-met }: falls too, thanks to { $tile-the }.
log-ignored = { $position }. { log-met }: ignored, thanks to the Ally.
log-hurt =
    { $hp ->
        [0] { $position }. { log-met } hits for { $damage }. No HP left.
       *[other] { $position }. { log-met } hits for { $damage }. { $hp } HP left.
    }
log-hurt-blocked =
    { $hp ->
        [0] { $position }. { log-met } hits for { $damage }: { $tiles-the } blocks { $blocked }. No HP left.
       *[other] { $position }. { log-met } hits for { $damage }: { $tiles-the } blocks { $blocked }. { $hp } HP left.
    }
log-asides = Set aside: { $cards }.
log-aside =
    { $who-is ->
        [you] { $monster } under { $tile-the } by you
       *[other] { $monster } under { $tile-the } by { $who }
    }

## How things stand

scene-round =
    { $round ->
        [0] The table is being set.
       *[other] Round { $round } with { $adventurer-the }.
    }
scene-tiles =
    { $tiles-count ->
        [0] No tile is left. HP: { $hp }.
       *[other] Tiles: { $tiles }. HP: { $hp }.
    }
scene-sacrificed = Sacrificed: { $tiles }.
scene-piles =
    { $pile ->
        [0] The dungeon is empty, and the deck has { $deck } cards.
        [one] The dungeon holds 1 card, and the deck has { $deck }.
       *[other] The dungeon holds { $pile } cards, and the deck has { $deck }.
    }
scene-in-dungeon =
    { $who-is ->
        [you] You are in the dungeon. { $left ->
            [0] No card is left to face.
            [one] One card is left to face.
           *[other] { $left } cards are left to face.
        }
       *[other] { $who } is in the dungeon. { $left ->
            [0] No card is left to face.
            [one] One card is left to face.
           *[other] { $left } cards are left to face.
        }
    }
scene-named = The vorpal blade defeats: { $monster }.
scene-number = The Greatsword defeats strength { $strength }.
scene-hunted = The Vorpal Axe goes on defeating: { $monster }.
scene-next-falls = One more card falls, thanks to { $tile-the }.
scene-next-ignored = One more card is ignored, thanks to the Ally.
scene-coin = The Lucky Coin is running: it passes even monsters by.
scene-relief =
    { $lasts ->
        [all] The Charming Flute takes { $points } off the damage of every later monster.
        [next_other] The Charming Flute takes { $points } off the damage of the next monster that is not a Goblin.
       *[next] The Charming Flute takes { $points } off the damage of the next monster.
    }
scene-you-added =
    { $monsters-count ->
        [one] Your card in the dungeon: { $monsters }.
       *[other] Your cards in the dungeon, in the order added: { $monsters }.
    }
scene-you-set-aside = Set aside by you: { $monsters }.
scene-specials = Known special monsters of this game: { $monsters }.
scene-player =
    { $state ->
        [passed] { $who-is ->
            [you] You: { $successes } of 2 successes, { $failures } of 2 failures, passed.
           *[other] { $who }: { $successes } of 2 successes, { $failures } of 2 failures, passed.
        }
        [out] { $who-is ->
            [you] You: out of the game.
           *[other] { $who }: out of the game.
        }
       *[bidding] { $who-is ->
            [you] You: { $successes } of 2 successes, { $failures } of 2 failures.
           *[other] { $who }: { $successes } of 2 successes, { $failures } of 2 failures.
        }
    }

gloss-tile = { $tile }: { $tile-effect }.

## What is asked

prompt-bid = Will you draw a card, or pass?
prompt-place = You hold { $monster-a }: { $monster-about }. Do you add it to the dungeon, or sacrifice a tile to keep it out?
prompt-name-type = Which monster will the vorpal blade defeat?
prompt-pick-rival = Who names the number for the Greatsword?
prompt-name-strength = Which strength will the Greatsword defeat for { $who }: 5, 6 or 7?
prompt-ask =
    { $has ->
        [strength] { $as ->
            [disguised] You face { $monster-the }, here { $kind-a } of strength { $strength }. Will you use a tile?
           *[plain] You face { $monster-the }, strength { $strength }. Will you use a tile?
        }
       *[nothing] You face { $monster-the }. Will you use a tile?
    }
prompt-discard = Which tile do you give up?
prompt-choose = Which adventurer comes next?

## Refusals

refusal-game-over = the game is over: nobody decides any more
refusal-chance-first = a card is being drawn: wait until players are asked
refusal-no-chance-now = players are asked now: nothing is being drawn
refusal-not-your-turn = it is not your turn: { $who } must decide
refusal-draw-or-pass = that is not asked now: draw a card or pass
refusal-add-or-sacrifice = that is not asked now: add the drawn monster to the dungeon, or sacrifice a tile
refusal-name-a-type = that is not asked now: name a type of monster
refusal-pick-another = that is not asked now: choose another player at the table
refusal-name-a-strength = that is not asked now: name 5, 6 or 7
refusal-use-or-decline = that is not asked now: use one of the tiles on offer, or none
refusal-discard-a-tile = that is not asked now: give up a tile
refusal-choose-adventurer = that is not asked now: choose an adventurer of this set
refusal-tile-not-there = the adventurer does not have { $tile-the }: choose a tile that is still there
refusal-tile-not-offered = you cannot use { $tile-the } on this card: choose one of the tiles on offer, or none
refusal-tile-spared = you cannot pay for { $tile-the } with that very tile: choose another one
refusal-monster-not-in-set = { $monster-the } is not in this set: name one that is
refusal-adventurer-not-in-set = { $adventurer-the } is not in this set: choose one that is
refusal-impossible-outcome = chance cannot draw that now: ask for the outcomes that it can

## Monsters

monster-goblin = Goblin
    .the = the Goblin
    .a = a Goblin
    .about = strength 1, there are two
monster-skeleton = Skeleton
    .the = the Skeleton
    .a = a Skeleton
    .about = strength 2, there are two
monster-orc = Orc
    .the = the Orc
    .a = an Orc
    .about = strength 3, there are two
monster-vampire = Vampire
    .the = the Vampire
    .a = a Vampire
    .about = strength 4, there are two
monster-golem = Golem
    .the = the Golem
    .a = a Golem
    .about = strength 5, there are two
monster-lich = Lich
    .the = the Lich
    .a = the Lich
    .about = strength 6, there is only one
monster-demon = Demon
    .the = the Demon
    .a = the Demon
    .about = strength 7, there is only one
monster-dragon = Dragon
    .the = the Dragon
    .a = the Dragon
    .about = strength 9, there is only one
monster-fairy = Fairy
    .the = the Fairy
    .a = the Fairy
    .about = special, strength 0, harmless
monster-ally = Ally
    .the = the Ally
    .a = the Ally
    .about = special, without strength: the card after it is ignored
monster-mimic = Mimic
    .the = the Mimic
    .a = the Mimic
    .about = special, as strong as the adventurer has tiles left
monster-gelatinous-cube = Gelatinous Cube
    .the = the Gelatinous Cube
    .a = the Gelatinous Cube
    .about = special, without strength: it dissolves a tile of your choice
monster-count = The Count
    .the = the Count
    .a = the Count
    .about = special, a Vampire of strength 4, or strength 8 against a player with a success
monster-shapeshifter = Shapeshifter
    .the = the Shapeshifter
    .a = the Shapeshifter
    .about = special: its place in the dungeon decides its strength and its type

## Adventurers

adventurer-warrior = Warrior
    .the = the Warrior
adventurer-barbarian = Barbarian
    .the = the Barbarian
adventurer-mage = Mage
    .the = the Mage
adventurer-rogue = Rogue
    .the = the Rogue
adventurer-necromancer = Necromancer
    .the = the Necromancer
adventurer-princess = Princess
    .the = the Princess
adventurer-ninja = Ninja
    .the = the Ninja
adventurer-bard = Bard
    .the = the Bard

## Tiles

tile-plate-armor = Plate Armor
    .the = the Plate Armor
    .effect = gives 5 HP
tile-knight-shield = Knight Shield
    .the = the Knight Shield
    .effect = gives 3 HP
tile-vorpal-sword = Vorpal Sword
    .the = the Vorpal Sword
    .effect = defeats every monster of the type named before the first card
tile-dragon-spear = Dragon Spear
    .the = the Dragon Spear
    .effect = defeats the Dragon
tile-holy-grail = Holy Grail
    .the = the Holy Grail
    .effect = defeats monsters of even strength
tile-torch = Torch
    .the = the Torch
    .effect = defeats monsters of strength 3 or less
tile-chain-mail = Chain Mail
    .the = the Chain Mail
    .effect = gives 4 HP
tile-leather-shield = Leather Shield
    .the = the Leather Shield
    .effect = gives 3 HP
tile-vorpal-axe = Vorpal Axe
    .the = the Vorpal Axe
    .effect = once, defeats a monster after you have seen it
tile-vorpal-axe-type = { tile-vorpal-axe }
    .effect = once, defeats a monster after you have seen it, and every later one of its type
tile-war-hammer = War Hammer
    .the = the War Hammer
    .effect = defeats Golems
tile-healing-potion = Healing Potion
    .the = the Healing Potion
    .effect = once, undoes a death and brings back the adventurer's own HP
tile-wall-of-fire = Wall of Fire
    .the = the Wall of Fire
    .effect = gives 6 HP
tile-bracelet-of-protection = Bracelet of Protection
    .the = the Bracelet of Protection
    .effect = gives 3 HP
tile-polymorph = Polymorph
    .the = Polymorph
    .effect = once, replaces the monster just revealed by the top card of the deck
tile-demonic-pact = Demonic Pact
    .the = the Demonic Pact
    .effect = defeats the Demon and the card after it
tile-omnipotence = Omnipotence
    .the = Omnipotence
    .effect = wins the round, even after death, if all monsters in the dungeon were different
tile-mithril-armor = Mithril Armor
    .the = the Mithril Armor
    .effect = gives 5 HP
tile-buckler = Buckler
    .the = the Buckler
    .effect = gives 3 HP
tile-vorpal-dagger = Vorpal Dagger
    .the = the Vorpal Dagger
    .effect = defeats every monster of the type named before the first card
tile-ring-of-power = Ring of Power
    .the = the Ring of Power
    .effect = defeats monsters of strength 2 or less and adds their strength to the HP
tile-invisibility-cloak = Invisibility Cloak
    .the = the Invisibility Cloak
    .effect = defeats monsters of strength 6 or more
tile-zombie-pet = Zombie Pet
    .the = the Zombie Pet
    .effect = gives 6 HP
tile-evil-cloak = Evil Cloak
    .the = the Evil Cloak
    .effect = gives 3 HP
tile-bloody-wand = Bloody Wand
    .the = the Bloody Wand
    .effect = defeats Vampires and adds their strength to the HP
tile-dark-stone = Dark Stone
    .the = the Dark Stone
    .effect = defeats monsters of strength 1 or 3
tile-possession-scroll = Possession Scroll
    .the = the Possession Scroll
    .effect = once, defeats any monster and adds its strength to the HP
tile-reanimation-bones = Reanimation Bones
    .the = the Reanimation Bones
    .effect = undo a death with 1 HP, if there were 2 or more before the blow
tile-mr-charm = Mr. Charm
    .the = Mr. Charm
    .effect = gives 5 HP
tile-chaperone = Chaperone
    .the = the Chaperone
    .effect = gives 3 HP
tile-dragon-leash = Dragon Leash
    .the = the Dragon Leash
    .effect = defeats the Dragon and the card after it
tile-royal-sceptre = Royal Sceptre
    .the = the Royal Sceptre
    .effect = defeats the second and any later monster of a type
tile-family-crown = Family Crown
    .the = the Family Crown
    .effect = lowers every damage by 2
tile-greatsword = Greatsword
    .the = the Greatsword
    .effect = defeats monsters of the strength that another player names before the first card: 5, 6 or 7
tile-weird-concoction = Weird Concoction
    .the = the Weird Concoction
    .effect = gives 5 HP
tile-curative-herbs = Curative Herbs
    .the = the Curative Herbs
    .effect = give 3 HP
tile-ninjato = Ninjato
    .the = the Ninjato
    .effect = defeats monsters of strength 7 or more
tile-wooden-shuriken = Wooden Shuriken
    .the = the Wooden Shuriken
    .effect = defeats Vampires
tile-shinobi-gear = Shinobi Gear
    .the = the Shinobi Gear
    .effect = with fewer than 5 HP, defeats monsters of strength 1, 3 or 5
tile-smoke-bomb = Smoke Bomb
    .the = the Smoke Bomb
    .effect = defeats any monster at the price of another tile, as often as you like
tile-glamorous-tunic = Glamorous Tunic
    .the = the Glamorous Tunic
    .effect = gives 5 HP
tile-fancy-hat = Fancy Hat
    .the = the Fancy Hat
    .effect = gives 2 HP
tile-dancing-blade = Dancing Blade
    .the = the Dancing Blade
    .effect = once, defeats a monster of odd strength
tile-charming-flute = Charming Flute
    .the = the Charming Flute
    .effect = defeats Goblins, and each takes 1 off the damage of the next monster
tile-charming-flute-all = { tile-charming-flute }
    .effect = defeats Goblins, and each takes 1 off the damage of every later monster
tile-charming-flute-next-other = { tile-charming-flute }
    .effect = defeats Goblins, and each takes 1 off the damage of the next monster that is not a Goblin
tile-elven-harp = Elven Harp
    .the = the Elven Harp
    .effect = with fewer than 5 HP, odd monsters deal at most 1 and even ones at most 2
tile-lucky-coin = Lucky Coin
    .the = the Lucky Coin
    .effect = once started on an even monster, passes even ones by until an odd one hits
