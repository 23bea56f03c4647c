import { describe, expect, it } from 'vitest';

import type { Offer } from '../../wire/index.ts';
import { groupsOf } from './groups.ts';

describe('offer groups', () => {
  const offer = (id: string, aside = false): Offer => ({
    action: {},
    message: { id, args: {} },
    help: { id: 'help', args: {} },
    rule: 'W10',
    aside,
  });

  it('join offers with the same message, and put asides last', () => {
    const offers = [
      offer('pick', true),
      offer('add'),
      offer('sacrifice'),
      offer('sacrifice'),
      offer('pick', true),
    ];
    expect(groupsOf(offers).map((group) => group.offers.map(({ message }) => message.id))).toEqual([
      ['add'],
      ['sacrifice', 'sacrifice'],
      ['pick', 'pick'],
    ]);
  });
});
