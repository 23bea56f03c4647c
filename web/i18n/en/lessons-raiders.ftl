### What the coach says in the lessons of Dungeon Raiders.
###
### At most two sentences and 180 characters a page. A page that asks for a decision ends with the instruction.
### Explain a game word before you use it. $seat1 and $seat2 are the names of the other two players.

## Level 1

lesson-raiders-hello = Welcome! In this dungeon, the player with the most coins wins, unless their wounds make them faint.
lesson-raiders-hand = You're the Sorcerer, with power cards 1 to 5 and 2 crystal balls. In each room, everyone plays one card.
lesson-raiders-treasure = The first room is a treasure: the highest card gets 3 coins, the second highest 2. Tied players share.
lesson-raiders-choose = Everyone chooses in secret, and all cards are revealed together. Coins are worth a good card: play your 4 or 5.
lesson-raiders-go-high = That card won't win much here. Play your 4 or 5 and keep the rest for later.
lesson-raiders-shared = { $seat1 } also played a 5, so you share the big chest: 1 coin each, and 1 is lost. { $seat2 } came second and took the small one.
lesson-raiders-second = { $seat1 } played a 5 and took the big chest. You came second, so the small chest and its 2 coins are yours.
lesson-raiders-spent = Power cards you play stay in front of you until the level ends. 5 rooms cost you all 5 cards, so plan ahead.
lesson-raiders-armory = The Armory is a vault: your card decides what you get, and a 1 gives a torch. 3 rooms are dark, so play your 1.
lesson-raiders-take-torch = That card gives you something else. You want the torch: play your 1.
lesson-raiders-gifts = You got your torch. { $seat1 } took a key, and { $seat2 } a potion that healed 1 wound.
lesson-raiders-dark = The first dark room is revealed: a Lava Cauldron. Before you play, find out what's in the last 2 rooms.
lesson-raiders-torch = A torch shows you alone every dark room of this level, and it doesn't cost your turn. Light it!
lesson-raiders-light-first = What you see will help you choose your card. Light your torch first.
lesson-raiders-seen = Only you know: room 4 is a treasure of 4 and 2 coins, room 5 a Troll. Keep your best card for one of them.
lesson-raiders-trap = The Lava Cauldron is a trap: the highest card sets how many coins the richest player loses. Stay low: play your 2 or 3.
lesson-raiders-stay-low = A high card only makes the trap worse, so keep it for the treasure you saw. Play your 2 or 3.
lesson-raiders-sprung = { $seat2 } played a 4, so the trap took 2 coins from the richest player. That wasn't you!
lesson-raiders-ball = Room 4 is the treasure you saw. Play a crystal ball: the others reveal their cards, and then you choose yours.
lesson-raiders-look-first = A crystal ball shows you the others' cards before you choose. Play the ball.
lesson-raiders-foresight = { $seat1 } played a 4 and { $seat2 } a 2. The crystal ball is used up, but now you know what to beat.
lesson-raiders-pick = You have 2 power cards left: one for this treasure, one for the Troll, where a low card can hurt. Choose one.
lesson-raiders-save-ball = Save the other crystal ball for a bigger moment. Play a power card.
lesson-raiders-chests = The chests are shared out: check your coins in the log. Your last power card is for the Troll.
lesson-raiders-monster = If all cards together reach the Troll's 14, nothing happens; if not, the lowest card takes 2 wounds. Play your card.

## Level 2

lesson-raiders-wounds = Together you didn't reach 14, even with { $seat1 }'s sword as a 5. { $seat2 } played the lowest card, a 1, and took 2 wounds.
lesson-raiders-level-two = Level 1 of 5 is done. Everyone takes back all 5 power cards, and 5 new rooms are placed.
lesson-raiders-together = A Goblin: strength 11, 2 wounds. The others may play high or leave it to you: play any card and see.

## After that

lesson-raiders-you-wounded = It wasn't enough, and your card was the lowest: 2 wounds. It happens to everyone; just make sure others have more.
lesson-raiders-beaten = Together you defeated the Goblin, and nobody took wounds. Monsters give nothing else.
lesson-raiders-faint = After the last room, the player with the most wounds faints and can't win. Make sure it isn't you.
lesson-raiders-farewell = A final monster waits in the last room, and then the most coins win. Keep playing, I'll just give you hints.
lesson-raiders-hint-play = Think about the rooms ahead and the cards others have already played.
lesson-raiders-hint-again = You see their cards. Play just enough to win, or save your best card.
lesson-raiders-hint-change = You can change your card until everyone has chosen.

## The last rooms

lesson-raiders-last-hello = The end of another game: only 2 rooms are left. Now you'll see how a game is decided.
lesson-raiders-last-wounds = All 3 of you have 10 wounds, and the player with the most will faint and can't win. A single wound decides.
lesson-raiders-last-cards = You have 2 cards left, a 2 and a 5, one for each room. Both rivals have a 5 too.
lesson-raiders-last-treasure = This treasure is just 1 coin, and the final monster comes next. Choose which card to play here.
lesson-raiders-last-two-cards = You only have a 2 and a 5. Play one of them.
lesson-raiders-last-kept-high = { $seat1 } played a 5 for that coin and is now the richest, with 16. You still have your 5.
lesson-raiders-last-vampire = The final monster is a Vampire, strength 14. If you don't reach it, the lowest card takes 1 wound and loses 2 coins.
lesson-raiders-last-play = You have one card left. Play it.
lesson-raiders-last-they-took = The cards total 13: not enough. { $seat1 } spent the 5 on a coin, played the lowest card and takes the wound.
lesson-raiders-last-they-faint = With 11 wounds, { $seat1 } has the most and faints. Those 14 coins don't count.
lesson-raiders-last-you-win = You and { $seat2 } have 12 coins each and the same wounds. You share the victory!
lesson-raiders-last-you-took = The cards total 10: not enough. Your 2 is the lowest, so you take the wound.
lesson-raiders-last-you-faint = With 11 wounds, you have the most. You faint and can't win, however many coins you have.
lesson-raiders-last-they-win = Of the others, { $seat1 } has the most coins, 15, and wins. Next time, keep your 5 for the end.
lesson-raiders-last-farewell = So watch everyone's wounds and keep a good card for the end. Now play a whole game!
