import { parseArgs } from 'node:util';

import { CommandError } from './command';
import type { Command } from './command';

const SHORTEST_PASSWORD = 8;
const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const readOptions = (words: string[]) => {
  const { values } = parseArgs({
    args: words,
    options: {
      email: { type: 'string' },
      password: { type: 'string' },
      name: { type: 'string' },
    },
  });
  const name = values.name?.trim();
  const email = values.email?.trim();
  if (!email || !emailPattern.test(email)) {
    throw new CommandError('--email must be an e-mail address.');
  }
  if (!values.password || values.password.length < SHORTEST_PASSWORD) {
    throw new CommandError(`--password must have ${SHORTEST_PASSWORD} characters or more.`);
  }
  if (!name) throw new CommandError('--name must be given.');
  return { email, name, password: values.password };
};

/** A customer whose address needs no verifying. */
export const customersCreate: Command = {
  name: 'customers create',
  usage: '--email E --password P --name N',
  does: 'makes a verified customer',
  run: async ({ customers }, words) => {
    const options = readOptions(words);
    const id = await customers.createVerified(options);
    return `Customer ${id} (${options.email}) can log in now.`;
  },
};
