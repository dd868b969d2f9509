import type { LookKind } from '@regimen/contract/audit.ts';
import type { AuditReason } from '../../db/audit-schema.ts';
import type { Tx } from '../../db/pool.ts';
import { lookKindOf } from './look-kinds.ts';
import { listLooks } from './queries.ts';

export interface OwnLook {
  at: Date;
  /** null: nobody was signed in, or the account is gone. */
  who: string | null;
  why: Exclude<AuditReason, 'own' | 'program'>;
  what: LookKind;
  /** What an admin said when they opened the emergency access. */
  reason: string | null;
}

/** Who else saw or changed somebody's health data, the newest first. */
export async function listOwnLooks(tx: Tx, userId: string, most: number): Promise<OwnLook[]> {
  const rows = await listLooks(tx, userId, undefined, most);
  return rows.map(({ createdAt, who, admin, why, call, reason }) => ({
    at: createdAt,
    who: (who ?? admin)?.fullName ?? null,
    why,
    what: lookKindOf(call),
    reason,
  }));
}
