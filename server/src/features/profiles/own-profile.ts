import type { AboutMe, HealthFacts, MyProfile } from '@regimen/contract/my-profile.ts';
import { usernameRestDays } from '@regimen/contract/my-profile-choices.ts';
import { DAY_MS } from '@regimen/engine/calendar.ts';
import { isZone } from '@regimen/engine/zone.ts';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { findPersonFacts, type HealthFactsRow } from '../../db/person-facts.ts';
import type { Tx } from '../../db/pool.ts';
import { invalid, notFound } from '../../errors.ts';
import type { SignedInScope } from '../../scope.ts';
import { isReserved } from '../../username.ts';
import { listReaders } from './fact-readers.ts';
import * as queries from './queries.ts';

export async function showOwnProfile(scope: SignedInScope, tx: Tx): Promise<MyProfile> {
  const { userId } = scope.actor;
  const user = await queries.findPerson(tx, userId);
  if (!user) throw notFound();
  const { profile, health } = await findPersonFacts(tx, userId);
  return {
    full_name: user.fullName,
    username: user.username,
    usernameFrom: await usernameFrom(scope, tx),
    avatar: user.avatar,
    bio: user.bio,
    phone: profile?.phone ?? null,
    birthday: profile?.birthday ?? null,
    sex: profile?.sex ?? null,
    zone: user.zone,
    locale: user.locale as MyProfile['locale'],
    units: user.units,
    shows: profile?.shows ?? [],
    health: presentHealth(health),
    withheld: profile?.withheld ?? [],
    readers: await listReaders(scope, tx, userId),
  };
}

export async function saveAboutMe(scope: SignedInScope, tx: Tx, said: AboutMe): Promise<MyProfile> {
  const { userId } = scope.actor;
  if (said.zone !== null && !isZone(said.zone)) throw invalid('zone', 'no_such_zone');
  if (said.birthday !== null && said.birthday > scope.now.toISOString().slice(0, 10))
    throw invalid('birthday', 'day_to_come');
  await queries.updatePerson(tx, userId, {
    fullName: said.full_name,
    bio: said.bio,
    zone: said.zone,
    locale: said.locale,
    units: said.units,
  });
  await queries.saveOwnProfile(tx, {
    tenantId: tx.tenantId,
    userId,
    phone: said.phone === null ? null : inE164(said.phone),
    birthday: said.birthday,
    sex: said.sex,
    shows: said.shows,
  });
  scope.publish('content');
  return showOwnProfile(scope, tx);
}

/** Numbers come as people write them, with their country's code. */
function inE164(phone: string): string {
  const number = parsePhoneNumberFromString(phone);
  if (!number?.isValid()) throw invalid('phone', 'phone_with_country');
  return number.number;
}

export async function saveHealth(scope: SignedInScope, tx: Tx, facts: HealthFacts): Promise<HealthFacts> {
  const row = { tenantId: tx.tenantId, userId: scope.actor.userId, ...facts, changedAt: scope.now };
  await queries.saveHealthFacts(tx, row);
  return facts;
}

const presentHealth = (row: HealthFactsRow | undefined): HealthFacts => ({
  heightCm: row?.heightCm ?? null,
  weightKg: row?.weightKg ?? null,
  conditions: (row?.conditions ?? []) as HealthFacts['conditions'],
  medication: row?.medication ?? '',
  allergies: row?.allergies ?? '',
});

async function usernameFrom(scope: SignedInScope, tx: Tx): Promise<string | null> {
  const last = await queries.findLastChange(tx, scope.actor.userId);
  const from = last && new Date(last.getTime() + usernameRestDays * DAY_MS);
  return from && from > scope.now ? from.toISOString() : null;
}

/** A name that was somebody's leads to them still, so nobody else gets it. */
export async function changeUsername(
  scope: SignedInScope,
  tx: Tx,
  username: string,
): Promise<{ username: string; usernameFrom: string | null }> {
  const { userId } = scope.actor;
  const user = await queries.findPerson(tx, userId);
  if (!user) throw notFound();
  if (username !== user.username) {
    if ((await usernameFrom(scope, tx)) !== null) throw invalid('username', 'username_resting');
    if (isReserved(username)) throw invalid('username', 'username_taken');
    const former = await queries.findFormerOwner(tx, username);
    if (former !== undefined && former !== userId) throw invalid('username', 'username_taken');
    await queries.updatePerson(tx, userId, { username });
    await queries.keepFormerUsername(tx, { username: user.username, userId, changedAt: scope.now });
    scope.publish('content');
    scope.publish('session', userId);
  }
  return { username, usernameFrom: await usernameFrom(scope, tx) };
}
