/** The surface of a card or a token. */
export type Tone = 'paper' | 'red' | 'green' | 'gold' | 'night';

/** Returns the CSS colours of a tone. */
export function toneColours(tone: Tone): { ground: string; ink: string } {
  return {
    ground: `var(--${tone === 'paper' ? '' : 'tone-'}${tone})`,
    ink: tone === 'paper' ? 'var(--paper-ink)' : `var(--tone-${tone}-ink)`,
  };
}
