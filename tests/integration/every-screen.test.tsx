// @vitest-environment jsdom
import '../support/node-globals';
import '@testing-library/jest-dom/vitest';

import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Banner } from '@contract/banner';
import type { AboutUs } from '@contract/brand';
import { readLanguageFrom } from '@contract/current-language';
import { i18n } from '@contract/i18n';
import { defaultLanguage } from '@contract/languages';
import type { Order } from '@contract/order';

import { demoShop } from '../../demo/catalogue/demo-shop';
import { foreignWords } from '../support/foreign-words';
import { openShop } from '../support/render-shop';
import { stubBrowser } from '../support/stub-browser';
import { createTestApp, type TestApp } from '../support/test-app';

let shop: TestApp;
let session: { token: string; user: string };
let orders: Order[];
let order: Order;

const read = async <T,>(url: string): Promise<T> => {
  const headers = { authorization: `Bearer ${session.token}` };
  const answer = await shop.app.inject({ method: 'GET', url: `/api${url}`, headers });
  return answer.json<{ data: T }>().data;
};

const logIn = ({ token, user } = session) => {
  localStorage.setItem('token', token);
  localStorage.setItem('user', user);
};

beforeAll(async () => {
  stubBrowser();
  shop = await createTestApp({ config: { languages: ['en', 'ar'] } });
  const { email, password } = demoShop.customer;
  const payload = { email, password };
  const answer = await shop.app.inject({ method: 'POST', url: '/api/login', payload });
  const { data } = answer.json<{ data: { token: string; user: object } }>();
  session = { token: data.token, user: JSON.stringify(data.user) };
  orders = await read<Order[]>('/orders');
  const [first] = orders;
  if (first === undefined) throw new Error('The demo customer has no order');
  order = first;
});

afterAll(async () => {
  await shop.close();
});

const main = () => within(screen.getByRole('main'));
const heading = (name: string) =>
  waitFor(() => {
    expect(document.querySelector('main h1')?.textContent).toBe(name);
  });
const links = (area: HTMLElement) =>
  within(area)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

const publicScreens: [path: string, title: string, heading?: string][] = [
  ['/', 'Home', 'Selvage'],
  ['/products', 'All Collections'],
  ['/shop', 'All Collections'],
  ['/collections', 'Collections'],
  ['/collections/new-in', 'New In'],
  ['/collections/fw-24-25', 'Collection FW 24/25'],
  ['/collections/ss24', 'RTW SS24'],
  ['/collections/ready-to-wear', 'Ready-To-Wear'],
  ['/collections/accessories', 'Accessories'],
  ['/about', 'About Us'],
  ['/contact', 'Contact Us'],
  ['/login', 'Login'],
  ['/register', 'Create an account'],
  ['/refund-policy', 'Refund Policy'],
  ['/shipping', 'Shipping Information'],
  ['/privacy', 'Privacy Policy'],
  ['/terms', 'Terms & Conditions'],
  ['/story/3', 'Story: Best Casual Wear', 'Best Casual Wear - 2021 At International Fashion Week'],
  ['/wishlist', 'Wishlist'],
  ['/bag', 'A bag for you'],
  ['/back-in-stock/unsubscribe', 'Back-in-stock emails', 'Stop back-in-stock emails?'],
  ['/no/such/path', 'Page not found', '404 Oops! Page not found'],
];
const guardedScreens: [path: string, title: string, back?: string][] = [
  ['/checkout', 'Checkout'],
  ['/order/:orderId', 'Order #:orderId', '/profile'],
  ['/profile', 'Profile'],
  ['/security-settings', 'Security Settings', '/profile'],
  ['/personal-info', 'Personal Information', '/profile'],
  ['/shipping-addresses', 'Shipping Addresses', '/profile'],
];
const ofTheOrder = (text: string) => text.replace(':orderId', String(order.id));

describe('every route of the table (section 2)', () => {
  it.each(publicScreens)('%s is %s', async (path, title, name = title) => {
    openShop(path, shop.app);
    await heading(name);
    await waitFor(() => {
      expect(document.title).toBe(`${title} | Selvage`);
    });
  });

  it('/product/:id is the product', async () => {
    const [product] = demoShop.products;
    openShop(`/product/${product?.id}`, shop.app);
    await heading(product?.name ?? '');
    expect(document.title).toBe(`${product?.name} | Selvage`);
  });

  it.each(guardedScreens)('%s is %s, and needs a login', async (path, title, back) => {
    logIn();
    openShop(ofTheOrder(path), shop.app);
    await heading(ofTheOrder(title));
    await waitFor(() => {
      expect(document.title).toBe(`${ofTheOrder(title)} | Selvage`);
      const link = screen.queryByText('Back to profile')?.closest('a');
      expect(link?.getAttribute('href')).toBe(back);
    });
  });
});

