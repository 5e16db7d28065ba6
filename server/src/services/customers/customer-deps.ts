import type { Database } from '../../db/client';
import type { MailService } from '../mail/mail-service';
import type { RateLimits } from '../rate-limits/rate-limits';
import type { TokenService } from '../tokens/token-service';
import type { CodeSeal } from './code-seal';
import type { Passwords } from './passwords';

/** What everything about customers needs. */
export interface CustomerDeps {
  db: Database;
  mail: Pick<MailService, 'enqueue' | 'wake'>;
  tokens: Pick<TokenService, 'issue' | 'end' | 'endAll'>;
  rateLimits: RateLimits;
  passwords: Passwords;
  seal: CodeSeal;
}
