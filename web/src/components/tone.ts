/** What a card or a token is made of. */
export type Tone = 'paper' | 'red' | 'green' | 'gold' | 'night';

/** The custom properties that a tone gives to its surface. */
export function toneColours(tone: Tone): { ground: string; ink: string } {
  return {
    ground: `var(--${tone === 'paper' ? '' : 'tone-'}${tone})`,
    ink: tone === 'paper' ? 'var(--paper-ink)' : `var(--tone-${tone}-ink)`,
  };
}
