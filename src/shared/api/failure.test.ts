import { describe, expect, it } from 'vitest';

import { errorMessage } from './failure';

const failed = (error: string) => ({ status: 500, data: { code: 500, message: error, error } });

describe('the message of a failed call', () => {
  it.each(['Server Error', 'Internal Server Error', 'Service Unavailable', 'Gateway Timeout'])(
    'is never the name of a status: %s',
    (name) => {
      expect(errorMessage(failed(name), 'Failed to update profile')).toBe(
        'Failed to update profile',
      );
    },
  );

  it("is the provider's, where it has one", () => {
    expect(errorMessage(failed('We are closed today.'), 'Failed')).toBe('We are closed today.');
  });
});
