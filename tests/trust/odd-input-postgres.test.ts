import { afterAll, describe } from 'vitest';

import { isSoak } from '../support/figures';
import { startPostgres } from '../support/postgres-server';
import { testOddInput } from './odd-input';

const postgres = isSoak ? await startPostgres() : null;

afterAll(() => postgres?.stop());

describe.skipIf(postgres === null)('on PostgreSQL', () => {
  testOddInput('logged out', postgres);
  testOddInput('logged in', postgres);
});
