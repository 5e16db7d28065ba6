import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';

import { CategoriesResponseSchema } from '@contract/category';
import { LabelsResponseSchema } from '@contract/labels';
import {
  OptionalProductResponseSchema,
  ProductQuerySchema,
  ProductsRequestSchema,
  ProductsResponseSchema,
} from '@contract/product';

import { RowParams, rowIdOf } from '../../http/own-row';
import { ok, okJson } from '../../http/envelope';
import { sendCachedData, sendCachedJson } from '../../http/send-cached-response';
import { NotFoundError } from '../../shared/errors';
import {
  listingKey,
  listPrimaryCategories,
  listProducts,
  readProduct,
} from '../../services/catalogue/catalogue';
import { readLabels } from '../../services/catalogue/labels';

/** The catalogue (section 7): the same for everybody, so it comes from the response cache. */
export const catalogueRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { shop } = app;
  const config = { access: 'public', limit: 'read' } as const;
  const tags = ['Catalogue'];

  app.post(
    '/products',
    {
      config: { ...config, load: 'search' },
      schema: {
        tags,
        summary: 'A page of the listing, filtered, searched and sorted',
        body: ProductsRequestSchema,
        response: { 200: ProductsResponseSchema },
      },
    },
    async (request, reply) =>
      sendCachedJson(request, reply, `products ${listingKey(request.body)}`, async () => {
        const { json, shows } = await listProducts(shop, request.body);
        return { json: okJson('Products', json), shows };
      }),
  );

  app.get(
    '/products/:id',
    {
      config,
      schema: {
        tags,
        params: RowParams,
        querystring: ProductQuerySchema,
        response: { 200: OptionalProductResponseSchema },
      },
    },
    async (request, reply) => {
      const id = rowIdOf(request);
      try {
        return await sendCachedJson(request, reply, `product ${id}`, async () => {
          const product = await readProduct(shop, id);
          const products = [id, ...(product.siblings ?? []).map((sibling) => sibling.id)];
          return { json: [JSON.stringify(ok('Product', product))], shows: { products } };
        });
      } catch (error) {
        if (request.query.optional !== 'true' || !(error instanceof NotFoundError)) throw error;
        return ok('Product', null);
      }
    },
  );

  app.get(
    '/categories/primary',
    { config, schema: { tags, response: { 200: CategoriesResponseSchema } } },
    async (request, reply) =>
      sendCachedData(request, reply, 'categories', async () =>
        ok('Categories', await listPrimaryCategories(shop)),
      ),
  );

  app.get(
    '/labels',
    {
      config,
      schema: {
        tags,
        summary: 'What is shown in place of colors, sizes and options, in the request’s language',
        response: { 200: LabelsResponseSchema },
      },
    },
    async (request, reply) =>
      sendCachedData(request, reply, 'labels', async () =>
        ok('Labels', await readLabels(shop, request.language)),
      ),
  );
};
