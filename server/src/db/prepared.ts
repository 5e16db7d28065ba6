import type { Orm } from './database';

/**
 * A query that is built once for each database instead of once for each call, which took longer than
 * the database needs to answer it. `build` ends with `.prepare(name)`, its parameters with
 * `sql.placeholder(…)`; the server parses and plans it once for each connection.
 */
export const prepared = <Query>(build: (orm: Orm) => Query): ((orm: Orm) => Query) => {
  const queries = new WeakMap<Orm, Query>();
  return (orm) => {
    const query = queries.get(orm) ?? build(orm);
    queries.set(orm, query);
    return query;
  };
};
