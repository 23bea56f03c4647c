### The texts of Dungeon Raiders in English.
###
### Sentences end with a full stop and buttons do not. Refusals start in lower case because they follow a word such as
### "error". A sentence may start with a name or a term: the program puts its first letter in upper case.

## The game and its table options

game-raiders = Dungeon Raiders
    .tagline = 25 rooms, one card in each: leave with the most coins, but not with the most wounds.
game-raiders-line = { game-raiders }. { game-raiders.tagline }

seat-name = Player { $number }

option-mode = How cards are played
option-mode-standard = Standard: together, in secret
option-mode-tactical = Tactical: in turn, face up
option-characters = Characters
option-characters-dealt = Random
option-characters-chosen = Chosen in turn
option-boss-coins = Sphinx and Minotaur coins
option-boss-coins-always = Always
option-boss-coins-on-attack = Only if they attack
option-fainting = Fainting with 3 players
option-fainting-most = The most wounds, if not tied
option-fainting-more-than-half = More than half of all wounds

## Decisions

action-take = Choose { $character }
action-play = Play { $card-the }
action-light-torch = Light a torch

help-take =
    { $character-the } starts with { $coins ->
        [0] no coins
        [one] 1 coin
       *[other] { $coins } coins
    } and { $wounds ->
        [0] no wounds.
        [one] 1 wound.
       *[other] { $wounds } wounds.
    } { $items-count ->
        [0] No items.
       *[other] Items: { $items }.
    }
help-play = { $card-use }.
help-light-torch = Only you see every dark room of this level. It doesn't cost your turn; the torch returns to the supply.

## Setting up

event-game-began = { $seats } raiders enter the dungeon: 5 levels, and a final monster at the end.
event-first-to-take =
    { $who-is ->
        [you] You choose a character first.
       *[other] { $who } chooses a character first.
    }
event-character-got =
    { $who-is ->
        [you] You are { $character-the }.
       *[other] { $who } is { $character-the }.
    }
event-map-got =
    { $who-is ->
        [you] You get the map card and play first.
       *[other] { $who } gets the map card and plays first.
    }
event-round-began =
    { $number ->
        [5] Level 5 of 5: the final monster waits at the end.
       *[other] Level { $number } of 5.
    }
event-room-laid = Room { $place }: { $room-a }.
event-room-laid-dark = Room { $place } is dark.
event-room-laid-dark-known = Room { $place } is dark: { $room-a }.

## In a room

event-entered = The raiders enter room { $place }: { $room-met }.
event-torch-lit =
    { $who-is ->
        [you] You light a torch and look into the dark rooms.
       *[other] { $who } lights a torch and looks into the dark rooms.
    }
event-saw = The torch shows room { $place }: { $room-a }.
event-sealed =
    { $who-is ->
        [you] You've chosen a card.
       *[other] { $who } has chosen a card.
    }
event-sealed-known =
    { $who-is ->
        [you] You choose { $card-the } in secret.
       *[other] { $who } chooses { $card-the } in secret.
    }
event-resealed =
    { $who-is ->
        [you] You switch to { $card-the }.
       *[other] { $who } switches to { $card-the }.
    }
event-played =
    { $who-is ->
        [you] You play { $card-the }.
       *[other] { $who } plays { $card-the }.
    }
event-plays-again =
    { $who-is ->
        [you] Your crystal ball has shown you the cards: play another one.
       *[other] { $who } has seen the cards in a crystal ball and must play another one.
    }
event-escaped =
    { $who-is ->
        [you] You escape with { $item-the }.
       *[other] { $who } escapes with { $item-the }.
    }

## What a room brings

event-big-chest-won =
    { $who-is ->
        [you] You played the highest card: { $coins ->
            [one] +1 coin, now { $total }.
           *[other] +{ $coins } coins, now { $total }.
        }
       *[other] { $who } played the highest card: { $coins ->
            [one] +1 coin, now { $total }.
           *[other] +{ $coins } coins, now { $total }.
        }
    }
event-small-chest-won =
    { $who-is ->
        [you] You played the second-highest card: { $coins ->
            [one] +1 coin, now { $total }.
           *[other] +{ $coins } coins, now { $total }.
        }
       *[other] { $who } played the second-highest card: { $coins ->
            [one] +1 coin, now { $total }.
           *[other] +{ $coins } coins, now { $total }.
        }
    }
event-big-chest-lost = Too many players tie for the highest card: the big chest is lost.
event-small-chest-lost = Too many players tie for the second-highest card: the small chest is lost.
event-coins-over-limit =
    { $who-is ->
        [you] You can't carry more than 20 coins: { $lost ->
            [one] 1 is lost.
           *[other] { $lost } are lost.
        }
       *[other] { $who } can't carry more than 20 coins: { $lost ->
            [one] 1 is lost.
           *[other] { $lost } are lost.
        }
    }
