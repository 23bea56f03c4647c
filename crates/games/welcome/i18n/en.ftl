### The texts of the Welcome games in English.
###
### Sentences end with a full stop and buttons do not. Refusals start in lower case because they follow a word such as
### "error". A sentence may start with a name or a term: the program puts its first letter in upper case.

## The game and its table options

game-welcome = Welcome to the Dungeon
    .tagline = Stuff the dungeon with monsters, strip the adventurer bare, and hope you don't have to go in.
game-welcome-line = { game-welcome }. { game-welcome.tagline }

seat-name = Player { $number }

option-set = Edition
option-set-welcome = Welcome to the Dungeon
option-set-back = Welcome Back to the Dungeon
option-set-combined = Both combined
option-start = Start player
option-start-random = Random
option-start-first = Player 1
option-start-second = Player 2
option-start-third = Player 3
option-start-fourth = Player 4
option-first-adventurer = First adventurer
option-first-adventurer-usual = Default
option-first-adventurer-random = Random
option-first-adventurer-warrior = { adventurer-warrior }
option-first-adventurer-barbarian = { adventurer-barbarian }
option-first-adventurer-mage = { adventurer-mage }
option-first-adventurer-rogue = { adventurer-rogue }
option-first-adventurer-necromancer = { adventurer-necromancer }
option-first-adventurer-princess = { adventurer-princess }
option-first-adventurer-ninja = { adventurer-ninja }
option-first-adventurer-bard = { adventurer-bard }
option-specials = Special monsters
option-specials-hidden = Hidden until revealed
option-specials-shown = Shown to everyone
option-first-turn = Card drawn on the first turn
option-first-turn-free = Add it or set it aside
option-first-turn-opening-turn = Must be added (round's first turn only)
option-first-turn-each-player = Must be added (every player)
option-polymorphed-counts = Omnipotence counts replaced cards
option-polymorphed-counts-no = No
option-polymorphed-counts-yes = Yes
option-flute = Charming Flute
option-flute-next = Blocks damage from the next card
option-flute-all = Blocks damage from every later card
option-flute-next-other = Blocks damage from the next non-Goblin
option-vorpal-axe = Vorpal Axe
option-vorpal-axe-one = Defeats one monster
option-vorpal-axe-type = Defeats its type from then on

## Decisions

action-draw = Draw a card
action-pass = Pass
action-add = Add to the dungeon
action-sacrifice = Sacrifice { $tile }
action-name-type = Choose { $monster }
action-pick-rival = Let { $rival } choose
action-name-strength = Choose strength { $strength }
action-use = Use { $tile }
action-decline = Use nothing
action-discard = Discard { $tile }
action-choose = Choose { $adventurer }

help-draw = Look at the top monster in secret. Then add it to the dungeon, or set it aside with a tile.
help-pass = You're out until the next round. The last player who hasn't passed enters the dungeon.
help-add = It goes face down on top of the dungeon pile. The last card added is revealed first.
help-sacrifice = { $tile }: { $tile-effect }. The tile and the monster are out.
help-name-type = { $monster }: { $monster-about }. The vorpal blade defeats them all.
help-pick-rival = { $rival } chooses 5, 6 or 7. Your Greatsword defeats every monster of that strength.
help-name-strength = The Greatsword defeats every monster of strength { $strength }.
help-use = { $tile }: { $tile-effect }.
help-decline = Only the tiles that work by themselves help against this card.
help-discard = { $tile }: { $tile-effect }. You lose any HP it gives.
help-choose = { $adventurer }: { $hp } HP. Tiles: { $tiles }.

## Setting up

event-game-began = The game starts with { $seats } players.
event-starter =
    { $who-is ->
        [you] You start the game.
       *[other] { $who } starts the game.
    }
event-first-adventurer = The first adventurer is { $adventurer-the }.
event-special-joined = A special monster joins the deck in secret.
event-special-joined-secretly = { $monster-the } joins the deck in secret.
event-special-shown = { $monster-the } joins the deck for the whole game.
event-round-began =
    { $who-is ->
        [you] Round { $round }: you start the bidding.
       *[other] Round { $round }: { $who } starts the bidding.
    }
event-tiles-laid = { $adventurer-the } has all 6 tiles.
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
        [you] You're the last bidder and enter the dungeon. { $cards ->
            [0] It's empty.
            [one] 1 monster waits.
           *[other] { $cards } monsters wait.
        }
       *[other] { $who } is the last bidder and enters the dungeon. { $cards ->
            [0] It's empty.
            [one] 1 monster waits.
           *[other] { $cards } monsters wait.
        }
    }
