import type { ProductsRequest } from '@contract/product';

const pageSize = 24;
/** A picture of the built SPA. */
export const picture = '/favicon-32.png';

const pricesOf = (usd: number) => ({
  price: usd.toFixed(2),
  price_in_usd: usd.toFixed(2),
  price_in_eur: (usd * 0.9).toFixed(2),
  price_in_aed: (usd * 3.67).toFixed(2),
});
export const categories = [
  { id: 1, name: 'Dresses', slug: 'dresses' },
  { id: 2, name: 'Accessories', slug: 'accessories' },
];
/** More than a page; every third is reduced, every fourth an accessory. */
export const products = Array.from({ length: 30 }, (_, index) => {
  const id = index + 1;
  const prices = pricesOf(100 + id);
  const reduced = id % 3 === 0;
  return {
    id,
    name: `Garment ${id}`,
    description: `<p>The garment ${id}</p>`,
    details: '<p>Cut by hand.</p>',
    ...prices,
    discount_percentage: reduced ? 20 : 0,
    on_sale: reduced,
    sale_price: reduced ? prices.price : null,
    primary_image: picture,
    images: [{ image: picture, alt: `Garment ${id}` }],
    sizes: ['S', 'M'].map((size, order) => ({
      id: id * 10 + order,
      size,
      ...prices,
      is_default: order,
    })),
    attributes: [{ name: 'Color', options: ['Ink', 'Sand'] }],
    category: categories[id % 4 === 0 ? 1 : 0],
    size_guide: null,
  };
});

/** `data` of POST /products. */
export const listProducts = (body: ProductsRequest) => {
  const price = (product: { price: string }) => Number(product.price);
  const found = products.filter(
    (product) =>
      (!body.category_id || product.category?.id === body.category_id) &&
      (!body.on_sale || product.on_sale) &&
      (!body.min_price || price(product) >= Number(body.min_price)) &&
      (!body.max_price || price(product) <= Number(body.max_price)) &&
      (!body.search || product.name.toLowerCase().includes(body.search.toLowerCase())),
  );
  const page = body.page ?? 1;
  return { data: found.slice((page - 1) * pageSize, page * pageSize), current_page: page };
};
