import { and, count, eq, isNotNull, sql } from './drizzle.ts';
import type { Tx } from './pool.ts';
import { openidIdentities, openidProviders, passkeys, twoFactors, users } from './schema.ts';

export interface WaysIn {
  password: boolean;
  /** At this address of the site, and at any. */
  passkeysHere: number;
  passkeys: number;
  /** Accounts elsewhere, of providers that are switched on. */
  identities: number;
  /** An authenticator app: never a way in by itself. */
  code: boolean;
}

/** By what somebody can sign in, or show again who they are. A link in a mail is always one more way in. */
export async function findWaysIn(tx: Tx, userId: string, host: string): Promise<WaysIn> {
  const theirs = and(eq(passkeys.tenantId, tx.tenantId), eq(passkeys.userId, userId));
  const all = tx.select({ n: count() }).from(passkeys).where(theirs);
  const here = tx
    .select({ n: count() })
    .from(passkeys)
    .where(and(theirs, eq(passkeys.host, host)));
  const app = tx
    .select({ id: twoFactors.id })
    .from(twoFactors)
    .where(and(eq(twoFactors.tenantId, tx.tenantId), eq(twoFactors.userId, userId)));
  const elsewhere = tx
    .select({ n: count() })
    .from(openidIdentities)
    .innerJoin(
      openidProviders,
      and(
        eq(openidProviders.tenantId, openidIdentities.tenantId),
        eq(openidProviders.id, openidIdentities.providerId),
        eq(openidProviders.enabled, true),
      ),
    )
    .where(and(eq(openidIdentities.tenantId, tx.tenantId), eq(openidIdentities.userId, userId)));
  const [row] = await tx
    .select({
      password: sql<boolean>`${isNotNull(users.passwordHash)}`,
      passkeysHere: sql`(${here})`.mapWith(Number),
      passkeys: sql`(${all})`.mapWith(Number),
      identities: sql`(${elsewhere})`.mapWith(Number),
      code: sql<boolean>`EXISTS (${app})`,
    })
    .from(users)
    .where(and(eq(users.tenantId, tx.tenantId), eq(users.id, userId)));
  return row ?? { password: false, passkeysHere: 0, passkeys: 0, identities: 0, code: false };
}
