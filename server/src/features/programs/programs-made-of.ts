import { programTextIn } from '@regimen/contract/program-texts.ts';
import type { Tx } from '../../db/pool.ts';
import { inUse } from '../../errors.ts';
import type { Actor, Scope } from '../../scope.ts';
import { isInVersion, listProgramsMadeOf } from './publishing/queries.ts';

/** Whether any published version was made of it. */
export const isPublished = isInVersion;

export interface MadeOf {
  /** A published version stands on it, whether the caller may know of which program or not. */
  isUsed: boolean;
  /** Titles of those programs that the caller may read. */
  names: string[];
}

/** What a published version was made of is not changed in place, whoever asks. */
export async function findProgramsMadeOf(
  tx: Tx,
  scope: Pick<Scope, 'tenant' | 'locale'>,
  kind: 'item' | 'category',
  objectId: string,
  userId: string,
): Promise<MadeOf> {
  const rows = await listProgramsMadeOf(tx, scope.tenant.id, kind, objectId, userId);
  const names = rows
    .filter(({ readable }) => readable)
    .map(({ texts }) => programTextIn(texts, scope.locale).title);
  return { isUsed: rows.length > 0, names };
}

export async function requireNotPublished(
  tx: Tx,
  scope: Scope,
  kind: 'item' | 'category',
  objectId: string,
  update: boolean,
): Promise<void> {
  const { isUsed, names } = await findProgramsMadeOf(
    tx,
    scope,
    kind,
    objectId,
    (scope.actor as Actor).userId,
  );
  if (isUsed) throw inUse(names, update);
}
