/**
 * Returns `now`, but reuses the parts of `before` that are equal. Every update contains the whole position. Without this,
 * everything that depends on a part of it would be computed and rendered again.
 */
export function shareUnchanged<Value>(before: unknown, now: Value): Value {
  if (Object.is(before, now)) return now;
  if (Array.isArray(before) && Array.isArray(now)) return shareList(before, now) as Value;
  if (isRecord(before) && isRecord(now)) return shareRecord(before, now) as Value;
  return now;
}

/** Wraps a computation so that equal results are the same object. */
export function stable<Value>(compute: () => Value): () => Value {
  let last: Value | undefined;
  return () => (last = shareUnchanged(last, compute()));
}

function shareList(before: readonly unknown[], now: readonly unknown[]): readonly unknown[] {
  const list = now.map((item, place) => shareUnchanged(before[place], item));
  const isSame = list.length === before.length && list.every((item, place) => Object.is(item, before[place]));
  return isSame ? before : list;
}

function shareRecord(before: Record<string, unknown>, now: Record<string, unknown>): Record<string, unknown> {
  const keys = Object.keys(now);
  const record: Record<string, unknown> = {};
  let isSame = keys.length === Object.keys(before).length;
  for (const key of keys) {
    record[key] = shareUnchanged(before[key], now[key]);
    isSame &&= key in before && Object.is(record[key], before[key]);
  }
  return isSame ? before : record;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