event-fought =
    { $outcome ->
        [reached] The cards add up to { $total } against { $room-the } ({ $strength }): enough!
       *[short] The cards add up to { $total } against { $room-the } ({ $strength }): not enough.
    }
event-defeated = { $room-the } is defeated!
event-undefeatable = { $room-the } can't be defeated.
event-nobody-attacked = Everyone escapes: nobody is attacked.
event-wounded =
    { $who-is ->
        [you] You take { $wounds ->
            [one] 1 wound: now { $total }.
           *[other] { $wounds } wounds: now { $total }.
        }
       *[other] { $who } takes { $wounds ->
            [one] 1 wound: now { $total }.
           *[other] { $wounds } wounds: now { $total }.
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
event-item-short = Not enough { $item-many } in the supply: nobody gets one.
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
event-coin-trap-sprung = The highest card is a { $highest }: players with the most coins lose { $amount }.
event-wound-trap-sprung = The highest card is a { $highest }: players with the fewest wounds take { $amount }.
event-trap-quiet = The highest card is only a { $highest }: the trap doesn't activate.
event-counts-as-one =
    { $who-is ->
        [you] Against the Golem, your card counts as 1.
       *[other] Against the Golem, { $who }'s card counts as 1.
    }
event-nobody-rewarded = All cards are equal: nobody gains coins.
event-petrified =
    { $who-is ->
        [you] Medusa turns you to stone: you're out of the game.
       *[other] Medusa turns { $who } to stone: out of the game.
    }
event-map-passed =
    { $who-is ->
        [you] You have the map card and play first in the next room.
       *[other] { $who } has the map card and plays first in the next room.
    }

## After a level, and at the end

event-level-done =
    { $number ->
        [5] The last room is done. Wounds are counted first, then coins.
       *[other] Level { $number } is done: everyone takes back their power cards.
    }
event-fainted =
    { $who-is ->
        [you] You have the most wounds: you faint and can't win.
       *[other] { $who } has the most wounds, faints and can't win.
    }
event-nobody-fainted = Nobody faints.
event-all-lost = Everyone turns to stone: nobody wins.
event-won =
    { $who-is ->
        [you] You win the game with { $coins ->
            [0] no coins
            [one] 1 coin
           *[other] { $coins } coins
        } and { $wounds ->
            [0] no wounds!
            [one] 1 wound!
           *[other] { $wounds } wounds!
        }
       *[other] { $who } wins the game with { $coins ->
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
    { $who } share the victory with { $coins ->
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
log-standing =
    { $who-is ->
        [you] you ({ log-coins }, { log-wounds })
       *[other] { $who } ({ log-coins }, { log-wounds })
    }
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
log-chosen-card =
    { $who-is ->
        [you] you ({ $card })
       *[other] { $who } ({ $card })
    }
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

## The table

scene-level = Level { $number } of 5.
scene-room-here = You're in room { $place }: { $room-a }.
scene-room = Room { $place }: { $room-a }.
scene-room-dark = Room { $place }: dark.
scene-room-seen = Room { $place } (dark, seen with a torch): { $room-a }.
scene-map =
    { $who-is ->
        [you] You have the map card.
       *[other] { $who } has the map card.
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
        [0] No power cards left
       *[other] In hand: { $powers }
    }{ $items-count ->
        [0] .
       *[other] ; items: { $items }.
    }
scene-played =
    { $who-is ->
        [you] You've played { $card-the }.
       *[other] { $who } has played { $card-the }.
    }
scene-chosen = { $who } has chosen a card.
scene-owes-again =
    { $who-is ->
        [you] You've played a crystal ball and must play another card.
       *[other] { $who } has played a crystal ball and must play another card.
    }
scene-sealed = You've chosen { $card-the }.

gloss-room =
    { $kind ->
        [monster] { $room }, strength { $strength }: reach it together, or { $room-about }.
        [boss] { $room }, strength { $strength }: reach it together, or { $room-about }.
        [invincible] { $room }, can't be defeated: { $room-about }.
       *[other] { $room }: { $room-about }.
    }

## Questions

prompt-take = Which character do you choose?
prompt-play =
    { $kind ->
        [boss] { $room }, strength { $strength }: reach it together, or it attacks.
       *[other] { gloss-room }
    } Which card?
prompt-play-again =
    { $kind ->
        [monster] { $room } ({ $strength })
        [boss] { $room } ({ $strength })
       *[other] { $room }
    }: your crystal ball showed you the cards. Which one now?
prompt-change = You've chosen { $card-the } for { $room-the }. Others are still choosing: do you change it?

## Refusals

refusal-game-over = the game is over
refusal-chance-first = a card is being drawn: wait a moment
refusal-no-chance-now = nothing is being drawn: a player must act first
refusal-not-your-turn = it's not your turn: { $who } must act
refusal-take-a-character = you can't do that now: choose a character
refusal-character-taken = { $character-the } is taken: choose another character
refusal-play-a-card = you can't do that now: play a card from your hand
refusal-card-not-held = { $card-the } isn't in your hand: play another card
refusal-card-not-for-room = { $card-the } doesn't work in this room: play another card
refusal-no-torch = you have no torch to light: play a card
refusal-nothing-dark = there's no dark room left to see: keep your torch
refusal-impossible-outcome = that can't be drawn now: ask for the possible outcomes

## Cards

card-power-1 = 1
    .the = the 1
    .use = counts as 1; returns to your hand after the level
card-power-2 = 2
    .the = the 2
    .use = counts as 2; returns to your hand after the level
card-power-3 = 3
    .the = the 3
    .use = counts as 3; returns to your hand after the level
card-power-4 = 4
    .the = the 4
    .use = counts as 4; returns to your hand after the level
card-power-5 = 5
    .the = the 5
    .use = counts as 5; returns to your hand after the level
card-power-5-as-1 = { card-power-5 }
    .use = counts as 1 against the Golem
item-torch = torch
    .the = the torch
    .a = a torch
    .many = torches
    .use = lets you escape the Wolf Pack
item-crystal-ball = crystal ball
    .the = the crystal ball
    .a = a crystal ball
    .many = crystal balls
    .use = shows you all cards, then you must play another; also lets you escape the Necromancer
item-key = key
    .the = the key
    .a = a key
    .many = keys
    .use = counts as 5 at a treasure; also lets you escape the Mega Dragon
item-sword = sword
    .the = the sword
    .a = a sword
    .many = swords
    .use = counts as 5 against a monster, but 1 against the Golem

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
    .about = the lowest card takes 3 wounds
room-troll = Troll
    .the = the Troll
    .a = a Troll
    .met = a Troll swings its club
    .about = the lowest card takes 2 wounds
room-the-thing = The Thing
    .the = the Thing
    .a = the Thing
    .met = the Thing creeps out of a corner
    .about = the lowest card takes 1 wound
room-goblin = Goblin
    .the = the Goblin
    .a = a Goblin
    .met = a Goblin jumps out with a knife
    .about = the lowest card takes 2 wounds
room-skeleton = Skeleton
    .the = the Skeleton
    .a = a Skeleton
    .met = a Skeleton rattles to its feet
    .about = the lowest card takes 3 wounds
room-zombie = Zombie
    .the = the Zombie
    .a = a Zombie
    .met = a Zombie staggers closer
    .about = the lowest card takes 1 wound
room-snake = Snake
    .the = the Snake
    .a = a Snake
    .met = a Snake rears up and hisses
    .about = the lowest card takes 3 wounds

## Treasures

room-treasure-four-two = Treasure of 4 and 2 coins
    .the = the treasure of 4 and 2 coins
    .a = a treasure of 4 and 2 coins
    .met = a treasure of 4 and 2 coins glitters
    .about = the highest card takes 4, the second highest 2. Ties share, rounded down
room-treasure-four = Treasure of 4 coins
    .the = the treasure of 4 coins
    .a = a treasure of 4 coins
    .met = a treasure of 4 coins glitters
    .about = the highest card takes them all. Ties share, rounded down
room-treasure-three-two = Treasure of 3 and 2 coins
    .the = the treasure of 3 and 2 coins
    .a = a treasure of 3 and 2 coins
    .met = a treasure of 3 and 2 coins glitters
    .about = the highest card takes 3, the second highest 2. Ties share, rounded down
room-treasure-three = Treasure of 3 coins
    .the = the treasure of 3 coins
    .a = a treasure of 3 coins
    .met = a treasure of 3 coins glitters
    .about = the highest card takes them all. Ties share, rounded down
room-treasure-two-one = Treasure of 2 and 1 coins
    .the = the treasure of 2 and 1 coins
    .a = a treasure of 2 and 1 coins
    .met = a treasure of 2 and 1 coins glitters
    .about = the highest card takes 2, the second highest 1. Ties share, rounded down
room-treasure-two = Treasure of 2 coins
    .the = the treasure of 2 coins
    .a = a treasure of 2 coins
    .met = a treasure of 2 coins glitters
    .about = the highest card takes both. Ties share, rounded down
room-treasure-one = Treasure of 1 coin
    .the = the treasure of 1 coin
    .a = a treasure of 1 coin
    .met = a single coin glitters
    .about = the highest card takes it. A tie loses it

## Vaults

room-armory = Armory
    .the = the Armory
    .a = an Armory
    .met = the door of an Armory creaks open
    .about = a 1 gives a torch, a 2 a crystal ball, a 3 a key, a 4 a sword; a 5 heals 1 wound
room-strongroom = Strongroom
    .the = the Strongroom
    .a = a Strongroom
    .met = the door of a Strongroom swings open
    .about = a 1 gives 1 coin, a 2 gives 2, a 4 gives 3; a 3 heals 1 wound, a 5 heals 2

## Traps

room-lava-cauldron = Lava Cauldron
    .the = the Lava Cauldron
    .a = a Lava Cauldron
    .met = a Lava Cauldron bubbles overhead
    .about = the richest lose 3 if the highest card is a 5, 2 for a 4, 1 for a 3
room-coin-catcher = Coin Catcher
    .the = the Coin Catcher
    .a = a Coin Catcher
    .met = a Coin Catcher opens its jaws
    .about = the richest lose 2 if the highest card is a 5 or 4, 1 for a 3 or 2
room-spike-trap = Spike Trap
    .the = the Spike Trap
    .a = a Spike Trap
    .met = a Spike Trap clicks underfoot
    .about = the least wounded take 2 if the highest card is a 5 or 4, 1 for a 3
room-giant-boulder = Giant Boulder
    .the = the Giant Boulder
    .a = a Giant Boulder
    .met = a Giant Boulder trembles on its ledge
    .about = the least wounded take 2 if the highest card is a 5, 1 for a 4, 3 or 2

## Final monsters

boss-tax-collector = Tax Collector
    .the = the Tax Collector
    .a = the final monster, the Tax Collector
    .met = the Tax Collector holds out a hand
    .about = the lowest card loses 3 coins
boss-medusa = Medusa
    .the = Medusa
    .a = the final monster, Medusa
    .met = Medusa opens her eyes
    .about = the player with the lowest card turns to stone and can't win. If that's everyone, all lose
boss-vampire = Vampire
    .the = the Vampire
    .a = the final monster, the Vampire
    .met = the Vampire bares its fangs
    .about = the lowest card takes 1 wound and loses 2 coins
boss-sphinx = Sphinx
    .the = the Sphinx
    .a = the final monster, the Sphinx
    .met = the Sphinx begins its riddle
    .about = the lowest card takes 2 wounds. The highest gains 2 coins either way (none if it attacks and all are equal)
boss-sphinx-on-attack = { boss-sphinx }
    .the = { boss-sphinx.the }
    .about = the lowest card takes 2 wounds and the highest gains 2 coins (none if all are equal)
boss-minotaur = Minotaur
    .the = the Minotaur
    .a = the final monster, the Minotaur
    .met = the Minotaur lowers its horns
    .about = the lowest card takes 1 wound. The highest gains 1 coin either way (none if it attacks and all are equal)
boss-minotaur-on-attack = { boss-minotaur }
    .the = { boss-minotaur.the }
    .about = the lowest card takes 1 wound and the highest gains 1 coin (none if all are equal)
boss-wolf-pack = Wolf Pack
    .the = the Wolf Pack
    .a = the final monster, the Wolf Pack
    .met = the Wolf Pack closes in
    .about = the lowest card takes 2 wounds. Play a torch to escape
boss-necromancer = Necromancer
    .the = the Necromancer
    .a = the final monster, the Necromancer
    .met = the Necromancer calls up the dead
    .about = the lowest card takes 2 wounds. Play a crystal ball to escape
boss-mega-dragon = Mega Dragon
    .the = the Mega Dragon
    .a = the final monster, the Mega Dragon
    .met = the Mega Dragon unfolds its wings
    .about = the lowest card takes 3 wounds. Play a key to escape
boss-golem = Golem
    .the = the Golem
    .a = the final monster, the Golem
    .met = the Golem begins to move
    .about = the lowest card takes 3 wounds. A 5 or a sword counts as 1
boss-mummy = Mummy
    .the = the Mummy
    .a = the final monster, the Mummy
    .met = the Mummy rises from its tomb
    .about = the highest card takes 3 wounds

## Hidden cards and rooms

hidden-sealed = Card chosen by { $who }
hidden-room = Dark room { $place }
hidden-deck = Next room of the deck
hidden-power = Power card { $card }
