// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';

import { api, tagTypes } from '@/shared/api';

import { callExamples } from '../../../tests/support/every-call';

interface Tag {
  type: string;
}
type Tags = readonly (Tag | string)[];
type TagsOf = Tags | ((result: unknown, error: unknown, arg: unknown) => Tags);

interface Definition {
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

/** The types of the tags that the calls name when they succeed. */
const typesOf = (property: keyof Definition): string[] => {
  const types = callExamples.flatMap(({ call: [name, arg] }) => {
    const tags = definitions[name]?.[property] ?? [];
    const named = typeof tags === 'function' ? tags(undefined, undefined, arg) : tags;
    return named.map((tag) => (typeof tag === 'string' ? tag : tag.type));
  });
  return [...new Set(types)].sort();
};

describe('every tag', () => {
  it('is provided by a query', () => {
    expect(typesOf('providesTags')).toEqual([...tagTypes].sort());
  });

  it('is invalidated by a mutation', () => {
    expect(typesOf('invalidatesTags')).toEqual([...tagTypes].sort());
  });
});
