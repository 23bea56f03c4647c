/** Formats chances and differences in the user's language. */
import { spoken } from '../../i18n/index.ts';

/** A chance in whole percent. One that is not quite 0 or 100 does not look like it. */
export function percent(chance: number): string {
  const whole = Math.round(chance * 100);
  if (whole === 0 && chance > 0.000_5) return `<${format(0.01)}`;
  if (whole === 100 && chance < 0.999_5) return `>${format(0.99)}`;
  return format(whole / 100);
}

/** A difference in whole percent, with its sign. */
export function signedPercent(change: number): string {
  return format(change, { signDisplay: 'exceptZero' });
}

/** A difference in percent with one digit after the point. */
export function finePercent(change: number): string {
  return format(change, { maximumFractionDigits: 1 });
}

function format(value: number, options: Intl.NumberFormatOptions = {}): string {
  const style = { style: 'percent', maximumFractionDigits: 0, ...options } as const;
  return new Intl.NumberFormat(spoken(), style).format(value).replace('-', '−');
}
