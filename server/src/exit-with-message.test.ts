import { describe, expect, it } from 'vitest';

import { ConfigError } from './config';
import { messageFor } from './exit-with-message';

const failure = (code: string, more = {}) => Object.assign(new Error('inside'), { code, ...more });

describe('the message that a failed start ends with', () => {
  it.each([
    [failure('EADDRINUSE'), /^The port is taken .* set PORT to a free one\.$/],
    [failure('ENOSPC'), /^The disk is full: make room/],
    [failure('EACCES', { path: '/srv/shop' }), /^No permission for \/srv\/shop: .* set DATA_DIR/],
    [failure('EACCES'), /set PORT above 1023/],
    [
      failure('ENOTDIR', { path: '/etc/hosts/embedded' }),
      /\/etc\/hosts\/embedded is not in a folder/,
    ],
    [failure('ECONNREFUSED'), /DATABASE_URL does not answer: start it/],
    [new Error('Failed query', { cause: failure('53100') }), /^The disk is full/],
    [new ConfigError('PORT is "x".'), /^PORT is "x"\.$/],
  ])('says what to do after %s', (error, message) => {
    expect(messageFor(error)).toMatch(message);
  });

  it('is none where only the details can help', () => {
    expect(messageFor(new TypeError('x is not a function'))).toBeUndefined();
    expect(messageFor('odd')).toBeUndefined();
  });
});
