import type { Page } from '@playwright/test';

import type { Order } from '@contract/order';

import { confirmation, dialog, failCalls, logInAs, toast } from './support/account-steps';
import { screens } from './support/browser';
import { callsOf, dubai, emirates, newCustomer, shopkeeper } from './support/customers';
import { demoCustomer } from './support/demo-customer';
import { describeInSoak, describeOn, expect, test } from './support/fixtures';
import { tabTo, tabToAndPress, typeKeys } from './support/keyboard';
import { bagDrawer, header, openPage } from './support/steps';
import { currentLanguage, t } from './support/texts';

const demo = { ...demoCustomer, name: 'Noura Haddad' };
/** The name and address of the demo shop's seller. */
const seller = {
  en: ['Selvage Fashion LLC', 'Atelier 12, Al Quoz 1'],
  ar: ['سيلفدج للأزياء ذ.م.م', 'أتيليه 12، القوز 1'],
};
const longName =
  'Hand-finished Donaudampfschifffahrtsgesellschaft Kaftan in Iridescent Silk Organza with a Detachable Cape';

test.use({ freshShop: true });

/** Many orders, made from one order of the provider. */
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

describeOn(['phone'], () => {
  test('shows many orders, long names and every failure of loading them', async ({
    page,
    shop,
    screenName,
    expectedFailures,
    ownTexts,
  }) => {
    ownTexts.push(longName, 'Kaftan', 'Out For Delivery');
    const [order] = await (await callsOf(shop, demo)).orders();
    if (order === undefined) throw new Error('The demo customer has no orders');
    expectedFailures.push(
      { path: /^\/api\/orders/, status: 500 },
      { path: /^\/api\/orders/, status: 404 },
      { path: /^\/api\/orders/, status: 'offline' },
    );

    const main = page.getByRole('main');
    await logInAs(page, demo);
    await expect(
      main.getByRole('link', { name: t('View order {id}', { id: order.id }) }),
    ).toBeVisible();
    await expect(page).toBeAccessible('orders in every status');
    await expect(page).toKeepItsLetters();
    const statuses = await main
      .getByRole('heading', { level: 2 })
      .evaluateAll((headings) =>
        headings.map((heading) => (heading.previousElementSibling as HTMLElement).innerText),
      );
    const known = [
      `${t('Pending')} · ${t('To be paid on delivery')}`,
      `${t('Processing')} · ${t('Paid')}`,
      `${t('Shipped')} · ${t('Paid')}`,
      `${t('Delivered')} · ${t('Paid')}`,
      `${t('Completed')} · ${t('Paid')}`,
      `${t('Cancelled')} · ${t('Nothing to pay')}`,
    ];
    expect(statuses).toEqual(expect.arrayContaining(known));

    const restore = await failCalls(page, '**/api/orders', 500);
    await page.reload();
    await expect(main.getByText(t('Failed to load orders'))).toBeVisible();
    await expect(page).toBeAccessible('orders that did not load');
    await restore();
    const orders = manyOrders(order, 23);
    await page.route('**/api/orders', (route) =>
      route.fulfill({ json: { code: 200, message: '', data: orders } }),
    );
    await main.getByRole('button', { name: t('Try again') }).click();
    await expect(
      main.getByText(t('{shown} of {total} orders', { shown: 10, total: 23 })),
    ).toBeVisible();
    const cards = main.getByRole('heading', { level: 2 });
    await expect(cards).toHaveCount(10);
    const outForDelivery = `Out For Delivery · ${t('To be paid on delivery')}`;
    await expect(main.getByText(outForDelivery, { exact: true })).toHaveText(outForDelivery, {
      useInnerText: true,
    });
    await expect(page).toFitTheScreen();
    await main.getByRole('button', { name: t('Show more orders') }).click();
    await expect(cards).toHaveCount(20);
    await expect(cards.nth(10)).toBeFocused();
    await main.getByRole('button', { name: t('Show more orders') }).click();
    await expect(cards).toHaveCount(23);
    await expect(page).toBeAccessible('many orders');
    await page.setViewportSize({ width: 320, height: 640 });
    await expect(page).toFitTheScreen();

    const restoreReload = await failCalls(page, '**/api/orders', 500);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(main.getByRole('alert').getByText(t('Failed to load orders'))).toBeVisible();
    expect(await cards.count()).toBe(23);
    await expect(page).toBeAccessible('orders that could not be refetched');
    await expect(page).toFitTheScreen();
    await restoreReload();
    await main.getByRole('button', { name: t('Try again') }).click();
    await expect(main.getByText(t('Failed to load orders'))).not.toBeAttached();
    await expect(page.getByRole('tab', { name: t('Orders') })).toBeFocused();
    await page.setViewportSize(screens[screenName]);
    await page.unroute('**/api/orders');

    await openPage(page, '/order/999999');
    await expect(main.getByRole('heading', { level: 1, name: t('Order not found') })).toBeVisible();
    await expect(page).toHaveTitle(`${t('Order not found')} | Selvage`);
    await expect(page).toBeAccessible('an unknown order');
    await main.getByRole('link', { name: t('See your orders') }).click();
    await page.waitForURL('**/profile');

    await failCalls(page, `**/api/orders/${order.id}`, 500);
    await main.getByRole('link', { name: t('View order {id}', { id: order.id }) }).click();
    await expect(
      main.getByRole('heading', { name: t('Failed to load order details') }),
    ).toBeVisible();
    await page.unroute(`**/api/orders/${order.id}`);
    await page.context().setOffline(true);
    await main.getByRole('button', { name: t('Try again') }).click();
    await expect(
      main.getByRole('heading', { name: t('An unexpected error occurred') }),
    ).toBeVisible();
    // It is fetched again by itself.
    await page.context().setOffline(false);
    const title = main.getByRole('heading', { name: t('Order #{id}', { id: order.id }) });
    await expect(title).toBeVisible();
    await expect(title).toBeFocused();
    await expect(page).toKeepItsLetters();
    await openPage(page, '/checkout');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toKeepItsLetters();
  });
});

