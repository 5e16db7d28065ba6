// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';

import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import {
  canCancel,
  orderHeadingId,
  statusAndPayment,
  useGetOrderQuery,
  useGetOrdersQuery,
} from '@/entities/order';
import { sessionStarted } from '@/shared/session';

import { cashOrder } from '../../../../tests/support/orders';
import { type Answers, renderPage } from '../../../../tests/support/render-page';
import { CancelOrderButton } from './cancel-order-button';

const user = { name: 'Noura', email: 'noura@example.test', image: '', currency: 'USD' } as const;
const failure = Response.json({ code: 503 }, { status: 503 });

const Orders = () => {
  const { data: orders = [] } = useGetOrdersQuery();
  const { data: order } = useGetOrderQuery(String(cashOrder.id));
  return (
    <>
      {order && <p>Its page: {statusAndPayment(order)}</p>}
      {orders.map((listed) => (
        <section key={listed.id}>
          <h2 id={orderHeadingId(listed.id)} tabIndex={-1}>
            Order #{listed.id}
          </h2>
          <p>The list: {statusAndPayment(listed)}</p>
          {canCancel(listed) && <CancelOrderButton order={listed} />}
        </section>
      ))}
    </>
  );
};

it('shows the cancelled order with the toast, before the orders are fetched again', async () => {
  const answers: Answers = {
    '/orders': [cashOrder],
    '/orders/12': cashOrder,
    '/orders/12/cancel': { ...cashOrder, status: 'cancelled' },
  };
  const { store, user: person } = renderPage(Orders, { path: '/profile', answers });
  act(() => {
    store.dispatch(sessionStarted({ token: 'secret', user }));
  });
  await screen.findByText('Its page: Pending');
  await person.click(await screen.findByRole('button', { name: 'Cancel Order 12' }));
  Object.assign(answers, { '/orders': failure, '/orders/12': failure });
  const question = await screen.findByRole('alertdialog', { name: 'Cancel Order' });
  await person.click(within(question).getByRole('button', { name: 'Cancel Order' }));

  await waitFor(() =>
    expect(store.getState().toasts.list).toMatchObject([{ title: 'Order successfully cancelled' }]),
  );
  expect(screen.getByText('The list: Cancelled')).toBeInTheDocument();
  expect(screen.getByText('Its page: Cancelled')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus());
});
