import { fireEvent, render, screen } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import { loadWords } from '../i18n/index.ts';
import Button from './Button.svelte';
import Choice from './Choice.svelte';
import Crest from './Crest.svelte';
import Dialog from './Dialog.svelte';
import GameCard from './GameCard.svelte';
import Later from './Later.svelte';
import QrCode from './QrCode.svelte';
import Tip from './Tip.svelte';
import Toasts from './Toasts.svelte';
import { dismiss, toast, toasts } from './toasts.svelte.ts';

beforeAll(loadWords);

const text = (words: string) => createRawSnippet(() => ({ render: () => `<span>${words}</span>` }));

describe('a button', () => {
  it('calls its handler', async () => {
    const onclick = vi.fn();
    render(Button, { onclick, children: text('Draw') });
    await fireEvent.click(screen.getByRole('button', { name: 'Draw' }));
    expect(onclick).toHaveBeenCalledOnce();
  });

  it('with a reason to be disabled can be focused, says why, and does nothing', async () => {
    const onclick = vi.fn();
    render(Button, { onclick, disabled: true, reason: 'It is not your turn.', children: text('Draw') });
    const button = screen.getByRole('button', { name: 'Draw' });
    button.focus();
    await fireEvent.click(button);
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(described(button)).toBe('It is not your turn.');
    expect(onclick).not.toHaveBeenCalled();
  });

  it('shows its key, which is not part of its name', () => {
    render(Button, { keys: '1', children: text('Draw') });
    const button = screen.getByRole('button', { name: 'Draw' });
    expect(button.getAttribute('aria-keyshortcuts')).toBe('1');
    expect(button.textContent).toContain('1');
  });
});

describe('a dialog', () => {
  it('is modal and named by its title', async () => {
    const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    render(Dialog, { open: true, title: 'Leave the table?', children: text('A bot takes over.') });
    expect(showModal).toHaveBeenCalledOnce();
    expect(screen.getByRole('dialog', { name: 'Leave the table?' }).textContent).toContain(
      'A bot takes over.',
    );
    showModal.mockRestore();
  });

  it('closes on a click beside it, not on a click inside', async () => {
    render(Dialog, { open: true, title: 'Keys', children: text('1 to 9') });
    await fireEvent.click(screen.getByText('1 to 9'));
    expect(screen.queryByText('1 to 9')).not.toBeNull();
    await fireEvent.click(screen.getByRole('dialog'));
    expect(screen.queryByText('1 to 9')).toBeNull();
  });

  it('has no content while it is closed', () => {
    render(Dialog, { open: false, title: 'Keys', children: text('1 to 9') });
    expect(screen.queryByText('1 to 9')).toBeNull();
  });
});

describe('a tip', () => {
  const props = { text: 'W25: a tile beats it.', label: 'Why?', children: text('?') };

  it('opens on focus, describes its button, and closes on Escape', async () => {
    render(Tip, props);
    const button = screen.getByRole('button', { name: 'Why?' });
    await fireEvent.focus(button);
    expect(screen.getByRole('tooltip').textContent).toBe('W25: a tile beats it.');
    expect(described(button)).toBe('W25: a tile beats it.');
    await fireEvent.keyDown(button, { key: 'Escape' });
    expect(screen.queryByRole('tooltip')).toBeNull();
  });

  it('stays open on the tap that opened it, and closes on a later one', async () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(1000);
    render(Tip, props);
    const button = screen.getByRole('button');
    await fireEvent.focus(button);
    await fireEvent.click(button);
    expect(screen.queryByRole('tooltip')).not.toBeNull();
    clock.mockReturnValue(2000);
    await fireEvent.click(button);
    expect(screen.queryByRole('tooltip')).toBeNull();
    clock.mockRestore();
  });

  it('opens under a resting mouse, and closes when the mouse leaves', async () => {
    const rest = () => new Promise((resolve) => setTimeout(resolve, 250));
    render(Tip, props);
    const button = screen.getByRole('button');
    await fireEvent.pointerMove(button, { pointerType: 'mouse', movementX: 0, movementY: 0 });
    await rest();
    expect(screen.queryByRole('tooltip')).toBeNull();
    await fireEvent.pointerMove(button, { pointerType: 'mouse', movementX: 3, movementY: 1 });
    expect(screen.queryByRole('tooltip')).toBeNull();
    await rest();
    expect(screen.queryByRole('tooltip')).not.toBeNull();
    await fireEvent.pointerLeave(button, { pointerType: 'mouse' });
    expect(screen.queryByRole('tooltip')).toBeNull();
  });
});

