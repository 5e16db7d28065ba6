/** A value from outside as text; empty where it is none. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
