### Play on this device, without a server.

title-local = On this device · Antorcha

local-title = On this device
local-lead = Play all four games against bots on this device, without a server. It works on a plane, too.
local-missing = This copy of Antorcha can't run games by itself. Play online instead.
local-new = New game
local-loading = Loading your games…
local-none = No games on this device yet. Start one: it's saved here.
local-replay = Replay
local-export = Save as file
local-export-name = Save as file: { $name }, { $day }
local-delete = Delete
local-delete-name = Delete: { $name }, { $day }
local-delete-ask = Delete this game?
local-delete-help = It's only on this device. Nobody can bring it back.
local-deleted = Game deleted.
local-saved = File saved.
local-daily = Daily practice: { $name }
local-all = All games on this device

local-past = Past daily dungeons
local-past-help = Practice them on this device, as often as you like.
local-what = What runs where
local-here = Here: games against bots, lessons, undo, replay, review, puzzles and rules.
local-there = Online: friends, accounts, leaderboards, today's daily dungeon and notices.
local-kept = Your games are saved in this browser only. If you clear its data, they're gone. Save the ones you want to keep as files.
local-ready = This browser has everything it needs to play offline.
local-preparing = Getting ready to play offline…
local-online-only = This browser can't keep the pages for offline use. Open Antorcha over HTTPS.

local-gone-title = { $code ->
        [device_other_tab] Open in another tab
        [device_unknown] Game not found
        [device_rules_changed] The rules have changed
        [device_full] This device is full
        [device_no_storage] Can't save games
        [device_unavailable] Can't play here
        [device_not_loaded] Not loaded yet
       *[other] Something went wrong
    }
local-gone-text = { $code ->
        [device_other_tab] You're playing this game in another tab. Continue there, or move it here.
        [device_unknown] This game isn't on this device. It may be in another browser, or deleted.
        [device_rules_changed] This game began with older rules and can't continue with the new ones. Everything played is saved: you can keep it as a file.
        [device_damaged] Part of this game can't be read. You can save what's left as a file.
        [device_full] There's no space left to save your game. Delete old games or other files, then try again.
        [device_no_storage] This browser doesn't let Antorcha save anything. Leave private mode or allow site data, then try again.
        [device_unavailable] This copy of Antorcha can't run games by itself.
        [device_not_loaded] This part isn't on your device yet. Connect once, then try again.
       *[other] The game stopped, but everything played is saved. Try again. If it happens again, save it as a file and send it to us.
    }
local-take-over = Play here
local-update = A new version is ready.
local-update-help = Your games are safe.
local-update-now = Update now
local-update-later = Later

refusal-device-other-tab = This game is open in another tab. Close it there first.
refusal-device-unknown = This device doesn't have that game.
refusal-device-gone = This game was deleted.
refusal-device-rules-changed = This game began with older rules. Save it as a file.
refusal-device-damaged = Part of this game can't be read. Save it as a file.
refusal-device-full = This device is full. Delete old games or other files.
refusal-device-no-storage = This browser can't save games. Leave private mode or allow site data.
refusal-device-unavailable = This copy of Antorcha can't play without a server.
refusal-device-not-loaded = This isn't on your device yet. Connect once, then try again.
refusal-device-no-server = This needs a server. Open Antorcha online.
refusal-device-failed = Something went wrong on this device. Try again.
refusal-device-crashed = Something went wrong on this device. Try again.

needs-server = This needs a server
needs-server-help = This site is a copy of Antorcha without a server. Games against bots, lessons, puzzles and rules are here. Friends, accounts and leaderboards need a server.
needs-server-play = Play against bots
