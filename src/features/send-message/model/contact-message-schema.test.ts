import { describe, expect, it } from 'vitest';

import { contactMessageSchema } from './contact-message-schema';

const message = {
  name: 'Amal',
  email: 'amal@example.com',
  subject: 'A hem',
  message: 'Can it be let down?',
};

const problemOf = async (values: typeof message) => {
  try {
    await contactMessageSchema.validate(values);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
};

describe('a contact message (section 5, Contact)', () => {
  it('is valid with name, email, subject and message', async () => {
    expect(await problemOf(message)).toBeNull();
  });

  it.each(Object.keys(message))('requires %s', async (field) => {
    expect(await problemOf({ ...message, [field]: '  ' })).toMatch(/^Please/);
  });

  it('requires a valid email', async () => {
    expect(await problemOf({ ...message, email: 'amal' })).toMatch(/complete email/);
    expect(await problemOf({ ...message, email: 'amal@example' })).toMatch(/complete email/);
  });

  it('rejects a text that is longer than the provider accepts', async () => {
    expect(await problemOf({ ...message, subject: 'x'.repeat(201) })).toBe(
      'Please use at most 200 characters',
    );
  });
});
