import { describe, expect, it } from 'vitest';

import { FIRST } from '../src/lessons/taught.ts';
import { some } from './support/effort.ts';
import { inspect } from './support/inspect.ts';
import { Learner } from './support/learner.ts';
import { sharedServer } from './support/servers.ts';

const server = sharedServer();

const LANGUAGES = some(['en', 'es'] as const, ['en'] as const);

describe('a lesson', () => {
  it.each(LANGUAGES)('can be read, listened to and touched by everyone in %s', async (language) => {
    const learner = await Learner.arrive(server, { game: 'welcome', chapter: FIRST }, language);
    expect(await inspect(learner.visitor, 'a lesson')).toEqual([]);
    await learner.read(0);
    await learner.goAstray(0);
    expect(await inspect(learner.visitor, 'a lesson that says why not', 'briefly')).toEqual([]);
    await learner.visitor.leave();
  });
});
