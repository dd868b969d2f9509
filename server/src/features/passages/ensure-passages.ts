import type { Program } from '@regimen/engine/protocol.ts';
import type { Tx } from '../../db/pool.ts';
import { ownTurn } from '../../own-turn.ts';
import { edition, passagesOf } from './passages-of.ts';
import { findEdition, findWholeVersion, replaceSet } from './queries.ts';

/** Cuts a published version into passages, unless that was done by the rules of today. Gives whether it had to. */
export async function ensurePassages(tx: Tx, versionId: string, now: Date): Promise<boolean> {
  if ((await findEdition(tx, versionId)) === edition) return false;
  const version = await findWholeVersion(tx, versionId);
  if (!version) return false;
  await ownTurn(version.content.length);
  const program = JSON.parse(version.content) as Program;
  await ownTurn(version.content.length);
  const passages = passagesOf({ ...version, program });
  await replaceSet(tx, versionId, { edition, madeAt: now }, passages);
  return true;
}
