### Texts of the pages around the tables: home, new table, rules, about, profile.
###
### Sentences end with a full stop, buttons and headings do not.

## Shared by pages and tables

part-close = Close
part-dismiss = Dismiss notice

## Header, footer, settings

shell-skip = Skip to content
nav-label = Pages
nav-play = Play
nav-puzzles = Puzzles
nav-rules = Rules
nav-you = Profile
nav-games = Games
nav-local = On this device
nav-about = About
footer-label = More pages
footer-line = Dungeon games by torchlight, for everyone at the table.
footer-privacy = Privacy
footer-ratings = Leaderboard
footer-credits = Credits

settings-title = Settings
settings-language = Language
settings-theme = Theme
settings-theme-auto = Same as my device
settings-theme-dark = Torchlight
settings-theme-light = Parchment
settings-speed = Speed
settings-speed-help = How fast you see what happens at the table. You can always skip ahead.
settings-speed-slow = Slow
settings-speed-normal = Normal
settings-speed-fast = Fast
settings-speed-instant = Instant
settings-highlights = Highlights
settings-highlights-help = A large picture for the big moments. A click or a key closes it.
settings-sound = Sound
settings-local = Run games on this device
settings-local-help = Games against bots run here, without the server.

## Home

home-title = Who dares to go in?
home-lead = Four dungeon games for 2 to 5 players, with friends or against bots. No account, nothing to install: pick one and light the torch.
home-lead-local = Four dungeon games against bots, on your own device. No account, nothing to install: pick one and light the torch.
home-games = Games
home-unreachable = Can't reach the server right now. Try again in a moment.
home-unreachable-local = Can't reach the server. Games against bots, lessons and puzzles still work on this device.
home-unreachable-rules = Meanwhile, read the rules.

name-label = You play as
name-placeholder = Your name, or we'll pick one
name-keep = Save name
name-kept = You're { $name } now.

shelf-welcome = Welcome to the Dungeon
shelf-welcome-line = Add monsters, sacrifice equipment and pass in time: the last player left goes in.
shelf-back = Welcome Back to the Dungeon
shelf-back-line = The same bluffing, four new adventurers and monsters with surprises. You can mix it with the first box.
shelf-combined = Welcome: both boxes
shelf-raiders = Dungeon Raiders
shelf-raiders-line = 5 rooms on each level, 1 card for each room. Grab the coins and let the others take the wounds.
shelf-masmorra = Masmorra
shelf-masmorra-line = Roll your dice, build the dungeon tile by tile, fight its monsters and trip up your rivals.
shelf-players = { $least } to { $most } players
shelf-minutes = { $least } to { $most } minutes
learn = Learn to play
learn-more = A second lesson, for when you know the first.
chapter-welcome-back = Welcome Back to the Dungeon
chapter-raiders-last = Dungeon Raiders: last rooms
learn-name = Learn to play: { $name }
learn-lead = A first game with a coach, in about 6 minutes.
shelf-play = Play now
shelf-play-name = Play now: { $name }, against bots
shelf-starting = One moment…
shelf-invite = Invite friends
shelf-invite-name = Invite friends to { $name }
shelf-set-up = Set up table
shelf-set-up-name = Set up table: { $name }
shelf-rules = Rules
shelf-rules-name = Rules of { $name }

invite-title = Invite friends to { $name }
invite-lead = You get your own table, with a link and a QR code to share. Your friends don't need an account.
invite-people = How many players?
invite-people-help = Including you. If a friend can't come, a bot can take the seat.
invite-open = Open table

your-games = Your games
your-games-lesson = Lesson: { $name }
your-games-daily = Daily: { $name }
your-games-you = Your turn
your-games-others = Waiting for { $names }
your-games-on = In progress
your-games-open = { $free ->
        [0] All seats taken
        [one] 1 seat free
       *[other] { $free } seats free
    }

lobby-open = Open tables
lobby-playing = Games to watch
lobby-sit = Sit down
lobby-watch = Watch
lobby-free = { $free ->
        [one] 1 of { $seats } seats free
       *[other] { $free } of { $seats } seats free
    }
lobby-rated = rated
lobby-practice = practice
lobby-behind = { $seconds } s behind
lobby-loading = Loading tables…
lobby-no-sit = No open tables right now. Set one up, and others can join you.
lobby-no-watch = No public games right now.

pace-live-line = live, no clock
pace-clock-line = live, { $move_s } seconds per decision
pace-turns-line = { $days ->
        [one] over days, 1 day per decision
       *[other] over days, { $days } days per decision
    }

