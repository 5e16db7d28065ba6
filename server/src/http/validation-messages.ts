import type { FastifySchemaValidationError } from 'fastify/types/schema';

const labels: Record<string, string> = {
  otp: 'Verification code',
  zip_code: 'ZIP code',
  address: 'Street address',
  password_confirmation: 'Password confirmation',
};

const labelOf = (field: string): string => {
  const words = field.replaceAll(/[_-]/g, ' ').trim();
  return labels[field] ?? words.charAt(0).toUpperCase() + words.slice(1);
};

const typeNames: Record<string, string> = {
  string: 'text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

const messageFor = (label: string, { keyword, params }: FastifySchemaValidationError): string => {
  switch (keyword) {
    case 'required':
      return `${label} is required.`;
    case 'minLength':
      return Number(params.limit) <= 1
        ? `${label} is required.`
        : `${label} must be at least ${String(params.limit)} characters long.`;
    case 'maxLength':
      return `${label} must be at most ${String(params.limit)} characters long.`;
    case 'pattern':
      return params.pattern === '\\S' ? `${label} is required.` : `${label} is not valid.`;
    case 'format':
      return params.format === 'email'
        ? 'Please enter a valid email address.'
        : `${label} is not valid.`;
    case 'enum':
      return Array.isArray(params.allowedValues)
        ? `${label} must be one of: ${params.allowedValues.join(', ')}.`
        : `${label} is not valid.`;
    case 'minimum':
      return `${label} must be at least ${String(params.limit)}.`;
    case 'maximum':
      return `${label} must be at most ${String(params.limit)}.`;
    case 'maxItems':
      return `${label} may hold at most ${String(params.limit)} entries.`;
    case 'additionalProperties':
      return `${label} is not a known field.`;
    case 'type':
      return `${label} must be ${typeNames[String(params.type)] ?? 'of another type'}.`;
    default:
      return `${label} is not valid.`;
  }
};

const fieldOf = ({ keyword, params, instancePath }: FastifySchemaValidationError): string => {
  const [, top = ''] = instancePath.split('/');
  if (top !== '') return top;
  if (keyword === 'required') return String(params.missingProperty);
  if (keyword === 'additionalProperties') return String(params.additionalProperty);
  return '';
};

/** Messages for the schema's errors by field; those that concern no field are left out. */
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
