import { and, asc, eq, ne } from '../../db/drizzle.ts';
import type { Tx } from '../../db/pool.ts';
import { chatMembers, officeHours, users } from '../../db/schema.ts';

const columns = {
  days: officeHours.days,
  zone: officeHours.zone,
  awayFrom: officeHours.awayFrom,
  awayUntil: officeHours.awayUntil,
  note: officeHours.note,
};
export type OfficeRow = Pick<typeof officeHours.$inferSelect, keyof typeof columns>;

export async function findOfficeHours(tx: Tx, userId: string): Promise<OfficeRow | undefined> {
  const [row] = await tx
    .select(columns)
    .from(officeHours)
    .where(and(eq(officeHours.tenantId, tx.tenantId), eq(officeHours.userId, userId)));
  return row;
}

export async function putOfficeHours(tx: Tx, userId: string, hours: OfficeRow): Promise<void> {
  await tx
    .insert(officeHours)
    .values({ tenantId: tx.tenantId, userId, ...hours })
    .onConflictDoUpdate({ target: [officeHours.tenantId, officeHours.userId], set: hours });
}

export function listHoursInChat(tx: Tx, chatId: string, viewerId: string) {
  return tx
    .select({ ...columns, person: users.fullName })
    .from(chatMembers)
    .innerJoin(
      officeHours,
      and(eq(officeHours.tenantId, chatMembers.tenantId), eq(officeHours.userId, chatMembers.userId)),
    )
    .innerJoin(users, and(eq(users.tenantId, chatMembers.tenantId), eq(users.id, chatMembers.userId)))
    .where(
      and(
        eq(chatMembers.tenantId, tx.tenantId),
        eq(chatMembers.chatId, chatId),
        ne(chatMembers.userId, viewerId),
      ),
    )
    .orderBy(asc(users.id));
}
