import type { Transaction } from '../../db/client';
import type { CodeCipher } from '../credentials/code-cipher';
import { type CodePurpose, issueCode } from '../credentials/one-time-codes';
import type { CustomerDeps } from './customer-deps';
import type { CustomerRow } from './customer-rows';

/** Makes a new code and enqueues the mail that carries it, to the customer or to another address. */
export const sendCode = async (
  { mail }: Pick<CustomerDeps, 'mail'>,
  tx: Transaction,
  cipher: CodeCipher,
  {
    customer,
    purpose,
    to = customer.email,
  }: { customer: CustomerRow; purpose: CodePurpose; to?: string },
): Promise<void> => {
  const code = await issueCode(tx, cipher, customer.id, purpose);
  await mail.enqueue(tx, {
    kind: `${purpose}-code`,
    to,
    payload: { name: customer.name, customer_id: customer.id, ...code },
  });
};
