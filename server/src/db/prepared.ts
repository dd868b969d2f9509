import type { ClientBase } from 'pg';
import type { NodePgDatabase } from './drizzle.ts';
import type { Tx } from './pool.ts';

interface Preparable<T> {
  prepare(name: string): { execute(values: Record<string, unknown>): Promise<T> };
}

/**
 * A query that is built once for each connection, and parsed by PostgreSQL once: for what every request runs.
 * Values stand in it as `sql.placeholder('name')`; `tenantId` is there without being given.
 */
export function prepared<Values extends Record<string, unknown>, T>(
  name: string,
  build: (db: NodePgDatabase) => Preparable<T>,
): (tx: Tx, values: Values) => Promise<T> {
  const known = new WeakMap<ClientBase, ReturnType<Preparable<T>['prepare']>>();
  return (tx, values) => {
    let query = known.get(tx.$client);
    if (!query) {
      query = build(tx).prepare(name);
      known.set(tx.$client, query);
    }
    return query.execute({ ...values, tenantId: tx.tenantId });
  };
}

/** For a query whose text depends on what is asked: built once for each of its few shapes. */
export function byShape<Shape extends (string | boolean)[], Query>(
  build: (...shape: Shape) => Query,
): (...shape: Shape) => Query {
  const known = new Map<string, Query>();
  return (...shape) => {
    const key = shape.join();
    const query = known.get(key) ?? build(...shape);
    known.set(key, query);
    return query;
  };
}
