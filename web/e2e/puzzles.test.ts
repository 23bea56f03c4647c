import { beforeAll, describe, expect, it } from 'vitest';

import type { PuzzleListed, PuzzleSolution } from '../src/api/index.ts';
import { inspect } from './support/page-checks.ts';
import { sharedServer } from './support/shared-server.ts';
import { Visitor, type VisitorOptions } from './support/visitor.ts';

const server = sharedServer();

const ENGLISH: VisitorOptions = { language: 'en', screen: 'wide', pointer: 'mouse' };
const SPANISH_PHONE: VisitorOptions = { language: 'es', screen: 'phone', pointer: 'finger' };

describe('puzzles', () => {
  let all: PuzzleListed[];

  beforeAll(async () => {
    all = (await (await fetch(`${server.url}/api/puzzles`)).json()) as PuzzleListed[];
  });

  function first(game: string, theme?: string): string {
    const found = all.find((puzzle) => puzzle.game === game && (!theme || puzzle.theme === theme));
    if (!found) throw new Error(`no puzzle of ${game} ${theme ?? ''}`);
    return found.id;
  }

  async function solutionOf(id: string): Promise<PuzzleSolution> {
    const answer = (choice: number) =>
      fetch(`${server.url}/api/puzzles/${id}/answer`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ choice }),
      });
    for (let choice = 0; ; choice += 1) {
      const reply = await answer(choice);
      if (reply.ok) return (await reply.json()) as PuzzleSolution;
    }
  }

  function keyOf(index: number): string {
    return [...'123456789abdefghijkopqrstvwxyz'][index] ?? '';
  }

  it('are listed by game and theme, and passed by all page checks', async () => {
    for (const options of [ENGLISH, SPANISH_PHONE]) {
      const visitor = await Visitor.arrive(server, options);
      await visitor.visit('/puzzles');
      await visitor.page.getByRole('heading', { level: 2, name: 'Masmorra' }).waitFor();
      const links = visitor.page.getByRole('main').getByRole('listitem').getByRole('link');
      expect(await links.count()).toBeGreaterThan(10);
      expect(await inspect(visitor, 'the list of puzzles')).toEqual([]);
      await visitor.leave();
    }
  });

  it('a right answer by keyboard raises the rating, and the next puzzle follows', async () => {
    const id = first('welcome', 'bid');
    const { best } = await solutionOf(id);
    const visitor = await Visitor.arrive(server, ENGLISH);
    const { page } = visitor;
    await visitor.visit(`/puzzles/${id}?game=welcome&theme=bid`);
    await page.getByText(visitor.ui('puzzle-task')).waitFor();
    // The board loads after the task, and then listens to keys.
    await page.getByRole('main').getByRole('button').first().waitFor();
    await page.keyboard.press(keyOf(best));
    await page.getByRole('heading', { name: visitor.ui('puzzle-right') }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H2');
    const stored = await page.evaluate(() => localStorage.getItem('antorcha.puzzles'));
    expect(JSON.parse(stored ?? '{}')).toMatchObject({ streak: 1, results: { [id]: 'solved' } });
    expect(await inspect(visitor, 'a solved puzzle')).toEqual([]);
    await page.keyboard.press('n');
    await expect.poll(() => page.url()).not.toContain(id);
    await page.getByText(visitor.ui('puzzle-task')).waitFor();
    expect(page.url()).toContain('theme=bid');
    await visitor.leave();
  });

  it('a wrong answer shows the best move and the chances, and counts once', async () => {
    const id = first('raiders');
    const { obvious, figures } = await solutionOf(id);
    const visitor = await Visitor.arrive(server, SPANISH_PHONE);
    const { page } = visitor;
    await visitor.visit(`/puzzles/${id}`);
    await page.getByText(visitor.ui('puzzle-task')).waitFor();
    expect(await inspect(visitor, 'a puzzle', 'one-combination')).toEqual([]);
    await page.keyboard.press(keyOf(obvious));
    const chances = page.getByRole('list', { name: visitor.ui('puzzle-chances') });
    await chances.waitFor();
    expect(await chances.getByRole('listitem').count()).toBe(
      Math.min(4, figures.filter((figure) => figure !== null).length),
    );
    expect(await chances.textContent()).toContain('%');
    expect(await inspect(visitor, 'a missed puzzle')).toEqual([]);
    const read = () => page.evaluate(() => localStorage.getItem('antorcha.puzzles'));
    const before = await read();
    await page.reload();
    // The board loads after the task, and then listens to keys.
    await page.getByRole('main').getByRole('button').first().waitFor();
    await page.keyboard.press(keyOf(obvious));
    await chances.waitFor();
    expect(await read()).toBe(before);
    await visitor.leave();
  });

  it('shows the board of every game', async () => {
    for (const game of ['welcome', 'raiders', 'masmorra']) {
      const visitor = await Visitor.arrive(server, ENGLISH);
      await visitor.visit(`/puzzles/${first(game)}`);
      await visitor.page.getByText(visitor.ui('puzzle-task')).waitFor();
      await visitor.page.getByRole('main').getByRole('button').first().waitFor();
      expect(await inspect(visitor, `a puzzle of ${game}`, 'one-combination')).toEqual([]);
      await visitor.leave();
    }
  });

  it('says that an unknown puzzle is not there', async () => {
    const visitor = await Visitor.arrive(server, { ...ENGLISH, visit: 'leads-nowhere' });
    await visitor.visit('/puzzles/zzz');
    await visitor.page.getByText(visitor.ui('puzzle-gone')).waitFor();
    await visitor.leave();
  });
});
