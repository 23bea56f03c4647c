### Each game in a minute, for someone who has never seen it. Whoever wants to know more reads the rules.

primer = The game in a minute
primer-offer = New to this game?
primer-more = All the rules
primer-go = Got it
primer-known = I know it

primer-welcome-1 = All of you share one adventurer, who has six pieces of equipment and some health points.
primer-welcome-2 = On your turn, draw a monster card or pass. Only you see the card you draw: put it face down into the dungeon, or set it aside together with one piece of equipment, which is then lost for the round.
primer-welcome-3 = So the dungeon fills, the adventurer gets weaker, and each of you knows only a part of what waits down there. Whoever passes is out of the round.
primer-welcome-4 = The last one who has not passed must go in. The monsters turn up one by one: equipment beats some of them, and each of the others costs as many health points as its strength.
primer-welcome-5 = Come out alive and you have a success; two of them win the game. Die twice and you are out of it. The last player left wins as well.

primer-back-1 = All of you share one adventurer, who has six pieces of equipment and some health points. This box brings other adventurers, and monsters with surprises.
primer-back-2 = { primer-welcome-2 }
primer-back-3 = { primer-welcome-3 }
primer-back-4 = The last one who has not passed must go in. The monsters turn up one by one: equipment beats some of them, the others cost health points, and special monsters bend the rules. Point at a card to read what it does.
primer-back-5 = { primer-welcome-5 }

primer-raiders-1 = You raid a dungeon of five levels with five rooms each, all together and each for your own purse. Some rooms lie open, others in the dark.
primer-raiders-2 = In every room each of you secretly chooses one card from hand; then all are turned up together. Power cards run from 1 to 5, and those you play come back only after the level, so spend them wisely.
primer-raiders-3 = Treasures go to the highest card, ties share. Against a monster all cards are added up: if the sum is too low, whoever played lowest is wounded. Vaults give something for each number, traps hit the rich or the healthy.
primer-raiders-4 = Items help once: a key or a sword counts as a 5, a torch shows you the dark rooms, a crystal ball lets you choose after the others, a potion heals.
primer-raiders-5 = After the last room, with its final monster, whoever has the most wounds faints and cannot win. Of the others, the one with the most coins does.

primer-masmorra-1 = Your hero explores a dungeon that grows tile by tile, and gains experience by beating monsters, opening chests and disarming traps.
primer-masmorra-2 = On your turn, roll six dice and roll any of them again once. A Step lets you walk or explore two rooms, Melee and Ranged strike, Defense wards off, an Elixir heals, Magic turns another die to the face you want.
primer-masmorra-3 = You must fight the monsters in your room before you do anything else there. Whoever strikes at close range, or fails to win, takes the monster's payback in wounds.
primer-masmorra-4 = Experience teaches your hero new abilities. Treasure cards help you in your own turn, or get in the way of others in theirs. When you are done, you move monsters towards your rivals.
primer-masmorra-5 = In a Standard game, sixteen experience end it after the round, and the most experienced hero wins. In an Epic game you go down to the third level to face Malaphyas.
