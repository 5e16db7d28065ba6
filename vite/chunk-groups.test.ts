import { expect, it } from 'vitest';

import { isInitialFile } from './chunk-groups';

it('knows the files that every page has loaded', () => {
  const files = [
    'assets/rolldown-runtime-XKyaHtl9.js',
    'assets/shared-c8j0_W1N.js',
    'assets/shared-DBHhP2Lk.css',
    'assets/index-ChQkLgfS.js',
    'assets/shared-bag-page-UB7e9aEz.js',
    'assets/panels-r-2msJTa.js',
  ];
  expect(files.filter((file) => !isInitialFile(file))).toEqual([
    'assets/shared-bag-page-UB7e9aEz.js',
    'assets/panels-r-2msJTa.js',
  ]);
});
