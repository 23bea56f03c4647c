### Each game in a minute, for a player who has never seen it. The rules have the rest.

primer = The game in a minute
primer-offer = New to this game?
primer-more = All the rules
primer-go = Got it
primer-known = I know it

primer-welcome-1 = All players share one adventurer with 6 equipment tiles and a few health points (HP).
primer-welcome-2 = On your turn, draw a monster card or pass. Only you see the card. Add it face down to the dungeon, or set it aside and sacrifice 1 equipment tile for this round.
primer-welcome-3 = So the dungeon fills up, the adventurer gets weaker, and you know only part of what's down there. Once you pass, you're out of the round.
primer-welcome-4 = The last player who hasn't passed enters the dungeon. The monsters are revealed one by one. Equipment defeats some of them; each of the others costs HP equal to its strength.
primer-welcome-5 = Survive and you get a success card: 2 of them win the game. Fail twice and you're out of the game. The last player left also wins.

primer-back-1 = All players share one adventurer with 6 equipment tiles and a few health points (HP). This box has new adventurers, and monsters with surprises.
primer-back-2 = { primer-welcome-2 }
primer-back-3 = { primer-welcome-3 }
primer-back-4 = The last player who hasn't passed enters the dungeon. The monsters are revealed one by one. Equipment defeats some of them, others cost HP, and special monsters bend the rules. Point at a card to read what it does.
primer-back-5 = { primer-welcome-5 }

primer-raiders-1 = You all raid the same dungeon, but everyone keeps their own coins. It has 5 levels with 5 rooms each. Some rooms are open, others are dark.
primer-raiders-2 = In each room, everyone secretly chooses a card, then all cards are revealed together. Power cards go from 1 to 5. You only get them back after the level, so spend them wisely.
primer-raiders-3 = Treasure goes to the highest card; ties share it. Against a monster, all cards add up: if the total is too low, the lowest card takes wounds. Vaults give something for each number. Traps hit the player with the most coins or the fewest wounds.
primer-raiders-4 = Each item helps once. A key or a sword counts as 5, and a torch shows you the dark rooms. A crystal ball lets you choose after the others. Potions heal wounds.
primer-raiders-5 = After the final monster, the player with the most wounds faints and can't win. Of the others, the player with the most coins wins.

primer-raiders-tactical-1 = { primer-raiders-1 }
primer-raiders-tactical-2 = In each room, everyone plays a card face up, one after the other, starting with the player with the map card. Power cards go from 1 to 5. You only get them back after the level, so spend them wisely.
primer-raiders-tactical-3 = { primer-raiders-3 }
primer-raiders-tactical-4 = Each item helps once. A key or a sword counts as 5, and a torch shows you the dark rooms. A crystal ball lets you play your card after the others. Potions heal wounds. The highest card takes the map card for the next room.
primer-raiders-tactical-5 = { primer-raiders-5 }

primer-masmorra-1 = Your hero explores a dungeon that grows tile by tile. Defeat monsters, open chests and disarm traps to gain experience (XP).
primer-masmorra-2 = On your turn, roll 6 dice and re-roll any of them once. Step moves or explores twice, Melee and Ranged attack, Defense blocks, Elixir heals. Magic turns another die to the face you want.
primer-masmorra-3 = You must fight the monsters in your room before you do anything else there. If you use Melee on a monster or don't defeat it, you take its Payback in wounds.
primer-masmorra-4 = XP lets you learn new abilities. Treasure cards help you on your turn or get in the way of others on theirs. At the end of your turn, you move monsters towards your rivals.
primer-masmorra-5 = A Standard game ends after the round in which someone reaches 16 XP, and the most XP wins. In an Epic game, you go down to the third level to face Malaphyas.
