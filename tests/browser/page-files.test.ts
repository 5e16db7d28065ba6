import { readFile } from 'node:fs/promises';

import { expect, test } from '@playwright/test';

import { inProject } from '../../scripts/setup/paths.mjs';
import { chunkFiles, type Manifest } from '../../server/src/http/pages/page-template';

/** What all pages load. */
const common = ['bag', 'index', 'parts', 'rolldown-runtime', 'shared'];

/**
 * The pages whose scripts have a budget in bytes, which `npm run bench -- pages` measures. A module that
 * gets into a group of others brings the whole file: for one small function checkout loaded what orders
 * need, 4 kB.
 */
const pages: [source: string, files: string[]][] = [
  ['src/pages/home/ui/home-page.tsx', ['art-directed-picture', 'home-page']],
  ['src/pages/shop/ui/shop-page.tsx', ['cards', 'catalogue', 'shop-page']],
  [
    'src/pages/product/ui/product-page.tsx',
    ['catalogue', 'load-sanitizer', 'product-page', 'size-picker'],
  ],
  ['src/pages/shared-bag/ui/shared-bag-page.tsx', ['bag-link', 'lines', 'shared-bag-page']],
  ['src/pages/checkout/ui/checkout-page.tsx', ['arrival', 'checkout-page', 'lines']],
];

for (const [source, files] of pages) {
  test(`${source} is loaded with no other page's code`, async () => {
    const text = await readFile(inProject('dist', 'client', '.vite', 'manifest.json'), 'utf8');
    const manifest = JSON.parse(text) as Manifest;
    const names = chunkFiles(manifest, ['index.html', source]).map((file) =>
      file.replace(/^assets\/(.+)-[\w-]{8}\.js$/, '$1'),
    );
    const own = names.filter((name) => !common.includes(name));
    expect(own.sort()).toEqual(files);
  });
}
