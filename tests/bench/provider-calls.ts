import { grownPassword } from '../support/grown-shop';
import type { GrownCustomer, GrownShop } from '../support/grown-shop';
import { listRequest } from '../support/visitor-requests';
import type { Call } from './load';

/** Above every price: each request differs, so that no cached response serves it. */
const anyPrice = 1_000_000;

const pick = <T>(values: readonly T[], index: number): T => values[index % values.length] as T;

const bearer = ({ token }: GrownCustomer) => ({ authorization: `Bearer ${token}` });

/** A request for a list that nobody asked for before. */
export const freshList = (title: string, question: object): Call => ({
  title,
  make: (index) => listRequest({ ...question, max_price: anyPrice + index }),
});

/** No text is indexed by these words, so that they make another search of the same words. */
const stopWords = ['the', 'and', 'for', 'with', 'of', 'to', 'in', 'on', 'at', 'by'];

/** A search that nobody made before. */
export const freshSearch = (title: string, words: string): Call => ({
  title,
  make: (index) => {
    const digits = [...String(index).padStart(4, '0').slice(-4)].map(Number);
    return listRequest({ search: [...digits.map((digit) => stopWords[digit]), words].join(' ') });
  },
});

/** A full page of all products, another one each time, of the first tenth of the pages or the last. */
const pageOfAll = (title: string, { products }: GrownShop, place: 'near' | 'far'): Call => {
  const pages = Math.floor(products / 24);
  const tenth = Math.ceil(pages / 10);
  return {
    title,
    make: (index) => {
      const offset = index % tenth;
      const wanted = place === 'near' ? 2 + offset : pages - offset;
      return listRequest({ page: wanted, max_price: anyPrice + index });
    },
  };
};

export const nearPage = (title: string, grown: GrownShop): Call => pageOfAll(title, grown, 'near');

export const farPage = (title: string, grown: GrownShop): Call => pageOfAll(title, grown, 'far');

export const cachedList = (title: string, question: object): Call => ({
  title,
  make: () => listRequest(question),
});

export const page = (title: string, path: string): Call => ({
  title,
  make: () => ({ method: 'GET', path }),
});

/** A page that is made anew for each request, since the cache knows it by its parameters. */
export const freshPage = (title: string, path: string): Call => ({
  title,
  make: (index) => ({ method: 'GET', path: `${path}?max_price=${anyPrice + index}` }),
});

export const productById = (title: string, { products }: GrownShop): Call => ({
  title,
  // A prime step, so that the products come in no order.
  make: (index) => ({ method: 'GET', path: `/api/products/${1 + ((index * 7919) % products)}` }),
});

/** How many products a customer's bag has. */
const productsOfBag = 3;

/** Puts one of a few products into a customer's bag: another customer and quantity each time. */
export const addToBag = ({ customers, lines }: GrownShop): Call => ({
  title: 'add to bag',
  make: (index) => {
    const turn = Math.floor(index / customers.length) % productsOfBag;
    const line = pick(lines, (index % customers.length) * productsOfBag + turn);
    return {
      method: 'POST',
      path: '/api/cart',
      headers: bearer(pick(customers, index)),
      body: JSON.stringify({ ...line, quantity: 1 + (index % 9) }),
    };
  },
});

/** A customer's bag, with what `addToBag` has put into it. */
export const readBag = ({ customers }: GrownShop): Call => ({
  title: 'bag',
  make: (index) => ({
    method: 'GET',
    path: '/api/cart',
    headers: bearer(pick(customers, index)),
  }),
});

/** The first page of a customer's orders. */
export const orderList = ({ customers }: GrownShop): Call => ({
  title: 'order list',
  make: (index) => ({
    method: 'GET',
    path: '/api/orders?page=1&per_page=10',
    headers: bearer(pick(customers, index)),
  }),
});

/** One of a customer's orders. */
export const oneOrder = ({ customers }: GrownShop): Call => ({
  title: 'one order',
  make: (index) => {
    const customer = pick(customers, index);
    return { method: 'GET', path: `/api/orders/${customer.orderId}`, headers: bearer(customer) };
  },
});

export const logIn = ({ customers }: GrownShop): Call => ({
  title: 'login',
  make: (index) => ({
    method: 'POST',
    path: '/api/login',
    body: JSON.stringify({ email: pick(customers, index).email, password: grownPassword }),
  }),
});
