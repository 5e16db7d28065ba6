import type { ShopQueryFn } from './base-query';

/**
 * The `queryFn` of one record of `path`, by its id. A success without the record is a failure as well:
 * the provider has none of this id.
 */
export const fetchRecord =
  <Result, Wire>(path: string, fromWire: (wire: Wire) => Result): ShopQueryFn<Result, string> =>
  async (id, _api, _options, baseQuery) => {
    const { data: body, error } = await baseQuery(`${path}/${encodeURIComponent(id)}`);
    if (error !== undefined) return { error };
    const { data: record } = body as { data?: Wire | null };
    return record ? { data: fromWire(record) } : { error: { status: 404, data: body } };
  };