event-health-counted = The adventurer enters with { $hp } HP.
event-type-named =
    { $who-is ->
        [you] You choose a type: { $monster }. The vorpal blade defeats it.
       *[other] { $who } chooses a type: { $monster }. The vorpal blade defeats it.
    }
event-rival-picked =
    { $who-is ->
        [you] You let { $rival } choose the Greatsword's strength.
       *[other] { $rival-is ->
            [you] { $who } lets you choose the Greatsword's strength.
           *[other] { $who } lets { $rival } choose the Greatsword's strength.
        }
    }
event-strength-named =
    { $who-is ->
        [you] You choose { $strength }: the Greatsword defeats that strength.
       *[other] { $who } chooses { $strength }: the Greatsword defeats that strength.
    }
event-revealed =
    { $has ->
        [strength] { $as ->
            [disguised] Card { $position }: { $monster-the }, here { $kind-a } ({ $strength }).
           *[plain] Card { $position }: { $monster-a } ({ $strength }).
        }
       *[nothing] Card { $position }: { $monster-a } (no strength).
    }
event-replaced =
    { $has ->
        [strength] { $as ->
            [disguised] The new card is { $monster-the }, here { $kind-a } ({ $strength }).
           *[plain] The new card is { $monster-a } ({ $strength }).
        }
       *[nothing] The new card is { $monster-a } (no strength).
    }
event-used =
    { $who-is ->
        [you] You use { $tile-the }.
       *[other] { $who } uses { $tile-the }.
    }
event-declined =
    { $who-is ->
        [you] You don't use a tile.
       *[other] { $who } doesn't use a tile.
    }
event-defeated = { $tile-the } defeats { $monster-the }.
event-fell-with-last = { $tile-the } defeats the next monster too: { $monster-the }.
event-ignored = Thanks to the Ally, { $monster-the } is ignored.
event-gained =
    { $amount ->
        [0] { $tile-the } gives no HP here: still { $hp }.
       *[other] { $tile-the } gives +{ $amount } HP: now { $hp }.
    }
event-next-will-fall = { $tile-the } will defeat the next monster too.
event-relief-won = { $tile-the } now blocks { $points } damage.
event-ally-helps = The Ally lends a hand: the next monster will be ignored.
event-cube-found-nothing = The Gelatinous Cube finds no tile to dissolve.
event-coin-started = { $tile-the } ignores { $monster-the }. It defeats even monsters until an odd one hits.
event-coin-ended = The luck runs out: { $tile-the } is discarded.
event-hurt =
    { $damage ->
        [0] { $strength ->
            [0] { $monster-the } (0) does no harm. { $hp } HP left.
           *[other] { $monster-the } ({ $strength }) hits, but all the damage is blocked. { $hp } HP left.
        }
       *[other] { $hp ->
            [0] { $monster-the } ({ $strength }) hits for { $damage }. No HP left.
           *[other] { $monster-the } ({ $strength }) hits for { $damage }. { $hp } HP left.
        }
    }
event-tile-lost =
    { $lost ->
        [0] Discarded: { $tile }.
       *[other] { $hp ->
            [0] Discarded: { $tile }, −{ $lost } HP. No HP left.
           *[other] Discarded: { $tile }, −{ $lost } HP. { $hp } HP left.
        }
    }
event-revived = Back from the dead with { $hp } HP, thanks to { $tile-the }!
event-died = The adventurer dies.
event-rest-hidden =
    { $cards ->
        [one] The last card of the dungeon stays face down.
       *[other] The last { $cards } cards of the dungeon stay face down.
    }
event-unveiled =
    { $as ->
        [disguised] Card { $position } is revealed: { $monster-the }, here { $kind-a }.
       *[plain] Card { $position } is revealed: { $monster-a }.
    }
event-all-differed = All monsters were different: { $tile-the } wins the round.
event-some-alike = Some monsters were the same: { $tile-the } fails.

