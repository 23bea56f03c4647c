// What a view, an event and a decision of `raiders` are, generated from its rules by `cargo xtask codegen`.
// Do not edit: `cargo verify` compares this file with those types.

/** Everything that one observer may know. */
export type View = {
  /** Whose view this is. */
  observer: Observer,
  /** The options of the game. */
  house: GameOptions,
  /** The phase of the game. */
  stage: Stage,
  /** The players by seat. */
  players: PlayerView[],
  /** The number of the level, from 1; 0 before the first. */
  level: number,
  /** The unused level cards. Two of them stay unused. */
  levels_left: Level[],
  /** The index of the current room. While the row is built, the index of the next room. */
  place: number,
  /** The row of the level, from left to right. */
  row: RowView[],
  /** The rooms of earlier levels, in the order of designs. */
  gone: Room[],
  /** The items of the supply. */
  supply: ItemCount[],
  /** Played crystal balls that return to the supply before the room is resolved. */
  balls_out: number,
  /** The holder of the map. There is none in standard mode, and none before the map is drawn. */
  map: Seat | null,
  /** Who gets or takes a character, or plays a card in tactical mode. There is none at other times. */
  actor: Seat | null,
  /** The card that the observer has chosen face down. */
  sealed: Card | null,
  /** The winners, once the game is over. */
  winners: Seat[],
};

/** Whose knowledge a view or an event is made for. */
export type Observer = { "seat": Seat } | "public";

/** A place in a match, counted clockwise from 0. */
export type Seat = number;

/** The options of one game. All players know them. */
export type GameOptions = {
  /** How cards are played. */
  mode: Mode,
  /** How players get their characters. */
  characters: Characters,
  /** When Sphinx and Minotaur reward the highest cards. */
  boss_coins: BossCoins,
  /** Who faints in a game of three players. */
  fainting: Fainting,
};

/** How cards are played. */
export type Mode = "standard" | "tactical";

/** How players get their characters. */
export type Characters = "dealt" | "chosen";

/** When Sphinx and Minotaur reward the highest cards. */
export type BossCoins = "always" | "on_attack";

/** Who faints in a game of three players. */
export type Fainting = "most" | "more_than_half";

/** The phase of the game. */
export type Stage =
  | "deal_character" | "draw_first_to_take" | "take_character" | "draw_map" | "draw_level" | "lay_room"
  | "cards" | "over";

/** The public state of a player. */
export type PlayerView = {
  /** The character, if the player has one. */
  character: Character | null,
  /** The coins of the player. */
  coins: number,
  /** The wounds of the player. */
  wounds: number,
  /** The power cards in hand, including a face-down one. */
  powers: Card[],
  /** The items in hand, including a face-down one. */
  items: ItemCount[],
  /** What the player does in this room. */
  part: Part,
  /** Whether the player has seen the face-down rooms of this level. */
  torch: Torchlight,
  /** Whether the player can still win. */
  fate: FateView,
};

/** Every character of `data/characters.toml`, by its key. */
export type Character = "explorer" | "thief" | "warrior" | "knight" | "sorcerer";

/** A card that can be played in a room. */
export type Card =
  | "power_1" | "power_2" | "power_3" | "power_4" | "power_5" | "torch" | "crystal_ball" | "key" | "sword";

/** A number of items. */
export type ItemCount = {
  /** The item. */
  item: Item,
  /** How many there are. */
  count: number,
};

/** Every item of `data/items.toml`, by its key. */
export type Item = "torch" | "crystal_ball" | "key" | "sword";

/** What a player does in the current room. */
export type Part =
  | "owes"
  | "chosen"
  | {
    "played": {
      /** The card played. */
      card: Card,
    },
  }
  | "idle";

/** Whether a player has seen the face-down rooms of the level. */
export type Torchlight = "unlit" | "lit";

/** Whether a player can still win. */
export type FateView = "standing" | "petrified";

/** Every level of `data/levels.toml`, by its key. */
export type Level = "ududd" | "uddud" | "uuuud" | "uuddu" | "uuddd" | "uudud" | "udddu";

