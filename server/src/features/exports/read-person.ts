import type { Scope } from '../../scope.ts';
import type { Tables } from '../../tables.ts';
import { type Keys, listRowsOf, type RowPage } from './rows-queries.ts';

/** Characters of one page of rows: more are asked for while they are short, fewer when they are long. */
const [shortPage, longPage] = [100_000, 1_000_000];
const [fewest, most] = [5, 1_000];

/** A person's rows of one table as JSON, page by page: no more than a page of them is ever held. */
export async function* rowsOf(
  scope: Scope,
  tables: Tables,
  keys: Keys,
  table: string,
  userId: string,
): AsyncGenerator<string[]> {
  let count = 20;
  let after: string[] | null = null;
  do {
    const from: string[] | null = after;
    const page: RowPage = await scope.read((tx) =>
      listRowsOf(tx, tables, keys, table, { userId, after: from, most: count }),
    );
    if (page.rows.length > 0) yield page.rows;
    const length = page.rows.reduce((sum, row) => sum + row.length, 0);
    if (length < shortPage) count = Math.min(most, count * 2);
    if (length > longPage) count = Math.max(fewest, Math.floor(count / 2));
    after = page.next;
  } while (after);
}

/** Those of an area's tables that people get. */
export const exportedOf = (tables: Tables): string[] =>
  Object.entries(tables).flatMap(([name, { exported }]) => (exported ? [name] : []));

/** One area: `{ "table": [rows], … }`. */
export async function* areaJson(
  scope: Scope,
  tables: Tables,
  keys: Keys,
  names: readonly string[],
  userId: string,
): AsyncGenerator<string> {
  yield '{';
  for (const [place, table] of names.entries()) {
    yield `${place > 0 ? ',' : ''}\n"${table}": [`;
    let isFirst = true;
    for await (const rows of rowsOf(scope, tables, keys, table, userId)) {
      yield `${isFirst ? '' : ','}\n${rows.join(',\n')}`;
      isFirst = false;
    }
    yield ']';
  }
  yield '\n}\n';
}
