import { describe, expect, it } from 'vitest';

import { openTestDatabase } from '../../../tests/support/test-database';
import { customers, paymentEvents } from '../db/schema';
import { errorForLog } from './log-error';

const secret = 'ines@selvage.test';

const failureOf = (work: PromiseLike<unknown>): Promise<unknown> =>
  Promise.resolve(work).then(
    () => undefined,
    (error: unknown) => error,
  );

describe('an error in the log', () => {
  it('holds no parameter of a failed query, and none of the row that it is about', async () => {
    const db = await openTestDatabase({ seed: false });
    const values = { name: 'Ines Marchetti', email: secret, passwordHash: 'hash-of-ines' };
    await db.orm.insert(customers).values(values);
    const failures = [
      await failureOf(db.orm.insert(customers).values(values)),
      await failureOf(db.orm.insert(customers).values({ ...values, name: 'Ines\0Marchetti' })),
      await failureOf(db.orm.insert(paymentEvents).values({ id: secret, type: null as never })),
    ];
    await db.close();
    for (const failure of failures) {
      expect(failure).toBeInstanceOf(Error);
      const logged = JSON.stringify(errorForLog(failure));
      expect(logged).toMatch(/log-error\.test|node_modules/);
      expect(logged).not.toMatch(/marchetti|ines@|hash-of/i);
    }
    expect(JSON.stringify(errorForLog(failures[0]))).toMatch(/insert into.*23505.*customers_email/);
  });

  it('holds no email address of a refused message', () => {
    const refused = Object.assign(new Error(`550 <${secret}>: no such mailbox`), {
      rejected: [secret],
      response: `550 <${secret}>`,
      code: 'EENVELOPE',
    });
    const logged = JSON.stringify(errorForLog(new Error('Not sent', { cause: refused })));
    expect(logged).toContain('no such mailbox');
    expect(logged).toContain('EENVELOPE');
    expect(logged).not.toContain('ines@');
  });

  it('says that something else was thrown, but not what', () => {
    expect(JSON.stringify(errorForLog({ email: secret }))).not.toContain('ines@');
  });
});
