import { describe, expect, it } from 'vitest';

import { lazySerializers } from './serializers';

const route = { method: 'GET', url: '/', httpStatus: '200' };
const compiler = () => lazySerializers()({});

describe('the serializers', () => {
  it('write what a schema names', () => {
    const schema = { type: 'object', properties: { name: { type: 'string' } } };
    const serialize = compiler()({ ...route, schema });
    expect(serialize({ name: 'Sana', price: 1 })).toBe('{"name":"Sana"}');
    expect(serialize({ name: 'Noor' })).toBe('{"name":"Noor"}');
  });

  it('are made when they are needed, one for all responses of a schema', () => {
    let reads = 0;
    const schema = {
      get type() {
        reads += 1;
        return 'integer';
      },
    };
    const compile = compiler();
    const [first, second] = ['404', '500'].map((httpStatus) =>
      compile({ ...route, httpStatus, schema }),
    );
    expect(reads).toBe(0);
    expect(first?.(1)).toBe('1');
    const readsOfOne = reads;
    expect(second?.(2)).toBe('2');
    expect(reads).toBe(readsOfOne);
  });
});
