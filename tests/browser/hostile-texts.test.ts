import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Page } from '@playwright/test';

import { defaultLanguage } from '@contract/languages';
import type { Product } from '@contract/product';

import { loadCatalogs } from '../../server/src/shared/load-catalogs';
import { projectRoot } from '../../server/src/shared/project-root';
import { mailHtml } from '../../server/src/services/mail/mail-layout';
import { mailContent } from '../../server/src/services/mail/mail-messages';
import { isSoak, recordFigure } from '../support/figures';
import { shopOfMail } from '../support/shop-of-mail';
import type { OutgoingMail } from '../../server/src/services/mail/mail-kinds';
import { logInAs } from './support/account-steps';
import { callsOf, dubai, newCustomer } from './support/customers';
import { chooseDress } from './support/catalogue';
import { expect, test } from './support/fixtures';
import { generatedVectors } from './support/hostile-html/generated-vectors';
import { publishedVectors } from './support/hostile-html/published-vectors';
import { bagDrawer, header, openPage } from './support/steps';

test.use({ freshShop: true });

// Mails are written here as the server writes them.
loadCatalogs([defaultLanguage]);

const generatedCount = 300;
/** Of the texts `npm test` takes each so many-th one. */
const step = isSoak ? 1 : 16;
const seed = 20_241_108;
/** How many pages are requested with a hostile search. */
const searchCount = isSoak ? 40 : 5;
const maxSearchLength = 120;

const picture = '"><img src=x onerror=alert(1)>';
const drawing = "'><svg onload=alert(1)>";
const script = '</script></title><script>alert(1)</script>';
const frame = '<iframe src="javascript:alert(1)">';
const address = 'javascript:alert(1)';
const expression = '{{constructor.constructor("alert(1)")()}}';

/** Makes the page report an error, which fails the test, as soon as a script in the texts runs. */
const reportScripts = (page: Page) =>
  page.addInitScript(() => {
    window.alert = () => {
      console.error('A text that a person wrote has run as a script.');
    };
  });

/** The script that every page contains. */
const pageScript = async (): Promise<string> => {
  const index = await readFile(join(projectRoot, 'dist/client/index.html'), 'utf8');
  const [, script] = /<script>(.*?)<\/script>/s.exec(index) ?? [];
  if (script === undefined) throw new Error('The page contains no script');
  return script;
};

/** What the texts have added to the page besides text. */
const leftOver = async (page: Page): Promise<string[]> =>
  page.evaluate(
    (ownScript) => {
      const isData = (element: Element) =>
        /^application\/(ld\+)?json$/.test(element.getAttribute('type') ?? '');
      const isOwn = (element: Element) =>
        element.getAttribute('src')?.startsWith('/assets/') === true ||
        element.textContent === ownScript;
      return [...document.querySelectorAll('*')]
        .filter(
          (element) =>
            [...element.attributes].some(({ name }) => name.startsWith('on')) ||
            (element.localName === 'script' && !isOwn(element) && !isData(element)) ||
            ['iframe', 'object', 'embed', 'base'].includes(element.localName) ||
            (element instanceof HTMLAnchorElement && element.protocol === 'javascript:'),
        )
        .map(({ outerHTML }) => outerHTML.slice(0, 200));
    },
    await pageScript(),
  );

const expectOnlyText = async (page: Page, text: string): Promise<void> => {
  await expect(page.getByText(text).first()).toBeAttached();
  expect(await leftOver(page), page.url()).toEqual([]);
};

const mailsWith = (text: string): OutgoingMail[] => [
  {
    kind: 'contact-message',
    to: 'hello@selvage.test',
    payload: { name: text, email: text, subject: text, message: text },
  },
  {
    kind: 'order-placed',
    to: 'a@selvage.test',
    payload: {
      name: text,
      order_id: 1,
      currency: 'USD',
      payment_method: text,
      subtotal: '1.00',
      shipping: '1.00',
      total: '2.00',
      lines: [{ name: text, size: text, color: text, quantity: 1, price: '1.00', image: text }],
    },
  },
  {
    kind: 'back-in-stock',
    to: 'house@selvage.test',
    payload: { request_id: 1, product_id: 1, product_name: text, size: text, image: text },
  },
];

const bodyOf = (mail: OutgoingMail) =>
  mailHtml(
    mailContent(mail, shopOfMail, '', () => 'token'),
    shopOfMail,
  );

