import { asc, inArray } from 'drizzle-orm';

import { type PolicyName, policyNames } from '@contract/constants';
import { defaultPolicies } from '@contract/default-policies';

import type { Transaction } from '../../db/client';
import { policySections } from '../../db/schema';
import { groupBy } from '../../shared/group-by';
import type { ExportedRow, Row } from './row-kinds';
import { insertAll } from './upsert';

/** Replaces the policies that the rows name; others are unchanged. */
export const writePolicies = async (tx: Transaction, rows: Row<'policies'>[]): Promise<void> => {
  const sections = [...groupBy(rows, ({ policy }) => policy)].flatMap(([policy, ofPolicy]) =>
    ofPolicy.map(({ heading, text }, position) => ({
      policy,
      heading: heading ?? '',
      text,
      position,
    })),
  );
  if (sections.length === 0) return;
  const named = sections.map(({ policy }) => policy);
  await tx.delete(policySections).where(inArray(policySections.policy, named));
  await insertAll(tx, policySections, sections);
};

const defaultRows = (policy: PolicyName): ExportedRow[] => {
  const { intro, sections } = defaultPolicies()[policy];
  return [
    { policy, heading: '', text: intro },
    ...sections.map((section) => ({ policy, ...section })),
  ];
};

/** The policies as an export writes them: the shop's own, else the text that its pages show. */
export const readPolicyRows = async (tx: Transaction): Promise<ExportedRow[]> => {
  const rows = await tx.select().from(policySections).orderBy(asc(policySections.position));
  const sections = groupBy(rows, ({ policy }) => policy);
  return policyNames.flatMap(
    (name) =>
      sections.get(name)?.map(({ policy, heading, text }) => ({ policy, heading, text })) ??
      defaultRows(name),
  );
};