## New table

new-loading = Loading the game…
new-failed = New table
new-heading = New table: { $name }
new-read-rules = Read the rules
new-who = Players
new-seats = Seats
new-seats-help = Free seats go to the first players who join. Bots see only what a player in their seat would see.
new-here-help = No server needed: you play against bots.
new-seat = Seat { $number }
new-seat-you = You
new-seat-person = Another player
new-seat-bot = { $bot ->
        [random] Random bot: plays without thinking
        [novice] Novice bot: makes lots of mistakes
        [adventurer] Adventurer bot: knows the odds
        [veteran] Veteran bot: thinks ahead
        [legend] Legend bot: the toughest of all
       *[other] Bot: { $bot }
    }
new-how = Access and pace
new-found = Who can find the table
new-found-listed = Everyone
new-found-listed-help = It's on the home page until all seats are taken.
new-found-link = Only with the link
new-found-link-help = Only players you send the link to can find it.
new-pace = Pace
new-pace-live = Live
new-pace-live-help = Everyone plays at the same time.
new-pace-turns = Over days
new-pace-turns-help = No need to be online together. Everyone has days for each decision.
new-clock = Clock
new-clock-none = None
new-clock-none-help = Take your time.
new-clock-brisk = Brisk
new-clock-brisk-help = 30 seconds per decision, then 5 minutes in reserve.
new-clock-calm = Calm
new-clock-calm-help = 60 seconds per decision, then 15 minutes in reserve.
new-grace = A bot steps in after
new-grace-help = When a player loses connection and others wait. Players get their seat back when they return.
new-days = Time per decision
new-days-help = When it runs out, a bot decides for that player.
new-rules = Table rules
new-options-more = { $count ->
        [one] 1 advanced option
       *[other] { $count } advanced options
    }
new-option-rule = Rule { $rule }: { $title }
new-more = More settings
new-spectators = Allow spectators
new-spectators-help = They see only what everyone at the table knows.
new-delay = Spectator delay
new-delay-help = With a delay, nobody can tip off a player in time.
new-rated = Rated
new-rated-help = The result counts for every player's rating.
new-rated-people = Only games without bots can be rated.
new-rated-practice = Practice games can't be rated.
new-open = Open table

time-seconds = { $seconds ->
        [0] none
        [60] 1 minute
        [120] 2 minutes
        [300] 5 minutes
        [600] 10 minutes
       *[other] { $seconds } seconds
    }
time-days = { $days ->
        [one] 1 day
       *[other] { $days } days
    }

summary-who = { $bots ->
        [0] { $others ->
            [0] { $name }, just for you.
            [one] { $name } for 2: you and 1 other player.
           *[other] { $name } for { $seats }: you and { $others } other players.
        }
        [one] { $others ->
            [-1] { $name } with a bot.
            [0] { $name } for 2: you and a bot.
            [one] { $name } for 3: you, 1 other player and a bot.
           *[other] { $name } for { $seats }: you, { $others } other players and a bot.
        }
       *[other] { $others ->
            [-1] { $name } with { $bots } bots, and you watch.
            [0] { $name } for { $seats }: you and { $bots } bots.
            [one] { $name } for { $seats }: you, 1 other player and { $bots } bots.
           *[other] { $name } for { $seats }: you, { $others } other players and { $bots } bots.
        }
    }
summary-live = { $clock ->
        [brisk] Live, with a brisk clock.
        [calm] Live, with a calm clock.
       *[none] Live, no clock.
    }
summary-turns = { $days ->
        [one] Over days, 1 day per decision.
       *[other] Over days, { $days } days per decision.
    }
summary-found = { $found ->
        [listed] Anyone can find it on the home page.
        [link] Only players with the link can find it.
       *[alone] It can start right away.
    }
summary-here = It stays on this device.
summary-rated = The result counts for ratings.
summary-practice = It's for practice and doesn't count.

## Rules

rules-shelf = Rules
rules-lead = Every rule has a number, and the log shows the rule behind every event. Read the rules here any time.
rules-book-welcome = Welcome to the Dungeon
rules-book-raiders = Dungeon Raiders
rules-book-masmorra = Masmorra
rules-loading = Loading the rules…
rules-failed = The rules didn't load. Check your connection and try again.
rules-title = { $name }: rules · Antorcha
rules-heading = Rules of { $name }
rules-own-words = Every rule, in our own words.
rules-others = Rules of other games
rules-search = Search
rules-search-placeholder = A word, or a number like 12
rules-count = { $rules ->
        [one] 1 rule
       *[other] { $rules } rules
    }
