import { causesOf } from './errors';

/** Lengths are limited, so that the search takes linear time. */
const emailAddress = /[^\s@<>"'()]{1,64}@[^\s@<>"'()]{1,255}/g;

/** PostgreSQL's messages end with the input that it could not parse. */
const quotedInput = /: ".*$/s;

/** An error of Drizzle's, whose message holds the parameters: what customers typed. */
const isQueryError = (error: Error): error is Error & { query: string } =>
  'params' in error && 'query' in error && typeof error.query === 'string';

const messageOf = (error: Error): string => {
  if (isQueryError(error)) return `Failed query: ${error.query}`;
  const message = 'severity' in error ? error.message.replace(quotedInput, '') : error.message;
  return message.replaceAll(emailAddress, '(an email address)');
};

const framesOf = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n');

/** The fields that are logged; others, such as PostgreSQL's `detail`, may quote a row. */
const loggedFields = ['code', 'constraint', 'table', 'column', 'syscall', 'path'];

interface LoggedError {
  type: string;
  message: string;
  stack: string;
  [field: string]: unknown;
}

const describe = (error: Error): LoggedError => ({
  type: error.name,
  message: messageOf(error),
  ...Object.fromEntries(
    Object.entries(error).filter(
      ([name, value]) => loggedFields.includes(name) && typeof value === 'string',
    ),
  ),
  stack: framesOf(error),
});

/**
 * An error and its causes without personal data: the parameters of queries and email addresses are
 * removed.
 */
export const errorForLog = (error: unknown): LoggedError => {
  const [first, ...causes] = causesOf(error).map(describe);
  if (first === undefined) {
    return { type: typeof error, message: 'The value that was thrown is no error', stack: '' };
  }
  return causes.length === 0 ? first : { ...first, causes };
};

/** Prints a failure outside of any request. */
export const logError = (message: string, error: unknown): void =>
  console.error(message, errorForLog(error));
