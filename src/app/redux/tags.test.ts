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

/** What a call may end with: success, or that something has changed meanwhile. */
const ends = [undefined, { status: 409 }];

/** The types of the tags that the calls name. */
const typesOf = (property: keyof Definition, among: readonly string[]): string[] => {
  const types = callExamples.flatMap(({ call: [name, arg] }) => {
    const tags = (among.includes(name) && definitions[name]?.[property]) || [];
    const named =
      typeof tags === 'function' ? ends.flatMap((error) => tags(undefined, error, arg)) : tags;
    return named.map((tag) => (typeof tag === 'string' ? tag : tag.type));
  });
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
  const endpointsWith = (property: keyof Definition, tag: string) =>
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
