import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import type { Order } from '@contract/order';

import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility';
import { dialog, enter, failing, question, toast } from './support/account-steps';
import { screens, type ScreenName } from './support/browser';
import { callsOf, dubai, newCustomer, shopkeeper } from './support/customers';
import { useShopAndBrowser } from './support/shop-and-browser';
import { bagDrawer, demoCustomer, header, openPage } from './support/steps';

const { shop, visit } = useShopAndBrowser();

const demo = { ...demoCustomer, name: 'Noura Haddad' };
const longName =
  'Hand-finished Donaudampfschifffahrtsgesellschaft Kaftan in Iridescent Silk Organza with a Detachable Cape';

const hasFocus = (target: Locator) =>
  target.evaluate((element) => element === document.activeElement).catch(() => false);

/** As many orders as it takes to be many, made from one that the provider answered. */
const manyOrders = (order: Order, count: number): Order[] =>
  Array.from({ length: count }, (_nothing, index) => ({
    ...order,
    id: 1000 - index,
    status: index === 1 ? 'out_for_delivery' : order.status,
    order_products: Array.from({ length: (index % 7) + 1 }, (_line, at) => ({
      ...(order.order_products[0] as Order['order_products'][number]),
      id: at,
      product: {
        ...(order.order_products[0] as Order['order_products'][number]).product,
        name: index === 0 ? longName : `Kaftan ${at}`,
      },
    })),
  }));