describeOn(['desktop'], () => {
  test('prints an invoice, reorders what is still sold, and finds an unpaid order', async ({
    page,
    shop,
    screenName,
    openProfile,
  }) => {
    const salma = await newCustomer(shop, 'Salma');
    const calls = await callsOf(shop, salma);
    const waiting = await calls.order('credit_card', dubai);
    const [demoOrder] = (await (await callsOf(shop, demo)).orders()).filter(
      ({ status, order_products }) => status === 'completed' && order_products.length > 1,
    );
    const [soldOut, stillSold] = demoOrder?.order_products ?? [];
    if (demoOrder === undefined || soldOut === undefined || stillSold === undefined) {
      throw new Error('The demo customer has no completed order of two lines');
    }
    await shopkeeper(shop, 'stock', 'set', soldOut.product_size.id, 0);
    await shopkeeper(shop, 'stock', 'set', stillSold.product_size.id, 20);

    const main = page.getByRole('main');
    await logInAs(page, demo);
    await openPage(page, `/order/${demoOrder.id}`);
    await expect(
      main.getByRole('heading', { name: t('Order #{id}', { id: demoOrder.id }) }),
    ).toBeVisible();
    await expect(page).toBeAccessible('a completed order');
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '');
    });
    await main.getByRole('button', { name: t('Print invoice') }).click();
    await expect(page.locator('body')).toHaveAttribute('data-printed', '');

    const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    // A4 in points.
    expect(paper).toMatch(/\/MediaBox \[0 0 59[45][.\d]* 84[12]/);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(main).toBeHidden();
    const printed = await page.locator('body').innerText();
    for (const text of [
      'Selvage',
      t('Invoice for order #{id}', { id: demoOrder.id }),
      ...seller[currentLanguage()],
      t('Tax number {number}', { number: '100 234 567 800 003' }),
      demoOrder.address.address,
      soldOut.product.name,
      t('Subtotal'),
      t('Shipping'),
      t('Total'),
      t('Credit card'),
      t('Paid'),
    ]) {
      expect(printed).toContain(text);
    }
    // The number is worded alike in the title and beside the date.
    expect(printed.split(t('#{id}', { id: demoOrder.id }))).toHaveLength(3);
    await page.emulateMedia({ media: 'screen' });

    await main.getByRole('button', { name: t('Order again') }).click();
    await expect(bagDrawer(page).getByText(stillSold.product.name).first()).toBeVisible();
    expect(await bagDrawer(page).getByText(soldOut.product.name).count()).toBe(0);
    const rest = t('Not added: {items}.', {
      items: `${soldOut.product.name} (${t('sold out in size {size}', { size: soldOut.product_size.size })})`,
    });
    await expect(toast(page, rest)).toBeVisible();
    await expect(page).toBeAccessible('the bag after ordering again');
    await page.keyboard.press('Escape');
    await expect(main.getByText(rest)).toBeVisible();

    const salmasPage = await openProfile(screenName);
    const salmasMain = salmasPage.getByRole('main');
    await logInAs(salmasPage, salma);
    await expect(salmasMain.getByText(`${t('Pending')} · ${t('Not paid yet')}`)).toBeVisible();
    await openPage(salmasPage, '/checkout');
    await expect(
      salmasMain.getByText(
        t('Your order #{id} has been placed, but is not paid yet.', { id: waiting }),
      ),
    ).toBeVisible();
    await expect(salmasPage).toBeAccessible('the checkout after leaving the card page');
    await salmasMain.getByRole('button', { name: t('Pay now') }).click();
    await salmasPage.waitForURL('**/sandbox/pay/**');
  });
});

