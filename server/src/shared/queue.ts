/** Runs jobs in order, at most `concurrency` at a time. */
export const createQueue = (concurrency: number) => {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= concurrency) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
};