describe.each(Object.keys(screens) as ScreenName[])('on a %s', (on) => {
  it('shows many orders, long names and every failure of loading them', async () => {
    const [order] = await (await callsOf(shop(), demo)).orders();
    if (order === undefined) throw new Error('The demo customer has no orders');
    const expectedFailures = [
      { path: /^\/api\/orders/, status: 500 },
      { path: /^\/api\/orders/, status: 404 },
      { path: /^\/api\/orders/, status: 'offline' as const },
    ];

    await visit({ on, expectedFailures }, async (page) => {
      const main = page.getByRole('main');
      await enter(page, demo);
      await main.getByRole('link', { name: `View order ${order.id}` }).waitFor();
      await expectAccessible(page, 'orders in every status');

      const mend = await failing(page, '**/api/orders', 500);
      await page.reload();
      await main.getByText('Failed to load orders').waitFor();
      await expectAccessible(page, 'orders that did not load');
      await mend();
      const orders = manyOrders(order, 23);
      await page.route('**/api/orders', (route) =>
        route.fulfill({ json: { code: 200, message: '', data: orders } }),
      );
      await main.getByRole('button', { name: 'Try again' }).click();
      await main.getByText('10 of 23 orders').waitFor();
      const cards = main.getByRole('heading', { level: 2 });
      expect(await cards.count()).toBe(10);
      await main.getByText('Out For Delivery', { exact: true }).waitFor();
      await expectNoSidewaysScroll(page);
      await main.getByRole('button', { name: 'Show more orders' }).click();
      await expect.poll(() => cards.count()).toBe(20);
      await expect.poll(() => hasFocus(cards.nth(10))).toBe(true);
      await main.getByRole('button', { name: 'Show more orders' }).click();
      await expect.poll(() => cards.count()).toBe(23);
      await expectAccessible(page, 'many orders');
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNoSidewaysScroll(page);

      const mendReload = await failing(page, '**/api/orders', 500);
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      await main.getByRole('alert').getByText('Failed to load orders').waitFor();
      expect(await cards.count()).toBe(23);
      await expectAccessible(page, 'old orders that were not renewed');
      await expectNoSidewaysScroll(page);
      await mendReload();
      await main.getByRole('button', { name: 'Try again' }).click();
      await main.getByText('Failed to load orders').waitFor({ state: 'detached' });
      await expect.poll(() => hasFocus(page.getByRole('tab', { name: 'Orders' }))).toBe(true);
      await page.setViewportSize(screens[on]);
      await page.unroute('**/api/orders');

      await openPage(page, '/order/999999');
      await main.getByRole('heading', { level: 1, name: 'Order not found' }).waitFor();
      expect(await page.title()).toBe('Order not found | Selvage');
      await expectAccessible(page, 'an unknown order');
      await main.getByRole('link', { name: 'See your orders' }).click();
      await page.waitForURL('**/profile');

      await failing(page, `**/api/orders/${order.id}`, 500);
      await main.getByRole('link', { name: `View order ${order.id}` }).click();
      await main.getByRole('heading', { name: 'Failed to load order details' }).waitFor();
      await page.unroute(`**/api/orders/${order.id}`);
      await page.context().setOffline(true);
      await main.getByRole('button', { name: 'Try again' }).click();
      await main.getByRole('heading', { name: 'An unexpected error occurred' }).waitFor();
      await page.context().setOffline(false);
      await main.getByRole('button', { name: 'Try again' }).click();
      const title = main.getByRole('heading', { name: `Order #${order.id}` });
      await title.waitFor();
      await expect.poll(() => hasFocus(title)).toBe(true);
    });
  });

  it('prints an invoice, orders again what is still sold, and finds the order that waits', async () => {
    const salma = await newCustomer(shop(), 'Salma');
    const calls = await callsOf(shop(), salma);
    const waiting = await calls.order('credit_card', dubai);
    const [demoOrder] = (await (await callsOf(shop(), demo)).orders()).filter(
      ({ status, order_products }) => status === 'completed' && order_products.length > 1,
    );
    const [soldOut, stillSold] = demoOrder?.order_products ?? [];
    if (demoOrder === undefined || soldOut === undefined || stillSold === undefined) {
      throw new Error('The demo customer has no completed order of two lines');
    }
    await shopkeeper(shop(), 'stock', 'set', soldOut.product_size.id, 0);
    await shopkeeper(shop(), 'stock', 'set', stillSold.product_size.id, 20);

    await visit({ on }, async (page) => {
      const main = page.getByRole('main');
      await enter(page, demo);
      await openPage(page, `/order/${demoOrder.id}`);
      await main.getByRole('heading', { name: `Order #${demoOrder.id}` }).waitFor();
      await expectAccessible(page, 'a completed order');
      await page.evaluate(() => {
        window.print = () => document.body.setAttribute('data-printed', '');
      });
      await main.getByRole('button', { name: 'Print invoice' }).click();
      expect(await page.locator('body').getAttribute('data-printed')).toBe('');

      const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
      expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
      // A4 in points.
      expect(paper).toMatch(/\/MediaBox \[0 0 59[45][.\d]* 84[12]/);
      await page.emulateMedia({ media: 'print' });
      expect(await page.getByRole('banner').isVisible()).toBe(false);
      expect(await main.isVisible()).toBe(false);
      const printed = await page.locator('body').innerText();
      for (const text of [
        'Selvage',
        `Invoice for order #${demoOrder.id}`,
        demoOrder.address.address,
        soldOut.product.name,
        'Subtotal',
        'Shipping',
        'Total',
        'Credit card',
        'Paid',
      ]) {
        expect(printed).toContain(text);
      }
      await page.emulateMedia({ media: 'screen' });

      await main.getByRole('button', { name: 'Order again' }).click();
      await bagDrawer(page).getByText(stillSold.product.name).first().waitFor();
      expect(await bagDrawer(page).getByText(soldOut.product.name).count()).toBe(0);
      const rest = `Not added: ${soldOut.product.name} (sold out in size ${soldOut.product_size.size}).`;
      await toast(page, rest).waitFor();
      await expectAccessible(page, 'the bag after ordering again');
      await page.keyboard.press('Escape');
      await main.getByText(rest).waitFor();
    });

    await visit({ on }, async (page) => {
      const main = page.getByRole('main');
      await enter(page, salma);
      await main.getByText('Pending, not paid yet').waitFor();
      await openPage(page, '/checkout');
      await main.getByText(`Your order #${waiting} is placed and kept for you`).waitFor();
      await expectAccessible(page, 'the checkout after leaving the card page');
      await main.getByRole('button', { name: 'Pay now' }).click();
      await page.waitForURL('**/sandbox/pay/**');
    });
  });
});

/** Presses Tab until the element has the focus, as a person without a mouse would. */
const tabTo = async (page: Page, target: Locator): Promise<void> => {
  await target.waitFor({ state: 'attached' });
  for (let presses = 0; presses < 80; presses += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${target.toString()} can't be reached`);
};

const press = async (page: Page, target: Locator): Promise<void> => {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
};

it('a customer adds an address, changes the currency and cancels with the keyboard alone', async () => {
  const noura = await newCustomer(shop(), 'Noura');
  const order = await (await callsOf(shop(), noura)).order('cash_on_delivery', dubai);

  await visit({ on: 'desktop' }, async (page) => {
    const main = page.getByRole('main');
    await enter(page, noura);
    await openPage(page, '/shipping-addresses');
    const add = main.getByRole('button', { name: 'Add Address' });
    await press(page, add);
    const adding = dialog(page, 'Add New Address');
    await adding.waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => hasFocus(add)).toBe(true);
    await page.keyboard.press('Enter');
    await adding.waitFor();
    const typed = ['Noura', 'Haddad', '14 Al Seef Walk', '', 'Dubai', 'United Arab', 'Dubai'];
    await tabTo(page, adding.getByLabel('First Name'));
    for (const text of typed) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    expect(await adding.getByLabel('ZIP Code').inputValue()).toBe('00000');
    await page.keyboard.press('Enter');
    await main.getByText('Dubai, Dubai 00000').waitFor();
    await press(page, main.getByRole('button', { name: 'Delete the address 14 Al Seef Walk' }));
    await press(page, question(page, 'Delete Address').getByRole('button', { name: /^Delete/ }));
    await main.getByText('No addresses found').waitFor();
    await expect.poll(() => hasFocus(main.getByRole('heading', { level: 1 }))).toBe(true);

    await openPage(page, '/personal-info');
    const change = main.getByRole('button', { name: 'Change Currency' });
    await press(page, change);
    await page.getByRole('menuitemradio', { name: 'US Dollar (USD)' }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await press(page, question(page, 'Change Currency').getByRole('button', { name: /^Confirm/ }));
    await main.getByText('Euro (EUR)').waitFor();
    await expect.poll(() => hasFocus(change)).toBe(true);

    await openPage(page, '/profile');
    await press(page, main.getByRole('button', { name: `Cancel Order ${order}` }));
    await press(page, question(page, 'Cancel Order').getByRole('button', { name: 'Cancel Order' }));
    await main.getByText('Cancelled', { exact: true }).waitFor();
    await expect
      .poll(() => hasFocus(main.getByRole('heading', { name: `Order #${order}` })))
      .toBe(true);
  });
});

/** Lets a test read the shop's store, as Redux DevTools would. */
const watchStore = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    type MakeStore = (...args: unknown[]) => { getState: () => unknown };
    const devTools =
      () =>
      (...enhancers: ((next: MakeStore) => MakeStore)[]) =>
      (createStore: MakeStore): MakeStore =>
      (...args) => {
        const make = enhancers.reduceRight((next, enhance) => enhance(next), createStore);
        const store = make(...args);
        Object.assign(window, { readStore: () => store.getState() });
        return store;
      };
    Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: devTools });
  });
};

