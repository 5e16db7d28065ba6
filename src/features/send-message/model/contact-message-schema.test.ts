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
  it('is fine with name, email, subject and message', async () => {
    expect(await problemOf(message)).toBeNull();
  });

  it.each(Object.keys(message))('requires %s', async (field) => {
    expect(await problemOf({ ...message, [field]: '  ' })).toMatch(/^Please/);
  });

  it('requires an email of the email type', async () => {
    expect(await problemOf({ ...message, email: 'amal' })).toMatch(/complete email/);
    expect(await problemOf({ ...message, email: 'amal@example' })).toMatch(/complete email/);
  });

  it('says so when a text is longer than the provider takes', async () => {
    expect(await problemOf({ ...message, subject: 'x'.repeat(201) })).toBe(
      'The subject is longer than 200 characters',
    );
  });
});
