// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';

import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { loadMessages } from '@contract/i18n';
import { sessionStarted } from '@/shared/session';

import { fillIn } from '../../../../tests/support/fill-in';
import { type Answers, renderPage } from '../../../../tests/support/render-page';
import { BackInStockOffer } from './back-in-stock-offer';

const prices = { USD: 100, EUR: 90, AED: 367 };
const sizes = (...stocks: (number | null)[]) =>
  stocks.map((stock, index) => ({ id: index + 1, label: 'SML'.charAt(index), prices, stock }));

const offer = (stocks: (number | null)[], answers: Answers = {}) => {
  const product = { id: 7, name: 'Mira Dress', sizes: sizes(...stocks) };
  return renderPage(() => <BackInStockOffer product={product} />, { path: '/product/7', answers });
};
const openForm = async ({ user }: ReturnType<typeof offer>) => {
  await user.click(screen.getByRole('button', { name: /tell me when/i }));
  return screen.findByRole('dialog', { name: 'Tell me when it is back' });
};
const failure = (status: number, error: string) =>
  Response.json({ code: status, message: error, error }, { status });

afterEach(() => {
  document.documentElement.lang = '';
});

describe("'Tell me when it is back'", () => {
  it('is offered only where a size is sold out', () => {
    offer([1, null]);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it.each([
    [[0, 2, 1], 'Size S: tell me when it is back'],
    [[0, 2, 0], 'Sizes S and L: tell me when one is back'],
    [[0, 0], 'Tell me when it is back'],
  ])('names what is sold out beside sizes that are not (%j)', (stocks, name) => {
    offer(stocks);
    expect(screen.getByRole('button')).toHaveAccessibleName(name);
  });

  it('asks a guest for size and email, and says what is missing', async () => {
    const page = offer([0, 2, 0]);
    await openForm(page);
    const size = screen.getByRole('combobox', { name: 'Size' });
    expect(size).toHaveTextContent('Choose a sizeSL');
    await page.user.click(screen.getByRole('button', { name: 'Tell me' }));
    await waitFor(() => {
      expect(size).toHaveAccessibleDescription('Please choose a size');
    });
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Please enter your email');
    expect(page.asked).toEqual([]);
  });

  it('sends the request and says that a link waits in the inbox', async () => {
    const page = offer([0, 2, 0], { '/back-in-stock': null });
    await openForm(page);
    await page.user.selectOptions(screen.getByRole('combobox', { name: 'Size' }), 'L');
    await fillIn(page.user, screen.getByLabelText('Email'), 'guest@example.com');
    await page.user.click(screen.getByRole('button', { name: 'Tell me' }));
    expect(await screen.findByRole('dialog', { name: 'Please confirm your email' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(
      'We have sent a link to guest@example.com. Open it to confirm. We will then write to you once, when Mira Dress, Size L, is back.',
    );
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    expect(page.asked).toEqual([
      { path: '/back-in-stock', body: { product_size_id: 3, email: 'guest@example.com' } },
    ]);
    await page.user.keyboard('{Escape}');
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
  });

  it('needs only a press of a customer, whose email is known', async () => {
    const page = offer([0], { '/back-in-stock': null });
    const user = { name: 'N', email: 'noura@example.com', image: '' };
    page.store.dispatch(sessionStarted({ token: 't', user }));
    await openForm(page);
    expect(screen.getByLabelText('Email')).toHaveValue('noura@example.com');
    await page.user.click(screen.getByRole('button', { name: 'Tell me' }));
    expect(await screen.findByRole('status')).toHaveTextContent(
      'We will write to noura@example.com once, when Mira Dress, Size S, is back.',
    );
  });

  it('has the comma of the page’s language between a piece and its size', async () => {
    loadMessages('ar', { ', ': '، ', '{piece},': [['piece']] });
    document.documentElement.lang = 'ar';
    const page = offer([0], { '/back-in-stock': null });
    const dialog = await openForm(page);
    expect(dialog).toHaveTextContent('Mira Dress، Size S. We send one email');
    await fillIn(page.user, screen.getByLabelText('Email'), 'guest@example.com');
    await page.user.click(screen.getByRole('button', { name: 'Tell me' }));
    expect(await screen.findByRole('status')).toHaveTextContent(
      'once, when Mira Dress، Size S is back.',
    );
  });

  it.each([
    [409, 'Size S is in stock.'],
    [429, 'Too many requests.'],
    [500, 'Failed'],
  ])('keeps what was typed when the answer is %s', async (status, error) => {
    const page = offer([0], { '/back-in-stock': failure(status, error) });
    await openForm(page);
    await fillIn(page.user, screen.getByLabelText('Email'), 'guest@example.com');
    await page.user.click(screen.getByRole('button', { name: 'Tell me' }));
    expect(await screen.findByText(error)).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue('guest@example.com');
  });
});
