import type { Orm } from './database';

/**
 * A query that is built once for each database: building it for every call took longer than running
 * it. `build` ends with `.prepare(name)` and takes its parameters by `sql.placeholder(…)`; the server
 * parses and plans it once for each connection.
 */
export const prepared = <Query>(build: (orm: Orm) => Query): ((orm: Orm) => Query) => {
  const queries = new WeakMap<Orm, Query>();
  return (orm) => {
    const query = queries.get(orm) ?? build(orm);
    queries.set(orm, query);
    return query;
  };
};
