### What Dungeon Raiders says in English.
###
### Sentences end with a full stop, buttons do not, and refusals begin in lower case because they follow a word such
### as "error". A sentence may begin with a name: whoever says it puts the first letter in upper case.

## The game and its table options

game-raiders = Dungeon Raiders
    .tagline = Five levels, twenty-five rooms, a card in each: carry off the most coins, but not the most wounds.
game-raiders-line = { game-raiders }. { game-raiders.tagline }

seat-name = Player { $number }

option-mode = How cards are played
option-mode-standard = Standard, all at once and in secret
option-mode-tactical = Tactical, one after the other and face up
option-characters = Characters
option-characters-dealt = Dealt at random
option-characters-chosen = Chosen in turn
option-boss-coins = Coins from the Sphinx and the Minotaur
option-boss-coins-always = Whether they attack or fall
option-boss-coins-on-attack = Only if they attack
option-fainting = Who faints with 3 players
option-fainting-most = The most wounds, without a tie
option-fainting-more-than-half = More than half of all wounds

## Decisions

action-take = Take { $character-the }
action-play = Play { $card-the }
action-light-torch = Light a torch

help-take =
    { $character-the } starts with { $coins ->
        [0] no coins
        [one] 1 coin
       *[other] { $coins } coins
    } and { $wounds ->
        [0] no wounds
        [one] 1 wound
       *[other] { $wounds } wounds
    }, { $items-count ->
        [0] without an item.
       *[other] carrying { $items-a }.
    }
help-play = It { $card-use }.
help-light-torch = You alone see every dark room of this level. The torch goes back to the supply, but costs you no turn.

## Setting up

event-game-began = { $seats } raiders go down into the dungeon: five levels, and at the very end a monster.
event-first-to-take =
    { $who-is ->
        [you] You take a character first.
       *[other] { $who } takes a character first.
    }
event-character-got =
    { $who-is ->
        [you] You are { $character-the }.
       *[other] { $who } is { $character-the }.
    }
event-map-got =
    { $who-is ->
        [you] You get the map and play first.
       *[other] { $who } gets the map and plays first.
    }
event-round-began =
    { $number ->
        [1] Level 1 of 5: the way down begins.
        [5] Level 5 of 5: at its end waits the final monster.
       *[other] Level { $number } of 5: the way leads deeper.
    }
event-room-laid = Room { $place }: { $room-a }.
event-room-laid-dark = Room { $place } lies in the dark.
event-room-laid-dark-known = Room { $place } lies in the dark: { $room-a }.

## In a room

event-entered = The raiders enter room { $place }: { $room-met }.
event-torch-lit =
    { $who-is ->
        [you] You light a torch and look into the dark.
       *[other] { $who } lights a torch and looks into the dark.
    }
event-saw = The light reveals room { $place }: { $room-a }.
event-sealed =
    { $who-is ->
        [you] You have chosen a card.
       *[other] { $who } has chosen a card.
    }
event-sealed-known =
    { $who-is ->
        [you] You choose { $card-the } in secret.
       *[other] { $who } chooses { $card-the } in secret.
    }
event-resealed =
    { $who-is ->
        [you] You change your mind and choose { $card-the }.
       *[other] { $who } changes the choice to { $card-the }.
    }
event-played =
    { $who-is ->
        [you] You play { $card-the }.
       *[other] { $who } plays { $card-the }.
    }
event-plays-again =
    { $who-is ->
        [you] Your crystal ball has shown you the cards: you must play another.
       *[other] { $who } has seen the cards in the crystal ball and must play another.
    }
event-escaped =
    { $who-is ->
        [you] You escape, thanks to { $item-the }.
       *[other] { $who } escapes, thanks to { $item-the }.
    }

## What a room brings

event-big-chest-won =
    { $who-is ->
        [you] You played highest and take { $coins ->
            [one] 1 coin: now { $total }.
           *[other] { $coins } coins: now { $total }.
        }
       *[other] { $who } played highest and takes { $coins ->
            [one] 1 coin: now { $total }.
           *[other] { $coins } coins: now { $total }.
        }
    }
event-small-chest-won =
    { $who-is ->
        [you] You played second highest and take { $coins ->
            [one] 1 coin: now { $total }.
           *[other] { $coins } coins: now { $total }.
        }
       *[other] { $who } played second highest and takes { $coins ->
            [one] 1 coin: now { $total }.
           *[other] { $coins } coins: now { $total }.
        }
    }
