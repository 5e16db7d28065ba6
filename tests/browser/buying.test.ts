import type { Locator } from '@playwright/test';

import { dialog, logInAs } from './support/account-steps';
import { chooseDress } from './support/catalogue';
import { callsOf, dubai, london, newCustomer, shopkeeper } from './support/customers';
import { demoCustomer } from './support/demo-customer';
import { describeInLanguage, describeInSoak, expect, test } from './support/fixtures';
import { addToBag, bagDrawer, openPage } from './support/steps';
import { like, t } from './support/texts';

test.use({ freshShop: true });

const link = 'https://track.example/AX-204';
const demo = { ...demoCustomer, name: 'Noura Haddad' };

describeInLanguage('en', ['phone', 'desktop'], () => {
  test("an order's page begins with what happens next, and ends with cancelling", async ({
    page,
    shop,
    ownTexts,
  }) => {
    ownTexts.push('Aramex', 'AX-204');
    const noura = await newCustomer(shop, 'Noura');
    const order = await (await callsOf(shop, noura)).order('cash_on_delivery', dubai);
    await logInAs(page, noura);
    await openPage(page, `/order/${order}`);

    const main = page.getByRole('main');
    const next = main.getByRole('region', { name: t('What happens next') });
    await expect(
      next.getByText(
        t('We have received your order. We will prepare it and write to you when it is shipped.'),
      ),
    ).toBeVisible();
    const top = async (name: string) =>
      (await main.getByRole('heading', { level: 2, name }).boundingBox())?.y ?? 0;
    expect(await top(t('What happens next'))).toBeLessThan(await top(t('Items')));
    const cancel = main.getByRole('button', { name: `${t('Cancel Order')} ${order}` });
    const below = (await cancel.boundingBox())?.y ?? 0;
    expect(below).toBeGreaterThan(await top(t('Items')));
    await expect(cancel).toHaveCSS('text-decoration-line', 'underline');
    await expect(
      main.getByText(t('You can cancel this order as long as it is pending.')),
    ).toBeVisible();
    await expect(page).toBeAccessible('a pending order');

    const tracking = ['--carrier', 'Aramex', '--tracking', 'AX-204', '--url', link];
    await shopkeeper(shop, 'orders', 'ship', order, ...tracking);
    await page.reload();
    await expect(
      next.getByText(
        like('Your order is on its way. Please have {amount} in cash ready when it arrives.'),
      ),
    ).toBeVisible();
    await expect(
      next.getByText(
        t('{carrier}, tracking number {number}', { carrier: 'Aramex', number: 'AX-204' }),
      ),
    ).toBeVisible();
    await expect(next.getByRole('link', { name: t('Track your parcel') })).toHaveAttribute(
      'href',
      link,
    );
    await expect(cancel).not.toBeAttached();
    await page.setViewportSize({ width: 320, height: 640 });
    await expect(page).toFitTheScreen();
  });
});

describeInSoak(['phone', 'desktop'], () => {
  test("the policy's 14 days stand beside the refund", async ({ page, shop }) => {
    const orders = await (await callsOf(shop, demo)).orders();
    const delivered = orders.find(
      ({ status, payment_method }) =>
        ['delivered', 'completed'].includes(status) && payment_method === 'credit_card',
    );
    if (delivered === undefined) throw new Error('The demo customer has nothing to refund');
    await logInAs(page, demo);
    await openPage(page, `/order/${delivered.id}`);
    const main = page.getByRole('main');
    const refund = main.getByRole('button', { name: `${t('Refund Order')} ${delivered.id}` });
    await expect(refund).toHaveAccessibleDescription(
      t('<link>Returns</link> within {days} days of delivery', { days: 14 }).replaceAll(
        /<.*?>/g,
        '',
      ),
    );
    await main.getByRole('link', { name: t('Returns'), exact: true }).click();
    await page.waitForURL('**/refund-policy');
  });
});

