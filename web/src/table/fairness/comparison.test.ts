import { beforeEach, expect, it } from 'vitest';

import { drawNonce, hashOf, rememberCommitment, rememberedOf } from '../../api/own-nonce.ts';
import { compare, contradicts } from './comparison.ts';

const revealed = { commitment: 'c0', nonces: ['aa', 'bb'], replaced: [] as number[] };

beforeEach(() => window.localStorage.clear());

it('finds the commitment and the nonce as the browser remembers them', () => {
  const same = compare({ commitment: 'c0', nonce: 'bb' }, revealed, 1);
  expect([same, contradicts(same)]).toEqual([{ commitment: 'same', nonce: 'same' }, false]);
});

it('contradicts a server that shows another commitment or another nonce', () => {
  expect(contradicts(compare({ commitment: 'c1', nonce: 'bb' }, revealed, 1))).toBe(true);
  expect(contradicts(compare({ commitment: 'c0', nonce: 'cc' }, revealed, 1))).toBe(true);
});

it('knows a nonce that came too late, and compares nothing that it does not remember', () => {
  expect(compare({ nonce: 'cc' }, { ...revealed, replaced: [1] }, 1).nonce).toBe('replaced');
  expect(compare({}, revealed, 1)).toEqual({ commitment: 'unknown', nonce: 'unknown' });
  expect(compare({ nonce: 'cc' }, revealed, null).nonce).toBe('unknown');
});

it('remembers the first commitment and the last nonce of a table', async () => {
  rememberCommitment('r1', 'c0');
  rememberCommitment('r1', 'c1');
  await drawNonce('r1');
  const part = await drawNonce('r1');
  const { commitment, nonce = '' } = rememberedOf('r1');
  expect(commitment).toBe('c0');
  expect(part).toEqual({ nonce_hash: await hashOf(nonce) });
  expect(rememberedOf('r2')).toEqual({});
});

it('hashes a nonce as the server does', async () => {
  expect(await hashOf('a1b2')).toBe('18dc5021f43554713291d85afd28e17d7301c98f15ac8410be622893d34322b5');
});
