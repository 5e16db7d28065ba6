import type { Address } from '@contract/address';
import type { User } from '@contract/customer';
import { loadMessages } from '@contract/i18n';
import type { Language } from '@contract/languages';
import type { Order } from '@contract/order';
import { makeStore, type ShopStore } from '@/app/redux';
import { type BagLine, getCart } from '@/entities/cart';
import {
  getProduct,
  listProducts,
  type ProductDetail,
  type ProductSummary,
} from '@/entities/product';
import { sessionRestored, sessionStarted } from '@/shared/session';

import type { RecordedShop } from './recorded-shop';

/** By a call: its data, the status that it fails with, or that it stays pending. */
export type Answers = Record<string, unknown>;

/** The demo shop, as the components of the sheets show it. */
export interface Shop {
  user: User;
  products: readonly ProductSummary[];
  product: ProductDetail;
  lines: BagLine[];
  orders: Order[];
  addresses: Address[];
  /** A store of the shop at its opening, whose provider has these responses. */
  open: (options?: { answers?: Answers; customer?: boolean }) => ShopStore;
}

const pending = new Promise<Response>(() => undefined);

/** The provider: what was recorded, except for other `answers`. */
const provider =
  (recorded: Answers, answers: Answers): typeof fetch =>
  (input, init) => {
    const { method, url } = new Request(input, init);
    const call = `${method} ${new URL(url).pathname.replace(/^\/api/, '')}`;
    const answer = call in answers ? answers[call] : recorded[call];
    if (answer === 'pending') return pending;
    const code = answer === undefined ? 404 : typeof answer === 'number' ? answer : 200;
    const body = code === 200 ? { message: '', data: answer } : { message: '', error: '' };
    return Promise.resolve(Response.json({ code, ...body }, { status: code }));
  };

const load = async <T>(loading: Promise<{ data?: T }>): Promise<T> => {
  const { data } = await loading;
  if (data === undefined) throw new Error('The recorded shop lacks what the sheets show');
  return data;
};

/** Opens the shop that was recorded in a language. */
export const openShop = async (language: Language): Promise<Shop> => {
  const response = await fetch(`./${language}.json`);
  const { messages, user, answers: recorded } = (await response.json()) as RecordedShop;
  loadMessages(language, messages);
  const open: Shop['open'] = ({ answers = {}, customer = false } = {}) => {
    const store = makeStore({ fetch: provider(recorded, answers) });
    store.dispatch(
      customer ? sessionStarted({ token: 'of the workshop', user }) : sessionRestored(null),
    );
    return store;
  };
  const { dispatch } = open({ customer: true });
  const { products } = await load(dispatch(listProducts.initiate({})));
  return {
    user,
    products,
    product: await load(dispatch(getProduct.initiate(String(products[0]?.id)))),
    lines: Object.values(await load(dispatch(getCart.initiate()))),
    orders: recorded['GET /orders'] as Order[],
    addresses: recorded['GET /addresses'] as Address[],
    open,
  };
};
