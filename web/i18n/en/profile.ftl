### Texts of the pages about players: profile, leaderboards and settings.
###
### Sentences end with a full stop, buttons and headings do not.

title-player = { $name } · Antorcha
title-leaderboards = Leaderboard · Antorcha
title-settings = Settings · Antorcha
profile-pages = Your pages
profile-settings = Settings
profile-device = On this device
profile-loading = Loading profile…
profile-unknown = Player not found
profile-unknown-help = This player doesn't exist, or has deleted the account.
profile-since-person = Playing since { $day }
profile-since-guest = Guest since { $day }
profile-since-bot = Bot since { $day }

## Ratings

ratings = Ratings
ratings-none = No rating yet. Play a rated game to get one.
ratings-game = Game
ratings-rating = Rating
ratings-matches = Games
ratings-value = { $rating } ± { $deviation }
profile-ratings-none = No rating yet.
profile-rated = { $count ->
    [one] 1 rated game
   *[other] { $count } rated games
  }
profile-curve-slider = Rating in { $game }, game by game
profile-curve-moment = Game { $number } of { $count }, { $day }: { $rating }

best = Leaderboard
best-rank = Rank
best-player = Player
best-bot = { $name } (bot)
best-none = No ratings in this game yet. Play the first rated game!
best-more = Show more players
best-help = Players with an account and a rated game that everyone could find.

## Statistics

profile-statistics = Statistics
profile-matches = { $count ->
    [one] 1 game
   *[other] { $count } games
  }
profile-wins = { $count ->
    [one] 1 win ({ $share })
   *[other] { $count } wins ({ $share })
  }
profile-mean-place = place { $place } on average
profile-best = best: { $points }
profile-by = Kind of game
profile-by-modes = { $game ->
    [welcome] By edition
   *[other] By mode
  }
profile-by-levels = By strongest bot
profile-by-figures = { $game ->
    [welcome] By adventurer of the last round
    [masmorra] By hero
   *[other] By character
  }
profile-column-wins = Wins
profile-column-share = Share
profile-level = { $level ->
    [novice] Novice
    [adventurer] Adventurer
    [veteran] Veteran
    [legend] Legend
   *[other] Random
  }
profile-level-people = Only people
profile-mode-standard = Standard
profile-mode-tactical = Tactical
profile-mode-epic = Epic
profile-latest = Only the latest { $count } games count.

## Head-to-head

profile-against = You head-to-head
profile-against-none = You haven't finished a game with { $name } yet.
profile-against-you = You
profile-against-even = Even
profile-against-last = last on { $day }
profile-against-help = How often each of you had the better place.

## History

profile-history = Finished games
profile-all-games = All games
profile-result = Result
profile-result-all = All results
profile-result-won = Won
profile-result-lost = Not won
profile-together = Only with me
profile-won = Won
profile-place = Place { $place }
profile-with = with
profile-replay = Replay
profile-replay-name = Replay: { $game }, { $day }
profile-rating-after = rating { $rating }
profile-unlisted = only you see this
profile-no-matches = No finished games yet.
profile-own-none = No finished games yet. Lessons and practice don't count.
profile-none-fit = No games found. Choose other filters.
