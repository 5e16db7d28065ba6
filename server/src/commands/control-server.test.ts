import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import type { Shop } from '../shop';
import { controlPath } from './control-path';
import { serveCommands } from './control-server';

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
