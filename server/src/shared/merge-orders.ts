/**
 * Merges ordered lists of names into one that keeps the order of each, where they don't contradict each
 * other; else the names seen first come first.
 */
export const mergeOrders = (orders: Iterable<readonly string[]>): string[] => {
  const before = new Map<string, Set<string>>();
  for (const order of orders) {
    for (const [at, name] of order.entries()) {
      const earlier = before.get(name) ?? new Set<string>();
      const last = order[at - 1];
      before.set(name, last === undefined ? earlier : earlier.add(last));
    }
  }
  const merged = new Set<string>();
  while (merged.size < before.size) {
    const open = [...before.keys()].filter((name) => !merged.has(name));
    const isNext = (name: string) => [...(before.get(name) ?? [])].every((one) => merged.has(one));
    merged.add(open.find(isNext) ?? open[0] ?? '');
  }
  return [...merged];
};
