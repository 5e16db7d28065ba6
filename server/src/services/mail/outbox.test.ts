import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { createOutboxTransport } from './mail-transport';
import { eraseFromOutbox } from './outbox';

it('the outbox loses what a customer got who went to and fro between two addresses', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'selvage-test-'));
  const transport = createOutboxTransport(folder, () => undefined);
  const [one, two] = ['one@selvage.test', 'two@selvage.test'];
  const changes = Array.from({ length: 30 }, () => [
    { to: one, replacedBy: two },
    { to: two, replacedBy: one },
  ]).flat();
  for (const [index, { to, replacedBy }] of changes.entries()) {
    const name = `${100 + index}`;
    await transport.send({ name, replacedBy, message: { to, subject: 'Changed', text: 'Hello' } });
  }
  await transport.send({ name: '200', message: { to: two, subject: 'Welcome', text: 'Hello' } });

  expect(await eraseFromOutbox(folder, { email: one, codesTo: [] })).toBe(changes.length);
  expect(await readdir(folder)).toEqual(['200.eml']);
  await rm(folder, { recursive: true });
});