## After the dungeon

event-succeeded =
    { $who-is ->
        [you] You survive the dungeon and take a success card: { $successes } of 2.
       *[other] { $who } survives the dungeon and takes a success card: { $successes } of 2.
    }
event-failed =
    { $who-is ->
        [you] You fail: your player aid turns red. One more failure and you're out.
       *[other] { $who } fails: the player aid turns red.
    }
event-eliminated =
    { $who-is ->
        [you] You fail for the second time: you're out of the game.
       *[other] { $who } fails for the second time and is out of the game.
    }
event-aside-shown =
    { $who-is ->
        [you] You had set aside { $monster-a } under { $tile-the }.
       *[other] { $who } had set aside { $monster-a } under { $tile-the }.
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
        [you] Round { $round }: { $adventurer-the }. You start. Standing: { $players }.
       *[other] Round { $round }: { $adventurer-the }. { $who } starts. Standing: { $players }.
    }
log-successes =
    { log-player } ({ $successes ->
        [one] 1 success
       *[other] { $successes } successes
    })
log-failure = { log-player } (1 failure)
log-successes-and-failure =
    { log-player } ({ $successes ->
        [one] 1 success
       *[other] { $successes } successes
    }, 1 failure)
log-out = { log-player } (out)
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
log-polymorphed = { $position }. { log-met }: replaced by Polymorph.
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

## The table

scene-round =
    { $round ->
        [0] Setting up the game.
       *[other] Round { $round } with { $adventurer-the }.
    }
scene-tiles =
    { $tiles-count ->
        [0] No tiles left. HP: { $hp }.
       *[other] Tiles: { $tiles }. HP: { $hp }.
    }
scene-sacrificed = Sacrificed: { $tiles }.
scene-piles =
    { $pile ->
        [0] Dungeon: empty. Cards in the deck: { $deck }.
        [one] Dungeon: 1 card. Cards in the deck: { $deck }.
       *[other] Dungeon: { $pile } cards. Cards in the deck: { $deck }.
    }
scene-in-dungeon =
    { $who-is ->
        [you] You're in the dungeon. { $left ->
            [0] No cards left.
            [one] 1 card left.
           *[other] { $left } cards left.
        }
       *[other] { $who } is in the dungeon. { $left ->
            [0] No cards left.
            [one] 1 card left.
           *[other] { $left } cards left.
        }
    }
scene-named = The vorpal blade defeats: { $monster }.
scene-number = The Greatsword defeats strength { $strength }.
scene-hunted = The Vorpal Axe still defeats: { $monster }.
scene-next-falls = { $tile-the } will defeat the next monster too.
scene-next-ignored = Thanks to the Ally, the next monster will be ignored.
scene-coin = The Lucky Coin is active: it defeats even monsters.
scene-relief =
    { $lasts ->
        [all] The Charming Flute blocks { $points } damage from every later monster.
        [next_other] The Charming Flute blocks { $points } damage from the next monster that isn't a Goblin.
       *[next] The Charming Flute blocks { $points } damage from the next monster.
    }
scene-you-added =
    { $monsters-count ->
        [one] Your card in the dungeon: { $monsters }.
       *[other] Your cards in the dungeon, from bottom to top: { $monsters }.
    }
scene-you-set-aside = You set aside: { $monsters }.
scene-specials = Known special monsters: { $monsters }.
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

## Questions

prompt-bid = Do you draw a card or pass?
prompt-place = You drew { $monster-a }: { $monster-about }. Add it, or sacrifice a tile?
prompt-name-type = Which type does your vorpal blade defeat?
prompt-pick-rival = Who chooses your Greatsword's strength?
prompt-name-strength = Which strength does { $who }'s Greatsword defeat: 5, 6 or 7?
prompt-ask =
    { $has ->
        [strength] { $as ->
            [disguised] You face { $monster-the }, here { $kind-a } ({ $strength }). Do you use a tile?
           *[plain] You face { $monster-a } ({ $strength }). Do you use a tile?
        }
       *[nothing] You face { $monster-a } (no strength). Do you use a tile?
    }
prompt-discard = Which tile do you discard?
prompt-choose = Which adventurer do you choose for the next round?

## Refusals

