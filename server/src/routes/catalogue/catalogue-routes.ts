import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';

import { CategoriesResponseSchema } from '@contract/category';
import type { CategoriesResponse } from '@contract/category';
import {
  ProductResponseSchema,
  ProductsRequestSchema,
  ProductsResponseSchema,
} from '@contract/product';
import type { ProductResponse, ProductsResponse } from '@contract/product';

import { sendAnswer } from '../../plugins/send-answer';
import { jsonAnswer } from '../../services/kept-answer';
import { RowParams, rowIdOf } from '../own-row';

/** The catalogue (specification, section 7): the same for everybody, answered from memory. */
export const catalogueRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { answers, catalogue } = app.shop;
  const config = { access: 'public', limit: 'read' } as const;
  const tags = ['Catalogue'];

  app.post(
    '/products',
    {
      config,
      schema: {
        tags,
        summary: 'A page of the listing, filtered, searched and sorted',
        body: ProductsRequestSchema,
        response: { 200: ProductsResponseSchema },
      },
    },
    async (request, reply) => {
      const answer = await answers.get(`products ${catalogue.listKey(request.body)}`, async () =>
        jsonAnswer<ProductsResponse>({
          code: 200,
          message: 'Products',
          data: await catalogue.listProducts(request.body),
        }),
      );
      return sendAnswer(request, reply, answer);
    },
  );

  app.get(
    '/products/:id',
    {
      config,
      schema: {
        tags,
        params: RowParams,
        response: { 200: ProductResponseSchema },
      },
    },
    async (request, reply) => {
      const id = rowIdOf(request);
      const answer = await answers.get(`product ${id}`, async () =>
        jsonAnswer<ProductResponse>({
          code: 200,
          message: 'Product',
          data: await catalogue.product(id),
        }),
      );
      return sendAnswer(request, reply, answer);
    },
  );

  app.get(
    '/categories/primary',
    { config, schema: { tags, response: { 200: CategoriesResponseSchema } } },
    async (request, reply) => {
      const answer = await answers.get('categories', async () =>
        jsonAnswer<CategoriesResponse>({
          code: 200,
          message: 'Categories',
          data: await catalogue.primaryCategories(),
        }),
      );
      return sendAnswer(request, reply, answer);
    },
  );
};
