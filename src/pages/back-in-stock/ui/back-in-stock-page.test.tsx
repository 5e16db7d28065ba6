// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';

import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { type Answers, renderPage } from '../../../../tests/support/render-page';
import { BackInStockPage } from './back-in-stock-page';

const open = (path: string, answers: Answers) => renderPage(BackInStockPage, { path, answers });
const confirmed = (in_stock: boolean) => ({
  product: { id: 7, name: 'Mira Dress' },
  size: 'M',
  in_stock,
});
const failure = (status: number) =>
  Response.json({ code: status, message: 'x', error: 'No' }, { status });

describe('the link that confirms', () => {
  it('confirms at once and says what follows', async () => {
    const { asked } = open('/back-in-stock/confirm#7.abc', {
      '/back-in-stock/confirm': confirmed(false),
    });
    expect(await screen.findByRole('heading', { name: 'Thank you' })).toBeVisible();
    expect(
      screen.getByText('We will write to you once, when Mira Dress, Size M, is back.'),
    ).toBeVisible();
    expect(asked).toEqual([{ path: '/back-in-stock/confirm', body: { token: '7.abc' } }]);
  });

  it('leads to the size when it is back already', async () => {
    open('/back-in-stock/confirm#7.abc', { '/back-in-stock/confirm': confirmed(true) });
    expect(await screen.findByRole('heading', { name: 'Already back in stock' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See it in the shop' })).toHaveAttribute(
      'href',
      '/product/7?size=M',
    );
  });

  it('that is no longer valid leads to the shop', async () => {
    open('/back-in-stock/confirm', { '/back-in-stock/confirm': failure(404) });
    expect(
      await screen.findByRole('heading', { name: 'This link is no longer valid' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the shop' })).toHaveAttribute('href', '/shop');
  });

  it('can be tried again when it failed', async () => {
    const { user, asked } = open('/back-in-stock/confirm', {
      '/back-in-stock/confirm': failure(500),
    });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    const sent = { path: '/back-in-stock/confirm', body: { token: '-' } };
    expect(asked).toEqual([sent, sent]);
  });
});

describe('the link that stops the mails', () => {
  it('asks first, since programs open links too', async () => {
    const { user, asked } = open('/back-in-stock/unsubscribe#7.abc', {
      '/back-in-stock/unsubscribe': null,
    });
    expect(
      await screen.findByRole('heading', { name: 'Stop back-in-stock emails?' }),
    ).toBeVisible();
    expect(asked).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Stop these emails' }));
    expect(await screen.findByRole('heading', { name: 'Done' })).toBeVisible();
    expect(asked).toEqual([{ path: '/back-in-stock/unsubscribe', body: { token: '7.abc' } }]);
  });
});