/** A room in the row. */
export type RowView = {
  /** Whether the room is visible to all. */
  face: Face,
  /** The room, if the observer knows it. */
  chamber: Chamber | null,
};

/** Whether a room in the row is visible. */
export type Face = "up" | "down";

/** A card of the row: a room or the final monster. */
export type Chamber = { "room": Room } | { "boss": Boss };

/** Every room of `data/rooms.toml`, by its key. */
export type Room =
  | "dragon" | "troll" | "the_thing" | "goblin" | "skeleton" | "zombie" | "snake" | "treasure_four_two"
  | "treasure_four" | "treasure_three_two" | "treasure_three" | "treasure_two_one" | "treasure_two"
  | "treasure_one" | "armory" | "strongroom" | "lava_cauldron" | "coin_catcher" | "spike_trap"
  | "giant_boulder";

/** Every boss of `data/bosses.toml`, by its key. */
export type Boss =
  | "tax_collector" | "medusa" | "vampire" | "sphinx" | "minotaur" | "wolf_pack" | "necromancer"
  | "mega_dragon" | "golem" | "mummy";

/** Something that happened. Fields that some observers may not know are `Option`s, which redaction sets to `None`. */
export type Fact =
  | { "event": "game_began", seats: number }
  | { "event": "first_to_take", seat: Seat }
  | { "event": "character_got", seat: Seat, character: Character }
  | { "event": "map_got", seat: Seat }
  | { "event": "level_began", number: number, level: Level }
  | { "event": "room_laid", place: number, face: Face, chamber: Chamber | null }
  | { "event": "entered", place: number, chamber: Chamber }
  | { "event": "torch_lit", seat: Seat }
  | { "event": "saw", seat: Seat, place: number, chamber: Chamber }
  | { "event": "sealed", seat: Seat, card: Card | null }
  | { "event": "resealed", seat: Seat, card: Card }
  | { "event": "shown", seat: Seat, card: Card }
  | { "event": "played_open", seat: Seat, card: Card }
  | { "event": "plays_again", seat: Seat }
  | { "event": "escaped", seat: Seat, item: Item }
  | { "event": "chest_won", seat: Seat, chest: Chest, coins: number, total: number }
  | { "event": "chest_lost", chest: Chest }
  | { "event": "coins_over_limit", seat: Seat, lost: number }
  | { "event": "fought", chamber: Chamber, total: number, strength: number }
  | { "event": "defeated", chamber: Chamber }
  | { "event": "undefeatable", chamber: Chamber }
  | { "event": "nobody_attacked" }
  | { "event": "wounded", seat: Seat, wounds: number, total: number }
  | { "event": "coins_lost", seat: Seat, coins: number, total: number }
  | { "event": "coins_got", seat: Seat, coins: number, total: number }
  | { "event": "item_got", seat: Seat, item: Item }
  | { "event": "item_short", item: Item }
  | { "event": "healed", seat: Seat, wounds: number, total: number }
  | { "event": "trap_sprung", highest: number, toll: Toll, amount: number }
  | { "event": "trap_quiet", highest: number }
  | { "event": "counts_as_one", seat: Seat }
  | { "event": "nobody_rewarded" }
  | { "event": "petrified", seat: Seat }
  | { "event": "map_passed", seat: Seat }
  | { "event": "level_done", number: number }
  | { "event": "fainted", seat: Seat }
  | { "event": "nobody_fainted" }
  | { "event": "all_lost" }
  | { "event": "won", seats: SeatSet, coins: number, wounds: number };

/** A chest of a treasure room. */
export type Chest = "big" | "small";

/** What a trap takes. */
export type Toll = "coins" | "wounds";

/** A set of seats, stored in one byte. */
export type SeatSet = Seat[];

/** A decision of a player. */
export type Action =
  | {
    "action": "take",
    /** One of the characters that are left. */
    character: Character,
  }
  | {
    "action": "play",
    /** A card of the hand that fits the room. */
    card: Card,
  }
  | { "action": "light_torch" };
