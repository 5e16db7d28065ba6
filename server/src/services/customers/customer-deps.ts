import type { Database } from '../../db/client';
import type { LoadCodeCipher } from '../credentials/code-cipher';
import type { Passwords } from '../credentials/passwords';
import type { MailQueue } from '../mail/mail-queue';
import type { RateLimits } from '../rate-limits/rate-limits';

/** What the functions about customers need. */
export interface CustomerDeps {
  db: Database;
  mail: Pick<MailQueue, 'enqueue' | 'wake'>;
  rateLimits: RateLimits;
  passwords: Passwords;
  loadCodeCipher: LoadCodeCipher;
}
