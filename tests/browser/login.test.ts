import type { Locator, Page } from '@playwright/test';

import { outboxCode } from '../support/outbox';
import type { ShopProcess } from '../support/shop-process';
import { toast } from './support/account-steps';
import type { ExpectedFailure } from './support/console-problems';
import { demoCustomer } from './support/demo-customer';
import { rememberTexts } from './support/customers';
import { describeInSoak, describeOn, expect, test } from './support/fixtures';
import { tabTo, tabToAndPress, tabToAndType } from './support/keyboard';
import { header, logIn, openPage } from './support/steps';
import { t } from './support/texts';

const apiFailures: ExpectedFailure[] = [
  ...[401, 403, 422, 429, 500].map((status) => ({ path: /\/api\//, status })),
  { path: /\/api\//, status: 'offline' },
];

let people = 0;
/** Somebody without an account, with a long email address. */
const newPerson = () => {
  people += 1;
  const person = {
    name: 'Ines Marwan',
    email: `ines.marwan.of-the-long-address+selvage${people}@subdomain.selvage.test`,
    password: `warp and weft ${people}`,
  };
  rememberTexts(person);
  return person;
};

const post = async (shop: ShopProcess, path: string, body: object, token?: string) => {
  const response = await fetch(`${shop.url}/api${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  return (await response.json()) as { data: { token: string } };
};

const registerByCall = async (shop: ShopProcess) => {
  const person = newPerson();
  const { data } = await post(shop, '/register', {
    ...person,
    password_confirmation: person.password,
  });
  return { ...person, token: data.token };
};

/** A customer who has registered and verified: one code was mailed. */
const registeredCustomer = async (shop: ShopProcess) => {
  const person = await registerByCall(shop);
  const otp = await outboxCode(shop.dataDir, person.email, 1);
  await post(shop, '/verify-email', { otp }, person.token);
  return person;
};

const main = (page: Page) => page.getByRole('main');
const field = (page: Page, label: string) => page.getByLabel(t(label), { exact: true });
const button = (page: Page, name: string) =>
  main(page).getByRole('button', { name: t(name), exact: true });
const alert = (page: Page) => main(page).getByRole('alert');

const fill = async (page: Page, fields: Record<string, string>) => {
  for (const [label, text] of Object.entries(fields)) await field(page, label).fill(text);
};

/** The field is invalid and focused, and described by the message. */
const expectFieldError = async (target: Locator, message: string) => {
  await expect(target).toHaveAttribute('aria-invalid', 'true');
  const text = new RegExp(message.replaceAll('.', String.raw`\.`));
  await expect(target).toHaveAccessibleDescription(text);
  await expect(target).toBeFocused();
};

const paste = (target: Locator, text: string) =>
  target.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', pasted);
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);

/** Answers the next call of a path with an error. */
const failOnce = (page: Page, path: string, status: number, body: object = {}) =>
  page.route(`**/api${path}`, (route) => route.fulfill({ status, json: body }), { times: 1 });

const stored = (page: Page) =>
  page.evaluate(() => ({
    token: [localStorage.getItem('token'), sessionStorage.getItem('token')],
    all: JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  }));

const expectGoodScreen = async (page: Page, state: string) => {
  await expect(page).toBeAccessible(state);
  await expect(page).toFitTheScreen();
};

describeOn(['phone', 'desktop'], () => {
  test('a person registers with a code from the mail', async ({ page, shop, expectedFailures }) => {
    const person = newPerson();
    const typed = {
      Name: person.name,
      Email: person.email,
      Password: person.password,
      'Confirm Password': person.password,
    };

    expectedFailures.push(...apiFailures);
    await page.clock.install();
    await openPage(page, '/shipping-addresses');
    await page.waitForURL('**/login');
    await page.getByRole('link', { name: t('Create an account') }).click();
    await page.waitForURL('**/register');

    await button(page, 'Create an account').click();
    await expectFieldError(field(page, 'Name'), t('Please enter your name'));
    for (const label of Object.keys(typed)) {
      await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
    }
    await expectGoodScreen(page, 'a registration with errors');

    await fill(page, { ...typed, 'Confirm Password': 'something else' });
    await button(page, 'Create an account').click();
    await expectFieldError(field(page, 'Confirm Password'), t('Passwords do not match'));
    await fill(page, { Password: 'Password1', 'Confirm Password': 'Password1' });
    await button(page, 'Create an account').click();
    await expectFieldError(
      field(page, 'Password'),
      t('This password is one of the most common ones. Please choose another.'),
    );

    await fill(page, typed);
    await failOnce(page, '/register', 500);
    await button(page, 'Create an account').click();
    await expect(alert(page).getByText(t('Registration failed'))).toBeVisible();
    await page.context().setOffline(true);
    await button(page, 'Create an account').click();
    await expect(
      alert(page).getByText(
        t('Please check your connection and try again. What you typed is still here.'),
      ),
    ).toBeVisible();
    await page.context().setOffline(false);
    for (const [label, text] of Object.entries(typed)) {
      await expect(field(page, label)).toHaveValue(text);
    }

    await button(page, 'Create an account').click();
    await expect(
      toast(page, t('Registration successful. Please verify your email.')),
    ).toBeVisible();
    const code = field(page, 'Verification code');
    await expect(code).toBeFocused();
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(code).toHaveAttribute('inputmode', 'numeric');
    await expectGoodScreen(page, 'the code step');
    expect((await stored(page)).token).toEqual([null, null]);
    expect((await stored(page)).all).not.toContain(person.password);

    await button(page, 'Verify').click();
    await expectFieldError(code, t('Please enter the verification code'));
    const right = await outboxCode(shop.dataDir, person.email, 1);
    await code.fill(right === '000000' ? '111111' : '000000');
    await button(page, 'Verify').click();
    await expectFieldError(code, t('This verification code is wrong or has expired.'));
    await expectGoodScreen(page, 'the code step with a wrong code');

    const resend = button(page, 'Resend Verification Code');
    const [beginning = ''] = t('You can ask for another code in {seconds} s.', {
      seconds: 60,
    }).split('60');
    const waiting = main(page).getByText(beginning);
    const left = async () => Number(/\d+/.exec((await waiting.textContent()) ?? '')?.[0]);
    await page.clock.fastForward(25_000);
    await expect.poll(left).toBeLessThanOrEqual(35);
    await page.reload();
    await expect(waiting).toBeVisible();
    expect(await left()).toBeLessThanOrEqual(35);
    expect(await resend.count()).toBe(0);
    await page.clock.fastForward(40_000);
    await expect(resend).toBeVisible();
    expect(await waiting.count()).toBe(0);
    // The provider's own 60 seconds are not over: its refusal starts a new countdown.
    await resend.click();
    await expect(
      page
        .getByText(
          t('A code was just sent. Please wait {seconds} seconds before asking for another.', {
            seconds: 60,
          }).split('60')[0] ?? '',
        )
        .first(),
    ).toBeVisible();
    await expect(waiting).toBeVisible();
    await expectGoodScreen(page, 'the code step after a code was refused');
    await page.clock.fastForward(61_000);
    await failOnce(page, '/resend-otp-for-verification', 500);
    await resend.click();
    await expect(toast(page, t('Failed to resend verification code'))).toBeVisible();
    await page.route(
      '**/api/resend-otp-for-verification',
      (route) => route.fulfill({ json: { code: 200, message: 'OK' } }),
      { times: 1 },
    );
    await resend.click();
    await expect(toast(page, t('Verification code resent successfully'))).toBeVisible();
    await expect(waiting).toBeVisible();

    await failOnce(page, '/verify-email', 500);
    await paste(code, ` ${right.slice(0, 3)}-${right.slice(3)} \n`);
    await expect(code).toHaveValue(right);
    await code.press('Enter');
    await expect(alert(page).getByText(t('Verification failed'))).toBeVisible();
    await expectGoodScreen(page, 'the code step that failed');
    await expect(code).toHaveValue(right);
    await code.press('Enter');
    await page.waitForURL('**/shipping-addresses');
    await expect(toast(page, t('Email verified successfully'))).toBeVisible();
    expect((await stored(page)).token[0]).toMatch(/^[\w-]{43}$/);
    expect((await stored(page)).all).not.toContain('verify-email');

    // The registration is complete: another one starts with the form.
    await page.evaluate(() => {
      localStorage.clear();
    });
    await openPage(page, '/register');
    await expect(main(page).getByRole('heading', { name: t('Create an account') })).toBeVisible();
  });
});

describeInSoak(['phone', 'desktop'], () => {
  test('a code that was used on another device leaves the code step, and says why', async ({
    page,
    shop,
    expectedFailures,
  }) => {
    const person = newPerson();
    const { password } = person;

    expectedFailures.push(...apiFailures);
    await openPage(page, '/register');
    await fill(page, {
      Name: person.name,
      Email: person.email,
      Password: password,
      'Confirm Password': password,
    });
    await button(page, 'Create an account').click();
    const code = field(page, 'Verification code');
    await expect(code).toBeFocused();
    const otp = await outboxCode(shop.dataDir, person.email, 1);
    const [token] = /[\w-]{43}/.exec((await stored(page)).all) ?? [];
    await post(shop, '/verify-email', { otp }, token);

    await code.fill(otp);
    await button(page, 'Verify').click();
    await expect(
      toast(page, t('The code has expired. Please log in or register again to get a new one.')),
    ).toBeVisible();
    await expect(field(page, 'Email')).toHaveValue(person.email);
    await expectGoodScreen(page, 'the registration after its code has expired');
  });
});

describeInSoak(['desktop'], () => {
  test('registering a known address shows the same as a new one, and its owner gets a mail', async ({
    shop,
    openProfile,
  }) => {
    const shown = async (email: string) => {
      const page = await openProfile('desktop');
      await openPage(page, '/register');
      const password = 'warp and weft';
      await fill(page, { Name: 'Ines', Email: email, Password: password });
      await fill(page, { 'Confirm Password': password });
      await button(page, 'Create an account').click();
      await expect(
        toast(page, t('Registration successful. Please verify your email.')),
      ).toBeVisible();
      await expect(field(page, 'Verification code')).toBeVisible();
      return (await main(page).innerText()).replace(email, '…').replace(/\d+ s\./, '… s.');
    };
    expect(await shown(demoCustomer.email)).toBe(await shown(newPerson().email));
    await expect
      .poll(() => shop.output())
      .toContain('Mail: You already have an account with Selvage');
  });
});

test('an unverified customer continues from the login to the code step, with the keyboard alone', async ({
  page,
  shop,
  expectedFailures,
}) => {
  const person = await registerByCall(shop);
  const first = await outboxCode(shop.dataDir, person.email, 1);

  expectedFailures.push(...apiFailures);
  await openPage(page, '/login');
  await tabTo(page, field(page, 'Email'));
  await page.keyboard.type(person.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(person.password);
  await page.keyboard.press('Tab');
  await expect(
    page.getByRole('button', { name: t('Show {label}', { label: t('Password') }) }),
  ).toBeFocused();
  await page.keyboard.press('Space');
  const hide = page.getByRole('button', { name: t('Hide {label}', { label: t('Password') }) });
  await expect(hide).toBeFocused();
  await expect(field(page, 'Password')).toHaveAttribute('type', 'text');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');

  const code = field(page, 'Verification code');
  await expect(code).toBeFocused();
  await expect(main(page).getByRole('heading', { name: t('Verify Your Email') })).toBeVisible();
  await page.reload();
  await expect(code).toBeVisible();
  await tabToAndPress(page, button(page, 'Use another email'));
  await expect(field(page, 'Email')).toHaveValue(person.email);
  await expect(field(page, 'Email')).toBeFocused();
  await tabTo(page, field(page, 'Password'));
  await page.keyboard.type(person.password);
  await page.keyboard.press('Enter');

  await expect(code).toBeFocused();
  await page.keyboard.type(`${first.slice(0, 3)} ${first.slice(3)}`);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/profile');
  await expect(toast(page, t('Email verified successfully'))).toBeVisible();
});

describeInSoak(['desktop'], () => {
  test('an unfinished reset returns with its history entry, not with a new login', async ({
    page,
    shop,
    expectedFailures,
  }) => {
    const person = await registeredCustomer(shop);

    expectedFailures.push(...apiFailures);
    const heading = (name: string) => main(page).getByRole('heading', { name, exact: true });
    await openPage(page, '/login');
    await fill(page, { Email: person.email });
    await button(page, 'Forgot password?').click();
    await button(page, 'Send code').click();
    await expect(
      main(page).getByText(t('Step {number} of {count}', { number: 2, count: 3 })),
    ).toBeVisible();

    await header(page).profile.click();
    await expect(heading(t('Login'))).toBeVisible();
    await page.goBack();
    await expect(heading(t('Forgot Password'))).toBeVisible();
    await page.reload();
    await expect(
      main(page).getByText(t('Step {number} of {count}', { number: 2, count: 3 })),
    ).toBeVisible();
    await header(page).profile.click();
    await expect(heading(t('Login'))).toBeVisible();

    await logIn(page, { ...person, password: 'not it at all' });
    await expect(alert(page).getByText(t('Invalid email or password'))).toBeVisible();
    const password = field(page, 'Password');
    await expect(password).toBeFocused();
    await password.fill(person.password);
    await password.press('Enter');
    await page.waitForURL('**/profile');

    // Back to the login redirects as well, since there is a session.
    const place = () => page.evaluate(() => (window.history.state as { idx: number }).idx);
    const before = await place();
    await page.goBack();
    await expect.poll(place).toBe(before - 1);
    await page.waitForURL('**/profile');
    await page.getByRole('button', { name: t('Logout') }).click();
    await expect(toast(page, t('Logged out successfully'))).toBeVisible();
    await openPage(page, '/checkout');
    await expect(heading(t('Login'))).toBeVisible();
  });
});

describeOn(['phone'], () => {
  test('a forgotten password is replaced, and ends the other sessions', async ({
    page,
    shop,
    expectedFailures,
    openProfile,
  }) => {
    const person = await registeredCustomer(shop);
    const next = `${person.password} again`;

    expectedFailures.push(...apiFailures);
    const elsewhere = await openProfile('desktop');
    await openPage(elsewhere, '/login');
    await logIn(elsewhere, person);
    await elsewhere.waitForURL('**/profile');
    await openPage(elsewhere, '/about');

    await openPage(page, '/about');
    await openPage(page, '/login');
    await logIn(page, { ...person, password: 'not it at all' });
    await expect(alert(page).getByText(t('Invalid email or password'))).toBeVisible();
    await expectGoodScreen(page, 'a refused login');
    await button(page, 'Forgot password?').click();
    await expect(
      main(page).getByText(t('Step {number} of {count}', { number: 1, count: 3 })),
    ).toBeVisible();
    await expect(field(page, 'Email')).toHaveValue(person.email);
    await failOnce(page, '/forget-password', 500);
    await button(page, 'Send code').click();
    await expect(alert(page).getByText(t('Failed to send OTP'))).toBeVisible();
    const tooMany = t('Too many requests. Please wait a moment and try again.');
    await failOnce(page, '/forget-password', 429, { code: 429, error: tooMany });
    await button(page, 'Send code').click();
    await expect(alert(page).getByText(tooMany)).toBeVisible();
    await expect(field(page, 'Email')).toHaveValue(person.email);
    await expectGoodScreen(page, 'the email step');
    await button(page, 'Send code').click();
    await expect(toast(page, t('OTP sent to your email'))).toBeVisible();

    const code = field(page, 'Code');
    const right = await outboxCode(shop.dataDir, person.email, 2);
    await page.reload();
    await expect(
      main(page).getByText(t('Step {number} of {count}', { number: 2, count: 3 })),
    ).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await button(page, 'Back').click();
    await expect(field(page, 'Email')).toHaveValue(person.email);
    // A code was sent a moment ago: asking again neither sends another nor fails.
    await button(page, 'Send code').click();
    await expect(code).toBeVisible();
    await button(page, 'Verify code').click();
    await expectFieldError(code, t('Please enter the code'));
    await code.fill(right === '000000' ? '111111' : '000000');
    await button(page, 'Verify code').click();
    await expectFieldError(code, t('Invalid OTP'));
    await expectGoodScreen(page, 'the code step of a reset');
    await paste(code, `${right.slice(0, 3)} ${right.slice(3)}`);
    await button(page, 'Verify code').click();
    await expect(toast(page, t('OTP verified successfully'))).toBeVisible();

    await fill(page, { 'New Password': next, 'Confirm New Password': 'something else' });
    await button(page, 'Reset password').click();
    await expectFieldError(field(page, 'Confirm New Password'), t('Passwords do not match'));
    await expectGoodScreen(page, 'the password step');
    await page.goBack();
    await expect(code).toHaveValue(right);
    await button(page, 'Verify code').click();
    await expect(field(page, 'New Password')).toHaveValue(next);
    expect((await stored(page)).token).toEqual([null, null]);
    expect((await stored(page)).all).not.toContain(next);
    await page.reload();
    await expect(
      main(page).getByText(t('Step {number} of {count}', { number: 3, count: 3 })),
    ).toBeVisible();
    await fill(page, { 'New Password': 'Sunshine1', 'Confirm New Password': 'Sunshine1' });
    await button(page, 'Reset password').click();
    await expectFieldError(
      field(page, 'New Password'),
      t('This password is one of the most common ones. Please choose another.'),
    );
    await fill(page, { 'New Password': next, 'Confirm New Password': next });
    await failOnce(page, '/reset-password', 500);
    await button(page, 'Reset password').click();
    await expect(alert(page).getByText(t('Failed to reset password'))).toBeVisible();
    await button(page, 'Reset password').click();
    await expect(toast(page, t('Password reset successfully'))).toBeVisible();
    await expect(toast(page, t('You can now login with your new password'))).toBeVisible();
    await expect(main(page).getByRole('heading', { name: t('Login') })).toBeVisible();
    expect((await stored(page)).all).not.toContain('reset-password');
    await expect(field(page, 'Email')).toHaveValue(person.email);
    await logIn(page, { ...person, password: next });
    await page.waitForURL('**/profile');
    // The steps have left nothing in the history.
    await page.goBack();
    await page.waitForURL('**/about');

    await header(elsewhere).profile.click();
    await elsewhere.waitForURL('**/login');
    await expect(toast(elsewhere, t('Please login to continue'))).toBeVisible();
    expect((await stored(elsewhere)).token).toEqual([null, null]);
  });
});

describeOn(['desktop'], () => {
  test('a password is changed, by the rules in their order', async ({
    page,
    shop,
    expectedFailures,
    openProfile,
  }) => {
    const person = await registeredCustomer(shop);
    const next = `${person.password} again`;
    const current = 'Current Password';
    const fresh = 'New Password';
    const again = 'Confirm New Password';
    const later = t('Please try again later');

    expectedFailures.push(...apiFailures);
    const elsewhere = await openProfile('desktop');
    await openPage(elsewhere, '/login');
    await logIn(elsewhere, person);
    await elsewhere.waitForURL('**/profile');
    await openPage(elsewhere, '/about');

    await openPage(page, '/security-settings');
    await page.waitForURL('**/login');
    await logIn(page, person);
    await page.waitForURL('**/security-settings');
    const update = button(page, 'Update Password');

    await fill(page, { [current]: '', [fresh]: 'x', [again]: 'y' });
    await update.click();
    await expectFieldError(field(page, again), t('New passwords do not match'));
    await fill(page, { [again]: 'x' });
    await update.click();
    await expectFieldError(
      field(page, fresh),
      t('New password must be at least 8 characters long'),
    );
    await fill(page, { [fresh]: next, [again]: next });
    await update.click();
    await expectFieldError(field(page, current), t('Please enter your current password'));
    await expectGoodScreen(page, 'security settings with an error');
    await fill(page, { [current]: 'not it at all' });
    await update.click();
    await expectFieldError(field(page, current), t('Your current password is incorrect.'));

    await fill(page, { [current]: person.password });
    await failOnce(page, '/profile/change-password', 500);
    await update.click();
    await expect(alert(page).getByText(t('Failed to update password'))).toBeVisible();
    await failOnce(page, '/profile/change-password', 429, {
      code: 429,
      message: later,
    });
    await update.click();
    await expect(alert(page).getByText(later)).toBeVisible();
    await page.context().setOffline(true);
    await update.click();
    await expect(alert(page).getByText(t('An unexpected error occurred'))).toBeVisible();
    await page.context().setOffline(false);
    await expect(field(page, fresh)).toHaveValue(next);

    await page.route('**/api/profile/change-password', async (route) => {
      const busy = button(page, 'Updating...');
      await expect(busy).toHaveAttribute('aria-disabled', 'true');
      await expect(busy).toBeFocused();
      await route.continue();
    });
    await update.click();
    await page.waitForURL('**/profile');
    await expect(toast(page, t('Password updated successfully'))).toBeVisible();
    await page.goBack();
    await page.waitForURL('**/security-settings');
    await expect(field(page, current)).toHaveValue('');
    await expect(field(page, fresh)).toHaveValue('');

    await openPage(page, '/profile');
    await page.getByRole('button', { name: t('Logout') }).click();
    await expect(toast(page, t('Logged out successfully'))).toBeVisible();
    await logIn(page, { ...person, password: next });
    await page.waitForURL('**/profile');

    await header(elsewhere).profile.click();
    await elsewhere.waitForURL('**/login');
  });
});

describeInSoak(['desktop'], () => {
  test('a person registers, changes the password and replaces a forgotten one with the keyboard alone', async ({
    page,
    shop,
    expectedFailures,
  }) => {
    const person = newPerson();
    const second = `${person.password} again`;
    const third = `${person.password} once more`;

    expectedFailures.push(...apiFailures);
    await openPage(page, '/register');
    await tabToAndType(page, field(page, 'Name'), person.name);
    await tabToAndType(page, field(page, 'Email'), person.email);
    await tabToAndType(page, field(page, 'Password'), person.password);
    await tabToAndType(page, field(page, 'Confirm Password'), person.password);
    await page.keyboard.press('Enter');
    await expect(field(page, 'Verification code')).toBeFocused();
    await page.keyboard.type(await outboxCode(shop.dataDir, person.email, 1));
    await page.keyboard.press('Enter');
    await page.waitForURL('**/profile');

    await tabTo(page, page.getByRole('tab', { name: t('Orders') }));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await tabToAndPress(page, main(page).getByRole('link', { name: t('Security Settings') }));
    await tabToAndType(page, field(page, 'Current Password'), person.password);
    await tabToAndType(page, field(page, 'New Password'), second);
    await tabToAndType(page, field(page, 'Confirm New Password'), second);
    await tabToAndPress(page, button(page, 'Update Password'));
    await expect(toast(page, t('Password updated successfully'))).toBeVisible();
    await page.waitForURL('**/profile');
    await tabToAndPress(page, page.getByRole('button', { name: t('Logout') }));
    await page.waitForURL('**/login');

    await tabToAndPress(page, button(page, 'Forgot password?'));
    await expect(field(page, 'Email')).toBeFocused();
    await page.keyboard.type(person.email);
    await page.keyboard.press('Enter');
    await expect(field(page, 'Code')).toBeFocused();
    await page.keyboard.type(await outboxCode(shop.dataDir, person.email, 2));
    await page.keyboard.press('Enter');
    await expect(field(page, 'New Password')).toBeFocused();
    await page.keyboard.type(third);
    await tabToAndType(page, field(page, 'Confirm New Password'), third);
    await page.keyboard.press('Enter');
    await expect(toast(page, t('You can now login with your new password'))).toBeVisible();
    await tabToAndType(page, field(page, 'Password'), third);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/profile');
  });
});
