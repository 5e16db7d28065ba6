import net from 'node:net';

import { describe, expect, it } from 'vitest';

import { assertPortFree, assertRoom, portMessage, readAddress } from './machine.mjs';

describe('readAddress', () => {
  it('falls back to 3000 on this machine alone', () => {
    expect(readAddress({})).toEqual({ port: 3000, host: '127.0.0.1' });
    expect(readAddress({ PORT: '8080', HOST: '0.0.0.0' })).toEqual({ port: 8080, host: '0.0.0.0' });
  });

  it.each(['http', '70000', '-1', '80.5'])('refuses PORT=%s', (PORT) => {
    expect(() => readAddress({ PORT })).toThrow('which is not a port');
  });
});

describe('assertPortFree', () => {
  it('says which port is taken and how to choose another', async () => {
    const server = net.createServer();
    await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(null)));
    const { port } = /** @type {net.AddressInfo} */ (server.address());

    await expect(assertPortFree({ port, host: '127.0.0.1' })).rejects.toThrow(
      `Port ${port} on 127.0.0.1 is taken`,
    );
    await new Promise((resolve) => server.close(() => resolve(null)));
    await expect(assertPortFree({ port, host: '127.0.0.1' })).resolves.toBeUndefined();
  });

  it('has a message for rights and for a wrong host', () => {
    const error = (/** @type {string} */ code) => Object.assign(new Error(code), { code });

    expect(portMessage(error('EACCES'), { port: 80, host: '0.0.0.0' })).toContain('above 1023');
    expect(portMessage(error('ENOTFOUND'), { port: 80, host: 'nowhere' })).toContain(
      'not an address',
    );
  });
});

describe('assertRoom', () => {
  it('says how much room is missing', () => {
    expect(() => assertRoom('.', 0)).not.toThrow();
    expect(() => assertRoom('.', 1e12)).toThrow(/has \d+ MB left, and 1000000000000 MB are needed/);
  });
});
