// Rounds of the Warrior in Welcome to the Dungeon for two, one after the other, as a game of boardgame.io.
//
// A round that ends starts the next one in the same match, so that a match never ends and nothing but moves is
// measured. Numbers in comments are those of our rules.

import { INVALID_MOVE } from 'boardgame.io/dist/cjs/core.js';

/** Each type of monster with its strength; the strengths are all different, so they serve as names. */
const DECK = [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 7, 9];

/** The types that the sword can name. */
export const TYPES = [...new Set(DECK)];

const WARRIOR_HP = 3;
const ARMOUR = { plate_armor: 5, knight_shield: 3 };
const TILES = ['plate_armor', 'knight_shield', 'vorpal_sword', 'dragon_spear', 'holy_grail', 'torch'];
const DRAGON = 9;

const other = (player) => (player === '0' ? '1' : '0');

function startRound(G, starts) {
  G.deck = [...DECK];
  G.pile = [];
  G.tiles = [...TILES];
  G.drawn = null;
  G.aside = [];
  G.toMove = starts;
  G.asked = 'bid';
}

/** W10 to W12: a card is drawn by the random plugin from what is left, and seen by its drawer alone. */
function draw({ G, random, playerID }) {
  if (!mayDecide(G, playerID, 'bid') || G.deck.length === 0) return INVALID_MOVE;
  [G.drawn] = G.deck.splice(random.Die(G.deck.length) - 1, 1);
  G.asked = 'card';
}

/** W16: with two players the other one enters at once. */
function pass({ G, playerID }) {
  if (!mayDecide(G, playerID, 'bid')) return INVALID_MOVE;
  G.toMove = other(playerID);
  if (G.tiles.includes('vorpal_sword') && G.pile.length > 0) G.asked = 'name';
  else enter(G, null);
}

/** W13: the drawn card goes face down onto the pile. */
function add({ G, playerID }) {
  if (!mayDecide(G, playerID, 'card')) return INVALID_MOVE;
  G.pile.push(G.drawn);
  endTurn(G, playerID);
}

/** W14: the drawn card is set aside together with a tile. */
function sacrifice({ G, playerID }, tile) {
  if (!mayDecide(G, playerID, 'card') || !G.tiles.includes(tile)) return INVALID_MOVE;
  G.aside.push({ owner: playerID, card: G.drawn, tile });
  G.tiles = G.tiles.filter((kept) => kept !== tile);
  endTurn(G, playerID);
}

/** W21: the sword's type is named before the first card. */
function name({ G, playerID }, type) {
  if (!mayDecide(G, playerID, 'name') || !TYPES.includes(type)) return INVALID_MOVE;
  enter(G, type);
}

function mayDecide(G, playerID, asked) {
  return G.toMove === playerID && G.asked === asked;
}

function endTurn(G, playerID) {
  G.drawn = null;
  G.toMove = other(playerID);
  G.asked = 'bid';
}

/** W20 to W29, without the end of the game: successes and failures are counted on. W30: what was aside is shown. */
function enter(G, named) {
  const hero = G.toMove;
  const revealed = [];
  let hp = G.tiles.reduce((sum, tile) => sum + (ARMOUR[tile] ?? 0), WARRIOR_HP);
  while (hp > 0 && G.pile.length > 0) {
    const monster = G.pile.pop();
    revealed.push(monster);
    if (!isDefeated(monster, G.tiles, named)) hp -= monster;
  }
  const outcome = hp > 0 ? 'successes' : 'failures';
  G[outcome][hero] += 1;
  G.last = { hero, outcome, hp, named, revealed, aside: G.aside };
  startRound(G, hero);
}

/** W23: what works by itself. */
function isDefeated(monster, tiles, named) {
  return (
    monster === named ||
    (monster === DRAGON && tiles.includes('dragon_spear')) ||
    (monster % 2 === 0 && tiles.includes('holy_grail')) ||
    (monster <= 3 && tiles.includes('torch'))
  );
}

/** W60: nobody sees the deck or the pile, and a drawn card only its drawer. */
function playerView({ G, playerID }) {
  const { deck, pile, drawn, aside, ...open } = G;
  const mine = playerID === G.toMove ? drawn : null;
  const known = aside.map((one) => (one.owner === playerID ? one : { ...one, card: null }));
  return { ...open, deck: deck.length, pile: pile.length, drawn: mine, aside: known };
}

/** What a player may do by this view, as pairs of a move and its arguments. */
export function legal(view) {
  if (view.asked === 'bid') return view.deck > 0 ? [['draw'], ['pass']] : [['pass']];
  if (view.asked === 'card') return [['add'], ...view.tiles.map((tile) => ['sacrifice', tile])];
  return TYPES.map((type) => ['name', type]);
}

// Moves run on the server alone, since only it has the secrets. Undo is off: it would make every state larger.
const onServer = (move) => ({ move, client: false });

export const game = {
  name: 'warrior',
  minPlayers: 2,
  maxPlayers: 2,
  disableUndo: true,
  setup: () => {
    const G = { successes: [0, 0], failures: [0, 0], last: null };
    startRound(G, '0');
    return G;
  },
  turn: { activePlayers: { all: 'play' } },
  moves: {
    draw: onServer(draw),
    pass: onServer(pass),
    add: onServer(add),
    sacrifice: onServer(sacrifice),
    name: onServer(name),
  },
  playerView,
};