test.describe('what a person writes (ADR 0017)', () => {
  test('is nothing but text in the mails and in the pages that the server renders', async ({
    page,
    shop,
  }) => {
    const all = [...(await publishedVectors()), ...generatedVectors(generatedCount, seed)];
    const vectors = all.filter((_, index) => index % step === 0);
    const mails = vectors.map((text) => mailsWith(text).map(bodyOf));
    const plain = mailsWith('Silk').map(bodyOf);
    const searches = all
      .map((text) => text.trim())
      .filter((text) => text !== '' && text.length < maxSearchLength && !/\p{C}/u.test(text))
      .slice(0, searchCount);

    const pages: { text: string; html: string }[] = [];
    for (const text of searches) {
      const query = new URLSearchParams({ search: text }).toString();
      pages.push({ text, html: await (await fetch(`${shop.url}/shop?${query}`)).text() });
    }

    // On an empty page: the shop's policy would refuse to parse what it has not sanitized.
    const strange = await page.evaluate(
      ({ mails, plain }) => {
        // Apart from line breaks, a mail is the same tree for any text.
        const shapeOf = (html: string) =>
          [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll(':not(br)')]
            .map((node) => `${node.localName}[${node.getAttributeNames().join()}]`)
            .join(' ');
        const shapes = plain.map(shapeOf);
        return mails.filter((pair) => pair.some((html, kind) => shapeOf(html) !== shapes[kind]));
      },
      { mails, plain },
    );
    expect(strange).toEqual([]);

    const sent = { pages, ownScript: await pageScript() };
    const wrong = await page.evaluate(({ pages, ownScript }) => {
      const flat = (text: string) => text.replaceAll(/\s+/g, ' ');
      return pages.flatMap(({ text, html }) => {
        const read = new DOMParser().parseFromString(html, 'text/html');
        const scripts = [...read.scripts].filter(
          ({ type, src, textContent }) =>
            !/^application\/(ld\+)?json$/.test(type) &&
            !src.includes('/assets/') &&
            textContent !== ownScript,
        );
        const handlers = [...read.querySelectorAll('*')].filter((node) =>
          node.getAttributeNames().some((name) => name.startsWith('on')),
        );
        const faults = [...scripts, ...handlers].map(({ outerHTML }) => outerHTML);
        const state = JSON.parse(read.getElementById('server-state')?.textContent ?? '') as object;
        if (!('api' in state)) faults.push('no state');
        if (!flat(read.title).includes(flat(text))) faults.push(`the title ${read.title}`);
        return faults.map((fault) => `${text}: ${fault}`);
      });
    }, sent);
    expect(wrong).toEqual([]);
    expect(pages).toHaveLength(searchCount);
    recordFigure(
      18,
      'texts that people enter',
      `${vectors.length} texts in ${vectors.length * plain.length} mails and ${pages.length} rendered searches are nothing but text; so are they in bag, product, search, contact form, account and orders`,
    );
  });

  test('is nothing but text in the bag, on a product, in the search and in the contact form', async ({
    page,
    shop,
  }) => {
    const { product, size } = await chooseDress(shop.url);
    await reportScripts(page);
    await page.addInitScript(
      ({ line }) => {
        localStorage.setItem('cart', JSON.stringify({ items: [line], total: 1 }));
      },
      {
        line: {
          productId: product.id,
          productSizeId: size.id,
          name: picture,
          image: '',
          price: '$1.00',
          quantity: 1,
          size: drawing,
          color: frame,
        },
      },
    );
    // A product as another provider could send it.
    await page.route('**/api/products/*', async (route) => {
      const response = await route.fetch();
      const body = (await response.json()) as { data: Product };
      const hostile = {
        ...body.data,
        name: picture,
        sku: script,
        images: body.data.images.map((image) => ({ ...image, alt: script })),
        category: { ...body.data.category, name: drawing, slug: address },
        attributes: [
          { name: 'Color', options: [picture, frame] },
          { name: script, options: [expression] },
        ],
      };
      await route.fulfill({ json: { ...body, data: hostile } });
    });

    await openPage(page, '/shop');
    await header(page).bag.click();
    await expect(bagDrawer(page)).toBeVisible();
    await expectOnlyText(page, picture);
    await page.keyboard.press('Escape');

    await page.locator(`main a[href^="/product/${product.id}"]`).first().click();
    await expect(page.getByRole('heading', { level: 1, name: picture })).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'View Details' }).click();
    await expect(page.getByRole('dialog').getByText(expression)).toBeVisible();
    await expectOnlyText(page, expression);
    await page.keyboard.press('Escape');

    await header(page).search.click();
    await page.getByPlaceholder('Search products...').fill(script);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/shop?search=**');
    await expectOnlyText(page, `Search Results for ${script}`);
    await page.reload();
    await expectOnlyText(page, `Search Results for ${script}`);

    await openPage(page, '/contact');
    await page.getByLabel('Name').fill(picture);
    await page.getByLabel('Email').fill('noura@selvage.test');
    await page.getByLabel('Subject').fill(script);
    await page.getByLabel('Message', { exact: true }).fill(frame);
    await page.getByRole('button', { name: /send/i }).click();
    await expectOnlyText(page, 'Message sent successfully! We will get back to you soon.');
  });

  test('is nothing but text on the screens of an account, its orders and the checkout', async ({
    page,
    shop,
  }) => {
    const customer = await newCustomer(shop, picture);
    const calls = await callsOf(shop, customer);
    const hostile = {
      ...dubai,
      first_name: picture,
      last_name: drawing,
      address: script,
      apartment: frame,
      city: expression,
    };
    await calls.addAddress(hostile);
    const order = await calls.order('cash_on_delivery', hostile);

    await reportScripts(page);
    await logInAs(page, customer);
    await expectOnlyText(page, picture);
    for (const [path, text] of [
      ['/personal-info', picture],
      ['/shipping-addresses', script],
      [`/order/${order}`, script],
    ] as const) {
      await openPage(page, path);
      await expectOnlyText(page, text);
    }
    await openPage(page, '/shipping-addresses');
    await page
      .getByRole('button', { name: /^delete/i })
      .first()
      .click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectOnlyText(page, script);
  });
});
