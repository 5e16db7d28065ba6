import { isPlainObject } from '@reduxjs/toolkit';

/** What is shown in place of a secret. */
export const maskedText = '***';

/** Names of fields that identify or authenticate a person, as forms and requests spell them. */
const secretName =
  /[pP]assword|[tT]oken|^otp$|authorization|[eE]mail|[pP]hone|^(first|last)_?[nN]ame|^address(es)?$|^apartment$|^city$|^state$|^zip_?[cC]ode$|^country$|^payment_?[uU]rl$/;

/** Further fields that are personal in an object with an email address. */
const personalNames = new Set(['name', 'subject', 'message']);

/** What follows the # in the URL of a page: the token of a mailed link, or a bag that was sent. */
const fragment = /^(\/[^\s#]*#).+$/;

const emailAddress = /[^\s@"'<>,:;]{1,64}@[^\s@"'<>,:;]{1,255}/g;

/** Results of earlier calls, so that unchanged parts of the state are not masked again. */
const known = { plain: new WeakMap<object, unknown>(), secret: new WeakMap<object, unknown>() };

type Fields = Record<string, unknown>;

const isFields = (value: object): value is Fields => isPlainObject(value);

/** A mutation's argument or response may be a bare token or payment URL, without a field's name. */
const isMutation = (fields: Fields): boolean =>
  typeof fields.endpointName === 'string' &&
  (fields.type === 'mutation' || !('originalArgs' in fields));

const maskFields = (fields: Fields, secret: boolean): Fields => {
  const masked: Fields = {};
  const isPersonal = 'email' in fields;
  for (const [name, value] of Object.entries(fields)) {
    const hidden =
      secret ||
      secretName.test(name) ||
      (isPersonal && personalNames.has(name)) ||
      (typeof value === 'string' && ['originalArgs', 'data'].includes(name) && isMutation(fields));
    // The request's headers hold the session's token.
    if (name !== 'baseQueryMeta') masked[name] = maskValue(value, hidden);
  }
  return masked;
};

const isSame = (fields: Fields, masked: Fields): boolean =>
  Object.keys(fields).every((name) => fields[name] === masked[name]);

function maskValue(value: unknown, secret: boolean): unknown {
  if (typeof value === 'string') {
    if (secret && value !== '') return maskedText;
    return value.replace(emailAddress, maskedText).replace(fragment, `$1${maskedText}`);
  }
  if (typeof value !== 'object' || value === null) return value;
  const before = (secret ? known.secret : known.plain).get(value);
  if (before !== undefined) return before;
  let masked: unknown = value;
  if (Array.isArray(value)) {
    const items = value.map((item) => maskValue(item, secret));
    masked = items.every((item, index) => item === value[index]) ? value : items;
  } else if (isFields(value)) {
    const fields = maskFields(value, secret);
    masked = isSame(value, fields) ? value : fields;
  }
  (secret ? known.secret : known.plain).set(value, masked);
  return masked;
}

/**
 * The value without passwords, codes, tokens, email addresses, postal addresses, payment URLs and
 * what links hold after their #. A value that has none of them is returned as the same object.
 */
export function mask<Value>(value: Value): Value {
  return maskValue(value, false) as Value;
}
