import { availableParallelism } from 'node:os';

import { hash, verify } from '@node-rs/argon2';

import { createQueue } from '../../shared/queue';

/** OWASP's recommendation for Argon2id, the package's default: 19 MiB, two passes. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Its hash is verified when there is no customer, so that both cases take the same time. */
const dummyPassword = 'no customer has this password';

/** Hashes and verifies passwords with Argon2id, a limited number at a time. */
export const createPasswords = () => {
  // Each hash takes a processor and 19 MiB.
  const enqueue = createQueue(Math.max(1, availableParallelism() - 1));
  let dummyHash: Promise<string> | undefined;

  return {
    hash: (password: string): Promise<string> => enqueue(() => hash(password, options)),

    /**
     * Whether the password is right. Without a stored hash it never is, and the check takes as
     * long as with one.
     */
    verify: async (stored: string | undefined, password: string): Promise<boolean> => {
      // Awaited in either case, so that the first unknown customer takes no longer.
      dummyHash ??= hash(dummyPassword, options);
      const against = await dummyHash.then((dummy) => stored ?? dummy);
      const right = await enqueue(() => verify(against, password));
      return right && stored !== undefined;
    },
  };
};

export type Passwords = ReturnType<typeof createPasswords>;
