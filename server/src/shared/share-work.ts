/** Does work once for all that ask for it under the same key until it has ended. */
export const createSharedWork = <T>() => {
  const running = new Map<string, Promise<T>>();
  return (key: string, work: () => Promise<T>): Promise<T> => {
    const known = running.get(key);
    if (known) return known;
    const started = work().finally(() => running.delete(key));
    running.set(key, started);
    return started;
  };
};
