import { logInAs } from './support/account-steps';
import { callsOf, dubai, newCustomer, shopkeeper } from './support/customers';
import { describeOn, expect, test } from './support/fixtures';
import { demoCustomer, openPage } from './support/steps';

const link = 'https://track.example/AX-204';
const demo = { ...demoCustomer, name: 'Noura Haddad' };

describeOn(['phone', 'desktop'], () => {
  test("an order's page begins with what happens next, and ends with cancelling", async ({
    page,
    shop,
  }) => {
    const noura = await newCustomer(shop, 'Noura');
    const order = await (await callsOf(shop, noura)).order('cash_on_delivery', dubai);
    await logInAs(page, noura);
    await openPage(page, `/order/${order}`);

    const main = page.getByRole('main');
    const next = main.getByRole('region', { name: 'What happens next' });
    await expect(next.getByText('We are preparing your order')).toBeVisible();
    const top = async (name: string) =>
      (await main.getByRole('heading', { level: 2, name }).boundingBox())?.y ?? 0;
    expect(await top('What happens next')).toBeLessThan(await top('Items'));
    const cancel = main.getByRole('button', { name: `Cancel Order ${order}` });
    const below = (await cancel.boundingBox())?.y ?? 0;
    expect(below).toBeGreaterThan(await top('Items'));
    await expect(cancel).toHaveCSS('text-decoration-line', 'underline');
    await expect(main.getByText('You can cancel this order until it is shipped.')).toBeVisible();
    await expect(page).toBeAccessible('a pending order');

    const tracking = ['--carrier', 'Aramex', '--number', 'AX-204', '--url', link];
    await shopkeeper(shop, 'orders', 'ship', order, ...tracking);
    await page.reload();
    await expect(
      next.getByText(/^Your order is on its way\. Please have .+ in cash/),
    ).toBeVisible();
    await expect(next.getByText(/Aramex, tracking number AX-204/)).toBeVisible();
    await expect(next.getByRole('link', { name: /^Track your parcel/ })).toHaveAttribute(
      'href',
      link,
    );
    await expect(cancel).not.toBeAttached();
    await page.setViewportSize({ width: 320, height: 640 });
    await expect(page).toFitTheScreen();
  });

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
    const refund = main.getByRole('button', { name: `Refund Order ${delivered.id}` });
    await expect(refund).toHaveAccessibleDescription('Returns within 14 days of delivery');
    await main.getByRole('link', { name: 'Returns', exact: true }).click();
    await page.waitForURL('**/refund-policy');
  });
});