refusal-game-over = the game is over
refusal-chance-first = a card is being drawn: wait a moment
refusal-no-chance-now = nothing is being drawn: a player must act first
refusal-not-your-turn = it's not your turn: { $who } must act
refusal-draw-or-pass = you can't do that now: draw a card or pass
refusal-add-or-sacrifice = you can't do that now: add the monster to the dungeon, or sacrifice a tile
refusal-name-a-type = you can't do that now: choose a monster type
refusal-pick-another = you can't do that now: choose another player
refusal-name-a-strength = you can't do that now: choose 5, 6 or 7
refusal-use-or-decline = you can't do that now: use one of the offered tiles, or nothing
refusal-discard-a-tile = you can't do that now: discard a tile
refusal-choose-adventurer = you can't do that now: choose an adventurer of this edition
refusal-tile-not-there = the adventurer doesn't have { $tile-the }: choose another tile
refusal-tile-not-offered = you can't use { $tile-the } on this card: use one of the offered tiles, or nothing
refusal-tile-spared = { $tile-the } can't pay for itself: choose another tile
refusal-monster-not-in-set = { $monster-the } isn't in this edition: choose another monster
refusal-adventurer-not-in-set = { $adventurer-the } isn't in this edition: choose another adventurer
refusal-impossible-outcome = that can't be drawn now: ask for the possible outcomes

## Monsters

monster-goblin = Goblin
    .the = the Goblin
    .a = a Goblin
    .about = strength 1 (2 copies)
monster-skeleton = Skeleton
    .the = the Skeleton
    .a = a Skeleton
    .about = strength 2 (2 copies)
monster-orc = Orc
    .the = the Orc
    .a = an Orc
    .about = strength 3 (2 copies)
monster-vampire = Vampire
    .the = the Vampire
    .a = a Vampire
    .about = strength 4 (2 copies)
monster-golem = Golem
    .the = the Golem
    .a = a Golem
    .about = strength 5 (2 copies)
monster-lich = Lich
    .the = the Lich
    .a = the Lich
    .about = strength 6 (1 copy)
monster-demon = Demon
    .the = the Demon
    .a = the Demon
    .about = strength 7 (1 copy)
monster-dragon = Dragon
    .the = the Dragon
    .a = the Dragon
    .about = strength 9 (1 copy)
monster-fairy = Fairy
    .the = the Fairy
    .a = the Fairy
    .about = special, strength 0, harmless
monster-ally = Ally
    .the = the Ally
    .a = the Ally
    .about = special, no strength; the next monster is ignored
monster-mimic = Mimic
    .the = the Mimic
    .a = the Mimic
    .about = special; its strength is the number of tiles left
monster-gelatinous-cube = Gelatinous Cube
    .the = the Gelatinous Cube
    .a = the Gelatinous Cube
    .about = special, no strength; you discard a tile
monster-count = The Count
    .the = the Count
    .a = the Count
    .about = special; a Vampire (4), or strength 8 if you have a success
monster-shapeshifter = Shapeshifter
    .the = the Shapeshifter
    .a = the Shapeshifter
    .about = special; its position is its strength and type

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
    .effect = +5 HP
tile-knight-shield = Knight Shield
    .the = the Knight Shield
    .effect = +3 HP
tile-vorpal-sword = Vorpal Sword
    .the = the Vorpal Sword
    .effect = defeats one monster type, chosen before the first card
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
    .effect = +4 HP
tile-leather-shield = Leather Shield
    .the = the Leather Shield
    .effect = +3 HP
tile-vorpal-axe = Vorpal Axe
    .the = the Vorpal Axe
    .effect = defeats a monster you've just revealed. Once per dungeon
tile-vorpal-axe-type = { tile-vorpal-axe }
    .effect = defeats a monster you've just revealed, and later ones of its type. Once per dungeon
tile-war-hammer = War Hammer
    .the = the War Hammer
    .effect = defeats Golems
tile-healing-potion = Healing Potion
    .the = the Healing Potion
    .effect = when you die, you come back with the adventurer's own HP. Once per dungeon
tile-wall-of-fire = Wall of Fire
    .the = the Wall of Fire
    .effect = +6 HP
tile-bracelet-of-protection = Bracelet of Protection
    .the = the Bracelet of Protection
    .effect = +3 HP
