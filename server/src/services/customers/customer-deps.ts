import type { Database } from '../../db/client';
import { InvalidInputError } from '../errors';
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

/** 422 unless a new password was typed the same twice. */
export const assertSamePasswords = (
  request: { password: string; password_confirmation: string },
  sentence: string,
): void => {
  if (request.password === request.password_confirmation) return;
  throw new InvalidInputError(sentence, { password_confirmation: [sentence] });
};
