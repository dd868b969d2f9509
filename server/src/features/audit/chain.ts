import { hash } from 'node:crypto';
import type { AuditEntry, ChainEnd } from './queries.ts';

/** Before the first entry there is nothing. */
export const beginning: ChainEnd = { number: 0, hash: Buffer.alloc(32) };

/** Of everything that an entry says, its place, and all that came before it. */
export function hashOf(before: Buffer, number: number, entry: AuditEntry): Buffer {
  const { tenantId, id, at, actorId, role, personId, call, why, requestId, programId } = entry;
  const said = [tenantId, number, id, at.toISOString(), actorId, role, personId, call, why, requestId];
  // Entries from before programs were noted say nothing of one, and their hash goes on to hold.
  if (programId !== null) said.push(programId);
  return hash('sha256', before.toString('hex') + JSON.stringify(said), 'buffer');
}
