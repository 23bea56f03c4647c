import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { toasts } from '../../components/toasts.svelte.ts';
import { loadMatchWords, loadWords } from '../../i18n/index.ts';
import { settings } from '../../settings/settings.svelte.ts';
import { resultOf } from './result.ts';
import { pictureAddress, share } from './share.ts';

const WHAT = { title: 'Masmorra', text: 'Masmorra: Ana wins.', url: 'https://antorcha.example/table/r1' };

beforeAll(async () => {
  settings.language = 'en';
  await loadWords();
  await loadMatchWords();
});

beforeEach(() => (settings.language = 'en'));

afterEach(() => vi.unstubAllGlobals());

const lastToast = () => toasts.at(-1)?.text;

describe('sharing a match', () => {
  it('opens the dialog of the device, and takes a cancelled dialog as no error', async () => {
    const open = vi.fn().mockRejectedValue(new Error('cancelled'));
    vi.stubGlobal('navigator', { share: open });
    await share(WHAT);
    expect(open).toHaveBeenCalledWith(WHAT);
  });

  it('copies the link where there is no such dialog', async () => {
    const writeText = vi.fn().mockResolvedValue(undefined);
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    await share(WHAT);
    expect([writeText.mock.calls, lastToast()]).toEqual([[[WHAT.url]], 'Link copied.']);
  });

  it('shows the link on a page without TLS', async () => {
    vi.stubGlobal('navigator', {});
    await share(WHAT);
    expect(lastToast()).toBe(`Link to this game: ${WHAT.url}`);
  });

  it('has a picture in the language of the user', () => {
    settings.language = 'es';
    expect(pictureAddress('r1')).toBe('/api/rooms/r1/card.png?lang=es');
  });
});

describe('the result', () => {
  const nameOf = (seat: number) => ['Ana', 'Luis', 'Mar'][seat] ?? '';

  it.each([
    [0, [0], 'You win!'],
    [null, [0], 'Ana wins.'],
    [1, [0, 1], 'You share the win with Ana.'],
    [null, [0, 2], 'Ana and Mar win together.'],
    [1, [], 'Nobody wins.'],
  ])('for seat %s with the winners %j: %s', (seat, winners, text) => {
    expect(resultOf(winners, { seat, nameOf })).toBe(text);
  });
});