event-big-chest-lost = Too many are tied for highest: their part of the treasure cannot be shared and is lost.
event-small-chest-lost = Too many are tied for second highest: their part of the treasure cannot be shared and is lost.
event-coins-over-limit =
    { $who-is ->
        [you] You can carry no more than 20 coins: { $lost ->
            [one] 1 is lost.
           *[other] { $lost } are lost.
        }
       *[other] { $who } can carry no more than 20 coins: { $lost ->
            [one] 1 is lost.
           *[other] { $lost } are lost.
        }
    }
event-fought =
    { $outcome ->
        [reached] { $room-the } has strength { $strength }, and the cards add up to { $total }: enough!
       *[short] { $room-the } has strength { $strength }, and the cards add up to { $total }: not enough.
    }
event-defeated = { $room-the } falls!
event-undefeatable = Nothing can stop { $room-the }.
event-nobody-attacked = Everyone has escaped: nobody is attacked.
event-wounded =
    { $who-is ->
        [you] You take { $wounds ->
            [one] 1 wound: { $total } in all.
           *[other] { $wounds } wounds: { $total } in all.
        }
       *[other] { $who } takes { $wounds ->
            [one] 1 wound: { $total } in all.
           *[other] { $wounds } wounds: { $total } in all.
        }
    }
event-coins-lost =
    { $who-is ->
        [you] { $coins ->
            [0] You have no coins to lose.
            [one] You lose 1 coin: { $total ->
                [0] none left.
               *[other] { $total } left.
            }
           *[other] You lose { $coins } coins: { $total ->
                [0] none left.
               *[other] { $total } left.
            }
        }
       *[other] { $coins ->
            [0] { $who } has no coins to lose.
            [one] { $who } loses 1 coin: { $total ->
                [0] none left.
               *[other] { $total } left.
            }
           *[other] { $who } loses { $coins } coins: { $total ->
                [0] none left.
               *[other] { $total } left.
            }
        }
    }
event-coins-got =
    { $who-is ->
        [you] You gain { $coins ->
            [one] 1 coin: now { $total }.
           *[other] { $coins } coins: now { $total }.
        }
       *[other] { $who } gains { $coins ->
            [one] 1 coin: now { $total }.
           *[other] { $coins } coins: now { $total }.
        }
    }
event-item-got =
    { $who-is ->
        [you] You get { $item-a }.
       *[other] { $who } gets { $item-a }.
    }
event-item-short = There are not enough { $item-many } for all who want one: nobody gets any.
event-healed =
    { $who-is ->
        [you] You drink a potion { $wounds ->
            [0] but have no wounds to heal.
            [one] and heal 1 wound: { $total ->
                [0] none left.
               *[other] { $total } left.
            }
           *[other] and heal { $wounds } wounds: { $total ->
                [0] none left.
               *[other] { $total } left.
            }
        }
       *[other] { $who } drinks a potion { $wounds ->
            [0] but has no wounds to heal.
            [one] and heals 1 wound: { $total ->
                [0] none left.
               *[other] { $total } left.
            }
           *[other] and heals { $wounds } wounds: { $total ->
                [0] none left.
               *[other] { $total } left.
            }
        }
    }
event-coin-trap-sprung = The highest card is a { $highest }, and the trap springs: whoever has the most coins loses { $amount }.
event-wound-trap-sprung = The highest card is a { $highest }, and the trap springs: whoever has the fewest wounds takes { $amount } more.
event-trap-quiet = The highest card is only a { $highest }: the trap does not stir.
event-counts-as-one =
    { $who-is ->
        [you] Against the Golem, your card counts as only 1.
       *[other] Against the Golem, the card of { $who } counts as only 1.
    }
event-nobody-rewarded = All cards were equal: nobody gains coins.
event-petrified =
    { $who-is ->
        [you] Medusa meets your eye: you turn to stone and are out of the game.
       *[other] Medusa meets the eye of { $who }, who turns to stone and is out of the game.
    }
event-map-passed =
    { $who-is ->
        [you] You hold the map and play first in the next room.
       *[other] { $who } holds the map and plays first in the next room.
    }

