import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { readPageTemplate } from './page-template';

let clientDir: string;

beforeAll(async () => {
  clientDir = await mkdtemp(join(tmpdir(), 'selvage-client-'));
  await mkdir(join(clientDir, '.vite'));
  await writeFile(join(clientDir, '.vite', 'manifest.json'), '{}');
  const index = '<head><!--app-head--></head><body><!--app-html--><!--app-state--></body>';
  await writeFile(join(clientDir, 'index.html'), index);
});

afterAll(() => rm(clientDir, { recursive: true }));

const page = { head: '', html: '', state: '', stateId: 'state', entries: [] };

describe('every page', () => {
  it('names the further hosts of card payments', async () => {
    const { shell, fill } = await readPageTemplate(clientDir, ['pay.example.com', 'b.test:8443']);
    const meta = '<meta name="payment-hosts" content="pay.example.com b.test:8443">';
    expect(shell).toContain(meta);
    expect(fill(page)).toContain(meta);
  });

  it('names none where none is configured', async () => {
    const { shell, fill } = await readPageTemplate(clientDir, []);
    expect(shell + fill(page)).not.toContain('payment-hosts');
  });
});
