/** Whether a value has all fields of a pattern, with the same values. */
export function matches(pattern: unknown, value: unknown): boolean {
  if (!isRecord(pattern)) return pattern === value;
  return isRecord(value) && Object.entries(pattern).every(([key, part]) => matches(part, value[key]));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
