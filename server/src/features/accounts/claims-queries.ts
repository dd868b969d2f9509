import { and, desc, eq, gt, isNull, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/pool.ts';
import { tenants, users } from '../../db/schema.ts';
import { notFound } from '../../errors.ts';
import type { Link, User } from './queries.ts';

// An account that has not confirmed its address claims it. Every statement here carries that condition itself.

const isClaim = (tenantId: string, id: string) =>
  and(eq(users.tenantId, tenantId), eq(users.id, id), isNull(users.emailVerifiedAt));

/** Until the transaction ends, nobody else registers or confirms this address. */
export async function holdAddress(tx: Tx, email: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`${tx.tenantId} ${email}`}, 0))`);
}

export async function getClaimSecret(tx: Tx): Promise<Buffer> {
  const [row] = await tx
    .select({ secret: tenants.claimSecret })
    .from(tenants)
    .where(eq(tenants.id, tx.tenantId));
  if (!row) throw notFound();
  return row.secret;
}

/** The claim that a form made, when the same form comes again. */
export async function findSameClaim(
  tx: Tx,
  form: Pick<User, 'email' | 'passwordHash' | 'fullName' | 'roles'>,
  since: Date,
): Promise<User | undefined> {
  const [user] = await tx
    .select()
    .from(users)
    .where(
      and(
        eq(users.tenantId, tx.tenantId),
        eq(users.email, form.email ?? ''),
        isNull(users.emailVerifiedAt),
        eq(users.passwordHash, form.passwordHash ?? ''),
        eq(users.fullName, form.fullName),
        eq(users.roles, form.roles),
        gt(users.createdAt, since),
      ),
    )
    .orderBy(desc(users.createdAt))
    .limit(1);
  return user;
}

export async function changeClaim(tx: Tx, id: string, email: string): Promise<User | undefined> {
  const [user] = await tx
    .update(users)
    .set({ email })
    .where(and(isClaim(tx.tenantId, id), eq(users.isTemporary, false)))
    .returning();
  return user;
}

export async function finishTemporary(tx: Tx, id: string, facts: Partial<User>): Promise<User | undefined> {
  const [user] = await tx
    .update(users)
    .set(facts)
    .where(and(isClaim(tx.tenantId, id), eq(users.isTemporary, true)))
    .returning();
  return user;
}

/** Only a link that went to the very address confirms it. A password that is not given stays as it is. */
export async function confirmAddress(
  tx: Tx,
  link: Pick<Link, 'userId' | 'email'>,
  now: Date,
  passwordHash: string | undefined,
): Promise<User | undefined> {
  const [user] = await tx
    .update(users)
    .set({ emailVerifiedAt: now, ...(passwordHash && { passwordHash }) })
    .where(and(isClaim(tx.tenantId, link.userId), eq(users.email, link.email)))
    .returning();
  return user;
}
