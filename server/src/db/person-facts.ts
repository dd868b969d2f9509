import type { ProfileFact } from '@regimen/contract/my-profile-choices.ts';
import { and, eq } from './drizzle.ts';
import type { Tx } from './pool.ts';
import { healthFacts, ownProfiles } from './schema.ts';

export type OwnProfileRow = typeof ownProfiles.$inferSelect;
export type HealthFactsRow = typeof healthFacts.$inferSelect;

/** What somebody says about themselves, for their own eyes; nothing of it has to be there. */
export async function findPersonFacts(
  tx: Tx,
  userId: string,
): Promise<{ profile: OwnProfileRow | undefined; health: HealthFactsRow | undefined }> {
  const [profile] = await tx
    .select()
    .from(ownProfiles)
    .where(and(eq(ownProfiles.tenantId, tx.tenantId), eq(ownProfiles.userId, userId)));
  const [health] = await tx
    .select()
    .from(healthFacts)
    .where(and(eq(healthFacts.tenantId, tx.tenantId), eq(healthFacts.userId, userId)));
  return { profile, health };
}

/** What of it programs and their experts may use: all but what its person keeps from them. */
export async function findUsableFacts(tx: Tx, userId: string) {
  const { profile, health } = await findPersonFacts(tx, userId);
  const mayUse = (fact: ProfileFact) => !profile?.withheld.includes(fact);
  return {
    birthday: mayUse('birthday') ? (profile?.birthday ?? null) : null,
    sex: mayUse('sex') ? (profile?.sex ?? null) : null,
    heightCm: mayUse('height') ? (health?.heightCm ?? null) : null,
    weightKg: mayUse('weight') ? (health?.weightKg ?? null) : null,
    conditions: mayUse('conditions') ? (health?.conditions ?? []) : [],
    medication: mayUse('medication') ? (health?.medication ?? '') : '',
    allergies: mayUse('allergies') ? (health?.allergies ?? '') : '',
  };
}
export type UsableFacts = Awaited<ReturnType<typeof findUsableFacts>>;
