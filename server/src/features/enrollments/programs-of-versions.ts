import type { Program } from '@regimen/engine/protocol.ts';
import type { Tx } from '../../db/pool.ts';
import { ownTurn } from '../../own-turn.ts';
import { listVersions } from './due-queries.ts';

// A published version never changes, so what was read once stays right: the engine's own memos hang on the object too.
const kept = new Map<string, { program: Program; length: number }>();
const mostKept = 300;
/** In characters of what they were read from; as objects they take a few times that. */
const longestKept = 40_000_000;
let keptLength = 0;

/** The oldest goes first: a Map keeps the order in which things came. */
function keep(key: string, program: Program, length: number): void {
  drop(key);
  for (const oldest of kept.keys()) {
    if (kept.size < mostKept && keptLength + length <= longestKept) break;
    drop(oldest);
  }
  kept.set(key, { program, length });
  keptLength += length;
}

function drop(key: string): void {
  keptLength -= kept.get(key)?.length ?? 0;
  kept.delete(key);
}

/** Published programs by version, as the engine takes them. */
export async function programsOf(tx: Tx, versionIds: readonly string[]): Promise<Map<string, Program>> {
  const found = new Map<string, Program>();
  const missing: string[] = [];
  for (const id of new Set(versionIds)) {
    const known = kept.get(`${tx.tenantId} ${id}`);
    if (known) found.set(id, known.program);
    else missing.push(id);
  }
  if (missing.length === 0) return found;
  for (const { id, content } of await listVersions(tx, missing)) {
    await ownTurn(content.length);
    const program = JSON.parse(content) as Program;
    keep(`${tx.tenantId} ${id}`, program, content.length);
    found.set(id, program);
  }
  return found;
}

/** The same as they are kept, for whoever does not look into them here. */
export async function versionTexts(
  tx: Tx,
  versionIds: readonly string[],
): Promise<[id: string, content: string][]> {
  const rows = await listVersions(tx, [...new Set(versionIds)]);
  return rows.map(({ id, content }) => [id, content]);
}

export async function programOf(tx: Tx, versionId: string): Promise<Program> {
  const program = (await programsOf(tx, [versionId])).get(versionId);
  if (!program) throw new Error('A version that is followed is gone.');
  return program;
}
