import { i18n } from '@contract/i18n';

/**
 * What services throw; the error handler turns it into the failure envelope. `message` is shown to
 * a person, `fields` holds messages by form field, `data` a verification token.
 */
export class ShopError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly fields?: Record<string, string[]>,
    readonly data?: { token: string },
  ) {
    super(message);
    this.name = new.target.name;
  }
}

/** 422: the input is understood but not acceptable. */
export class InvalidInputError extends ShopError {
  constructor(message: string, fields?: Record<string, string[]>) {
    super(422, message, fields);
  }
}

/** A 422 that concerns one form field. */
export const invalidField = (field: string, message: string): InvalidInputError =>
  new InvalidInputError(message, { [field]: [message] });

/** 401: no token, or one that is not valid (any more). */
export class UnauthenticatedError extends ShopError {
  constructor(message = i18n.t('Authentication required')) {
    super(401, message);
  }
}

/** 404: the same for a row of another customer as for a missing one. */
export class NotFoundError extends ShopError {
  constructor(message = i18n.t('Not found')) {
    super(404, message);
  }
}

/** 409: the current state does not allow it (short stock, wrong order status). */
export class ConflictError extends ShopError {
  constructor(message: string, fields?: Record<string, string[]>) {
    super(409, message, fields);
  }
}

/** 429 or 503: the caller may try again after `retryAfter` seconds. */
export class TryLaterError extends ShopError {
  constructor(
    status: 429 | 503,
    message: string,
    readonly retryAfter: number,
  ) {
    super(status, message);
  }
}

/** 503: there is more to do than the shop can, in its lanes or in its database. */
export const tooBusy = (retryAfterSeconds: number): TryLaterError =>
  new TryLaterError(
    503,
    i18n.t('The shop is very busy. Please try again in a moment.'),
    retryAfterSeconds,
  );

/** A problem that the person at the console can solve. Its message is printed without a stack. */
export class ConsoleError extends Error {}

/** An error and its causes, the outermost first. */
export const causesOf = (error: unknown): Error[] =>
  error instanceof Error ? [error, ...causesOf(error.cause)] : [];

/** The codes of an error and of its causes: Node's for system errors, PostgreSQL's for its own. */
export const errorCodes = (error: unknown): string[] =>
  causesOf(error).flatMap((cause) => ('code' in cause ? String(cause.code) : []));
