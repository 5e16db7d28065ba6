/** Does work once for all that ask for it under the same key until it has ended. */
export const createSharedWork = <T>() => {
  const running = new Map<string, Promise<T>>();
  const share = (key: string, work: () => Promise<T>): Promise<T> => {
    const known = running.get(key);
    if (known) return known;
    const started = work().finally(() => running.delete(key));
    running.set(key, started);
    return started;
  };
  return { running, share };
};
