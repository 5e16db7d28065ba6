import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

import type { Failure } from '@contract/envelope';
import { i18n } from '@contract/i18n';

import { productNotFound } from '../services/catalogue/product-choice';
import {
  InvalidInputError,
  NotFoundError,
  ShopError,
  TryLaterError,
  UnauthenticatedError,
} from '../shared/errors';
import { jsonType } from './cached-response';
import { isCustomerDeleted, isDatabaseUnreachable, isProductDeleted } from './database-failures';
import { messagesByField } from './validation-messages';

const retryAfterSeconds = 2;

const failure = (error: ShopError): Failure => ({
  code: error.status,
  message: error.message,
  error: error.message,
  errors: error.fields,
  data: error.data,
});

const invalidInput = (error: FastifyError): ShopError => {
  const errors = messagesByField(error.validation ?? []);
  const [first] = Object.values(errors).flat();
  return new InvalidInputError(
    first ?? i18n.t('The request is empty or could not be read.'),
    errors,
  );
};

const messagesByStatus: Record<number, () => string> = {
  400: () => i18n.t('The request could not be read.'),
  405: () => i18n.t('This method is not allowed here.'),
  408: () => i18n.t('The request took too long.'),
  413: () => i18n.t('The request is too large.'),
  414: () => i18n.t('The address is too long.'),
  415: () => i18n.t('This content type is not supported: please send JSON.'),
  431: () => i18n.t('The request’s headers are too large.'),
};

class UnexpectedError extends ShopError {
  constructor() {
    super(500, i18n.t('Something went wrong on our side. Please try again later.'));
  }
}

/** The error to show, without internal details. */
const toShopError = (error: FastifyError): ShopError => {
  if (error instanceof ShopError) return error;
  if (error.validation) return invalidInput(error);
  if (isCustomerDeleted(error)) return new UnauthenticatedError();
  if (isProductDeleted(error)) return productNotFound();
  if (isDatabaseUnreachable(error)) {
    return new TryLaterError(
      503,
      i18n.t('The shop is temporarily unavailable. Please try again.'),
      retryAfterSeconds,
    );
  }
  const status = error.statusCode ?? 500;
  const message = messagesByStatus[status]?.();
  if (message !== undefined) return new ShopError(status, message);
  return status >= 400 && status < 500
    ? new ShopError(status, i18n.t('The request was not accepted.'))
    : new UnexpectedError();
};

/** The failure envelope of a status. */
export const failureOf = (status: number): Failure =>
  failure(new ShopError(status, messagesByStatus[status]?.() ?? messagesByStatus[400]?.() ?? ''));

/** Sends the failure envelope. */
export const sendFailure = (reply: FastifyReply, error: ShopError): FastifyReply => {
  if (error instanceof TryLaterError) void reply.header('retry-after', String(error.retryAfter));
  if (error.status === 401) void reply.header('www-authenticate', 'Bearer');
  return reply
    .code(error.status)
    .header('cache-control', 'no-store')
    .type(jsonType)
    .send(failure(error));
};

/** Responds to an error with the failure envelope, and logs it if it is unexpected. */
const handleError = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
  const shown = toShopError(error);
  if (shown instanceof UnexpectedError) request.log.error({ err: error }, 'A request failed');
  else if (shown.status >= 500 && !(error instanceof ShopError)) {
    request.log.warn({ err: error }, 'The database does not respond');
  }
  return sendFailure(reply, shown);
};

/**
 * Handles requests that Fastify refuses before any hook has run, e.g. for a URL that can't be
 * decoded, in the envelope and with these headers.
 */
export const handleFrameworkErrors =
  (headers: Record<string, string>) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    void handleError(error, request, reply.headers(headers));
  };

/** The error handler: every failure gets the failure envelope. */
export const errorsPlugin = fp(async (app: FastifyInstance) => {
  app.setErrorHandler(handleError);
  app.setNotFoundHandler((_request, reply) => sendFailure(reply, new NotFoundError()));
});
