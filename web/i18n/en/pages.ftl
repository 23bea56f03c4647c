### Words of the pages around the tables: home, setting up, rules, about, you.
###
### Sentences end with a full stop, buttons and headings do not.

## Parts that pages and tables share

part-close = Close
part-dismiss = Dismiss this notice

## Around every page

shell-skip = Skip to the content
nav-label = Pages
nav-play = Play
nav-rules = Rules
nav-you = You
nav-about = About
footer-label = More pages
footer-line = Dungeon games by torchlight, for everyone at the table.
footer-privacy = Privacy
footer-credits = Credits

settings-title = Settings
settings-language = Language
settings-theme = Look
settings-theme-auto = Like my device
settings-theme-dark = Torchlight
settings-theme-light = Parchment
settings-speed = Speed
settings-speed-help = How fast what happens at the table is played out. You can always go on at once.
settings-speed-slow = Slow
settings-speed-normal = Normal
settings-speed-fast = Fast
settings-speed-instant = At once
settings-sound = Sound

## Home

home-title = Who dares to go down first?
home-lead = Four dungeon games for two to five, with friends or against bots. No account, nothing to install: pick one and light the torch.
home-games = The games
home-unreachable = The server cannot be reached just now. The tables will be here again when it can.
home-unreachable-rules = Meanwhile, read the rules.

name-label = You play as
name-placeholder = Your name, or we find you one
name-keep = Keep
name-kept = From now on you are { $name }.

shelf-welcome = Welcome to the Dungeon
shelf-welcome-line = Add monsters, take away equipment, and know when to pass: the last one left goes in.
shelf-back = Welcome Back to the Dungeon
shelf-back-line = The same nerve, four other heroes, and monsters with surprises. It can be mixed with the first box.
shelf-combined = Welcome, both boxes
shelf-raiders = Dungeon Raiders
shelf-raiders-line = Five doors on each level, one card for each door. Grab the coins and let the others take the wounds.
shelf-masmorra = Masmorra
shelf-masmorra-line = Roll your dice, lay the dungeon tile by tile, fight what lives there, and trip up your rivals.
shelf-players = { $least } to { $most } players
shelf-minutes = { $least } to { $most } minutes
learn = Learn to play
learn-more = One more lesson, for those who know the first.
chapter-welcome-back = Welcome Back to the Dungeon
chapter-raiders-last = Dungeon Raiders: the last rooms
learn-name = Learn to play: { $name }
learn-lead = A first game with a coach, in about six minutes.
first-games = New here? Learn by playing
first-games-lead = A first game with a coach, in about six minutes. You can leave at any time and go on later.
shelf-play = Play now
shelf-play-name = Play now: { $name }, against bots
shelf-starting = One moment …
shelf-invite = Invite friends
shelf-invite-name = Invite friends to { $name }
shelf-set-up = Set up
shelf-set-up-name = Set up a table of { $name }
shelf-rules = Rules
shelf-rules-name = Rules of { $name }

invite-title = Invite friends to { $name }
invite-lead = You get a table of your own, with a link and a QR code to pass on. Your friends need no account.
invite-people = How many will you be?
invite-people-help = You included. If somebody cannot come, a bot can take the seat before you begin.
invite-open = Open the table

your-games = Your games
your-games-lesson = Lesson: { $name }
your-games-you = It is your turn
your-games-others = Waiting for { $names }
your-games-on = Under way
your-games-open = { $free ->
        [0] All seats are taken
        [one] One seat is free
       *[other] { $free } seats are free
    }

lobby-open = Tables with a free seat
lobby-playing = Matches to watch
lobby-sit = Sit down
lobby-watch = Watch
lobby-free = { $free ->
        [one] One of { $seats } seats is free
       *[other] { $free } of { $seats } seats are free
    }
lobby-rated = rated
lobby-behind = { $seconds } s behind
lobby-loading = Looking around …
lobby-no-sit = No table is waiting for players just now. Set one up, and whoever comes by can join you.
lobby-no-watch = Nobody is playing in public just now.

pace-live-line = live, without a clock
pace-clock-line = live, { $move_s } seconds a decision
pace-turns-line = { $days ->
        [one] by turns, a day each
       *[other] by turns, { $days } days each
    }

## Setting up a table

