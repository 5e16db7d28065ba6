import { expect, it } from 'vitest';

import { offlinePage } from './offline-page';

it('says in its language that there is no connection, as text', async () => {
  const page = offlinePage('ar', { title: '<b>&', text: '"', retry: "'", fonts: '@font-face{}' });
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  const html = await page.text();
  expect(html).toContain('<html lang="ar" dir="rtl">');
  expect(html).toContain('<style>@font-face{}');
  expect(html).toContain('<h1>&lt;b&gt;&amp;</h1>');
  expect(html).toContain('<a href="">&#39;</a>');
});
