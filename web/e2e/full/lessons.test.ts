import { describe, expect, it } from 'vitest';

import { TAUGHT } from '../../src/lessons/taught.ts';
import { inspect } from '../support/inspect.ts';
import { Learner } from '../support/learner.ts';
import { sharedServer } from '../support/servers.ts';

const server = sharedServer();

describe.each(TAUGHT)('the lesson $chapter of $game', (taught) => {
  it.each(['en', 'es'] as const)('is learned by keyboard in %s, left and gone on with', async (language) => {
    const learner = await Learner.arrive(server, taught, language);
    const middle = Math.floor(learner.lesson.steps.length / 2);
    for (const step of learner.lesson.steps.keys()) {
      if (step === middle) await learner.leaveAndResume(step);
      await learner.follow(step);
    }
    const { visitor } = learner;
    await learner.sayGoodbye();
    expect(await inspect(visitor, `the end of a lesson of ${taught.game}`, 'briefly')).toEqual([]);
    await visitor.leave();
  });
});
