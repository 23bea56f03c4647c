### What the coach says in the first game of Dungeon Raiders.
###
### Two or three short sentences a page. A word of the game is explained before it is used.
### $seat1 and $seat2 are the names of the other two at the table.

## Level 1

lesson-raiders-hello = Welcome! You three raid a dungeon together, room by room, but each for their own purse. Whoever comes out with the most coins wins, unless they collapse from their wounds.
lesson-raiders-hand = You hold five power cards, 1 to 5, and you are the Sorcerer: your two crystal balls will be useful soon. In each room everyone plays one card.
lesson-raiders-treasure = The first room is a treasure. The highest card takes the big chest, 3 coins; the second-highest takes the small one, 2 coins. Equal cards share.
lesson-raiders-choose = Everyone chooses in secret, then all cards are turned up at once. Coins are worth a good card: play your 4 or your 5.
lesson-raiders-go-high = That would hardly win anything here. Play the 4 or the 5, and keep the others for later.
lesson-raiders-shared = { $seat1 } played a 5 as well, so you shared the big chest: 3 coins make 1 for each, and the rest is lost. { $seat2 } was second and took the small one.
lesson-raiders-second = { $seat1 } played a 5 and took the big chest. You were second: the small chest and its 2 coins are yours.
lesson-raiders-spent = The card that you played lies in front of you now. You get it back only when the level ends, so five rooms cost you all five cards.
lesson-raiders-armory = The next room is an armory. It gives something for each card: 1 a torch, 2 a crystal ball, 3 a key, 4 a sword, 5 a potion. Three rooms lie in the dark, so take the torch: play the 1.
lesson-raiders-take-torch = That would be another gift. This time you want the torch, and it is given for the 1.
lesson-raiders-gifts = You have your torch. { $seat1 } took a key, and { $seat2 } a potion that healed a wound.
lesson-raiders-dark = Now the first dark room is turned up: a Lava Cauldron. Before you answer, what waits in the last two rooms?
lesson-raiders-torch = A torch can be lit at any time and does not cost you your turn. You alone look at every dark room of this level. Light it!
lesson-raiders-light-first = Light your torch first: what you see will help you to choose your card.
lesson-raiders-seen = Only you know it now: room 4 is a treasure of 4 and 2 coins, and room 5 is a Troll. Keep your best card for one of them.
lesson-raiders-trap = The Lava Cauldron is a trap: the highest card of all decides how much is lost, and whoever has the most coins pays. Nothing is won here, so play a low card: the 2 or the 3.
lesson-raiders-stay-low = A high card only makes the trap bite harder. Keep it for the treasure that you saw, and play the 2 or the 3.
lesson-raiders-sprung = { $seat2 } played a 4, so the trap took 2 coins from whoever had the most. That was not you!
lesson-raiders-ball = Room 4, the treasure that you saw coming. Now play a crystal ball: the others show their cards first, and only then do you choose yours.
lesson-raiders-look-first = You could, but a crystal ball lets you see the others' cards first. Play the ball.
lesson-raiders-foresight = { $seat1 } played a 4 and { $seat2 } a 2. You may answer knowing that. The crystal ball is used up.
lesson-raiders-pick = You have two cards left: one for this treasure, the other for the Troll, at which a low card can hurt. Which is worth more to you here? Decide.
lesson-raiders-save-ball = Keep the other crystal ball for a room in which more is at stake. Play a power card.
lesson-raiders-chests = The chests are shared out: look at your coins in the log. The last card in your hand must do for the Troll.
lesson-raiders-monster = A monster has a strength, here 14. If all cards together reach it, it is beaten and nothing happens. If not, whoever played the lowest card takes its wounds. Play your card.

## Level 2

lesson-raiders-wounds = Together you did not reach 14, although the sword of { $seat1 } counted as 5. { $seat2 } played the lowest card, a 1, and took 2 wounds.
lesson-raiders-level-two = Level 1 is done. Everyone takes all five power cards back, and five new rooms are laid out. There are five levels in all.
lesson-raiders-together = A Goblin, strength 11, and its wounds are 2. Will the others play high, or leave it to you? Play any card that you like, and see.

## After that

lesson-raiders-you-wounded = Together it was too little, and yours was the lowest card: that made 2 wounds. It happens to everyone. Just see that others have more of them.
lesson-raiders-beaten = Together you beat the Goblin, and nobody was hurt. That is all it gives.
lesson-raiders-faint = Mind your wounds: after the last room, whoever has the most of them faints and cannot win, however rich. In the middle of the field you are safe.
lesson-raiders-farewell = At the very end waits one final monster. Then the coins are counted, and the most coins win. Play on: I will only whisper.
lesson-raiders-hint-play = Think of the rooms that are left and of the cards that the others have already played.
lesson-raiders-hint-again = You see their cards: take just as much as you need to win, or save your best card.
lesson-raiders-hint-change = You can still change your mind until everyone has chosen.

## The last rooms

lesson-raiders-last-hello = The end of another match: four levels and three rooms are behind you, and two rooms are left. Now it is decided who wins.
lesson-raiders-last-wounds = Look at the wounds: all three of you have 10. After the last room, whoever has the most of them faints and cannot win. One single wound decides.
lesson-raiders-last-cards = You have two cards left, a 2 and a 5, one for each room. Both others have a 5 as well.
lesson-raiders-last-treasure = Here lies a treasure of 1 coin. Behind it waits the final monster, still face down. Which card do you play here? The choice is yours, and so is what follows.
lesson-raiders-last-two-cards = You have a 2 and a 5: play one of them.
lesson-raiders-last-kept-high = { $seat1 } played a 5 for that one coin and is the richest now, with 16. You have kept your 5.
lesson-raiders-last-vampire = The final monster, a Vampire of strength 14. If your cards together do not reach it, whoever played the lowest takes 1 wound and loses 2 coins.
lesson-raiders-last-play = One card is left to you. Play it.
lesson-raiders-last-they-took = Together it was 13: not enough. { $seat1 } had spent the 5 on a coin, played the lowest card and took the wound.
lesson-raiders-last-they-faint = That makes 11 wounds, the most of all: { $seat1 } faints. Still the richest, with 14 coins, and yet out of the count.
lesson-raiders-last-you-win = Then the coins are counted: you and { $seat2 } have 12 each and as many wounds, so you share the victory.
lesson-raiders-last-you-took = Together it was 10: not enough. Your 2 was the lowest card, so the wound was yours.
lesson-raiders-last-you-faint = That makes 11 wounds, the most of all: you faint and cannot win, whatever you have gathered.
lesson-raiders-last-they-win = Then the coins of the others are counted: { $seat1 } has 15, more than anyone, and wins. With your 5 at the end it would have gone otherwise.
lesson-raiders-last-farewell = So keep an eye on everyone's wounds, and keep a good card for the end. Now play a whole match!
