// What a view, a event and a decision of `welcome` are, generated from its rules by `cargo xtask codegen`.
// Do not edit: `cargo verify` compares this file with those types.

/** Everything one observer may know. */
export type View = {
  /** Who looks. */
  observer: Observer,
  /** What the players settled before the game. */
  house: GameOptions,
  /** The number of the round, from 1. */
  round: number,
  /** What the game waits for. */
  stage: Stage,
  /** The players by seat. */
  players: PlayerView[],
  /** Who began the bidding of this round. */
  starter: Seat,
  /** Whose turn it is in the bidding; later, who is in the dungeon. */
  actor: Seat,
  /** The adventurer of the round. */
  adventurer: Adventurer,
  /** Its six tiles and what became of them. */
  tiles: TileView[],
  /** How many cards the monster deck has left. */
  deck: number,
  /** The dungeon pile from the bottom to the top. */
  pile: PileCard[],
  /** The card that the actor has drawn and not yet placed. */
  drawn: DrawnView | null,
  /** The way through the dungeon, once someone is in it. */
  dungeon: DungeonView | null,
  /** The specials that this observer knows to be in the game. */
  specials: Monster[],
  /** Those among them that everybody has seen. */
  shown_specials: Monster[],
  /** The winner. */
  winner: Seat | null,
};

/** Someone to whom a game is shown: a player in a seat, or the public. */
export type Observer = { "seat": Seat } | "public";

/** A place at the table, counted clockwise from 0. */
export type Seat = number;

/** The set and the house rules of one game. They are known to all. */
export type GameOptions = {
  /** Which boxes are on the table. */
  set: Set,
  /** Whether the players see which special monsters join. */
  specials: Specials,
  /** The designer's variant about first turns. */
  first_turn: FirstTurn,
  /** Whether a card replaced by Polymorph counts for Omnipotence. */
  polymorphed_counts: PolymorphedCounts,
  /** How long the Charming Flute's relief lasts. */
  flute: Flute,
  /** What the Vorpal Axe defeats. */
  vorpal_axe: VorpalAxe,
  /** Who starts the game, unless chance draws it. */
  start: Seat | null,
  /** The adventurer of the first round, unless chance draws it. */
  first_adventurer: Adventurer | null,
};

/** Which boxes are on the table. */
export type Set = "welcome" | "back" | "combined";

/** Whether the players see which special monsters join. */
export type Specials = "hidden" | "shown";

/** The designer's variant about first turns. */
export type FirstTurn = "free" | "opening_turn" | "each_player";

/** Whether a card replaced by Polymorph counts for Omnipotence. */
export type PolymorphedCounts = "no" | "yes";

/** How long the Charming Flute's relief lasts. */
export type Flute = "next" | "all";

/** What the Vorpal Axe defeats. */
export type VorpalAxe = "one" | "type";

/** Every adventurer of `data/adventurers.toml`, by its key. */
export type Adventurer =
  | "warrior" | "barbarian" | "mage" | "rogue" | "necromancer" | "princess" | "ninja" | "bard";

/** What the game waits for. */
export type Stage =
  | "draw_starter"
  | "draw_adventurer"
  | { "draw_special": { joined: number } }
  | "bid"
  | "draw_card"
  | "place"
  | "name_type"
  | "pick_rival"
  | { "name_strength": { rival: Seat } }
  | { "ask": { offered: Tile[] } }
  | "replace"
  | { "discard": { choices: Tile[] } }
  | "next_adventurer"
  | "over";

/** Every tile of `data/tiles.toml`, by its key. */
export type Tile =
  | "plate_armor" | "knight_shield" | "vorpal_sword" | "dragon_spear" | "holy_grail" | "torch" | "chain_mail"
  | "leather_shield" | "vorpal_axe" | "war_hammer" | "healing_potion" | "wall_of_fire"
  | "bracelet_of_protection" | "polymorph" | "demonic_pact" | "omnipotence" | "mithril_armor" | "buckler"
  | "vorpal_dagger" | "ring_of_power" | "invisibility_cloak" | "zombie_pet" | "evil_cloak" | "bloody_wand"
  | "dark_stone" | "possession_scroll" | "reanimation_bones" | "mr_charm" | "chaperone" | "dragon_leash"
  | "royal_sceptre" | "family_crown" | "greatsword" | "weird_concoction" | "curative_herbs" | "ninjato"
  | "wooden_shuriken" | "shinobi_gear" | "smoke_bomb" | "glamorous_tunic" | "fancy_hat" | "dancing_blade"
  | "charming_flute" | "elven_harp" | "lucky_coin";

/** How a player stands, for all to see. */
export type PlayerView = {
  /** Success cards. */
  successes: number,
  /** Failures: one turns the aid card red, two eliminate. */
  failures: number,
  /** Where the player is in this round's bidding. */
  bidding: Bidding,
};

/** Where a player is in the bidding of the round. */
export type Bidding = "waiting" | "bidding" | "passed" | "out";

/** A tile of the adventurer. */
export type TileView = {
  /** The tile. */
  tile: Tile,
  /** What became of it. */
  fate: TileFate,
};

/** What became of a tile in this round. */
export type TileFate =
  | "held"
  | {
    "sacrificed": {
      /** By whom. */
      by: Seat,
      /** The card under it, if the observer knows it. */
      monster: Monster | null,
    },
  }
  | "gone";

/** Every monster of `data/monsters.toml`, by its key. */
export type Monster =
  | "goblin" | "skeleton" | "orc" | "vampire" | "golem" | "lich" | "demon" | "dragon" | "fairy" | "ally"
  | "mimic" | "gelatinous_cube" | "count" | "shapeshifter";

