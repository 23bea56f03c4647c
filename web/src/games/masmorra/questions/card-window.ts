/** The event that others may answer with a card, as messages. */
import type { Message } from '../../../wire/index.ts';
import type { Figure, Spot, Task, View } from '../../../wire/masmorra.ts';
import { abilitiesOf } from '../heroes/data.ts';
import { message, term } from '../names.ts';
import { beingTerm, markOf, tileCard, tileTerm } from '../data.ts';
import { focusSeat } from '../focus.ts';

type Window = Extract<Task, { task: 'window' }>;
type Played = Extract<Task, { task: 'effect' | 'aiming' }>;

/** In a card's aim, this bit marks a figure id; without it the number is a seat. */
const FIGURE = 0x80;

export function openWindow(view: View): Window | null {
  const top = view.tasks.at(-1);
  return top?.task === 'window' ? top : null;
}

/** The card on top of those that are being played. */
export function playedCard(view: View): Played | null {
  const played = view.tasks.filter(
    (task): task is Played => task.task === 'effect' || task.task === 'aiming',
  );
  return played.at(-1) ?? null;
}

/** What happens, in one or two messages; empty if no card window is open and no card is played. */
export function windowMessages(view: View): Message[] {
  const window = openWindow(view);
  const played = playedCard(view);
  if (played && (!window || window.event === 'card_played')) return cardMessages(played, view);
  return window ? [eventMessage(window, view)] : [];
}

function eventMessage({ event }: Window, view: View): Message {
  const who = { seat: focusSeat(view) };
  const below = view.tasks.at(-2);
  const plain = message('masmorra-ask-moment', { who, event: { symbol: event } });
  switch (event) {
    case 'entering': {
      const seat = view.entrant ?? focusSeat(view);
      return message('scene-enters', { who: { seat }, ...roomArgs(view.players[seat]?.at ?? 0, view) });
    }
    case 'exploring': {
      const tile = below?.task === 'unfold' ? nextTile(below.from, view) : null;
      return tile ? message('masmorra-ask-explores', { who, tile: { term: tileTerm(tile) } }) : plain;
    }
    case 'fight_begins': {
      const figure = figureOf(view.combat.foe, view);
      return figure ? message('scene-fight-begins', { who, ...figureArgs(figure) }) : plain;
    }
    case 'glory':
      return below?.task === 'grant_xp' ? message('scene-glory', { who, xp: { number: below.xp } }) : plain;
    case 'card_gained':
      return below?.task === 'hand_limit'
        ? message('scene-card-gained', { who: { seat: below.seat } })
        : plain;
    case 'ability_used': {
      const hero = view.players[focusSeat(view)]?.hero;
      const ability = below?.task === 'ability_gain' && hero ? abilitiesOf(hero)[below.slot] : undefined;
      return ability
        ? message('scene-ability-used', { who, ability: term('ability', ability) })
        : message('scene-pet-comes', { who });
    }
    default:
      return plain;
  }
}

function cardMessages(played: Played, view: View): Message[] {
  const { seat, card, half } = played;
  const text = message('scene-card-played', {
    who: { seat },
    card: term('treasure', card),
    half: { symbol: half },
  });
  const aimed = played.task === 'effect' ? aimMessage(played, view) : null;
  return aimed ? [text, aimed] : [text];
}

/** What a card is aimed at. The aim is one number; the card decides its meaning. */
function aimMessage({ card, half, aim }: Extract<Played, { task: 'effect' }>, view: View): Message | null {
  switch (`${card}/${half}`) {
    case 'lightning_bolt/orange':
    case 'misdirection/orange':
    case 'misdirection/purple':
      return message('scene-aimed-at-room', roomArgs(aim, view));
    case 'drain_life/orange':
    case 'pickpocket/orange':
      return message('scene-aimed-at-hero', { who: { seat: aim } });
    case 'lightning_bolt/purple':
    case 'sticky_fingers/purple': {
      const figure = (aim & FIGURE) !== 0 ? figureOf(aim & ~FIGURE, view) : null;
      return figure
        ? message('scene-aimed-at-monster', figureArgs(figure))
        : message('scene-aimed-at-hero', { who: { seat: aim } });
    }
    default:
      return null;
  }
}

function roomArgs(spot: Spot, view: View) {
  const tile = view.dungeon[spot]?.tile ?? 's00';
  return { room: { term: tileTerm(tile) }, number: { number: spot + 1 } };
}

function figureArgs(figure: Figure) {
  return { monster: { term: beingTerm(figure.being) }, mark: { number: markOf(figure) ?? 0 } };
}

function figureOf(id: number, view: View): Figure | null {
  return view.monsters.find(({ figure }) => figure.id === id)?.figure ?? null;
}

function nextTile(from: Spot, view: View) {
  const room = view.dungeon[from];
  return room ? (view.levels[tileCard(room.tile).level - 1]?.face_up ?? null) : null;
}
