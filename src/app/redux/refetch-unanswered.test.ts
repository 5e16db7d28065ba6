// @vitest-environment jsdom
import { expect, it } from 'vitest';

import { getCategories } from '@/entities/category';
import { listProductPages, listProducts } from '@/entities/product';

import { eventually } from '../../../tests/support/eventually';
import { makeStore } from './make-store';
import { refetchUnanswered } from './refetch-unanswered';

const dresses = { categoryId: 1 };
const coats = { categoryId: 2 };

it('fetches again what is shown and got no response, and nothing else', async () => {
  const asked: string[] = [];
  let online = true;
  const fetch = async (input: RequestInfo | URL) => {
    const request = input as Request;
    const { pathname } = new URL(request.url);
    const body = await request.text();
    asked.push(`${pathname} ${body}`);
    if (!online) throw new TypeError('Failed to fetch');
    if (body.includes('"category_id":2')) return Response.json({ code: 500 }, { status: 500 });
    const data = pathname.endsWith('/products') ? { data: [], current_page: 1 } : [];
    return Response.json({ code: 200, message: 'OK', data });
  };
  const store = makeStore({ apiUrl: 'http://shop.test/api', fetch });

  await store.dispatch(getCategories.initiate());
  await store.dispatch(listProducts.initiate(coats));
  online = false;
  await store.dispatch(listProductPages.initiate(dresses));
  const left = store.dispatch(listProducts.initiate({ search: 'left' }));
  await left;
  left.unsubscribe();
  const select = listProductPages.select(dresses);
  expect(select(store.getState()).isError).toBe(true);

  // RTK Query writes to the state a little later what is shown.
  await eventually(() => {
    const subscribers = Object.values(store.getState().api.subscriptions);
    expect(subscribers.filter((each) => Object.keys(each ?? {}).length > 0)).toHaveLength(3);
  });
  online = true;
  asked.length = 0;
  store.dispatch(refetchUnanswered());
  await eventually(() => {
    expect(select(store.getState()).data?.pages).toHaveLength(1);
  });
  expect(asked).toHaveLength(1);
});
