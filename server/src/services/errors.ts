/**
 * What services throw and the one error handler turns into the failure envelope:
 * `sentence` is shown to a person, `fields` lands beside the form fields that it concerns.
 */
export class ShopError extends Error {
  constructor(
    readonly status: number,
    readonly sentence: string,
    readonly fields?: Record<string, string[]>,
    readonly data?: { token: string },
  ) {
    super(sentence);
    this.name = new.target.name;
  }
}

/** 422: the input is understood but not acceptable. */
export class InvalidInputError extends ShopError {
  constructor(sentence: string, fields?: Record<string, string[]>) {
    super(422, sentence, fields);
  }
}

/** 401: no token, or one that is not (or no longer) good. */
export class UnauthenticatedError extends ShopError {
  constructor(sentence = 'Authentication required') {
    super(401, sentence);
  }
}

/** 403: known, but not allowed to. `data` may carry a verification token. */
export class ForbiddenError extends ShopError {
  constructor(sentence: string, data?: { token: string }) {
    super(403, sentence, undefined, data);
  }
}

/** 404: the same whether the thing is missing or another customer's. */
export class NotFoundError extends ShopError {
  constructor(sentence = 'Not found') {
    super(404, sentence);
  }
}

/** 409: the state of things does not allow it (short stock, wrong order status). */
export class ConflictError extends ShopError {
  constructor(sentence: string, fields?: Record<string, string[]>) {
    super(409, sentence, fields);
  }
}

/** 429 or 503: later it may work. `retryAfter` in seconds. */
export class TryLaterError extends ShopError {
  constructor(
    status: 429 | 503,
    sentence: string,
    readonly retryAfter: number,
  ) {
    super(status, sentence);
  }
}
