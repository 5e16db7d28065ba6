import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { makeClientBuild } from '../../../../tests/support/client-build';
import { inlineScriptSources, readPageTemplate } from './page-template';

let client: Awaited<ReturnType<typeof makeClientBuild>>;

beforeAll(async () => {
  client = await makeClientBuild();
});

afterAll(() => client.remove());

const page = { head: '', html: '', state: '', stateId: 'state', sources: [] };

describe('every page', () => {
  it('names the further hosts of card payments', async () => {
    const { shell, fill } = await readPageTemplate(client.dir, ['pay.example.com', 'b.test:8443']);
    const meta = '<meta name="payment-hosts" content="pay.example.com b.test:8443">';
    expect(shell).toContain(meta);
    expect(fill(page)).toContain(meta);
  });

  it('names none where none is configured', async () => {
    const { shell, fill } = await readPageTemplate(client.dir, []);
    expect(shell + fill(page)).not.toContain('payment-hosts');
  });
});

describe('the message to browsers without JavaScript', () => {
  it('stands below a link home in the shell, which needs JavaScript, and only there', async () => {
    await writeFile(join(client.dir, 'index.html'), '<noscript><!--app-brand--></noscript>');
    const { shell, fillShell, fill } = await readPageTemplate(client.dir, []);
    const link = (name: string) => `<noscript><a class="brand" href="/">${name}</a></noscript>`;
    expect(shell).toBe(link('Selvage'));
    expect(fillShell({ ...page, siteName: 'Salt &amp; Silk' })).toBe(link('Salt &amp; Silk'));
    expect(fill(page)).toBe('<noscript></noscript>');
  });
});

describe('the scripts of a page', () => {
  const script = '<script type="module" crossorigin src="/assets/index.js"></script>';
  const preload = '<link rel="modulepreload" crossorigin href="/assets/parts.js">';
  const manifest = {
    'client.tsx': { file: 'assets/index.js', isEntry: true, imports: ['_parts'] },
    'home.tsx': { file: 'assets/home.js', imports: ['client.tsx', '_cards'] },
    _parts: { file: 'assets/parts.js' },
    _cards: { file: 'assets/cards.js' },
  };

  it('are named in the order in which they run: to be started later where the server rendered the page, fetched at once in a shell', async () => {
    await writeFile(join(client.dir, 'index.html'), `${script}\n    ${preload}`);
    await writeFile(join(client.dir, '.vite/manifest.json'), JSON.stringify(manifest));
    const { fill, fillShell } = await readPageTemplate(client.dir, []);
    const html = fill({ ...page, sources: ['home.tsx'] });
    expect(html).not.toMatch(/<script type="module"|modulepreload/);
    expect(
      [...html.matchAll(/<link data-script crossorigin href="([^"]+)">/g)].map(([, x]) => x),
    ).toEqual(['parts', 'index', 'cards', 'home'].map((name) => `/assets/${name}.js`));
    const shell = fillShell({ ...page, siteName: 'Selvage', sources: ['home.tsx'] });
    expect(shell).toContain(script);
    expect(
      [...shell.matchAll(/<link rel="modulepreload" crossorigin href="([^"]+)">/g)].map(
        ([, file]) => file,
      ),
    ).toEqual(['parts', 'index', 'cards', 'home'].map((name) => `/assets/${name}.js`));
  });

  it('come with the style sheet of the fonts in the page itself', async () => {
    const link = '<link rel="stylesheet" crossorigin href="/assets/index.css">';
    await writeFile(join(client.dir, 'index.html'), `<!--app-styles-->${link}`);
    await writeFile(join(client.dir, 'assets/index.css'), 'p{color:red}');
    const { shell, fill } = await readPageTemplate(client.dir, []);
    const styles =
      '<style data-fonts>p{color:red}</style><link rel="stylesheet" href="/assets/index.css" disabled>';
    expect([shell, fill(page)]).toEqual(Array(2).fill(styles));
  });
});

describe('the policy of scripts', () => {
  it('lets those run that the page itself contains, and no others', async () => {
    const index =
      '<script>let a = "<b>";\nlet c;</script><script type="module" src="/a.js"></script>';
    await writeFile(join(client.dir, 'index.html'), index);
    const hash = createHash('sha256').update('let a = "<b>";\nlet c;').digest('base64');
    expect(await inlineScriptSources(client.dir)).toEqual([`'sha256-${hash}'`]);
  });
});