describe('the guard of screens that require a login (sections 2 and 6)', () => {
  // The provider would refuse a wrong token, but its calls fail: the guard alone decides.
  const failing = { 'GET /api/profile': 500, 'GET /api/cart': 500 };
  const goesToLogin = async (path: string) => {
    const { router } = openShop(path, shop.app, { failing });
    await waitFor(() => {
      expect(router.state.location).toMatchObject({ pathname: '/login', state: { from: path } });
    });
  };

  it.each(guardedScreens)('redirects from %s to the login, which remembers it', async (path) => {
    await goesToLogin(ofTheOrder(path));
  });

  it.each([
    ['a token alone', { token: 'a-token', user: '' }],
    ['a user alone', { token: '', user: '{"name":"N"}' }],
    ['a user that cannot be parsed', { token: 'a-token', user: '{broken' }],
  ])('does not accept %s', async (_what, { token, user }) => {
    if (token !== '') localStorage.setItem('token', token);
    if (user !== '') localStorage.setItem('user', user);
    await goesToLogin('/security-settings');
  });

  it('checks the presence of a token and a user that can be parsed, and nothing else', async () => {
    logIn({ token: 'whatever', user: '{}' });
    openShop('/security-settings', shop.app, { failing });
    await heading('Security Settings');
  });
});

describe('Home (section 2)', () => {
  it('has header, footer and four sections: each with image, name, description and button', async () => {
    openShop('/', shop.app);
    const banners = (await read<Banner[]>('/banners')).slice(0, 4);
    expect(banners).toHaveLength(4);
    for (const [index, banner] of banners.entries()) {
      const section = await screen.findByRole('region', { name: banner.name });
      expect(within(section).getByRole('img')).toHaveAttribute('alt', banner.alt);
      within(section).getByRole('heading', { name: banner.name });
      within(section).getByText(banner.description);
      const label = banner.button_text ?? (index === 3 ? 'Contact Us' : 'Shop');
      expect(links(section)).toEqual([[label, banner.url]]);
    }
    expect(main().getAllByRole('region')).toHaveLength(4);
    expect(screen.getByRole('banner')).toBeInTheDocument();
    expect(screen.getByRole('contentinfo')).toBeInTheDocument();
    expect(screen.getByRole('banner')).toHaveAttribute('data-tone', 'light');
  });

  it('has a dark header while no picture lies below it', async () => {
    openShop('/', shop.app, { failing: { 'GET /api/banners': 500 } });
    await screen.findByText('The collections could not be loaded');
    expect(screen.getByRole('banner')).toHaveAttribute('data-tone', 'dark');
  });
});

describe('About Us and Contact Us (section 2)', () => {
  it('About Us has its hero, its welcome text, Featured On and the Stories', async () => {
    openShop('/about', shop.app);
    const about = await read<AboutUs>('/about-us');
    await heading('About Us');
    main().getByRole('heading', { name: about.about_us[0]?.title ?? '' });
    main().getByRole('button', { name: 'Read More' });
    const featured = main().getByRole('region', { name: 'Featured On' });
    expect(within(featured).getAllByRole('img')).toHaveLength(about.features.length);
    const stories = main().getByRole('region', { name: 'Stories' });
    expect(links(stories).map(([, address]) => address)).toEqual([
      '/story/1',
      '/story/2',
      '/story/3',
    ]);
  });

  it('Contact Us has the form, and the email, phone and location of the house', async () => {
    openShop('/contact', shop.app);
    await heading('Contact Us');
    expect(links(screen.getByRole('main')).slice(0, 2)).toEqual([
      ['atelier@selvage.test', 'mailto:atelier@selvage.test'],
      ['+971 4 555 0142', 'tel:+97145550142'],
    ]);
    main().getByText('Atelier 12, Al Quoz 1, Dubai, United Arab Emirates');
    for (const label of ['Name', 'Email', 'Subject', 'Message']) main().getByLabelText(label);
    expect(main().getByLabelText('Email')).toHaveAttribute('type', 'email');
  });
});

describe('the stories (section 2)', () => {
  const openStory = async (id: number, name: string) => {
    openShop(`/story/${id}`, shop.app);
    await heading(name);
    // The placeholders may be another list than the pictures.
    const [grid, pictures] = await waitFor(() => {
      const list = main().getByRole('list', { name: 'Pictures of the story' });
      return [list, within(list).getAllByRole('img')] as const;
    });
    const hero = [...document.querySelectorAll('main img')].find((img) => !grid.contains(img));
    expect(hero).toBeDefined();
    const words = [...document.querySelectorAll('main p')].map((p) => p.textContent);
    // The pieces that it shows are linked below, in the colors of its pictures.
    const { stories } = await read<AboutUs>('/about-us');
    const shown = stories.find((story) => story.id === id);
    const strip = await main().findByRole('region', { name: 'In this story' });
    await waitFor(() => {
      const addresses = links(strip).map(
        ([, address]) => new URL(address ?? '', 'http://shop.test'),
      );
      const products = shown?.product_ids?.map((each) => `/product/${each}`);
      expect(addresses.map(({ pathname }) => pathname)).toEqual(products);
      const colors = addresses.flatMap(({ searchParams }) => searchParams.getAll('color'));
      expect(colors).toEqual(shown?.colors);
    });
    return { pictures, words: words.join(' ') };
  };

  it('1 is a fast-fashion collaboration of 2021 with eight images', async () => {
    const { pictures, words } = await openStory(1, 'Twelve pieces for everyone - 2021');
    expect(pictures).toHaveLength(8);
    expect(words).toMatch(/In 2021 a fast-fashion company/);
  });

  it('2 has a light header, its paragraph and 8 images, and shows no page title', async () => {
    const name = 'Winner of Splash Emerging Talents- 2021';
    const { pictures, words } = await openStory(2, name);
    expect(pictures).toHaveLength(8);
    expect(words).toMatch(/emerging talents award of 2021/);
    expect(words).toMatch(/modern modest collection/);
    expect(words).toMatch(/shown at Fashion Week 2021/);
    expect(screen.getByRole('banner')).toHaveAttribute('data-see-through', 'false');
    expect(main().queryByText(/Story:/)).not.toBeInTheDocument();
  });

  it('3 has its paragraph on the casual-wear award and 4 images', async () => {
    const name = 'Best Casual Wear - 2021 At International Fashion Week';
    const { pictures, words } = await openStory(3, name);
    expect(pictures).toHaveLength(4);
    expect(words).toMatch(/award for the best casual wear/);
  });
});