tile-polymorph = Polymorph
    .the = Polymorph
    .effect = replaces the revealed monster with the top card of the deck. Once per dungeon
tile-demonic-pact = Demonic Pact
    .the = the Demonic Pact
    .effect = defeats the Demon and the next monster
tile-omnipotence = Omnipotence
    .the = Omnipotence
    .effect = wins the round, even if you die, if all monsters in the dungeon were different
tile-mithril-armor = Mithril Armor
    .the = the Mithril Armor
    .effect = +5 HP
tile-buckler = Buckler
    .the = the Buckler
    .effect = +3 HP
tile-vorpal-dagger = Vorpal Dagger
    .the = the Vorpal Dagger
    .effect = defeats one monster type, chosen before the first card
tile-ring-of-power = Ring of Power
    .the = the Ring of Power
    .effect = defeats monsters of strength 2 or less and adds their strength to your HP
tile-invisibility-cloak = Invisibility Cloak
    .the = the Invisibility Cloak
    .effect = defeats monsters of strength 6 or more
tile-zombie-pet = Zombie Pet
    .the = the Zombie Pet
    .effect = +6 HP
tile-evil-cloak = Evil Cloak
    .the = the Evil Cloak
    .effect = +3 HP
tile-bloody-wand = Bloody Wand
    .the = the Bloody Wand
    .effect = defeats Vampires and adds their strength to your HP
tile-dark-stone = Dark Stone
    .the = the Dark Stone
    .effect = defeats monsters of strength 1 or 3
tile-possession-scroll = Possession Scroll
    .the = the Possession Scroll
    .effect = defeats any monster and adds its strength to your HP. Once per dungeon
tile-reanimation-bones = Reanimation Bones
    .the = the Reanimation Bones
    .effect = when you die, you come back with 1 HP if you had 2 or more before the hit
tile-mr-charm = Mr. Charm
    .the = Mr. Charm
    .effect = +5 HP
tile-chaperone = Chaperone
    .the = the Chaperone
    .effect = +3 HP
tile-dragon-leash = Dragon Leash
    .the = the Dragon Leash
    .effect = defeats the Dragon and the next monster
tile-royal-sceptre = Royal Sceptre
    .the = the Royal Sceptre
    .effect = defeats the second monster of a type, and later ones
tile-family-crown = Family Crown
    .the = the Family Crown
    .effect = blocks 2 damage from every hit
tile-greatsword = Greatsword
    .the = the Greatsword
    .effect = another player chooses 5, 6 or 7 before the first card; defeats that strength
tile-weird-concoction = Weird Concoction
    .the = the Weird Concoction
    .effect = +5 HP
tile-curative-herbs = Curative Herbs
    .the = the Curative Herbs
    .effect = +3 HP
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
    .effect = defeats any monster if you discard another tile. As often as you like
tile-glamorous-tunic = Glamorous Tunic
    .the = the Glamorous Tunic
    .effect = +5 HP
tile-fancy-hat = Fancy Hat
    .the = the Fancy Hat
    .effect = +2 HP
tile-dancing-blade = Dancing Blade
    .the = the Dancing Blade
    .effect = defeats a monster of odd strength. Once per dungeon
tile-charming-flute = Charming Flute
    .the = the Charming Flute
    .effect = defeats Goblins; each one blocks 1 damage from the next monster
tile-charming-flute-all = { tile-charming-flute }
    .effect = defeats Goblins; each one blocks 1 damage from every later monster
tile-charming-flute-next-other = { tile-charming-flute }
    .effect = defeats Goblins; each one blocks 1 damage from the next monster that isn't a Goblin
tile-elven-harp = Elven Harp
    .the = the Elven Harp
    .effect = with fewer than 5 HP, odd monsters deal at most 1 damage and even ones at most 2
tile-lucky-coin = Lucky Coin
    .the = the Lucky Coin
    .effect = ignores an even monster, then defeats even ones until an odd one hits

## Hidden cards

hidden-drawn = Card drawn by { $who }
hidden-dungeon = Unknown cards in the dungeon
hidden-pile = Dungeon card { $number }, added by { $who }
hidden-aside = Set aside by { $who } under { $tile-the }
hidden-specials = Unknown special monsters
hidden-deck = Next card of the deck
