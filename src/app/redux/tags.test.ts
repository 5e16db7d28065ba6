// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { api, tagTypes } from '@/shared/api';

import { callExamples } from '../../../tests/support/every-call';
import { makeStore } from './make-store';

interface Tag {
  type: string;
}
type Tags = readonly (Tag | string)[];
type TagsOf = Tags | ((result: unknown, error: unknown, arg: unknown) => Tags);

interface Definition {
  type?: string;
  providesTags?: TagsOf;
  invalidatesTags?: TagsOf;
}

/** The endpoints' own definitions, as they were injected. */
const definitions: Record<string, Definition> = {};
const keep = Object.fromEntries(
  callExamples.map(({ call: [name] }) => [
    name,
    (definition: Definition) => {
      definitions[name] = definition;
    },
  ]),
);
api.enhanceEndpoints({ endpoints: keep });

/** The responses, with product 7, of the queries that hold products as they are sold now. */
const responsesWithProduct: Record<string, unknown> = {
  getProduct: { id: 7 },
  getProductsById: { 7: { id: 7 } },
  getWishlist: { '7::': { productId: 7 } },
  listProductPages: { pages: [{ products: [{ id: 7 }] }] },
  listProducts: { products: [{ id: 7 }] },
};

/** What a call may end with: success, or that something has changed meanwhile. */
const ends = [undefined, { status: 409 }];

type Property = 'providesTags' | 'invalidatesTags';

/** The tags that the calls name. */
const tagsOf = (property: Property, among: readonly string[]): Tags =>
  callExamples.flatMap(({ call: [name, arg] }) => {
    const tags = (among.includes(name) && definitions[name]?.[property]) || [];
    if (typeof tags !== 'function') return tags;
    return ends.flatMap((error) => tags(responsesWithProduct[name], error, arg));
  });

/** The types of the tags that the calls name. */
const typesOf = (property: Property, among: readonly string[]): string[] => {
  const types = tagsOf(property, among).map((tag) => (typeof tag === 'string' ? tag : tag.type));
  return [...new Set(types)].sort();
};
const allNames = callExamples.map(({ call: [name] }) => name);

describe('every tag', () => {
  it('is provided by a query', () => {
    expect(typesOf('providesTags', allNames)).toEqual([...tagTypes].sort());
  });

  it('is invalidated by a mutation', () => {
    expect(typesOf('invalidatesTags', allNames)).toEqual([...tagTypes].sort());
  });
});

describe('a query that holds products', () => {
  it('is one of those that are listed here', () => {
    const asksForProducts = callExamples
      .filter(({ asks }) => asks.some((what) => /\/(products|wishlist)\b/.test(what)))
      .map(({ call: [name] }) => name)
      .filter((name) => definitions[name]?.type !== 'mutation');
    expect(asksForProducts.sort()).toEqual(Object.keys(responsesWithProduct));
  });

  it.each(Object.keys(responsesWithProduct))('provides each of them: %s', (name) => {
    expect(tagsOf('providesTags', [name])).toContainEqual({ type: 'Product', id: 7 });
  });
});

describe('docs/devtools.md', () => {
  const page = readFileSync(path.join(import.meta.dirname, '../../../docs/devtools.md'), 'utf8');
  const names = (text = '') => [...text.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);
  /** The cells of the table under a head, without the head. */
  const rowsUnder = (head: RegExp): string[][] => {
    const [, table = ''] =
      new RegExp(`${head.source}[^\\n]*\\n[^\\n]*\\n((?:\\|.*\\n)+)`).exec(page) ?? [];
    return table
      .trim()
      .split('\n')
      .map((row) => row.split('|').slice(1, -1));
  };
  const endpointsWith = (property: Property, tag: string) =>
    Object.keys(definitions)
      .filter((name) => typesOf(property, [name]).includes(tag))
      .sort();

  it('names the slices of the state', () => {
    const slices = rowsUnder(/\| Slice +\| Holds/).flatMap(([slice]) => names(slice));
    expect(slices.sort()).toEqual(Object.keys(makeStore().getState()).sort());
  });

  it('names what provides and what invalidates each tag', () => {
    const rows = rowsUnder(/\| Tag +\| Provided by/).map(([tag, provides, invalidates]) => ({
      tag: names(tag)[0],
      provides: names(provides).sort(),
      invalidates: names(invalidates)
        .filter((name) => name !== 'invalidateTags')
        .sort(),
    }));
    expect(rows).toEqual(
      [...tagTypes].sort().map((tag) => ({
        tag,
        provides: endpointsWith('providesTags', tag),
        invalidates: endpointsWith('invalidatesTags', tag),
      })),
    );
  });
});
