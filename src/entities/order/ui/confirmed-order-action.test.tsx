// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';

import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';

import { sessionStarted } from '@/shared/session';

import { cashOrder } from '../../../../tests/support/orders';
import { renderPage } from '../../../../tests/support/render-page';
import { orderHeadingId } from '../model/order-heading-id';
import { ConfirmedOrderAction, type OrderActionTexts } from './confirmed-order-action';

const texts: OrderActionTexts = {
  label: 'Cancel Order',
  question: 'Are you sure?',
  busyLabel: 'Cancelling...',
  done: 'Order successfully cancelled',
  failed: 'Failed to cancel order',
};
const user = { name: 'Noura', email: 'noura@example.test', image: '', currency: 'USD' } as const;

const open = ({ loggedIn }: { loggedIn: boolean }) => {
  const sent: { resolve: (outcome: { error?: unknown }) => void }[] = [];
  const Card = () => {
    const [busy, setBusy] = useState(false);
    const [done, setDone] = useState(false);
    return (
      <>
        <h2 id={orderHeadingId(9)} tabIndex={-1}>
          Order #9
        </h2>
        {!done && (
          <ConfirmedOrderAction
            order={{ ...cashOrder, id: 9 }}
            texts={texts}
            busy={busy}
            send={async () => {
              setBusy(true);
              const outcome = await new Promise<{ error?: unknown }>((resolve) => {
                sent.push({ resolve });
              });
              setBusy(false);
              // The list follows a little later, when it was asked for again.
              if (outcome.error === undefined) setTimeout(() => act(() => setDone(true)), 50);
              return outcome;
            }}
          />
        )}
      </>
    );
  };
  const page = renderPage(Card, { path: '/profile' });
  if (loggedIn) {
    act(() => {
      page.store.dispatch(sessionStarted({ token: 'secret', user }));
    });
  }
  const ask = async () => {
    await page.user.click(screen.getByRole('button', { name: 'Cancel Order 9' }));
    return within(await screen.findByRole('alertdialog', { name: 'Cancel Order' }));
  };
  const said = () =>
    page.store.getState().toasts.list.map(({ severity, title, description }) => ({
      severity,
      title,
      description,
    }));
  return { ...page, sent, ask, said };
};

describe('ConfirmedOrderAction', () => {
  it('asks first, is busy, reports success, and focuses the order', async () => {
    const { user: person, sent, ask, said } = open({ loggedIn: true });
    const dialog = await ask();
    dialog.getByText('Are you sure?');
    expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(/Order #9$/);
    expect(sent).toHaveLength(0);
    await person.click(dialog.getByRole('button', { name: 'Cancel Order' }));
    const busy = dialog.getByRole('button', { name: 'Cancelling...' });
    expect(busy).toHaveAttribute('aria-disabled', 'true');
    expect(busy).toHaveFocus();
    await person.click(busy);
    expect(sent).toHaveLength(1);
    expect(dialog.getByRole('button', { name: 'Keep Order' })).toBeDisabled();
    sent[0]?.resolve({});
    await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus());
    expect(screen.queryByRole('button', { name: 'Cancel Order 9' })).not.toBeInTheDocument();
    expect(said()).toEqual([{ severity: 'success', title: 'Order successfully cancelled' }]);
  });

  it('does nothing when the order is kept', async () => {
    const { user: person, sent, ask, said } = open({ loggedIn: true });
    const dialog = await ask();
    await person.click(dialog.getByRole('button', { name: 'Keep Order' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Cancel Order 9' })).toHaveFocus(),
    );
    expect([sent, said()]).toEqual([[], []]);
  });

  it("reports a failure with the provider's reason, and can be retried", async () => {
    const { user: person, sent, ask, said } = open({ loggedIn: true });
    await person.click((await ask()).getByRole('button', { name: 'Cancel Order' }));
    const reason = 'Only an order that is still pending can be cancelled.';
    sent[0]?.resolve({ error: { status: 409, data: { code: 409, error: reason } } });
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Cancel Order 9' })).toHaveFocus(),
    );
    expect(said()).toEqual([
      { severity: 'error', title: 'Failed to cancel order', description: reason },
    ]);
  });

  it("says 'Please login to continue' without a token and sends nothing", async () => {
    const { user: person, sent, ask, said } = open({ loggedIn: false });
    await person.click((await ask()).getByRole('button', { name: 'Cancel Order' }));
    expect(said()).toEqual([{ severity: 'error', title: 'Please login to continue' }]);
    expect(sent).toHaveLength(0);
  });
});