describeInSoak(['desktop'], () => {
  test('a customer adds an address, changes the currency and cancels with the keyboard alone', async ({
    page,
    shop,
  }) => {
    const noura = await newCustomer(shop, 'Noura');
    const order = await (await callsOf(shop, noura)).order('cash_on_delivery', dubai);

    const main = page.getByRole('main');
    await logInAs(page, noura);
    await openPage(page, '/shipping-addresses');
    const add = main.getByRole('button', { name: t('Add Address') });
    await tabToAndPress(page, add);
    const adding = dialog(page, t('Add New Address'));
    await expect(adding).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(add).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(adding).toBeVisible();
    const typed = [
      'Noura',
      'Haddad',
      '14 Al Seef Walk',
      '',
      t('Dubai'),
      t('Dubai'),
      '',
      emirates().split(' ').slice(0, 2).join(' '),
    ];
    await tabTo(page, adding.getByLabel(t('First Name')));
    for (const text of typed) {
      await typeKeys(page, text);
      await page.keyboard.press('Tab');
    }
    // The country keeps the emirate that was typed before it, and fills in its ZIP code.
    await expect(adding.getByLabel(t('State')).locator('option:checked')).toHaveText(t('Dubai'));
    await expect(adding.getByLabel(t('ZIP Code'))).toHaveValue('00000');
    await tabToAndPress(page, adding.getByRole('button', { name: t('Add Address') }));
    await expect(
      main.getByText(new RegExp(`${t('Dubai')}. ${t('Dubai')} 00000`, 'u')),
    ).toBeVisible();
    await tabToAndPress(
      page,
      main.getByRole('button', {
        name: t('Delete the address {address}', { address: '14 Al Seef Walk' }),
      }),
    );
    await tabToAndPress(
      page,
      confirmation(page, t('Delete Address')).getByRole('button', { name: t('Delete Address') }),
    );
    await expect(main.getByText(t('No addresses found'))).toBeVisible();
    await expect(main.getByRole('heading', { level: 1 })).toBeFocused();

    await openPage(page, '/personal-info');
    const change = main.getByRole('button', { name: t('Change Currency') });
    await tabToAndPress(page, change);
    await expect(page.getByRole('menuitemradio', { name: t('US Dollar (USD)') })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await tabToAndPress(
      page,
      confirmation(page, t('Change Currency')).getByRole('button', { name: t('Confirm Change') }),
    );
    await expect(main.getByText(t('Euro (EUR)'))).toBeVisible();
    await expect(change).toBeFocused();

    await openPage(page, '/profile');
    await tabToAndPress(page, main.getByRole('button', { name: `${t('Cancel Order')} ${order}` }));
    await tabToAndPress(
      page,
      confirmation(page, t('Cancel Order')).getByRole('button', { name: t('Cancel Order') }),
    );
    await expect(main.getByText(`${t('Cancelled')} · ${t('Nothing to pay')}`)).toBeVisible();
    await expect(
      main.getByRole('heading', { name: t('Order #{id}', { id: order }) }),
    ).toBeFocused();
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

/** Everything that a page holds: its document, the store, and the browser's storage for it. */
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

test('an account shows what was changed on another device when its tab has the focus again', async ({
  page,
  shop,
  ownTexts,
}) => {
  ownTexts.push('1 Indigo Lane', '3 Weld Lane');
  const leila = await newCustomer(shop, 'Leila');
  const leilas = await callsOf(shop, leila);
  await leilas.addAddress({ ...dubai, address: '1 Indigo Lane' });
  const order = await leilas.order('cash_on_delivery', dubai);
  await logInAs(page, leila);
  const main = page.getByRole('main');
  await expect(main.getByText(`${t('Pending')} · ${t('To be paid on delivery')}`)).toBeVisible();
  await leilas.cancel(order);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(main.getByText(`${t('Cancelled')} · ${t('Nothing to pay')}`)).toBeVisible();

  await openPage(page, '/shipping-addresses');
  await expect(main.getByText('1 Indigo Lane')).toBeVisible();
  await leilas.addAddress({ ...dubai, address: '3 Weld Lane' });
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(main.getByText('3 Weld Lane')).toBeVisible();
});

describeInSoak(['desktop'], () => {
  test('two customers see nothing of each other', async ({
    page: first,
    shop,
    expectedFailures,
    openProfile,
    ownTexts,
  }) => {
    ownTexts.push('1 Indigo Lane', '2 Madder Lane');
    const [leila, rania] = [await newCustomer(shop, 'Leila'), await newCustomer(shop, 'Rania')];
    const leilas = await callsOf(shop, leila);
    const ranias = await callsOf(shop, rania);
    const [indigo, madder] = [
      { ...dubai, address: '1 Indigo Lane' },
      { ...dubai, address: '2 Madder Lane' },
    ];
    await leilas.addAddress(indigo);
    await ranias.addAddress(madder);
    const leilaOrder = await leilas.order('cash_on_delivery', indigo);
    const raniaOrder = await ranias.order('cash_on_delivery', madder);
    expectedFailures.push({ path: /^\/api\/orders\/\d+$/, status: 404 });
    const paths = ['/profile', '/personal-info', '/shipping-addresses', '/checkout'];

    await watchStore(first);
    await logInAs(first, leila);
    const second = await openProfile('phone');
    await watchStore(second);
    await logInAs(second, rania);
    const expectOnlyOwn = async (
      page: Page,
      own: RegExp,
      foreign: RegExp,
      foreignOrder: number,
    ) => {
      let seen = '';
      for (const path of paths) {
        await openPage(page, path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(header(page).bag).toBeVisible();
        seen += await everythingOf(page);
      }
      await openPage(page, `/order/${foreignOrder}`);
      await expect(page.getByText(t('Order not found')).first()).toBeVisible();
      seen += await everythingOf(page);
      expect(seen).toMatch(own);
      expect(seen).not.toMatch(foreign);
    };
    await Promise.all([
      expectOnlyOwn(first, /1 Indigo Lane/, /Rania|Madder Lane/, raniaOrder),
      expectOnlyOwn(second, /2 Madder Lane/, /Leila|Indigo Lane/, leilaOrder),
    ]);
  });

  test('an order opened again by its address starts at its top, and Back restores the scroll position', async ({
    page,
  }) => {
    await logInAs(page, demo);
    const scrollTo = (top: number) =>
      page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
    const scrollTop = () => page.evaluate(() => Math.round(window.scrollY));
    const openOrder = async () => {
      await openPage(page, '/order/1');
      await expect(page.getByRole('heading', { name: t('Order #{id}', { id: 1 }) })).toBeVisible();
    };
    await openPage(page, '/about');
    await openOrder();
    await scrollTo(600);
    expect(await scrollTop()).toBe(600);
    await openPage(page, '/about');
    await openOrder();
    await page.waitForTimeout(500);
    expect(await scrollTop()).toBe(0);

    await page.goBack();
    await page.waitForURL('**/about');
    await page.goBack();
    await page.waitForURL('**/order/1');
    // More than the page's frame is tall: the rest waits for the order.
    await expect.poll(scrollTop).toBe(600);
  });
});
