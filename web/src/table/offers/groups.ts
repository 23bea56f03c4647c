import type { Offer } from '../../wire/index.ts';

/** Offers with the same message, in their order. */
export interface Group {
  offers: Offer[];
  /** Whether they change only the question, not the match. */
  aside: boolean;
}

/** Groups offers that differ only in their piece; asides come last. */
export function groupsOf(offers: readonly Offer[]): Group[] {
  const byKind = new Map<string, Group>();
  for (const offer of offers) {
    const kind = `${offer.aside ? 'aside' : 'answer'} ${offer.message.id}`;
    const group = byKind.get(kind) ?? { offers: [], aside: offer.aside };
    group.offers.push(offer);
    byKind.set(kind, group);
  }
  const groups = [...byKind.values()];
  return [...groups.filter(({ aside }) => !aside), ...groups.filter(({ aside }) => aside)];
}