describe('a choice', () => {
  it('is a group of radio buttons', async () => {
    const options = [
      { value: 'live', label: 'Live', help: 'Everyone is there.' },
      { value: 'turns', label: 'By turns' },
    ];
    render(Choice, { label: 'Pace', options, value: 'live' });
    const live = screen.getByRole<HTMLInputElement>('radio', { name: 'Live' });
    const turns = screen.getByRole<HTMLInputElement>('radio', { name: 'By turns' });
    expect(screen.getByRole('group', { name: 'Pace' }).contains(live)).toBe(true);
    expect([live.checked, described(live)]).toEqual([true, 'Everyone is there.']);
    await fireEvent.click(turns);
    expect([live.checked, turns.checked]).toEqual([false, true]);
  });
});

describe('a crest', () => {
  it('has a different shape for each of the five seats', () => {
    const outlines = [0, 1, 2, 3, 4].map((seat) => {
      const { container } = render(Crest, { seat, name: 'Ana' });
      return container.querySelector('path')?.getAttribute('d');
    });
    expect(new Set(outlines).size).toBe(5);
  });

  it('shows the first letter of a name in any script', () => {
    render(Crest, { seat: 0, name: ' élodie' });
    expect(screen.getByRole('img').textContent).toBe('É');
  });
});

describe('a card', () => {
  it('that is face down shows nothing of its face', () => {
    const { container } = render(GameCard, { title: 'A card', value: 5, lines: ['secret'], down: true });
    expect(container.textContent?.trim()).toBe('A card');
  });
});

describe('a QR code', () => {
  it('has a label and a quiet zone', () => {
    render(QrCode, { text: 'https://example.org/table/7f3a', label: 'The link as a QR code' });
    const code = screen.getByRole('img', { name: 'The link as a QR code' });
    expect(code.querySelector('path')?.getAttribute('d')).toMatch(/^M2 2h1v1h-1z/);
  });
});

describe('content for later', () => {
  it('is rendered in the next task', async () => {
    render(Later, { children: text('the hand') });
    expect(screen.queryByText('the hand')).toBeNull();
    expect(await screen.findByText('the hand')).not.toBeNull();
  });
});

describe('toasts', () => {
  afterEach(() => {
    for (const { id } of [...toasts]) dismiss(id);
    vi.useRealTimers();
  });

  it('disappear by themselves, bad news later', () => {
    vi.useFakeTimers();
    toast('Saved.', 'good');
    toast('Not saved', 'bad');
    vi.advanceTimersByTime(6000);
    expect(toasts.map(({ text }) => text)).toEqual(['Not saved']);
    vi.advanceTimersByTime(6000);
    expect(toasts).toEqual([]);
  });

  it('are not repeated', () => {
    toast('Not saved', 'bad');
    toast('Saved.', 'good');
    toast('Not saved', 'bad');
    expect(toasts.map(({ text }) => text)).toEqual(['Saved.', 'Not saved']);
  });

  it('are announced', async () => {
    render(Toasts);
    toast('Link copied.');
    expect(await screen.findByText('Link copied.')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toContain('Link copied.');
  });
});

function described(element: HTMLElement): string | null | undefined {
  return document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent;
}