## After a level, and at the end

event-level-done =
    { $number ->
        [5] The last room is done. Now the wounds are counted, and then the coins.
       *[other] Level { $number } is done: everyone takes back their power cards.
    }
event-fainted =
    { $who-is ->
        [you] You have the most wounds: you faint and cannot win.
       *[other] { $who } has the most wounds, faints and cannot win.
    }
event-nobody-fainted = Nobody faints.
event-all-lost = Everyone has turned to stone: nobody wins.
event-won =
    { $who-is ->
        [you] You win the game, with { $coins ->
            [0] no coins
            [one] 1 coin
           *[other] { $coins } coins
        } and { $wounds ->
            [0] no wounds!
            [one] 1 wound!
           *[other] { $wounds } wounds!
        }
       *[other] { $who } wins the game, with { $coins ->
            [0] no coins
            [one] 1 coin
           *[other] { $coins } coins
        } and { $wounds ->
            [0] no wounds!
            [one] 1 wound!
           *[other] { $wounds } wounds!
        }
    }
event-won-shared =
    { $who } win the game together, with { $coins ->
        [0] no coins
        [one] 1 coin
       *[other] { $coins } coins
    } and { $wounds ->
        [0] no wounds each!
        [one] 1 wound each!
       *[other] { $wounds } wounds each!
    }

## Lines of the log

log-player =
    { $who-is ->
        [you] you
       *[other] { $who }
    }
log-total =
    { $who-is ->
        [you] you ({ $total })
       *[other] { $who } ({ $total })
    }
log-characters = { $players }.
log-character =
    { $who-is ->
        [you] you are { $character-the }
       *[other] { $who } is { $character-the }
    }
