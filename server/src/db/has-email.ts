import { eq, sql, type SQL, type SQLWrapper } from 'drizzle-orm';

import { normalizeEmail } from '../shared/email';

/** The condition that a row holds this email address, whatever its case. */
export const hasEmail = (column: SQLWrapper, email: string): SQL =>
  eq(sql`lower(${column})`, normalizeEmail(email));