new-loading = Fetching the box from the shelf …
new-failed = A new table
new-heading = A new table of { $name }
new-read-rules = Read the rules
new-who = Who plays
new-seats = Seats
new-seats-help = A seat for a person is taken by whoever comes first. Bots see no more than a person in their seat would.
new-seat = Seat { $number }
new-seat-you = You
new-seat-person = Another person
new-seat-bot = { $bot ->
        [random] Bot: plays at random
        [novice] Bot, novice: plays much at random, but nothing absurd
        [adventurer] Bot, adventurer: knows the game and its odds
        [veteran] Bot, veteran: thinks ahead for a moment
        [legend] Bot, legend: the strongest, thinks up to a second
       *[other] Bot: { $bot }
    }
new-how = How you play
new-found = Who finds the table
new-found-listed = Everyone
new-found-listed-help = It stands on the home page until its seats are taken.
new-found-link = Those with the link
new-found-link-help = Nobody sees it but those to whom you send it.
new-pace = Pace
new-pace-live = Live
new-pace-live-help = Everyone is there at the same time.
new-pace-turns = By turns
new-pace-turns-help = Each decides within days, whenever it suits.
new-clock = Clock
new-clock-none = None
new-clock-none-help = Take the time you need.
new-clock-brisk = Brisk
new-clock-brisk-help = 30 seconds a decision, then 5 minutes in reserve.
new-clock-calm = Calm
new-clock-calm-help = A minute a decision, then 15 minutes in reserve.
new-grace = A bot covers after
new-grace-help = If someone loses the line while others wait. They have the seat back as soon as they return.
new-days = Time for a decision
new-days-help = When it runs out, a bot decides for the seat.
new-rules = Rules of this table
new-options-more = { $count ->
        [one] One more option for those who know the game
       *[other] { $count } more options for those who know the game
    }
new-option-rule = Rule { $rule }: { $title }
new-more = Around the table
new-spectators = Others may watch
new-spectators-help = They see only what everyone at the table knows.
new-delay = Delay for spectators
new-delay-help = With a delay nobody can whisper to a player in time.
new-rated = Rated
new-rated-help = The result counts for the ratings of all who play.
new-rated-people = A match can count for ratings if people have all seats.
new-open = Open the table

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
            [0] { $name } for you alone.
            [one] { $name } for two: you and one other.
           *[other] { $name } for { $seats }: you and { $others } others.
        }
        [one] { $others ->
            [-1] { $name }, with a bot.
            [0] { $name } for two: you and a bot.
            [one] { $name } for three: you, one other and a bot.
           *[other] { $name } for { $seats }: you, { $others } others and a bot.
        }
       *[other] { $others ->
            [-1] { $name } among { $bots } bots, and you look on.
            [0] { $name } for { $seats }: you and { $bots } bots.
            [one] { $name } for { $seats }: you, one other and { $bots } bots.
           *[other] { $name } for { $seats }: you, { $others } others and { $bots } bots.
        }
    }
summary-live = { $clock ->
        [brisk] Live, with a brisk clock.
        [calm] Live, with a calm clock.
       *[none] Live, without a clock.
    }
summary-turns = { $days ->
        [one] By turns, with a day for each decision.
       *[other] By turns, with { $days } days for each decision.
    }
summary-found = { $found ->
        [listed] Everyone sees it on the home page.
        [link] Only those with the link find it.
       *[alone] It can begin at once.
    }
summary-rated = The result counts for ratings.

## Rules

rules-shelf = Rules
rules-lead = Every rule has a number, and every line of a match's log names the rule behind it. Read them here, with or without a table.
rules-book-welcome = Welcome to the Dungeon
rules-book-raiders = Dungeon Raiders
rules-book-masmorra = Masmorra
rules-loading = Opening the book …
rules-failed = The rules could not be loaded. Check your line and try again.
rules-title = { $name }: rules · Antorcha
rules-heading = Rules of { $name }
rules-own-words = All of them, in our own words.
rules-others = Rules of the other games
rules-search = Search
rules-search-placeholder = A word, or a number such as 12
rules-count = { $rules ->
        [one] One rule
       *[other] { $rules } rules
    }
rules-found = { $rules ->
        [0] No rule
        [one] One rule
       *[other] { $rules } rules
    } and { $pieces ->
        [0] no component
        [one] one component
       *[other] { $pieces } components
    } found
rules-nothing = Nothing here speaks of “{ $query }”.
rules-contents = Contents
rules-link = Link to rule { $rule }
rules-components = Components
rules-components-lead = What lies in the box. Not every value stands in a rulebook, so each says where it comes from.

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
components-masmorra-symbol = Faces of the action dice
components-masmorra-tile = Dungeon tiles
components-masmorra-treasure = Treasure cards

