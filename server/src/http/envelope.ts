/** The envelope of a successful answer with data. */
export const ok = <Data>(message: string, data: Data) => ({ code: 200 as const, message, data });

/** The envelope of a successful answer without data. */
export const done = (message: string) => ({ code: 200 as const, message });
