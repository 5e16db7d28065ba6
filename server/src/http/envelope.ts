/** The envelope of a successful response with data. */
export const ok = <Data>(message: string, data: Data) => ({ code: 200 as const, message, data });

/** The envelope of a successful response without data, once the work is done. */
export const done = async (message: string, work: Promise<void>) => {
  await work;
  return { code: 200 as const, message };
};
