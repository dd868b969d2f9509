import type { Program } from '@regimen/engine/protocol.ts';
import type { Tx } from '../../db/pool.ts';
import { listVersions } from './claims/queries.ts';

// A published version never changes, so what was read once stays right: the engine's own memos hang on the object too.
const kept = new Map<string, Program>();
const mostKept = 300;

/** Published programs by version, as the engine takes them. */
export async function programsOf(
  tx: Tx,
  tenantId: string,
  versionIds: readonly string[],
): Promise<Map<string, Program>> {
  const found = new Map<string, Program>();
  const missing: string[] = [];
  for (const id of new Set(versionIds)) {
    const known = kept.get(`${tenantId} ${id}`);
    if (known) found.set(id, known);
    else missing.push(id);
  }
  if (missing.length === 0) return found;
  for (const { id, content } of await listVersions(tx, tenantId, missing)) {
    const program = JSON.parse(content) as Program;
    // The oldest goes first: a Map keeps the order in which things came.
    if (kept.size >= mostKept) kept.delete(kept.keys().next().value as string);
    kept.set(`${tenantId} ${id}`, program);
    found.set(id, program);
  }
  return found;
}

/** The same as they are kept, for whoever does not look into them here. */
export async function versionTexts(
  tx: Tx,
  tenantId: string,
  versionIds: readonly string[],
): Promise<[id: string, content: string][]> {
  const rows = await listVersions(tx, tenantId, [...new Set(versionIds)]);
  return rows.map(({ id, content }) => [id, content]);
}

export async function programOf(tx: Tx, tenantId: string, versionId: string): Promise<Program> {
  const program = (await programsOf(tx, tenantId, [versionId])).get(versionId);
  if (!program) throw new Error('A version that is followed is gone.');
  return program;
}
