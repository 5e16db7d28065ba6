/** Whether two names, addresses or searches are the same apart from case and outer spaces. */
export const sameText = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();