log-level = Level { $number } of 5: { $players }
log-standing = { $who } ({ log-coins }, { log-wounds })
log-coins =
    { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
log-wounds =
    { $wounds ->
        [one] 1 wound
       *[other] { $wounds } wounds
    }
log-rooms = Ahead: { $rooms }.
log-dark-room = dark room
log-dark-room-known = dark room: { $room }
log-entered = Room { $place }: { $room-met }.
log-entered-first =
    { $who-is ->
        [you] Room { $place }: { $room-met }. You play first.
       *[other] Room { $place }: { $room-met }. { $who } plays first.
    }
log-seen-rooms = You see { $rooms }.
log-seen-room = { $room-a } in room { $place }
log-chosen = Ready: { $players }.
log-cards = { $cards }.
log-cards-again = After the crystal ball: { $cards }.
log-card =
    { $who-is ->
        [you] you { $card }
       *[other] { $who } { $card }
    }
log-item-card =
    { $who-is ->
        [you] you { $card } ({ $value })
       *[other] { $who } { $card } ({ $value })
    }
log-big-chest =
    { $players-count ->
        [one] { $who-is ->
            [you] You play highest: +{ log-coins } ({ $total }).
           *[other] { $who } plays highest: +{ log-coins } ({ $total }).
        }
       *[other] Tie for highest, +{ log-coins } each: { $players }.
    }
log-small-chest =
    { $players-count ->
        [one] { $who-is ->
            [you] You play second highest: +{ log-coins } ({ $total }).
           *[other] { $who } plays second highest: +{ log-coins } ({ $total }).
        }
       *[other] Tie for second highest, +{ log-coins } each: { $players }.
    }
log-coins-got =
    { $players-count ->
        [one] { $who-is ->
            [you] You gain { log-coins } ({ $total }).
           *[other] { $who } gains { log-coins } ({ $total }).
        }
       *[other] +{ log-coins } each: { $players }.
    }
log-coins-lost =
    { $players-count ->
        [one] { $who-is ->
            [you] You lose { log-coins } ({ $total } left).
           *[other] { $who } loses { log-coins } ({ $total } left).
        }
       *[other] −{ log-coins } each: { $players }.
    }
log-wounded =
    { $players-count ->
        [one] { $who-is ->
            [you] You take { log-wounds } ({ $total }).
           *[other] { $who } takes { log-wounds } ({ $total }).
        }
       *[other] +{ log-wounds } each: { $players }.
    }
log-healed =
    { $players-count ->
        [one] { $who-is ->
            [you] You drink a potion and heal { log-wounds } ({ $total } left).
           *[other] { $who } drinks a potion and heals { log-wounds } ({ $total } left).
        }
       *[other] Potions, −{ log-wounds } each: { $players }.
    }
log-item-got =
    { $players-count ->
        [one] { $who-is ->
            [you] You get { $item-a }.
           *[other] { $who } gets { $item-a }.
        }
       *[other] { $item-a } each: { $players }.
    }
log-escaped =
    { $players-count ->
        [one] { $who-is ->
            [you] { $item-the } lets you escape.
           *[other] { $item-the } lets { $who } escape.
        }
       *[other] { $item-the } lets them escape: { $players }.
    }
log-counts-as-one = Against the Golem a 5 counts as 1: { $players }.

## How things stand

scene-level = Level { $number } of 5.
scene-room-here = You are in room { $place }: { $room-a }.
scene-room = Room { $place }: { $room-a }.
scene-room-dark = Room { $place }: in the dark.
scene-room-seen = Room { $place }, dark but seen by your torch: { $room-a }.
scene-map =
    { $who-is ->
        [you] You hold the map.
       *[other] { $who } holds the map.
    }
scene-player =
    { $who-is ->
        [you] You, { $character-the }
       *[other] { $who }, { $character-the }
    }{ $fate ->
        [petrified] , turned to stone:
       *[standing] :
    } { $coins ->
        [0] no coins,
        [one] 1 coin,
       *[other] { $coins } coins,
    } { $wounds ->
        [0] no wounds.
        [one] 1 wound.
       *[other] { $wounds } wounds.
    } { $powers-count ->
        [0] No power card is left in hand
       *[other] In hand: { $powers }
    }{ $items-count ->
        [0] .
       *[other] ; items: { $items }.
    }
scene-played =
    { $who-is ->
        [you] You have played { $card-the }.
       *[other] { $who } has played { $card-the }.
    }
scene-chosen = { $who } has chosen a card.
scene-owes-again =
    { $who-is ->
        [you] You have played a crystal ball and owe another card.
       *[other] { $who } has played a crystal ball and owes another card.
    }
scene-sealed = You have chosen { $card-the }.

gloss-room =
    { $kind ->
        [monster] { $room-the } has strength { $strength }: reach it together, or { $room-about }.
        [boss] The final monster, { $room-the }, has strength { $strength }: reach it together, or { $room-about }.
        [invincible] The final monster, { $room-the }, cannot be defeated: { $room-about }.
        [treasure] { $room }: { $room-about }.
        [coin_trap] { $room-the } takes coins from whoever has the most. The highest card decides how many: { $room-about }.
        [wound_trap] { $room-the } wounds whoever has the fewest wounds. The highest card decides how much: { $room-about }.
       *[vault] { $room-the } has a gift for every card: { $room-about }.
    }

## What is asked

prompt-take = Which character do you take?
prompt-play = { gloss-room } Which card do you play?
prompt-play-again = { gloss-room } Your crystal ball has shown you the other cards: which one do you play now?
prompt-change = You have chosen { $card-the } for { $room-the }, and others are still choosing. Will you change it?

## Refusals

refusal-game-over = the game is over: nobody decides any more
refusal-chance-first = a card is being drawn: wait until players are asked
refusal-no-chance-now = players are asked now: nothing is being drawn
refusal-not-your-turn = it is not your turn: { $who } must decide
refusal-take-a-character = take one of the characters that are left
refusal-character-taken = { $character-the } is taken: take one that is left
refusal-play-a-card = play a card from your hand
refusal-card-not-held = { $card-the } is not in your hand: play a card that is
refusal-card-not-for-room = { $card-the } has no use in this room: play a power card or an item that has
refusal-no-torch = you have no torch in your hand: only one that you hold can be lit
refusal-nothing-dark = there is no dark room that you have not seen: keep your torch
refusal-impossible-outcome = chance cannot draw that now: ask for the outcomes that it can

## Cards

card-power-1 = 1
    .the = the 1
    .use = counts as 1 and comes back to your hand after the level
card-power-2 = 2
    .the = the 2
    .use = counts as 2 and comes back to your hand after the level
card-power-3 = 3
    .the = the 3
    .use = counts as 3 and comes back to your hand after the level
card-power-4 = 4
    .the = the 4
    .use = counts as 4 and comes back to your hand after the level
card-power-5 = 5
    .the = the 5
    .use = counts as 5 and comes back to your hand after the level
card-power-5-as-1 = { card-power-5 }
    .use = counts as only 1 against the Golem
item-torch = torch
    .the = the torch
    .a = a torch
    .many = torches
    .use = lets you escape the Wolf Pack
item-crystal-ball = crystal ball
    .the = the crystal ball
    .a = a crystal ball
    .many = crystal balls
    .use = shows you the other cards, and then you must play another; it also lets you escape the Necromancer
item-key = key
    .the = the key
    .a = a key
    .many = keys
    .use = counts as 5 at a treasure, and lets you escape the Mega Dragon
item-sword = sword
    .the = the sword
    .a = a sword
    .many = swords
    .use = counts as 5 against a monster, but as 1 against the Golem

## Characters

character-explorer = Explorer
    .the = the Explorer
character-thief = Thief
    .the = the Thief
character-warrior = Warrior
    .the = the Warrior
character-knight = Knight
    .the = the Knight
character-sorcerer = Sorcerer
    .the = the Sorcerer

## Rooms with monsters

room-dragon = Dragon
    .the = the Dragon
    .a = a Dragon
    .met = a Dragon draws its fiery breath
    .about = whoever plays lowest takes 3 wounds
room-troll = Troll
    .the = the Troll
    .a = a Troll
    .met = a Troll swings its club
    .about = whoever plays lowest takes 2 wounds
room-the-thing = The Thing
    .the = the Thing
    .a = the Thing
    .met = the Thing creeps out of a corner
    .about = whoever plays lowest takes 1 wound
room-goblin = Goblin
    .the = the Goblin
    .a = a Goblin
    .met = a Goblin jumps out with a knife
    .about = whoever plays lowest takes 2 wounds
room-skeleton = Skeleton
    .the = the Skeleton
    .a = a Skeleton
    .met = a Skeleton rattles to its feet
    .about = whoever plays lowest takes 3 wounds
room-zombie = Zombie
    .the = the Zombie
    .a = a Zombie
    .met = a Zombie staggers closer
    .about = whoever plays lowest takes 1 wound
room-snake = Snake
    .the = the Snake
    .a = a Snake
    .met = a Snake rears up and hisses
    .about = whoever plays lowest takes 3 wounds

## Treasures

room-treasure-four-two = Treasure of 4 and 2 coins
    .the = the treasure of 4 and 2 coins
    .a = a treasure of 4 and 2 coins
    .met = a treasure of 4 and 2 coins glitters
    .about = the highest card takes 4, the second highest 2. Ties share evenly and lose the rest
room-treasure-four = Treasure of 4 coins
    .the = the treasure of 4 coins
    .a = a treasure of 4 coins
    .met = a treasure of 4 coins glitters
    .about = the highest card takes them all. Ties share evenly and lose the rest
room-treasure-three-two = Treasure of 3 and 2 coins
    .the = the treasure of 3 and 2 coins
    .a = a treasure of 3 and 2 coins
    .met = a treasure of 3 and 2 coins glitters
    .about = the highest card takes 3, the second highest 2. Ties share evenly and lose the rest
room-treasure-three = Treasure of 3 coins
    .the = the treasure of 3 coins
    .a = a treasure of 3 coins
    .met = a treasure of 3 coins glitters
    .about = the highest card takes them all. Ties share evenly and lose the rest
room-treasure-two-one = Treasure of 2 and 1 coins
    .the = the treasure of 2 and 1 coins
    .a = a treasure of 2 and 1 coins
    .met = a treasure of 2 and 1 coins glitters
    .about = the highest card takes 2, the second highest 1. Ties share evenly and lose the rest
room-treasure-two = Treasure of 2 coins
    .the = the treasure of 2 coins
    .a = a treasure of 2 coins
    .met = a treasure of 2 coins glitters
    .about = the highest card takes both. Ties share evenly and lose the rest
room-treasure-one = Treasure of 1 coin
    .the = the treasure of 1 coin
    .a = a treasure of 1 coin
    .met = a single coin glitters
    .about = the highest card takes it, but a tie loses it

## Vaults

room-armory = Armory
    .the = the Armory
    .a = an Armory
    .met = an Armory stands open
    .about = a 1 brings a torch, a 2 a crystal ball, a 3 a key, a 4 a sword, and a 5 heals 1 wound
room-strongroom = Strongroom
    .the = the Strongroom
    .a = a Strongroom
    .met = a Strongroom stands open
    .about = a 1 brings 1 coin, a 2 brings 2, a 4 brings 3, while a 3 heals 1 wound and a 5 heals 2

## Traps

room-lava-cauldron = Lava Cauldron
    .the = the Lava Cauldron
    .a = a Lava Cauldron
    .met = a Lava Cauldron bubbles overhead
    .about = 3 for a 5, 2 for a 4, 1 for a 3, none below
room-coin-catcher = Coin Catcher
    .the = the Coin Catcher
    .a = a Coin Catcher
    .met = a Coin Catcher opens its jaws
    .about = 2 for a 5 or 4, 1 for a 3 or 2, none for a 1
room-spike-trap = Spike Trap
    .the = the Spike Trap
    .a = a Spike Trap
    .met = a Spike Trap clicks underfoot
    .about = 2 wounds for a 5 or 4, 1 for a 3, none below
room-giant-boulder = Giant Boulder
    .the = the Giant Boulder
    .a = a Giant Boulder
    .met = a Giant Boulder trembles on its ledge
    .about = 2 wounds for a 5, 1 for a 2, 3 or 4, none for a 1

## Final monsters

boss-tax-collector = Tax Collector
    .the = the Tax Collector
    .a = the final monster, the Tax Collector
    .met = the final monster, the Tax Collector, holds out a hand
    .about = whoever plays lowest loses 3 coins
boss-medusa = Medusa
    .the = Medusa
    .a = the final monster, Medusa
    .met = the final monster, Medusa, opens her eyes
    .about = whoever plays lowest turns to stone and cannot win. If that is everyone, everyone loses
boss-vampire = Vampire
    .the = the Vampire
    .a = the final monster, the Vampire
    .met = the final monster, the Vampire, bares its fangs
    .about = whoever plays lowest takes 1 wound and loses 2 coins
boss-sphinx = Sphinx
    .the = the Sphinx
    .a = the final monster, the Sphinx
    .met = the final monster, the Sphinx, begins its riddle
    .about = whoever plays lowest takes 2 wounds. The highest card gains 2 coins even if it falls, but not if it attacks and all cards are equal
boss-sphinx-on-attack = { boss-sphinx }
    .the = { boss-sphinx.the }
    .about = whoever plays lowest takes 2 wounds, while the highest card gains 2 coins. If all cards are equal, nobody gains any
boss-minotaur = Minotaur
    .the = the Minotaur
    .a = the final monster, the Minotaur
    .met = the final monster, the Minotaur, lowers its horns
    .about = whoever plays lowest takes 1 wound. The highest card gains 1 coin even if it falls, but not if it attacks and all cards are equal
boss-minotaur-on-attack = { boss-minotaur }
    .the = { boss-minotaur.the }
    .about = whoever plays lowest takes 1 wound, while the highest card gains 1 coin. If all cards are equal, nobody gains any
boss-wolf-pack = Wolf Pack
    .the = the Wolf Pack
    .a = the final monster, the Wolf Pack
    .met = the final monster, the Wolf Pack, closes in
    .about = whoever plays lowest takes 2 wounds. Whoever plays a torch escapes
boss-necromancer = Necromancer
    .the = the Necromancer
    .a = the final monster, the Necromancer
    .met = the final monster, the Necromancer, calls up the dead
    .about = whoever plays lowest takes 2 wounds. Whoever plays a crystal ball escapes
boss-mega-dragon = Mega Dragon
    .the = the Mega Dragon
    .a = the final monster, the Mega Dragon
    .met = the final monster, the Mega Dragon, unfolds its wings
    .about = whoever plays lowest takes 3 wounds. Whoever plays a key escapes
boss-golem = Golem
    .the = the Golem
    .a = the final monster, the Golem
    .met = the final monster, the Golem, begins to move
    .about = whoever plays lowest takes 3 wounds. A 5 or a sword counts as only 1
boss-mummy = Mummy
    .the = the Mummy
    .a = the final monster, the Mummy
    .met = the final monster, the Mummy, rises from its tomb
    .about = whoever plays highest takes 3 wounds
