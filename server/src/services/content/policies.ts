import { asc, eq } from 'drizzle-orm';

import { policyNames } from '@contract/constants';
import { defaultPolicies } from '@contract/default-policies';
import type { Policy } from '@contract/policy';

import type { WithDb } from '../../db/client';
import { policySections } from '../../db/schema';
import { NotFoundError } from '../../shared/errors';
import { plainText } from '../../shared/sanitize-html';

/**
 * GET /policies/{policy}: the house's own text, else the one that comes with the shop. 404 for any
 * other policy.
 */
export const readPolicy = async ({ db }: WithDb, name: string): Promise<Policy> => {
  const policy = policyNames.find((known) => known === name);
  if (policy === undefined) throw new NotFoundError();
  const rows = await db.orm
    .select()
    .from(policySections)
    .where(eq(policySections.policy, policy))
    .orderBy(asc(policySections.position));
  if (rows.length === 0) return defaultPolicies()[policy];
  return {
    intro: plainText(rows.find(({ heading }) => heading === '')?.text ?? ''),
    sections: rows
      .filter(({ heading }) => heading !== '')
      .map(({ heading, text }) => ({ heading, text })),
  };
};
