import type { BrowserContext } from '@playwright/test';

import type { LoginResponse } from '@contract/customer';
import { languageCookie, pathIn, splitLanguage } from '@contract/languages';

import { chooseDress } from '../browser/support/catalogue';
import { demoCustomer } from '../browser/support/demo-customer';

type Session = LoginResponse['data'];

export interface VisitedPage {
  name: string;
  path: string;
  /** For a customer: the session in the browser's storage. */
  session?: Session;
  /** Whether search engines may list it. */
  isPublic?: boolean;
}

/** The same page in Arabic. */
export const inArabic = (page: VisitedPage): VisitedPage => ({
  ...page,
  name: `${page.name}, Arabic`,
  path: pathIn('ar', page.path),
});

/** Remembers the page's language as the visitor's, who would else be offered another. */
export const languageChoice = (url: string, path: string) => ({
  name: languageCookie,
  value: splitLanguage(path).language,
  url,
});

/** Prepares a browser for the page's visitor: with the session and the language. */
export const becomeVisitor = async (
  context: BrowserContext,
  url: string,
  { path, session }: VisitedPage,
): Promise<void> => {
  await context.addCookies([languageChoice(url, path)]);
  if (session === undefined) return;
  await context.addInitScript(({ token, user }) => {
    localStorage.setItem('token', token);
    localStorage.setItem('user', JSON.stringify(user));
  }, session);
};

/** A session of the demo customer, with one line in the bag. */
export const customerWithBag = async (
  url: string,
  line: { product_id: number; product_size_id: number },
): Promise<Session> => {
  const post = (path: string, body: object, token = '') =>
    fetch(`${url}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
  const response = (await (await post('/login', demoCustomer)).json()) as LoginResponse;
  await post('/cart', { ...line, quantity: 1 }, response.data.token);
  return response.data;
};

const furtherPublicPaths = [
  '/collections/new-in',
  '/about',
  '/contact',
  '/story/2',
  '/refund-policy',
  '/register',
];
const furtherAccountPaths = ['/personal-info', '/shipping-addresses', '/security-settings'];

/** The pages of a demo shop that are measured: those with goals, one of each other kind, and further ones. */
export const visitedPages = async (
  url: string,
): Promise<Record<'main' | 'others' | 'further', VisitedPage[]>> => {
  const { product, size } = await chooseDress(url);
  const session = await customerWithBag(url, {
    product_id: product.id,
    product_size_id: size.id,
  });
  return {
    main: [
      { name: 'home', path: '/', isPublic: true },
      { name: 'listing', path: '/shop', isPublic: true },
      { name: 'product', path: `/product/${product.id}`, isPublic: true },
      { name: 'bag', path: `/bag#lines=1&line=${product.id}.${size.id}.1` },
      { name: 'checkout', path: '/checkout', session },
    ],
    others: [
      { name: 'login', path: '/login', isPublic: true },
      { name: 'account', path: '/profile', session },
      { name: 'story', path: '/story/1', isPublic: true },
    ],
    further: [
      ...furtherPublicPaths.map((path) => ({ name: path, path })),
      ...furtherAccountPaths.map((path) => ({ name: path, path, session })),
    ],
  };
};
