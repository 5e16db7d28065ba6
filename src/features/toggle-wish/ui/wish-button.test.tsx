// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';

import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { sessionStarted } from '@/shared/session';
import { selectToasts } from '@/shared/toast';

import { wireLine } from '../../../../tests/support/bag-provider';
import { eventually } from '../../../../tests/support/eventually';
import { type Answers, renderPage } from '../../../../tests/support/render-page';
import { WishButton } from './wish-button';

const prices = { USD: 12000, EUR: 11000, AED: 44000 };
const session = {
  token: 'session-token',
  user: { name: 'N', email: 'n@example.test', image: '', currency: 'USD' as const },
};

const open = (answers: Answers) => {
  const Heart = () => (
    <WishButton
      choice={{ productId: 7, sizeId: null, color: '' }}
      name="Lina dress"
      prices={prices}
    />
  );
  const { store, asked, user } = renderPage(Heart, { path: '/', answers });
  const paths = () => asked.map(({ path }) => path);
  const logIn = () => {
    act(() => {
      store.dispatch(sessionStarted(session));
    });
  };
  const said = () => selectToasts(store.getState()).map(({ title }) => title);
  return { paths, logIn, said, user };
};

const expectVisible = (visible: boolean) => {
  const heart = screen.getByLabelText('Wishlist: Lina dress');
  if (visible) expect(heart).toBeVisible();
  else expect(heart).not.toBeVisible();
};

describe('the heart', () => {
  it("asks for the customer's wishlist after a login", async () => {
    const { paths, logIn } = open({ '/wishlist': [] });
    expect(paths()).toEqual([]);
    logIn();
    await eventually(() => {
      expect(paths()).toEqual(['/wishlist']);
    });
    expectVisible(true);
  });

  it('no longer says that it failed when it is pressed again', async () => {
    const answers: Answers = { '/wishlist': [] };
    const { paths, logIn, said, user } = open(answers);
    logIn();
    await eventually(() => {
      expect(paths()).toEqual(['/wishlist']);
    });
    answers['/wishlist'] = Response.json({ code: 500 }, { status: 500 });
    const heart = screen.getByLabelText('Wishlist: Lina dress');
    await user.click(heart);
    await eventually(() => {
      expect(said()).toEqual(['Failed to update wishlist']);
    });
    const { product } = wireLine(7, 1);
    answers['/wishlist'] = { id: 1, product, added_price: product, added_at: '', stock: 2 };
    await user.click(heart);
    await eventually(() => {
      expect(said()).toEqual([]);
    });
  });

  it('hides for a provider without wishlists', async () => {
    const { logIn } = open({});
    logIn();
    await eventually(() => {
      expectVisible(false);
    });
  });
});