describeInLanguage('ar', ['desktop', 'phone'], () => {
  test('checkout offers the saved addresses and the last phone number', async ({
    page,
    shop,
    screenName,
    ownTexts,
  }) => {
    ownTexts.push('Amal Noor', '3 Kite Beach Road');
    const amal = await newCustomer(shop, 'Amal Noor');
    const calls = await callsOf(shop, amal);
    await calls.addAddress(london);
    await calls.addAddress(dubai);
    await calls.order('cash_on_delivery', dubai);
    await calls.fillBag(7);
    await logInAs(page, amal);
    await openPage(page, '/checkout');
    const main = page.getByRole('main');
    const summary = main.getByRole('region', { name: t('Order summary') });
    const lines = summary.getByRole('listitem');
    const showAll = summary.getByRole('button', {
      name: t('Show all {count} pieces', { count: 7 }),
    });
    await expect(lines).toHaveCount(4);
    await showAll.press('Enter');
    await expect(lines).toHaveCount(7);
    await summary.getByRole('button', { name: t('Show fewer') }).press('Enter');
    await expect(lines).toHaveCount(4);
    await expect(showAll).toBeInViewport();
    if (screenName === 'phone') {
      await main.getByRole('button', { name: t('Proceed to Checkout') }).click();
    }
    const form = page.locator('form').filter({ has: page.getByLabel(t('Street Address')) });
    const street = form.getByLabel(t('Street Address'));
    const choices = form.getByRole('radiogroup', { name: t('Saved addresses') });
    const other = choices.getByRole('radio', { name: t('Another address') });
    const first = choices.getByRole('radio').first();
    await expect(first).toBeChecked();
    await expect(choices.getByText(like('{name} (default)'))).toHaveCount(1);
    await expect(page).toBeAccessible('checkout with saved addresses');

    const large = await page.addStyleTag({ content: ':root { font-size: 200% }' });
    const middleOf = async (part: Locator) => {
      const box = await part.boundingBox();
      if (box === null) throw new Error('not shown');
      return box.y + box.height / 2;
    };
    const country = form.getByLabel(t('Country'));
    const offCenter =
      (await middleOf(country.locator('xpath=..').locator('svg'))) - (await middleOf(country));
    expect(Math.abs(offCenter), 'the arrow of a select').toBeLessThan(2);
    const offLine = await first.evaluate((radio) => {
      const dot = radio.nextElementSibling?.getBoundingClientRect();
      const words = document.createRange();
      words.selectNodeContents(radio.closest('label')?.lastElementChild ?? radio);
      const line = words.getClientRects()[0];
      if (dot === undefined || line === undefined) throw new Error('a radio without its text');
      return (dot.top + dot.bottom - line.top - line.bottom) / 2;
    });
    expect(Math.abs(offLine), 'a radio button beside its text').toBeLessThan(4);
    await large.evaluate((style) => {
      (style as Element).remove();
    });

    await choices.getByRole('radio', { name: /Lambs Conduit/ }).check();
    await expect(street).toHaveValue(london.address);
    await expect(form.getByLabel(t('Country'))).toHaveValue(london.country);
    await expect(form.getByLabel(t('State'))).toHaveValue(london.state);
    await choices.getByRole('radio', { name: /Al Seef Walk/ }).check();
    await expect(street).toHaveValue(dubai.address);
    await expect(form.getByLabel(t('State'))).toHaveValue(dubai.state);

    // What was typed is another address; it stays under that choice.
    await street.fill('3 Kite Beach Road');
    await expect(other).toBeChecked();
    await choices.getByRole('radio', { name: /Lambs Conduit/ }).check();
    await expect(street).toHaveValue(london.address);
    await expect(choices.getByText(/3 Kite Beach Road/)).toBeVisible();
    await other.check();
    await expect(street).toHaveValue('3 Kite Beach Road');
    await expect(form.getByLabel(t('State'))).toHaveValue(dubai.state);
    await choices.getByRole('radio', { name: /Lambs Conduit/ }).check();

    const phone = form.getByLabel(t('Phone'));
    await expect(phone).toHaveValue('');
    await form
      .getByRole('button', { name: t('Use {phone}', { phone: '+971 50 000 0142' }) })
      .click();
    await expect(phone).toHaveValue('+971 50 000 0142');
    await expect(phone).toBeFocused();
    await expect(
      form.getByRole('button', { name: t('Use {phone}', { phone: '+971 50 000 0142' }) }),
    ).not.toBeAttached();

    await page.reload();
    if (screenName === 'phone') {
      await main.getByRole('button', { name: t('Proceed to Checkout') }).click();
    }
    await expect(street).toHaveValue(london.address);
    await expect(choices.getByRole('radio', { name: /Lambs Conduit/ })).toBeChecked();
    await expect(phone).toHaveValue('+971 50 000 0142');
    await expect(page).toFitTheScreen();
  });
});

