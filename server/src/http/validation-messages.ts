import type { FastifySchemaValidationError } from 'fastify/types/schema';

import { i18n } from '@contract/i18n';

const labels: Record<string, () => string> = {
  otp: () => i18n.t('Verification code'),
  zip_code: () => i18n.t('ZIP code'),
  address: () => i18n.t('Street address'),
  password_confirmation: () => i18n.t('Password confirmation'),
  email: () => i18n.t('Email'),
  name: () => i18n.t('Name'),
  password: () => i18n.t('Password'),
  current_password: () => i18n.t('Current password'),
  first_name: () => i18n.t('First name'),
  last_name: () => i18n.t('Last name'),
  apartment: () => i18n.t('Apartment'),
  city: () => i18n.t('City'),
  state: () => i18n.t('State'),
  country: () => i18n.t('Country'),
  phone: () => i18n.t('Phone'),
  payment_method: () => i18n.t('Payment method'),
  subject: () => i18n.t('Subject'),
  message: () => i18n.t('Message'),
  quantity: () => i18n.t('Quantity'),
  currency: () => i18n.t('Currency'),
  product_id: () => i18n.t('Product id'),
  product_size_id: () => i18n.t('Product size id'),
};

const labelOf = (field: string): string => {
  const words = field.replaceAll(/[_-]/g, ' ').trim();
  return labels[field]?.() ?? words.charAt(0).toUpperCase() + words.slice(1);
};

const typeNames: Record<string, () => string> = {
  string: () => i18n.t('text'),
  integer: () => i18n.t('a whole number'),
  number: () => i18n.t('a number'),
  boolean: () => i18n.t('true or false'),
  array: () => i18n.t('a list'),
  object: () => i18n.t('an object'),
};

const messageFor = (field: string, { keyword, params }: FastifySchemaValidationError): string => {
  const count = Number(params.limit);
  const limit = String(params.limit);
  const required = () => i18n.t('{field} is required.', { field });
  const invalid = () => i18n.t('{field} is not valid.', { field });
  switch (keyword) {
    case 'required':
      return required();
    case 'minLength':
      return count <= 1
        ? required()
        : i18n.t('{field} must be at least {count} characters long.', { field, count });
    case 'maxLength':
      return i18n.t('{field} must be at most {count} characters long.', { field, count });
    case 'pattern':
      return params.pattern === '\\S' ? required() : invalid();
    case 'format':
      return params.format === 'email' ? i18n.t('Please enter a valid email address.') : invalid();
    case 'enum':
      return Array.isArray(params.allowedValues)
        ? i18n.t('{field} must be one of: {values}.', {
            field,
            values: params.allowedValues.join(i18n.t(', ')),
          })
        : invalid();
    case 'minimum':
      return i18n.t('{field} must be at least {limit}.', { field, limit });
    case 'maximum':
      return i18n.t('{field} must be at most {limit}.', { field, limit });
    case 'maxItems':
      return i18n.t('{field} may hold at most {count} entries.', { field, count });
    case 'additionalProperties':
      return i18n.t('{field} is not a known field.', { field });
    case 'type':
      return i18n.t('{field} must be {type}.', {
        field,
        type: typeNames[String(params.type)]?.() ?? i18n.t('of another type'),
      });
    default:
      return invalid();
  }
};

const fieldOf = ({ keyword, params, instancePath }: FastifySchemaValidationError): string => {
  const [, top = ''] = instancePath.split('/');
  if (top !== '') return top;
  if (keyword === 'required') return String(params.missingProperty);
  if (keyword === 'additionalProperties') return String(params.additionalProperty);
  return '';
};

/** Messages for the schema's errors, by field; without errors that concern no field. */
export const messagesByField = (
  errors: FastifySchemaValidationError[],
): Record<string, string[]> => {
  const byField = new Map<string, FastifySchemaValidationError[]>();
  for (const error of errors) {
    const field = fieldOf(error);
    if (field !== '') byField.set(field, [...(byField.get(field) ?? []), error]);
  }
  return Object.fromEntries(
    [...byField].map(([field, list]) => {
      // Each branch of an `anyOf` reports its own errors; only the one of `anyOf` is meaningful.
      const choice = list.find(({ keyword }) => keyword === 'anyOf');
      const messages = (choice ? [choice] : list).map((one) => messageFor(labelOf(field), one));
      return [field, [...new Set(messages)]];
    }),
  );
};
