import { programTextIn } from '@regimen/contract/program-texts.ts';
import type { Tx } from '../../db/pool.ts';
import type { Scope } from '../../scope.ts';
import { listProgramsMadeOf, listPublishedUnits } from './queries.ts';

/** The units in which a KPI was published, over all versions. */
export const findPublishedUnits = listPublishedUnits;

export interface MadeOf {
  /** Published versions stand on it, whether the caller may know of which program or not. */
  isUsed: boolean;
  /** Titles of those programs that the caller may read. */
  names: string[];
}

export interface MadeOfBy {
  /** Anybody's: what it was made of is not deleted. */
  all: MadeOf;
  /** Of others than its owner: it is not changed under them. One's own versions hold copies, and the next brings the change. */
  others: MadeOf;
}

export async function findProgramsMadeOf(
  tx: Tx,
  scope: Pick<Scope, 'locale'>,
  kind: 'item' | 'category' | 'service',
  objectId: string,
  userId: string,
  ownerId: string,
): Promise<MadeOfBy> {
  const rows = await listProgramsMadeOf(tx, kind, [objectId], userId);
  return {
    all: madeOf(rows, scope),
    others: madeOf(
      rows.filter((row) => row.ownerId !== ownerId),
      scope,
    ),
  };
}

/** For many at once: what keeps each from being deleted. */
export async function findProgramsMadeOfEach(
  tx: Tx,
  scope: Pick<Scope, 'locale'>,
  kind: 'item' | 'category' | 'service',
  objectIds: readonly string[],
  userId: string,
): Promise<(id: string) => MadeOf> {
  const rows = objectIds.length === 0 ? [] : await listProgramsMadeOf(tx, kind, objectIds, userId);
  const byObject = Map.groupBy(rows, (row) => row.objectId);
  return (id) => madeOf(byObject.get(id) ?? [], scope);
}

type Row = Awaited<ReturnType<typeof listProgramsMadeOf>>[number];

function madeOf(rows: readonly Row[], { locale }: Pick<Scope, 'locale'>): MadeOf {
  const titles = rows
    .filter(({ readable }) => readable)
    .map(({ texts }) => programTextIn(texts, locale).title);
  return { isUsed: rows.length > 0, names: [...new Set(titles)] };
}
