import type { Product } from '@contract/product';
import type { AddWishRequest, WishlistItem } from '@contract/wishlist';

const pricesOf = (price: string) => ({
  price,
  price_in_usd: price,
  price_in_eur: price,
  price_in_aed: price,
});

const sizes = [
  { id: 10, size: 'S', ...pricesOf('100.00'), is_default: 0, stock: 2 },
  { id: 11, size: 'M', ...pricesOf('100.00'), is_default: 0, stock: 0 },
];

/** A product in sizes S (two left) and M (sold out). */
export const wireProduct = (id: number): Product => ({
  id,
  name: `Dress ${id}`,
  description: '',
  details: '',
  ...pricesOf('100.00'),
  discount_percentage: 0,
  on_sale: false,
  sale_price: null,
  primary_image: '',
  images: [],
  sizes,
  attributes: [],
  category: { id: 1, name: 'Dresses', slug: 'dresses' },
  category_id: 1,
  size_guide: null,
});

/** A provider with one customer's wishlist. `fail` makes it answer with a status. */
export const wishlistProvider = () => {
  const items = new Map<string, WishlistItem>();
  const state = {
    items,
    fail: null as number | null,
    calls: [] as string[],
    session: {
      token: 'session-token',
      user: { name: 'N', email: 'n@example.test', image: '', currency: 'USD' as const },
    },
  };
  let ids = 0;

  const add = ({
    product_id,
    product_size_id,
    color,
    added_price,
    added_at,
  }: AddWishRequest): WishlistItem => {
    const key = [product_id, product_size_id, color].join();
    const { name, primary_image, discount_percentage } = wireProduct(product_id);
    const chosen = sizes.find(({ id }) => id === product_size_id);
    const item = items.get(key) ?? {
      id: (ids += 1),
      ...(color === undefined ? {} : { color }),
      product: {
        id: product_id,
        name,
        ...pricesOf('100.00'),
        primary_image,
        discount_percentage,
        sizes,
      },
      ...(chosen === undefined ? {} : { product_size: { id: chosen.id, size: chosen.size } }),
      added_price: { ...pricesOf('120.00'), ...added_price },
      added_at: added_at ?? new Date(1_700_000_000_000 + ids * 1000).toISOString(),
      stock: 2,
    };
    items.set(key, item);
    return item;
  };

  const answer = (method: string, path: string, body: string): unknown => {
    const [, resource, id] = path.split('/');
    if (resource === 'products') return wireProduct(Number(id));
    if (resource === 'cart') return [];
    if (resource === 'profile') return { user: state.session.user };
    if (method === 'POST') return add(JSON.parse(body) as AddWishRequest);
    if (method === 'GET') return [...items.values()].reverse();
    for (const [key, item] of items) if (item.id === Number(id)) items.delete(key);
    return null;
  };

  const fetchFn: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const path = new URL(request.url).pathname.replace(/^\/api/, '');
    const body = await request.text();
    if (path.startsWith('/wishlist')) state.calls.push(`${request.method} ${path}`);
    if (state.fail !== null && path.startsWith('/wishlist')) {
      const code = state.fail;
      return Response.json({ code, message: 'No', error: 'No' }, { status: code });
    }
    const data = answer(request.method, path, body);
    return Response.json({ code: 200, message: 'OK', data });
  };

  return Object.assign(state, { fetchFn });
};