rules-found = { $rules ->
        [0] No rules
        [one] 1 rule
       *[other] { $rules } rules
    } and { $pieces ->
        [0] no components
        [one] 1 component
       *[other] { $pieces } components
    } found
rules-nothing = No results for “{ $query }”.
rules-contents = Contents
rules-link = Link to rule { $rule }
rules-components = Components
rules-components-lead = What's in the box. Rulebooks don't print every value, so each one shows its source.

components-welcome-adventurer = Adventurers
components-welcome-monster = Monsters
components-welcome-tile = Equipment tiles
components-raiders-boss = Final monsters
components-raiders-character = Characters
components-raiders-item = Items
components-raiders-level = Level cards
components-raiders-room = Rooms
components-masmorra-ability = Abilities
components-masmorra-boss = Bosses
components-masmorra-foe = Monsters
components-masmorra-hero = Heroes
components-masmorra-symbol = Action die faces
components-masmorra-tile = Dungeon tiles
components-masmorra-treasure = Treasure cards

source-seed = Rulebook
source-seed-help = Printed in a rulebook.
source-public = Listings
source-public-help = Not in a rulebook, but independent public listings agree.
source-single = One listing
source-single-help = In only one public listing.
source-reconstructed = Reconstructed
source-reconstructed-help = Not found anywhere: our own value, which fits everything known.
source-ruling = Ruling
source-ruling-help = Our decision where the rulebook is silent or contradicts itself.

field-abilities = abilities
field-attack = attack
field-boss = boss
field-breed = type
field-chests = chests
field-coins = coins
field-copies = copies
field-cost = cost
field-die = die
field-doors = doors
field-edition = box
field-effect = effect
field-faces = faces
field-features = features
field-fixed = fixed monsters
field-gain = gain
field-gold = gold
field-grimbolts = Grimbolts
field-home = deck
field-hp = HP
field-identity = type
field-items = items
field-kind = kind
field-level = level
field-limit = limit
field-major = major monsters
field-mark = number of players
field-might = strength
field-minor = minor monsters
field-orange = orange half
field-purple = purple half
field-sides = sides
field-size = size
field-spawn = spawns
field-special = special
field-start = start
field-strength = strength
field-tiles = tiles
field-traits = traits
field-when = timing
field-wounds = wounds

## About

about-title = About Antorcha
about-lead = Antorcha (Spanish for torch) is a place to play, host, watch and study dungeon board games in English and Spanish.
about-people = It works with a mouse, a finger, a keyboard or a screen reader, on a phone or a big screen. A bad connection is no problem.
about-rules = The server applies the rules of every game. Your page shows what you can do and sends your choice.
about-fairness = Is it fair?
about-fairness-lead = You don't have to trust us. Anyone can recompute every draw:
about-fairness-1 = Before anyone sits down, the server chooses a secret and shows a commitment to it: a number that fits no other secret.
about-fairness-2 = Each player's browser adds a random number.
about-fairness-3 = Together they decide every draw, so nobody can choose one, not even the server.
about-fairness-4 = After the game, the server shows its secret. The program “antorcha verify-fair” recomputes every draw from the record.
about-secrets = Hidden cards stay on the server and never reach your browser. Bots see only what a player in their seat would see.
about-privacy = Privacy
about-privacy-cookie = There's one cookie. It lets the server recognise you when you come back, nothing else.
about-privacy-kept = We store your name, your games and your chat messages. Your profile shows everyone your name, ratings and finished games. It leaves out games that only players with the link could find. Your settings stay in your browser. An account is optional: it needs a name and a password, and an email address only if you want emails. Notices of your turn go to the browsers and apps that you add, until you remove them.
about-privacy-none = No trackers, no ads, nothing loaded from other sites.
about-privacy-link = Everything that is stored, and for how long
about-credits = Credits
about-icons = The icons are by { $authors }, in our colours. They come from
about-fonts = Titles use Almendra by Ana Sanfelippo, and text uses Atkinson Hyperlegible Next by the Braille Institute. Both are under the
about-pictures = The game pictures, the sounds and the texts are our own.
about-games = The games belong to their authors and publishers, who have no connection with Antorcha. If you like a game, buy the box.
about-source = Source
about-licence = Antorcha is free software under the MIT or Apache 2.0 licence, as you prefer. Anyone can run their own server.
about-api = Programs can play too, over HTTP and WebSockets:
about-api-link = API description

## Profile

