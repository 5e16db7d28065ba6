import { availableParallelism } from 'node:os';

import { hash, verify } from '@node-rs/argon2';

/** OWASP's recommendation for Argon2id, the package's default: 19 MiB, two passes. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** What is verified where there is no customer, so that both take the same time. */
const nobodysPassword = 'nobody has this password';

/** Lets `work` through a few at a time: each hash takes a processor and 19 MiB. */
const createGate = (atOnce: number) => {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
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

/** Passwords by Argon2id, a bounded number at a time. */
export const createPasswords = () => {
  const gate = createGate(Math.max(1, availableParallelism() - 1));
  let nobodysHash: Promise<string> | undefined;

  return {
    hash: (password: string): Promise<string> => gate(() => hash(password, options)),

    /**
     * Whether the password is right. Without a stored hash it never is, and takes as long as if
     * there were one.
     */
    verify: async (stored: string | undefined, password: string): Promise<boolean> => {
      // Waited for in either case: else the first unknown address would take twice as long.
      nobodysHash ??= hash(nobodysPassword, options);
      const against = await nobodysHash.then((nobodys) => stored ?? nobodys);
      const right = await gate(() => verify(against, password));
      return right && stored !== undefined;
    },
  };
};

export type Passwords = ReturnType<typeof createPasswords>;
