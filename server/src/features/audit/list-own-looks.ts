import type { HealthLook, LookKind } from '@regimen/contract/audit.ts';
import type { Locale } from '@regimen/contract/language/languages.ts';
import { programTextIn } from '@regimen/contract/program-texts.ts';
import type { AuditReason } from '../../db/audit-schema.ts';
import type { Tx } from '../../db/pool.ts';
import type { Titles } from '../../db/short-rows.ts';
import { lookKindOf } from './look-kinds.ts';
import { listLooks } from './queries.ts';

export interface OwnLook {
  at: Date;
  /** null: nobody was signed in, or the account is gone. */
  who: string | null;
  why: Exclude<AuditReason, 'own' | 'program'>;
  what: LookKind;
  program: HealthLook['program'];
  /** What an admin said when they opened the emergency access. */
  reason: string | null;
}

/** Who else saw or changed somebody's health data, the newest first. */
export async function listOwnLooks(tx: Tx, userId: string, locale: Locale, most: number): Promise<OwnLook[]> {
  const rows = await listLooks(tx, userId, undefined, most);
  return rows.map(({ createdAt, who, admin, why, call, reason, ...rest }) => ({
    at: createdAt,
    who: (who ?? admin)?.fullName ?? null,
    why,
    what: lookKindOf(call),
    program: lookedAtIn(rest, locale),
    reason,
  }));
}

/** The program that a look was about, where it was about one that is still there. */
export const lookedAtIn = (
  { programId, titles }: { programId: string | null; titles: Titles },
  locale: Locale,
): HealthLook['program'] =>
  programId === null ? null : { id: programId, title: programTextIn(titles, locale).title };
