### Texts of the puzzles.
###
### Sentences end with a full stop, buttons and headings do not.

## The list

title-puzzles = Puzzles · Antorcha
puzzles-title = Puzzles
puzzles-lead = Positions from games between bots. One move is clearly best, and it isn't the one you'd play first.
puzzles-start = Solve puzzles
puzzles-solve = Solve
puzzles-rating = Rating
puzzles-streak = Streak
puzzles-streak-best = { $now } (best { $best })
puzzles-done = Solved
puzzles-solved = { $solved } of { $all }
puzzles-kept = Your rating and streak stay on this device.
puzzle-game-welcome = Welcome to the Dungeon
puzzle-game-raiders = Dungeon Raiders
puzzle-game-masmorra = Masmorra

## Themes

puzzle-theme-welcome-bid = Draw or pass
puzzle-theme-welcome-place = Add or set aside
puzzle-theme-welcome-name = Name a type or strength
puzzle-theme-welcome-tile = Use a tile
puzzle-theme-welcome-give-up = Give up a tile
puzzle-theme-raiders-monster = Monsters
puzzle-theme-raiders-treasure = Treasure
puzzle-theme-raiders-vault = Vaults
puzzle-theme-raiders-trap = Traps
puzzle-theme-raiders-final-monster = Final monster
puzzle-theme-raiders-character = Choose a character
puzzle-theme-masmorra-dice = Roll and re-roll
puzzle-theme-masmorra-fight = Fight and Payback
puzzle-theme-masmorra-explore = Move and explore
puzzle-theme-masmorra-loot = Chests and traps
puzzle-theme-masmorra-ability = Abilities
puzzle-theme-masmorra-card = Treasure cards
puzzle-theme-masmorra-master = Dungeon master

## A puzzle

title-puzzle = { $theme } · { $game } · Puzzle · Antorcha
puzzle-heading = Puzzle: { $theme }
puzzle-difficulty = Difficulty { $rating }
puzzle-all = All puzzles
puzzle-loading = Loading the puzzle…
puzzle-gone = No puzzle
puzzle-task = Find the best move.
puzzle-before = What happened before

## The answer

puzzle-outcome = Answer
puzzle-right = Right!
puzzle-wrong = “{ $chosen }” isn't best
puzzle-than-obvious = “{ $best }” wins { $bestChance } of the time, the obvious “{ $other }” { $otherChance }.
puzzle-than-yours = “{ $best }” wins { $bestChance } of the time, “{ $other }” { $otherChance }.
puzzle-by-odds = Exact odds for what you know. All hidden cards count as equally likely.
puzzle-by-search = From { $worlds } sampled games with cards that fit what you know. Margin of error: { $error }.
puzzle-by-table = A solved table plays this move and no other.
puzzle-chances = Chance to win after each move
puzzle-best = best
puzzle-yours = your choice
puzzle-obvious = the obvious choice
puzzle-show-all = Show all { $count } moves
puzzle-next = Next puzzle
puzzle-rating-now = Rating { $rating } ({ $change })
puzzle-not-counted = Rating { $rating }. Only your first answer counts.
puzzle-streak-now = { $count } in a row
