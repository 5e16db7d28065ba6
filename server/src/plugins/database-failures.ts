/** Connection refused, reset, timed out: as Node names them. */
const socketCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

/** PostgreSQL: connection exceptions, operator intervention (shutting down, starting), no room. */
const sqlStatePattern = /^(?:08...|57P0[1-5]|53[03]00|25006)$/;

const poolPattern =
  /timeout exceeded when trying to connect|connection terminated|client has encountered a connection error|not queryable|cannot use a pool after/i;

/** Whether an error says that the database can't be reached, and not that a query was wrong. */
export const isDatabaseUnreachable = (error: unknown): boolean => {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause) {
      const code = String(cause.code);
      if (socketCodes.has(code) || sqlStatePattern.test(code)) return true;
    }
    if (poolPattern.test(cause.message)) return true;
  }
  return false;
};
