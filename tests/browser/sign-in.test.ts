import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';

import { outboxCode } from '../support/outbox';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility';
import type { ExpectedFailure, ScreenName } from './support/browser';
import { useShopAndBrowser } from './support/shop-and-browser';
import { demoCustomer, header, logIn, openPage } from './support/steps';

const { shop, visit } = useShopAndBrowser();

const both: ScreenName[] = ['phone', 'desktop'];
const failing: ExpectedFailure[] = [
  ...[401, 403, 422, 429, 500].map((status) => ({ path: /\/api\//, status })),
  { path: /\/api\//, status: 'offline' },
];

let people = 0;
/** Somebody the shop has never seen, with a long address. */
const newPerson = () => {
  people += 1;
  return {
    name: 'Ines Marwan',
    email: `ines.marwan.of-the-long-address+selvage${people}@subdomain.selvage.test`,
    password: `warp and weft ${people}`,
  };
};

const post = async (path: string, body: object, token?: string) => {
  const response = await fetch(`${shop().url}/api${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  return (await response.json()) as { data: { token: string } };
};

const registerByCall = async () => {
  const person = newPerson();
  const { data } = await post('/register', { ...person, password_confirmation: person.password });
  return { ...person, token: data.token };
};

const newCustomer = async () => {
  const person = await registerByCall();
  const otp = await outboxCode(shop().dataDir, person.email, 1);
  await post('/verify-email', { otp }, person.token);
  return person;
};

const main = (page: Page) => page.getByRole('main');
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const alert = (page: Page) => main(page).getByRole('alert');
const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true });

const fill = async (page: Page, fields: Record<string, string>) => {
  for (const [label, text] of Object.entries(fields)) await field(page, label).fill(text);
};

/** The sentence below a field, tied to it, and the field with the focus. */
const expectFieldError = async (target: Locator, sentence: string) => {
  await expect.poll(() => target.getAttribute('aria-invalid')).toBe('true');
  await expect.poll(() => describes(target)).toContain(sentence);
  await expect
    .poll(() => target.evaluate((element) => element === document.activeElement))
    .toBe(true);
};
const describes = (target: Locator) =>
  target.evaluate((element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' '),
  );

const paste = (target: Locator, text: string) =>
  target.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', pasted);
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);

/** Answers the next call of a path as a provider in trouble would. */
const failOnce = (page: Page, path: string, status: number, body: object = {}) =>
  page.route(`**/api${path}`, (route) => route.fulfill({ status, json: body }), { times: 1 });

const stored = (page: Page) =>
  page.evaluate(() => ({
    token: [localStorage.getItem('token'), sessionStorage.getItem('token')],
    all: JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  }));

const hasFocus = (target: Locator) =>
  target.evaluate((element) => element === document.activeElement).catch(() => false);

/** A person who has only a keyboard. */
const keyboardOf = (page: Page) => {
  const tabTo = async (target: Locator) => {
    await target.waitFor();
    for (let presses = 0; presses < 60 && !(await hasFocus(target)); presses += 1) {
      await page.keyboard.press('Tab');
    }
    expect(await hasFocus(target), target.toString()).toBe(true);
  };
  const type = async (target: Locator, text: string) => {
    await tabTo(target);
    await page.keyboard.type(text);
  };
  const press = async (target: Locator) => {
    await tabTo(target);
    await page.keyboard.press('Enter');
  };
  return { tabTo, type, press };
};

const looksRight = async (page: Page, state: string) => {
  await expectAccessible(page, state);
  await expectNoSidewaysScroll(page);
};

it.each(both)('a person registers on a %s with a code from the mail', async (on) => {
  const person = newPerson();
  const typed = {
    Name: person.name,
    Email: person.email,
    Password: person.password,
    'Confirm Password': person.password,
  };

  await visit({ on, expectedFailures: failing }, async (page) => {
    await page.clock.install();
    await openPage(page, '/shipping-addresses');
    await page.waitForURL('**/login');
    await page.getByRole('link', { name: 'Create an account' }).click();
    await page.waitForURL('**/register');

    await button(page, 'Create account').click();
    await expectFieldError(field(page, 'Name'), 'Please enter your name');
    for (const label of Object.keys(typed)) {
      expect(await field(page, label).getAttribute('aria-invalid'), label).toBe('true');
    }
    await looksRight(page, 'a registration with errors');

    await fill(page, { ...typed, 'Confirm Password': 'something else' });
    await button(page, 'Create account').click();
    await expectFieldError(field(page, 'Confirm Password'), 'Passwords do not match');
    await fill(page, { Password: 'Password1', 'Confirm Password': 'Password1' });
    await button(page, 'Create account').click();
    await expectFieldError(field(page, 'Password'), 'one of the most common ones');

    await fill(page, typed);
    await failOnce(page, '/register', 500);
    await button(page, 'Create account').click();
    await alert(page).getByText('Registration failed').waitFor();
    await page.context().setOffline(true);
    await button(page, 'Create account').click();
    await alert(page).getByText('What you typed is still here').waitFor();
    await page.context().setOffline(false);
    for (const [label, text] of Object.entries(typed)) {
      expect(await field(page, label).inputValue(), label).toBe(text);
    }

    await button(page, 'Create account').click();
    await toast(page, 'Registration successful. Please verify your email.').waitFor();
    const code = field(page, 'Verification code');
    await expect.poll(() => code.evaluate((own) => own === document.activeElement)).toBe(true);
    expect(await code.getAttribute('autocomplete')).toBe('one-time-code');
    expect(await code.getAttribute('inputmode')).toBe('numeric');
    await looksRight(page, 'the code step');
    expect((await stored(page)).token).toEqual([null, null]);
    expect((await stored(page)).all).not.toContain(person.password);

    await button(page, 'Verify').click();
    await expectFieldError(code, 'Please enter the verification code');
    const right = await outboxCode(shop().dataDir, person.email, 1);
    await code.fill(right === '000000' ? '111111' : '000000');
    await button(page, 'Verify').click();
    await expectFieldError(code, 'This verification code is wrong or no longer good.');

    const resend = button(page, 'Resend Verification Code');
    const waiting = main(page).getByText(/You can ask for another code in \d+ s/);
    const left = async () => Number(/\d+/.exec((await waiting.textContent()) ?? '')?.[0]);
    await page.clock.fastForward(25_000);
    await expect.poll(left).toBeLessThanOrEqual(35);
    await page.reload();
    await waiting.waitFor();
    expect(await left()).toBeLessThanOrEqual(35);
    expect(await resend.count()).toBe(0);
    await page.clock.fastForward(40_000);
    await resend.waitFor();
    expect(await waiting.count()).toBe(0);
    // The provider's own minute is not over: it is told so, and waits again.
    await resend.click();
    await page
      .getByText(/^A code was just sent/)
      .first()
      .waitFor();
    await waiting.waitFor();
    await page.clock.fastForward(61_000);
    await failOnce(page, '/resend-otp-for-verification', 500);
    await resend.click();
    await toast(page, 'Failed to resend verification code').waitFor();
    await page.route(
      '**/api/resend-otp-for-verification',
      (route) => route.fulfill({ json: { code: 200, message: 'OK' } }),
      { times: 1 },
    );
    await resend.click();
    await toast(page, 'Verification code resent successfully').waitFor();
    await waiting.waitFor();

    await failOnce(page, '/verify-email', 500);
    await paste(code, ` ${right.slice(0, 3)}-${right.slice(3)} \n`);
    expect(await code.inputValue()).toBe(right);
    await code.press('Enter');
    await alert(page).getByText('Verification failed').waitFor();
    expect(await code.inputValue()).toBe(right);
    await code.press('Enter');
    await page.waitForURL('**/shipping-addresses');
    await toast(page, 'Email verified successfully').waitFor();
    expect((await stored(page)).token[0]).toMatch(/^[\w-]{43}$/);
    expect((await stored(page)).all).not.toContain('verify-email');

    // The flow is over: another registration begins at its beginning.
    await page.evaluate(() => {
      localStorage.clear();
    });
    await openPage(page, '/register');
    await main(page).getByRole('heading', { name: 'Create an Account' }).waitFor();
  });
});

it('an address that has an account shows the same as one that has none, and its owner is told', async () => {
  const shown = async (email: string) =>
    visit({ on: 'desktop' }, async (page) => {
      await openPage(page, '/register');
      const password = 'warp and weft';
      await fill(page, { Name: 'Ines', Email: email, Password: password });
      await fill(page, { 'Confirm Password': password });
      await button(page, 'Create account').click();
      await toast(page, 'Registration successful. Please verify your email.').waitFor();
      await field(page, 'Verification code').waitFor();
      return (await main(page).innerText()).replace(email, '…').replace(/\d+ s\./, '… s.');
    });
  expect(await shown(demoCustomer.email)).toBe(await shown(newPerson().email));
  await expect
    .poll(() => shop().output())
    .toContain(`Mail to ${demoCustomer.email}: You already have an account with Selvage`);
});

it('one who never verified goes on to the code step from the login, with the keyboard alone', async () => {
  const person = await registerByCall();
  const first = await outboxCode(shop().dataDir, person.email, 1);

  await visit({ on: 'desktop', expectedFailures: failing }, async (page) => {
    const { tabTo } = keyboardOf(page);
    await openPage(page, '/login');
    await tabTo(field(page, 'Email'));
    await page.keyboard.type(person.email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(person.password);
    await page.keyboard.press('Tab');
    expect(await hasFocus(page.getByRole('button', { name: 'Show Password' }))).toBe(true);
    await page.keyboard.press('Space');
    const hide = page.getByRole('button', { name: 'Hide Password' });
    expect(await hasFocus(hide)).toBe(true);
    expect(await field(page, 'Password').getAttribute('type')).toBe('text');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');

    const code = field(page, 'Verification code');
    await expect.poll(() => hasFocus(code)).toBe(true);
    await main(page).getByRole('heading', { name: 'Verify Your Email' }).waitFor();
    await page.reload();
    await code.waitFor();
    await tabTo(button(page, 'Use another email'));
    await page.keyboard.press('Enter');
    await field(page, 'Password').waitFor();
    expect(await field(page, 'Email').inputValue()).toBe(person.email);
    await expect.poll(() => hasFocus(field(page, 'Password'))).toBe(true);
    await page.keyboard.type(person.password);
    await page.keyboard.press('Enter');

    await expect.poll(() => hasFocus(code)).toBe(true);
    await page.keyboard.type(`${first.slice(0, 3)} ${first.slice(3)}`);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/profile');
    await toast(page, 'Email verified successfully').waitFor();
  });
});

it('a reset that was left open comes back with its own page, not with another login', async () => {
  const person = await newCustomer();

  await visit({ on: 'desktop', expectedFailures: failing }, async (page) => {
    const heading = (name: string) => main(page).getByRole('heading', { name, exact: true });
    await openPage(page, '/login');
    await fill(page, { Email: person.email });
    await button(page, 'Forgot password?').click();
    await button(page, 'Send code').click();
    await main(page).getByText('Step 2 of 3').waitFor();

    await header(page).profile.click();
    await heading('Login').waitFor();
    await page.goBack();
    await heading('Forgot Password').waitFor();
    await page.reload();
    await main(page).getByText('Step 2 of 3').waitFor();
    await header(page).profile.click();
    await heading('Login').waitFor();

    await logIn(page, { ...person, password: 'not it at all' });
    await alert(page).getByText('Invalid email or password').waitFor();
    const password = field(page, 'Password');
    expect(await password.evaluate((own) => own === document.activeElement)).toBe(true);
    await password.fill(person.password);
    await password.press('Enter');
    await page.waitForURL('**/profile');

    // Back to the login that was left goes on, too: there is a session.
    const place = () => page.evaluate(() => (window.history.state as { idx: number }).idx);
    const before = await place();
    await page.goBack();
    await expect.poll(place).toBe(before - 1);
    await page.waitForURL('**/profile');
    await page.getByRole('button', { name: 'Logout' }).click();
    await toast(page, 'Logged out successfully').waitFor();
    await openPage(page, '/checkout');
    await heading('Login').waitFor();
  });
});

it.each(both)(
  'a forgotten password is replaced on a %s, and ends the other sessions',
  async (on) => {
    const person = await newCustomer();
    const next = `${person.password} again`;

    await visit({ on: 'desktop', expectedFailures: failing }, async (elsewhere) => {
      await openPage(elsewhere, '/login');
      await logIn(elsewhere, person);
      await elsewhere.waitForURL('**/profile');
      await openPage(elsewhere, '/about');

      await visit({ on, expectedFailures: failing }, async (page) => {
        await openPage(page, '/login');
        await logIn(page, { ...person, password: 'not it at all' });
        await alert(page).getByText('Invalid email or password').waitFor();
        await looksRight(page, 'a refused login');
        await button(page, 'Forgot password?').click();
        await main(page).getByText('Step 1 of 3').waitFor();
        expect(await field(page, 'Email').inputValue()).toBe(person.email);
        await failOnce(page, '/forget-password', 500);
        await button(page, 'Send code').click();
        await alert(page).getByText('Failed to send OTP').waitFor();
        const patience = 'Too many requests. Please wait a moment and try again.';
        await failOnce(page, '/forget-password', 429, { code: 429, error: patience });
        await button(page, 'Send code').click();
        await alert(page).getByText(patience).waitFor();
        expect(await field(page, 'Email').inputValue()).toBe(person.email);
        await looksRight(page, 'the e-mail step');
        await button(page, 'Send code').click();
        await toast(page, 'OTP sent to your email').waitFor();

        const code = field(page, 'Code');
        const right = await outboxCode(shop().dataDir, person.email, 2);
        await page.reload();
        await main(page).getByText('Step 2 of 3').waitFor();
        await button(page, 'Back').click();
        expect(await field(page, 'Email').inputValue()).toBe(person.email);
        // The code is on its way: nobody is asked for another, and nobody refused.
        await button(page, 'Send code').click();
        await code.waitFor();
        await button(page, 'Verify code').click();
        await expectFieldError(code, 'Please enter the code');
        await code.fill(right === '000000' ? '111111' : '000000');
        await button(page, 'Verify code').click();
        await expectFieldError(code, 'Invalid OTP');
        await looksRight(page, 'the code step of a reset');
        await paste(code, `${right.slice(0, 3)} ${right.slice(3)}`);
        await button(page, 'Verify code').click();
        await toast(page, 'OTP verified successfully').waitFor();

        await fill(page, { 'New Password': next, 'Confirm New Password': 'something else' });
        await button(page, 'Reset password').click();
        await expectFieldError(field(page, 'Confirm New Password'), 'Passwords do not match');
        await looksRight(page, 'the password step');
        await button(page, 'Back').click();
        expect(await code.inputValue()).toBe(right);
        await button(page, 'Verify code').click();
        expect(await field(page, 'New Password').inputValue()).toBe(next);
        expect((await stored(page)).token).toEqual([null, null]);
        expect((await stored(page)).all).not.toContain(next);
        await page.reload();
        await main(page).getByText('Step 3 of 3').waitFor();
        await fill(page, { 'New Password': 'Sunshine1', 'Confirm New Password': 'Sunshine1' });
        await button(page, 'Reset password').click();
        await expectFieldError(field(page, 'New Password'), 'one of the most common ones');
        await fill(page, { 'New Password': next, 'Confirm New Password': next });
        await failOnce(page, '/reset-password', 500);
        await button(page, 'Reset password').click();
        await alert(page).getByText('Failed to reset password').waitFor();
        await button(page, 'Reset password').click();
        await toast(page, 'Password reset successfully').waitFor();
        await toast(page, 'You can now login with your new password').waitFor();
        await main(page).getByRole('heading', { name: 'Login' }).waitFor();
        expect((await stored(page)).all).not.toContain('reset-password');
        expect(await field(page, 'Email').inputValue()).toBe(person.email);
        await logIn(page, { ...person, password: next });
        await page.waitForURL('**/profile');
      });

      await header(elsewhere).profile.click();
      await elsewhere.waitForURL('**/login');
      await toast(elsewhere, 'Please login to continue').waitFor();
      expect((await stored(elsewhere)).token).toEqual([null, null]);
    });
  },
);

it.each(both)('a password is changed on a %s, by the rules in their order', async (on) => {
  const person = await newCustomer();
  const next = `${person.password} again`;
  const current = 'Current Password';
  const fresh = 'New Password';
  const again = 'Confirm New Password';

  await visit({ on: 'desktop', expectedFailures: failing }, async (elsewhere) => {
    await openPage(elsewhere, '/login');
    await logIn(elsewhere, person);
    await elsewhere.waitForURL('**/profile');
    await openPage(elsewhere, '/about');

    await visit({ on, expectedFailures: failing }, async (page) => {
      await openPage(page, '/security-settings');
      await page.waitForURL('**/login');
      await logIn(page, person);
      await page.waitForURL('**/security-settings');
      const update = button(page, 'Update Password');

      await fill(page, { [current]: '', [fresh]: 'x', [again]: 'y' });
      await update.click();
      await expectFieldError(field(page, again), 'New passwords do not match');
      await fill(page, { [again]: 'x' });
      await update.click();
      await expectFieldError(field(page, fresh), 'New password must be at least 8 characters long');
      await fill(page, { [fresh]: next, [again]: next });
      await update.click();
      await expectFieldError(field(page, current), 'Please enter your current password');
      await looksRight(page, 'security settings with an error');
      await fill(page, { [current]: 'not it at all' });
      await update.click();
      await expectFieldError(field(page, current), 'Your current password is not right.');

      await fill(page, { [current]: person.password });
      await failOnce(page, '/profile/change-password', 500);
      await update.click();
      await alert(page).getByText('Failed to update password').waitFor();
      await failOnce(page, '/profile/change-password', 429, {
        code: 429,
        message: 'Later, please',
      });
      await update.click();
      await alert(page).getByText('Later, please').waitFor();
      await page.context().setOffline(true);
      await update.click();
      await alert(page).getByText('An unexpected error occurred').waitFor();
      await page.context().setOffline(false);
      expect(await field(page, fresh).inputValue()).toBe(next);

      await page.route('**/api/profile/change-password', async (route) => {
        const busy = button(page, 'Updating...');
        await expect.poll(() => busy.getAttribute('aria-disabled')).toBe('true');
        expect(await busy.evaluate((own) => own === document.activeElement)).toBe(true);
        await route.continue();
      });
      await update.click();
      await page.waitForURL('**/profile');
      await toast(page, 'Password updated successfully').waitFor();
      await page.goBack();
      await page.waitForURL('**/security-settings');
      expect(await field(page, current).inputValue()).toBe('');
      expect(await field(page, fresh).inputValue()).toBe('');

      await openPage(page, '/profile');
      await page.getByRole('button', { name: 'Logout' }).click();
      await toast(page, 'Logged out successfully').waitFor();
      await logIn(page, { ...person, password: next });
      await page.waitForURL('**/profile');
    });

    await header(elsewhere).profile.click();
    await elsewhere.waitForURL('**/login');
  });
});

it('a person registers, changes the password and replaces a forgotten one with the keyboard alone', async () => {
  const person = newPerson();
  const second = `${person.password} again`;
  const third = `${person.password} once more`;

  await visit({ on: 'desktop', expectedFailures: failing }, async (page) => {
    const { type, press } = keyboardOf(page);
    const arrived = async (target: Locator) => {
      await expect.poll(() => hasFocus(target)).toBe(true);
    };

    await openPage(page, '/register');
    await type(field(page, 'Name'), person.name);
    await type(field(page, 'Email'), person.email);
    await type(field(page, 'Password'), person.password);
    await type(field(page, 'Confirm Password'), person.password);
    await page.keyboard.press('Enter');
    await arrived(field(page, 'Verification code'));
    await page.keyboard.type(await outboxCode(shop().dataDir, person.email, 1));
    await page.keyboard.press('Enter');
    await page.waitForURL('**/profile');

    await keyboardOf(page).tabTo(page.getByRole('tab', { name: 'Orders' }));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await press(main(page).getByRole('link', { name: /Security Settings/ }));
    await type(field(page, 'Current Password'), person.password);
    await type(field(page, 'New Password'), second);
    await type(field(page, 'Confirm New Password'), second);
    await press(button(page, 'Update Password'));
    await toast(page, 'Password updated successfully').waitFor();
    await page.waitForURL('**/profile');
    await press(page.getByRole('button', { name: 'Logout' }));
    await page.waitForURL('**/login');

    await press(button(page, 'Forgot password?'));
    await arrived(field(page, 'Email'));
    await page.keyboard.type(person.email);
    await page.keyboard.press('Enter');
    await arrived(field(page, 'Code'));
    await page.keyboard.type(await outboxCode(shop().dataDir, person.email, 2));
    await page.keyboard.press('Enter');
    await arrived(field(page, 'New Password'));
    await page.keyboard.type(third);
    await type(field(page, 'Confirm New Password'), third);
    await page.keyboard.press('Enter');
    await toast(page, 'You can now login with your new password').waitFor();
    await type(field(page, 'Password'), third);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/profile');
  });
});
