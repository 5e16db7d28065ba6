import type { GrownShop } from './grown-shop';
import type { Call } from './load';

/** Above every price: each request differs, so that no cached response serves it. */
const anyPrice = 1_000_000;

const pick = <T>(values: readonly T[], index: number): T => values[index % values.length] as T;

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

const list = (body: object) => ({
  method: 'POST' as const,
  path: '/api/products',
  body: JSON.stringify(body),
});

/** A request for a list that nobody asked for before. */
export const freshList = (title: string, question: object): Call => ({
  title,
  make: (index) => list({ ...question, max_price: anyPrice + index }),
});

/** No text is indexed by these words, so that they make another search of the same words. */
const stopWords = ['the', 'and', 'for', 'with', 'of', 'to', 'in', 'on', 'at', 'by'];

/** A search that nobody made before. */
export const freshSearch = (title: string, words: string): Call => ({
  title,
  make: (index) => {
    const digits = [...String(index).padStart(4, '0').slice(-4)].map(Number);
    return list({ search: [...digits.map((digit) => stopWords[digit]), words].join(' ') });
  },
});

/** A full page far into all products, another one each time. */
export const farPage = (title: string, { products }: GrownShop): Call => ({
  title,
  make: (index) => {
    const pages = Math.floor(products / 24);
    return list({ page: pages - (index % Math.ceil(pages / 10)), max_price: anyPrice + index });
  },
});

export const cachedList = (title: string): Call => ({ title, make: () => list({}) });

export const page = (title: string, path: string): Call => ({
  title,
  make: () => ({ method: 'GET', path }),
});

export const productById = (title: string, { products }: GrownShop): Call => ({
  title,
  // A prime step, so that the products come in no order.
  make: (index) => ({ method: 'GET', path: `/api/products/${1 + ((index * 7919) % products)}` }),
});

/** Puts a piece into a customer's bag: another customer, product and quantity each time. */
export const addToBag = ({ tokens, lines }: GrownShop): Call => ({
  title: 'add to bag',
  make: (index) => ({
    method: 'POST',
    path: '/api/cart',
    headers: bearer(pick(tokens, index)),
    body: JSON.stringify({ ...pick(lines, index), quantity: 1 + (index % 9) }),
  }),
});

/** A customer's bag, of as many lines as were put into it. */
export const readBag = ({ tokens }: GrownShop): Call => ({
  title: 'bag',
  make: (index) => ({
    method: 'GET',
    path: '/api/cart',
    headers: bearer(pick(tokens, index)),
  }),
});

/** The first page of a customer's orders. */
export const orderList = ({ tokens }: GrownShop): Call => ({
  title: 'order list',
  make: (index) => ({
    method: 'GET',
    path: '/api/orders?page=1&per_page=10',
    headers: bearer(pick(tokens, index)),
  }),
});
