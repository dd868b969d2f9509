import { adminActions, admins } from './admin-schema.ts';
import { alias, and, asc, desc, eq, gt, lt, type SQL } from './drizzle.ts';
import type { Tx } from './pool.ts';
import { users } from './schema.ts';

export interface ActionsWanted {
  personId?: string | undefined;
  adminId?: string | undefined;
}

const others = alias(admins, 'others');

/** What admins did, newest first. */
export function listAdminActions(
  tx: Tx,
  { personId, adminId }: ActionsWanted,
  from: { id: string; backwards: boolean } | undefined,
  most: number,
) {
  const [order, beyond] = from?.backwards ? [asc, gt] : [desc, lt];
  const wanted: (SQL | undefined)[] = [
    personId === undefined ? undefined : eq(adminActions.personId, personId),
    adminId === undefined ? undefined : eq(adminActions.adminId, adminId),
    from && beyond(adminActions.id, from.id),
  ];
  return tx
    .select({
      id: adminActions.id,
      createdAt: adminActions.at,
      admin: { id: admins.id, fullName: admins.fullName },
      action: adminActions.action,
      personId: adminActions.personId,
      personName: users.fullName,
      reason: adminActions.reason,
      about: { id: others.id, fullName: others.fullName },
      role: adminActions.roleGiven,
    })
    .from(adminActions)
    .innerJoin(admins, and(eq(admins.tenantId, adminActions.tenantId), eq(admins.id, adminActions.adminId)))
    .leftJoin(users, and(eq(users.tenantId, adminActions.tenantId), eq(users.id, adminActions.personId)))
    .leftJoin(others, and(eq(others.tenantId, adminActions.tenantId), eq(others.id, adminActions.aboutAdmin)))
    .where(and(eq(adminActions.tenantId, tx.tenantId), ...wanted))
    .orderBy(order(adminActions.id))
    .limit(most);
}
export type ActionRow = Awaited<ReturnType<typeof listAdminActions>>[number];
