/** Players in words, from what everyone may know. */
import type { Message } from '../../../wire/index.ts';
import type { Card, Item, PlayerView, Seat } from '../../../wire/raiders.ts';
import { sentence, ui, type Cast } from '../../../i18n/index.ts';
import { powerOf } from '../data.ts';
import type { Rank } from './ranks.ts';
import { cardTerm, characterHelp, characterTerm, GAME, itemTerm, message, nameOf } from '../names.ts';

/** A player's state; `null` before there is a character. */
export function playerLine(seat: Seat, player: PlayerView): Message | null {
  if (!player.character) return null;
  const powers = player.powers.map((card) => ({ number: powerOf(card) ?? 0 }));
  const items = player.items.flatMap(({ item, count }) =>
    Array.from({ length: count }, () => itemTerm(item)),
  );
  return message('scene-player', {
    who: { seat },
    character: characterTerm(player.character),
    fate: player.fate,
    coins: player.coins,
    wounds: player.wounds,
    powers: { list: powers },
    items: { list: items },
  });
}

/** What a player has played in the current room, as far as the viewer may know it. */
export function partLine(
  seat: Seat,
  { part }: PlayerView,
  laid: readonly Card[],
  sealed: Card | null,
): Message | null {
  const who = { seat };
  if (typeof part === 'object') return message('scene-played', { who, card: cardTerm(part.played.card) });
  if (part === 'chosen') {
    return sealed ? message('scene-sealed', { card: cardTerm(sealed) }) : message('scene-chosen', { who });
  }
  return part === 'owes' && laid.length > 0 ? message('scene-owes-again', { who }) : null;
}

/** The details of a player: character, items and ranks. */
export function aboutPlayer(player: PlayerView, ranks: { coins: Rank; wounds: Rank }, cast: Cast): string {
  const character = player.character ? [sentence(GAME, characterHelp(player.character), cast)] : [];
  const items = player.items.map(({ item }) => aboutItem(item, cast));
  const torch = player.torch === 'lit' ? [ui('raiders-has-seen')] : [];
  const standing = [
    ...(ranks.coins ? [ui('raiders-rank-coins', { rank: ranks.coins })] : []),
    ...(ranks.wounds ? [ui('raiders-rank-wounds', { rank: ranks.wounds })] : []),
  ];
  return [...character, ...items, ...torch, ...standing].join('\n');
}

/** What an item is for. A torch is lit, not played. */
export function aboutItem(item: Item, cast: Cast): string {
  const light = item === 'torch' ? [sentence(GAME, message('help-light-torch'), cast)] : [];
  const play = sentence(GAME, message('help-play', { card: itemTerm(item) }), cast);
  return ui('raiders-item-use', { item: nameOf(itemTerm(item), cast), use: [...light, play].join(' ') });
}
