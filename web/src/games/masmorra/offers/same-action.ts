/** Whether two actions are equal, whatever the order of their fields. */
export function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return one === other;
  const [mine, theirs] = [new Map(Object.entries(one)), new Map(Object.entries(other))];
  return mine.size === theirs.size && [...mine].every(([name, value]) => isSame(value, theirs.get(name)));
}