describeInSoak(['desktop', 'phone'], () => {
  test('a guest from the bag reads what the login is for, beside the bag', async ({
    page,
    shop,
  }) => {
    const dress = await chooseDress(shop.url);
    const purpose = t(
      'You need an account to check out. With it you can track, cancel or return your order.',
    );
    await openPage(page, '/login');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: t('Login') })).toBeVisible();
    expect(await main.getByText(purpose).count()).toBe(0);

    await openPage(page, `/product/${dress.product.id}`);
    await addToBag(page, dress);
    await bagDrawer(page)
      .getByRole('button', { name: t('Checkout') })
      .click();
    await page.waitForURL('**/login');
    await expect(main.getByText(purpose)).toBeVisible();
    const bag = main.getByRole('region', { name: t('Your bag') });
    await expect(bag.getByText(dress.product.name)).toBeVisible();
    await expect(page).toBeAccessible('the login on the way to checkout');
    await main.getByRole('link', { name: t('Create an account') }).click();
    await page.waitForURL('**/register');
    await expect(main.getByText(purpose)).toBeVisible();
    await expect(bag).toBeVisible();
    await page.reload();
    await expect(bag).toBeVisible();
    await expect(page).toFitTheScreen();
  });
});

describeInSoak(['phone'], () => {
  test('Back in the sheet of checkout returns to the step before, then closes it', async ({
    page,
    shop,
  }) => {
    const amal = await newCustomer(shop, 'Amal');
    const calls = await callsOf(shop, amal);
    await calls.addAddress(dubai);
    await calls.fillBag();
    await logInAs(page, amal);
    await openPage(page, '/checkout');
    const proceed = page.getByRole('button', { name: t('Proceed to Checkout') });
    await proceed.click();
    const step = (name: string) =>
      page.getByRole('dialog', { name: t('Checkout') }).getByRole('heading', { name: t(name) });
    await page.getByLabel(t('Phone')).fill('+971 50 000 0142');
    await page.getByRole('button', { name: t('Continue to payment') }).click();
    await page.getByRole('button', { name: t('Continue to review') }).click();
    await expect(step('Review')).toBeFocused();

    await page.goBack();
    await expect(step('Payment')).toBeFocused();
    await page.goBack();
    await expect(step('Shipping address')).toBeFocused();
    await expect(page.getByLabel(t('Phone'))).toHaveValue('+971 50 000 0142');
    await page.goBack();
    await expect(page.getByRole('dialog')).not.toBeAttached();
    await expect(proceed).toBeVisible();
  });
});

describeInLanguage('en', ['phone'], () => {
  test('account pages keep long words, and dialogs their buttons above the keyboard', async ({
    page,
    shop,
    ownTexts,
  }) => {
    const name = 'Maximiliane Freifrau von Oberhausen-Winterfeldtschlag';
    ownTexts.push('von Winterfeldtschlag', 'Bürgermeister-Smidt-Straße 204, Geschäftsführung');
    const sophie = await newCustomer(shop, name, 'maximiliane.winterfeldtschlag');
    await (
      await callsOf(shop, sophie)
    ).addAddress({
      ...dubai,
      last_name: 'von Winterfeldtschlag',
      address: 'Bürgermeister-Smidt-Straße 204, Geschäftsführung',
    });
    await logInAs(page, sophie);
    const main = page.getByRole('main');
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 700 });
      for (const path of ['/profile', '/personal-info', '/shipping-addresses']) {
        await openPage(page, path);
        await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(main.getByText(/Maximiliane|Winterfeldt/).first()).toBeVisible();
        await expect(page).toKeepItsWords();
        await expect(page).toFitTheScreen();
      }
    }

    await main.getByRole('button', { name: t('Add Address') }).click();
    const adding = dialog(page, t('Add New Address'));
    const save = adding.getByRole('button', { name: t('Add Address') });
    const close = adding.getByRole('button', { name: t('Close') });
    await expect(save).toBeInViewport({ ratio: 1 });
    await expect(close).toBeInViewport({ ratio: 1 });
    await expect(page).toKeepItsWords();
    // The keyboard of a phone covers the page's lower part.
    await page.evaluate(() => {
      const viewport = window.visualViewport as VisualViewport;
      Object.defineProperty(viewport, 'height', { value: 400, configurable: true });
      viewport.dispatchEvent(new Event('resize'));
    });
    await adding.getByLabel(t('Country')).focus();
    const bottomOf = async (part: typeof save) => {
      const box = await part.boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    };
    await expect.poll(() => bottomOf(save)).toBeLessThanOrEqual(400);
    await expect
      .poll(() => bottomOf(adding.getByLabel(t('Country'))))
      .toBeLessThan((await save.boundingBox())?.y ?? 0);
    expect((await close.boundingBox())?.y).toBeGreaterThanOrEqual(0);
    await close.click();
    await expect(adding).not.toBeAttached();
    await expect(main.getByRole('button', { name: t('Add Address') })).toBeFocused();
  });
});