/** A card of the dungeon pile. */
export type PileCard = {
  /** Who added it. */
  by: Seat,
  /** What it is, if the observer knows it. */
  monster: Monster | null,
};

/** The card that the actor holds. */
export type DrawnView = {
  /** What it is, if the observer is the one who drew it. */
  monster: Monster | null,
};

/** The way through the dungeon. All of it is public. */
export type DungeonView = {
  /** How many successes the player had on entering, which decides what the Count is. */
  successes_before: number,
  /** Health points. */
  hp: number,
  /** How many cards were faced. */
  faced: number,
  /** The card that the player is asked about. */
  met: MetView | null,
  /** The type named for the vorpal blade. */
  named: Monster | null,
  /** The strength named for the Greatsword. */
  number: number | null,
  /** The type that the Vorpal Axe defeats from now on. */
  hunted: Monster | null,
  /** What becomes of the next card. */
  next: NextView,
  /** How much the Flute takes off. */
  relief: number,
  /** Whether the Lucky Coin's run goes on. */
  coin: CoinView,
  /** The kinds that were in the dungeon so far. */
  seen: Monster[],
  /** Whether they were all different. */
  variety: VarietyView,
  /** The card that Polymorph replaced. */
  replaced: Monster | null,
};

/** A card as it was met. */
export type MetView = {
  /** The card. */
  card: Monster,
  /** What it counts as. */
  kind: Monster,
  /** Its strength, if it has any. */
  strength: number | null,
};

/** What becomes of the next card. */
export type NextView =
  | "faced"
  | {
    "falls": {
      /** The tile. */
      tile: Tile,
    },
  }
  | "ignored";

/** Whether the Lucky Coin's run goes on. */
export type CoinView = "resting" | "running";

/** Whether the monsters of the dungeon were all different so far. */
export type VarietyView = "all_differ" | "some_alike";

/**
 * Something that happened. A field that not everybody may see is an `Option`: whole at the table, cut for
 * those who may not know.
 */
export type Fact =
  | { "event": "game_began", seats: number }
  | { "event": "starter", seat: Seat }
  | { "event": "first_adventurer", adventurer: Adventurer }
  | { "event": "special_joined", monster: Monster | null }
  | { "event": "special_shown", monster: Monster }
  | { "event": "round_began", round: number, starter: Seat }
  | { "event": "tiles_laid", adventurer: Adventurer }
  | { "event": "shuffled", cards: number }
  | { "event": "drew", seat: Seat, monster: Monster | null }
  | { "event": "passed", seat: Seat }
  | { "event": "added", seat: Seat, monster: Monster | null }
  | { "event": "set_aside", seat: Seat, tile: Tile, monster: Monster | null }
  | { "event": "entered", seat: Seat, cards: number }
  | { "event": "health_counted", hp: number }
  | { "event": "type_named", seat: Seat, monster: Monster }
  | { "event": "rival_picked", seat: Seat, rival: Seat }
  | { "event": "strength_named", seat: Seat, strength: number }
  | { "event": "revealed", position: number, monster: Monster, kind: Monster, strength: number | null }
  | { "event": "used", seat: Seat, tile: Tile }
  | { "event": "declined", seat: Seat }
  | { "event": "replaced", position: number, monster: Monster, kind: Monster, strength: number | null }
  | { "event": "defeated", tile: Tile, monster: Monster }
  | { "event": "fell_with_last", tile: Tile, monster: Monster }
  | { "event": "ignored", monster: Monster }
  | { "event": "gained", tile: Tile, amount: number, hp: number }
  | { "event": "next_will_fall", tile: Tile }
  | { "event": "relief_won", tile: Tile, points: number }
  | { "event": "ally_helps" }
  | { "event": "cube_found_nothing" }
  | { "event": "coin_started", tile: Tile, monster: Monster }
  | { "event": "coin_ended", tile: Tile }
  | { "event": "hurt", monster: Monster, strength: number, damage: number, hp: number }
  | { "event": "tile_lost", tile: Tile, hp_lost: number, hp: number }
  | { "event": "revived", tile: Tile, hp: number }
  | { "event": "died" }
  | { "event": "rest_hidden", cards: number }
  | { "event": "unveiled", position: number, monster: Monster, kind: Monster }
  | { "event": "all_differed", tile: Tile }
  | { "event": "some_alike", tile: Tile }
  | { "event": "succeeded", seat: Seat, successes: number }
  | { "event": "failed", seat: Seat }
  | { "event": "eliminated", seat: Seat }
  | { "event": "aside_shown", seat: Seat, tile: Tile, monster: Monster }
  | { "event": "adventurer_chosen", seat: Seat, adventurer: Adventurer }
  | { "event": "won", seat: Seat };

/** A decision of a player. */
export type Action =
  | { "action": "draw" }
  | { "action": "pass" }
  | { "action": "add" }
  | {
    "action": "sacrifice",
    /** The tile given up. */
    tile: Tile,
  }
  | {
    "action": "name_type",
    /** The type. */
    monster: Monster,
  }
  | {
    "action": "pick_rival",
    /** The other player. */
    rival: Seat,
  }
  | {
    "action": "name_strength",
    /** The strength. */
    strength: number,
  }
  | {
    "action": "use",
    /** The tile. */
    tile: Tile,
  }
  | { "action": "decline" }
  | {
    "action": "discard",
    /** The tile. */
    tile: Tile,
  }
  | {
    "action": "choose",
    /** The adventurer. */
    adventurer: Adventurer,
  };