/** Everything that a page knows: what is drawn, the store, and what the browser keeps for it. */
const everythingOf = (page: Page): Promise<string> =>
  page.evaluate(() =>
    JSON.stringify([
      (window as unknown as { readStore: () => unknown }).readStore(),
      document.documentElement.outerHTML,
      { ...window.localStorage },
      { ...window.sessionStorage },
      window.history.state,
    ]),
  );

it('two customers at once see nothing of each other, and two tabs of one keep up', async () => {
  const [leila, rania] = [await newCustomer(shop(), 'Leila'), await newCustomer(shop(), 'Rania')];
  const leilas = await callsOf(shop(), leila);
  const ranias = await callsOf(shop(), rania);
  await leilas.addAddress({ ...dubai, address: '1 Indigo Lane' });
  await ranias.addAddress({ ...dubai, address: '2 Madder Lane' });
  const leilaOrder = await leilas.order('cash_on_delivery', { ...dubai, address: '1 Indigo Lane' });
  const raniaOrder = await ranias.order('cash_on_delivery', { ...dubai, address: '2 Madder Lane' });
  const expectedFailures = [{ path: /^\/api\/orders\/\d+$/, status: 404 }];
  const screensOf = ['/profile', '/personal-info', '/shipping-addresses', '/checkout'];

  await visit({ on: 'desktop', expectedFailures }, async (first) => {
    await watchStore(first);
    await enter(first, leila);
    await visit({ on: 'phone', expectedFailures }, async (second) => {
      await watchStore(second);
      await enter(second, rania);
      const look = async (page: Page, own: RegExp, foreign: RegExp, foreignOrder: number) => {
        let seen = '';
        for (const path of screensOf) {
          await openPage(page, path);
          await page.getByRole('heading', { level: 1 }).waitFor();
          await header(page).bag.waitFor();
          seen += await everythingOf(page);
        }
        await openPage(page, `/order/${foreignOrder}`);
        await page.getByText('Order not found').first().waitFor();
        seen += await everythingOf(page);
        expect(seen).toMatch(own);
        expect(seen).not.toMatch(foreign);
      };
      await Promise.all([
        look(first, /1 Indigo Lane/, /Rania|Madder/, raniaOrder),
        look(second, /2 Madder Lane/, /Leila|Indigo/, leilaOrder),
      ]);
    });

    const other = await first.context().newPage();
    await openPage(other, '/profile');
    await openPage(first, '/profile');
    const main = other.getByRole('main');
    await main.getByText('Pending', { exact: true }).waitFor();
    await leilas.cancel(leilaOrder);
    await other.evaluate(() => window.dispatchEvent(new Event('focus')));
    await main.getByText('Cancelled', { exact: true }).waitFor();

    await openPage(other, '/shipping-addresses');
    await main.getByText('1 Indigo Lane').waitFor();
    await leilas.addAddress({ ...dubai, address: '3 Weld Lane' });
    await other.evaluate(() => window.dispatchEvent(new Event('focus')));
    await main.getByText('3 Weld Lane').waitFor();
  });
});