describe('the account (section 2)', () => {
  it('/profile has the tabs Orders and Settings, Logout, and links to three screens', async () => {
    logIn();
    const { user } = openShop('/profile', shop.app);
    await heading('Profile');
    const tabs = main().getAllByRole('tab');
    expect(tabs.map(({ textContent }) => textContent)).toEqual(['Orders', 'Settings']);
    main().getByRole('button', { name: 'Logout' });
    await user.click(main().getByRole('tab', { name: 'Settings' }));
    const settings = await main().findByRole('tabpanel', { name: 'Settings' });
    expect(links(settings).map(([, address]) => address)).toEqual([
      '/personal-info',
      '/shipping-addresses',
      '/security-settings',
    ]);
  });

  it('/security-settings has its three fields and Update Password', async () => {
    logIn();
    openShop('/security-settings', shop.app);
    await heading('Security Settings');
    for (const label of ['Current Password', 'New Password', 'Confirm New Password']) {
      expect(main().getByLabelText(label)).toHaveAttribute('type', 'password');
    }
    main().getByRole('button', { name: 'Update Password' });
  });
});

describe('what only the browser renders, in Arabic', () => {
  const { name, email, addresses } = demoShop.customer;
  /** What the customer has entered, in whichever language. */
  const entered = [
    ...email.split(/(?=[@.])/),
    ...name.split(' '),
    ...addresses.flatMap(({ address, apartment, city, state, zipCode }) =>
      [address, apartment ?? '', city, state, zipCode].filter((text) => text !== ''),
    ),
  ];
  const isForeign = (text: string) => foreignWords(text, 'ar', entered).length > 0;
  const attributes = ['alt', 'aria-description', 'aria-label', 'placeholder', 'title'];

  /** What the page shows or reads out, but for what says its own language. */
  const saidTexts = (): string[] => [
    document.title,
    ...[...document.body.querySelectorAll('*')]
      .filter((element) => element.closest('script, style, noscript, body [lang]') === null)
      .flatMap((element) => [
        ...[...element.childNodes].map((node) => (node instanceof Text ? node.data : '')),
        ...attributes.map((attribute) => element.getAttribute(attribute) ?? ''),
      ]),
  ];

  const expectArabic = async (path: string, failing?: Record<string, number>): Promise<void> => {
    const loading = i18n.t('Loading...');
    logIn();
    openShop(path, shop.app, { failing });
    await waitFor(() => {
      expect(document.querySelector('main h1')?.textContent).toMatch(/\p{Script=Arabic}/u);
      expect(screen.queryAllByText(loading)).toEqual([]);
      expect(saidTexts().filter(isForeign)).toEqual([]);
    });
  };

  beforeAll(() => {
    readLanguageFrom(() => 'ar');
  });

  afterAll(() => {
    readLanguageFrom(() => defaultLanguage);
  });

  it.each([
    '/profile',
    '/profile?tab=settings',
    '/personal-info',
    '/security-settings',
    '/shipping-addresses',
    '/checkout',
    '/wishlist',
    '/bag',
    '/back-in-stock/unsubscribe',
    '/order/999999',
  ])('says nothing in English: %s', async (path) => {
    await expectArabic(path);
  });

  it.each(['pending', 'processing', 'shipped', 'delivered', 'completed', 'cancelled', 'refunded'])(
    'says nothing in English: an order that is %s',
    async (status) => {
      const found = orders.find((each) => each.status === status);
      expect(found).toBeDefined();
      await expectArabic(`/order/${found?.id}`);
    },
  );

  it.each([
    ['/profile', 'GET /api/orders'],
    ['/shipping-addresses', 'GET /api/addresses'],
    ['/wishlist', 'GET /api/wishlist'],
    ['/checkout', 'GET /api/cart'],
  ])('says nothing in English when %s lacks %s', async (path, call) => {
    await expectArabic(path, { [call]: 500 });
  });
});
