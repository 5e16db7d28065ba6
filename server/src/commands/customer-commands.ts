import { InvalidArgumentError } from '@commander-js/extra-typings';

import { minPasswordLength } from '@contract/constants';

import { createVerifiedCustomer } from '../services/customers/registration';
import { isEmail } from '../shared/email';
import type { AddCommands } from './command';
import { someText } from './values';

const emailAddress = (word: string): string => {
  const email = word.trim();
  if (isEmail(email)) return email;
  throw new InvalidArgumentError('It must be an email address.');
};

const password = (word: string): string => {
  if (word.length >= minPasswordLength) return word;
  throw new InvalidArgumentError(`It must have ${minPasswordLength} characters or more.`);
};

/** The commands about customers. */
export const addCustomerCommands: AddCommands = (program, perform) => {
  const customers = program.command('customers').description('customers');
  customers
    .command('create')
    .description('creates a customer whose email address counts as verified')
    .requiredOption('--email <address>', 'the email address', emailAddress)
    .requiredOption('--password <password>', 'the password', password)
    .requiredOption('--name <name>', 'the name', someText)
    .action((customer) =>
      perform(async (context) => {
        const id = await createVerifiedCustomer(context, customer);
        return { text: `Customer ${id} (${customer.email}) can log in now.`, data: { id } };
      }),
    );
};
