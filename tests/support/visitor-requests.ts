import type { GrownShop } from './grown-shop';

const categoryCount = 9;
const pageCount = 3;
const productCount = 100;
/** A page that is rendered takes a hundred times as long as one from the cache. */
const productPageCount = 10;

/** A request for a list of products. */
export const listRequest = (list: object) => ({
  method: 'POST' as const,
  path: '/api/products',
  body: JSON.stringify(list),
});

/** Lists, products and pages that many visitors ask for. */
export const visitorRequests = ({ productIds }: GrownShop) => {
  const lists = Array.from({ length: categoryCount }, (_, category) => category + 1).flatMap(
    (category_id) =>
      (['newest', 'price-low-high'] as const).flatMap((sort) =>
        Array.from({ length: pageCount }, (_, page) => [
          { category_id, sort, page: page + 1 },
          { category_id, sort, page: page + 1, facets: true },
        ]).flat(),
      ),
  );
  return [
    ...lists.map(listRequest),
    ...[
      ...productIds.slice(0, productCount).map((id) => `/api/products/${id}`),
      ...productIds.slice(0, productPageCount).map((id) => `/product/${id}`),
      ...['/', '/shop', '/collections/new-in'],
    ].map((path) => ({ method: 'GET' as const, path })),
  ];
};
