import type { Database } from '../../db/client';
import type { CodeSeal } from '../credentials/code-seal';
import type { Passwords } from '../credentials/passwords';
import type { MailService } from '../mail/mail-service';
import type { RateLimits } from '../rate-limits/rate-limits';
import type { TokenService } from '../tokens/token-service';

/** What the functions about customers need. */
export interface CustomerDeps {
  db: Database;
  mail: Pick<MailService, 'enqueue' | 'wake'>;
  tokens: Pick<TokenService, 'issue' | 'end' | 'endAll'>;
  rateLimits: RateLimits;
  passwords: Passwords;
  seal: CodeSeal;
}
