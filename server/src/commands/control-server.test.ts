import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it, vi } from 'vitest';

import type { Shop } from '../shop';
import type { CommandRequest, Print } from './command';
import { askRunningShop } from './control-client';
import { controlPath } from './control-path';
import { serveCommands } from './control-server';

/** More than a socket takes at once. */
const part = 'x'.repeat(200_000);
const parts = 20;

vi.mock('./run-command', () => ({
  runCommand: async (_shop: Shop, _request: CommandRequest, print: Print) => {
    for (let printed = 0; printed < parts; printed += 1) await print(part);
  },
}));

it('stops taking commands though a client does not read that it is over', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'selvage-test-'));
  const control = await serveCommands(dataDir, {} as Shop);
  const client = connect({ path: controlPath(dataDir), allowHalfOpen: true });
  client.on('error', () => undefined);
  await once(client, 'connect');
  client.write('{}\n');
  await once(client, 'data');

  await control.close();
  await expect(once(connect(controlPath(dataDir)), 'connect')).rejects.toThrow();
  client.destroy();
  await rm(dataDir, { recursive: true });
});

it('prints as fast as it is read, and listens to a client no more than once', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'selvage-test-'));
  const warnings: string[] = [];
  const note = ({ name }: Error) => warnings.push(name);
  process.on('warning', note);
  const control = await serveCommands(dataDir, {} as Shop);
  let length = 0;
  const print = (text: string) => {
    length += text.length;
  };
  expect(await askRunningShop(dataDir, { args: [], who: 'Amal', cwd: dataDir }, print)).toBe(true);
  expect(length).toBe(parts * part.length);
  expect(warnings).not.toContain('MaxListenersExceededWarning');
  process.off('warning', note);
  await control.close();
  await rm(dataDir, { recursive: true });
});
