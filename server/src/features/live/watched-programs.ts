import type { Locale } from '@regimen/contract/language/languages.ts';
import { programTextIn } from '@regimen/contract/program-texts.ts';
import type { Tx } from '../../db/pool.ts';
import * as queries from './queries.ts';

/** Whoever looks after more than this sees the newest. */
const mostPrograms = 500;

export interface Watched {
  id: string;
  title: string;
  versionId: string;
  isArchived: boolean;
}

/** The published programs somebody looks after: their own, and those of teams in which they may edit. */
export async function listWatchedPrograms(tx: Tx, userId: string, locale: Locale): Promise<Watched[]> {
  const rows = await queries.listWatched(tx, userId, mostPrograms);
  return rows.map(({ id, texts, versionId, archivedAt }) => ({
    id,
    versionId,
    title: programTextIn(texts, locale).title,
    isArchived: archivedAt !== null,
  }));
}

const week = 7 * 86_400_000;

/** How many began within the last seven days. */
export const countNewFollowers = (tx: Tx, programIds: readonly string[], now: Date, versionId?: string) =>
  queries.countBegunSince(tx, programIds, new Date(now.getTime() - week), versionId);
