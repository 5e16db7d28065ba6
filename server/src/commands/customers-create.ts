import { parseArgs } from 'node:util';

import { minPasswordLength } from '@contract/constants';

import { createVerifiedCustomer } from '../services/customers/registration';
import { isEmail } from '../shared/email';
import { CommandError } from './command';
import type { Command } from './command';

const readOptions = (args: string[]) => {
  const { values } = parseArgs({
    args,
    options: {
      email: { type: 'string' },
      password: { type: 'string' },
      name: { type: 'string' },
    },
  });
  const name = values.name?.trim();
  const email = values.email?.trim();
  if (!email || !isEmail(email)) {
    throw new CommandError('--email must be an email address.');
  }
  if (!values.password || values.password.length < minPasswordLength) {
    throw new CommandError(`--password must have ${minPasswordLength} characters or more.`);
  }
  if (!name) throw new CommandError('--name must be given.');
  return { email, name, password: values.password };
};

/** Adds a customer whose email address counts as verified. */
export const customersCreate: Command = {
  name: 'customers create',
  usage: '--email E --password P --name N',
  description: 'creates a verified customer',
  run: async (deps, args) => {
    const options = readOptions(args);
    const id = await createVerifiedCustomer(deps, options);
    return `Customer ${id} (${options.email}) can log in now.`;
  },
};