you-title = Profile
you-lead = You don't need any of this to play.
you-name = Your name
you-games = All your games
you-no-games = You haven't played yet. Your games will show up here.
you-more-games = Show earlier games
stage-open = Open
stage-playing = In progress
stage-over = Finished
stage-closed = Closed

account = Account
account-lead = With an account, you have your games and ratings on any device. You keep everything you've played so far.
account-way = What do you want to do?
account-register = Create account
account-log-in = Log in
account-name = Name
account-password = Password
account-password-help = At least 8 characters.
account-as = You're logged in as { $name }.
account-log-out = Log out
account-log-out-everywhere = Log out on all devices
account-change-password = Change password
account-password-old = Current password
account-password-new = New password
account-password-changed = Password changed. Other devices logged out.

bots = Your bots
bots-lead = Your bot is a program that plays like any player. It logs in with a token.
bots-name = Bot name
bots-make = Create bot
bots-made = { $name } is ready. Copy its token now, you won't see it again:
bots-copy = Copy token
bots-copied = Token copied.
bots-remove = Delete bot
bots-remove-name = Delete bot: { $name }

## Page not found

not-found = Page not found
not-found-help = There's nothing at this address. The link may be mistyped, or the page is gone.

## Daily dungeon

daily = Daily dungeon
daily-lead = Every day a new deal in each game, the same for everyone, against bots that play the same for everyone.
daily-once = You have 1 attempt at each that counts. It must end before the day does.
daily-ends = New dungeons in { $time }
daily-card-open = { $count ->
    [one] 1 dungeon to play today
   *[other] { $count } dungeons to play today
  }
daily-card-done = All played. New ones tomorrow.
daily-card-more = All daily dungeons
daily-card-failed = Can't load today's dungeons
daily-needs-server = Can't reach the server. Today's dungeons need it.
daily-loading = Loading…
daily-guest = You play as a guest, so your attempts don't count.
daily-guest-account = Create an account first
daily-today = Today
daily-yesterday = Yesterday
daily-terms-tactical = Tactical
daily-against = { $count ->
    [one] Against 1 bot
   *[other] Against { $count } bots
  }
daily-play = Play
daily-play-name = Play today's { $name }
daily-continue = Continue
daily-continue-name = Continue today's { $name }
daily-practise = Practice
daily-practise-name = Practice { $name }
daily-review = Review your attempt
daily-review-name = Review your attempt at { $name }
daily-give-up = Give up
daily-to-results = Results
daily-no-chat = There's no chat in the daily dungeon: others play the same deal.
daily-state-new = Not played yet
daily-state-playing = In progress
daily-state-unfinished = Not finished
daily-state-missed = Not played
daily-state-ranked = Rank { $rank }
daily-state-unranked = Played, doesn't count
daily-place = { $place ->
    [1] Won
   *[other] Place { $place }
  }
daily-points-welcome = { $points ->
    [one] 1 success card
   *[other] { $points } success cards
  }
daily-points-raiders = { $points ->
    [one] 1 coin
   *[other] { $points } coins
  }
daily-points-masmorra = { $points } XP
daily-luck-value = luck { $luck }
daily-results-name = Results of { $name }
daily-rank = Rank
daily-player = Player
daily-result = Result
daily-luck = Luck
daily-adjusted = Without luck
daily-you = { $name } (you)
daily-replay = Replay { $name }'s attempt
daily-hidden = { $finished ->
    [0] Nobody has finished yet.
    [one] 1 player has finished. You'll see the results after your own attempt.
   *[other] { $finished } players have finished. You'll see the results after your own attempt.
  }
daily-nobody = Nobody with an account has finished yet.
daily-nobody-past = Nobody with an account finished.
daily-unfinished = { $count ->
    [one] 1 attempt wasn't finished.
   *[other] { $count } attempts weren't finished.
  }
daily-luck-help = Luck is how much the draws changed your chance to win. Without luck is 100% for a win, or 0%, minus your luck. It ranks equal results.
daily-fair = How do I know the deal is fair?
daily-fair-how = The server picks each deal days ahead and shows a fingerprint of it before the day begins. When the day is over, it shows the secret behind it. Then anyone can check that the deal was never changed.
daily-fair-check = After the day, every replay offers the record and the check of its draws.
daily-fair-day = Day
daily-fair-game = Game
daily-fair-fingerprint = Fingerprint
daily-fair-secret = Secret
daily-fair-later = After the day
daily-fairness = Everyone plays this deal, so players add nothing to the draws. The server showed a fingerprint of it before the day began, and shows its secret when the day is over.
daily-tomorrow = Tomorrow