source-seed = Rulebook
source-seed-help = A rulebook prints it.
source-public = Listings
source-public-help = No rulebook prints it, but independent public listings of the components agree.
source-single = One listing
source-single-help = One public listing has it.
source-reconstructed = Reconstructed
source-reconstructed-help = Found nowhere: a value of ours that fits everything known.
source-ruling = Ruling
source-ruling-help = Our decision where the rulebook is silent or contradicts itself.

field-abilities = abilities
field-attack = attack
field-boss = boss
field-breed = breed
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
field-spawn = who comes
field-special = special
field-start = start
field-strength = strength
field-tiles = tiles
field-traits = traits
field-when = time
field-wounds = wounds

## About

about-title = About Antorcha
about-lead = Antorcha, Spanish for torch, is a place to play, host, watch and study dungeon board games, in English and in Spanish.
about-people = It is made for everyone who sits down: with a mouse, a finger, a keyboard or a screen reader, on a phone or on a wide screen, with a good line or a bad one.
about-rules = The rules of all games are decided on the server, in one place. The page in front of you knows none of them: it shows what you may do, and sends your choice.
about-fairness = Is it fair?
about-fairness-lead = You need not take our word for it. Every draw can be computed again by anyone:
about-fairness-1 = Before anyone sits down, the server settles on a secret and shows a commitment to it, a number that fits no other secret.
about-fairness-2 = Whoever sits down adds a random number of their own. Your browser does it for you.
about-fairness-3 = Secret and numbers together fix every draw of the match, so that no one alone can have chosen them, not even the server.
about-fairness-4 = After the match the secret is shown. The program “antorcha verify-fair” computes every draw again from the record.
about-secrets = What you cannot know never reaches your browser: hidden cards stay on the server, and bots see only what a person in their seat would see.
about-privacy = Privacy
about-privacy-cookie = There is one cookie, so that the server knows your seat when you come back. It tells nobody else anything.
about-privacy-kept = Kept are the name that you give, your matches and what you say in them. Your settings stay in your browser. An account is optional, and needs a name and a password; a mail address only if you want to be reminded.
about-privacy-none = There are no trackers and no advertising, and nothing is loaded from other sites.
about-credits = Credits
about-icons = The icons were drawn by { $authors }, and are in our colours. They come from
about-fonts = Almendra by Ana Sanfelippo for titles, Atkinson Hyperlegible Next by the Braille Institute for text, both under the
about-pictures = The pictures of the games, the sounds and the words are our own.
about-games = The games belong to their authors and publishers. Antorcha is not connected to them. If you like a game, buy its box.
about-source = Source
about-licence = Antorcha is free software under the MIT or the Apache 2.0 licence, as you prefer. Anyone may run a server of their own.
about-api = Programs can play as well, by HTTP and WebSockets:
about-api-link = description of the API

## You

you-title = You
you-lead = Nothing of this is needed to play.
you-name = Your name
you-games = All your games
you-no-games = You have not played yet. Your games will stand here.
you-more-games = Earlier games
stage-open = Open
stage-playing = Under way
stage-over = Over
stage-closed = Closed

account = Account
account-lead = With an account your games and ratings are there on any device. What you have played so far comes along.
account-way = What do you want to do?
account-register = Make an account
account-log-in = Log in
account-name = Name
account-password = Password
account-password-help = At least 8 characters.
account-as = You are logged in as { $name }.
account-log-out = Log out
account-log-out-everywhere = Log out on every device
account-change-password = Change the password
account-password-old = Password until now
account-password-new = New password
account-password-changed = The password is changed. All other devices are logged out.

ratings = Ratings
ratings-none = You have no rating yet. Play a rated match to get one.
ratings-game = Game
ratings-rating = Rating
ratings-matches = Matches
ratings-value = { $rating } ± { $deviation }

best = The best
best-player = Player
best-bot = { $name } (bot)
best-none = Nobody has a rating in this game yet. The first rated match makes the list.

reminders = Reminders
reminders-address = Mail address
reminders-help = If a match over days waits for you, we write to you, in the language of these pages and only if this server sends mail. Leave it empty, and nobody writes.
reminders-save = Save
reminders-set = Saved. We write to you when a match waits.
reminders-off = Nobody writes to you any more.

bots = Your bots
bots-lead = A bot of your own is a program that sits down like a person, and shows who it is with a token.
bots-name = Name of the bot
bots-make = Make a bot
bots-made = { $name } is there. This is its token, which is shown this once:
bots-copy = Copy the token
bots-copied = The token is copied.
bots-remove = Take the token away
bots-remove-name = Take the token of { $name } away

## Nothing there

not-found = This door leads nowhere
not-found-help = There is nothing at this address. The link may have a slip of the pen, or what it led to is gone.
