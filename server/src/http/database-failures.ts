import { causesOf, errorCodes } from '../shared/errors';

/** Connection refused, reset, timed out: Node's codes. */
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

/** PostgreSQL's codes: connection failures, shutting down, starting, out of resources. */
const sqlStatePattern = /^(?:08...|57P0[1-5]|53[03]00|25006)$/;

const poolPattern =
  /timeout exceeded when trying to connect|connection terminated|client has encountered a connection error|not queryable|cannot use a pool after/i;

const ofCustomer = /_customer_id_customers_id_fk$/;
const ofProduct = /_product_(?:id_products|size_id_product_sizes)_id_fk$/;

const isRefusedBy = (error: unknown, constraint: RegExp): boolean =>
  causesOf(error).some(
    (cause) => 'constraint' in cause && constraint.test(String(cause.constraint)),
  );

/** Whether a row was refused because its customer was deleted since the call was authenticated. */
export const isCustomerDeleted = (error: unknown): boolean => isRefusedBy(error, ofCustomer);

/** Whether a row was refused because its product, or size, was deleted since the call read it. */
export const isProductDeleted = (error: unknown): boolean => isRefusedBy(error, ofProduct);

/** Whether the error means that the database can't be reached, rather than that a query failed. */
export const isDatabaseUnreachable = (error: unknown): boolean => {
  const isConnectionCode = (code: string) => socketCodes.has(code) || sqlStatePattern.test(code);
  return (
    errorCodes(error).some(isConnectionCode) ||
    causesOf(error).some(({ message }) => poolPattern.test(message))
  );
};
