import type { ContentLanguage } from '@regimen/engine/content-language.ts';
import { type Draws, drawsFrom, seedOf } from '@regimen/engine/simulate/draws.ts';
import { newId } from '../../src/db/ids.ts';
import type { Tx } from '../../src/db/pool.ts';
import { notificationSettings, users } from '../../src/db/schema.ts';
import { usernameFor } from '../../src/username.ts';
import { names } from './names.ts';

/** Somebody who follows programs of the demo. */
export interface DemoFollower {
  id: string;
  name: string;
  age: number;
  sex: 'female' | 'male';
  zone: string;
  /** Minutes of their own day. */
  quiet: { from: number; to: number } | null;
  mostADay: number;
}

/** Most live where the site is at home. */
const zones: Record<ContentLanguage, string[]> = {
  en: [
    ...Array<string>(12).fill('Europe/London'),
    'Europe/Dublin',
    'Europe/Berlin',
    'Europe/Oslo',
    'America/New_York',
    'America/Toronto',
    'Asia/Kolkata',
    'Australia/Sydney',
    'Africa/Lagos',
  ],
  ar: [
    ...Array<string>(8).fill('Asia/Riyadh'),
    'Africa/Cairo',
    'Asia/Amman',
    'Asia/Dubai',
    'Africa/Casablanca',
  ],
};

const joinedDaysAgo = 130;
const day = 86_400_000;

/**
 * So many people with an account on the site, the same ones on every machine. Nobody knows a password of theirs, and
 * they are told things in the app alone: the demo's mailbox stays for those who can sign in.
 */
export async function seedFollowers(
  tx: Tx,
  site: { locale: ContentLanguage; now: number },
  count: number,
): Promise<DemoFollower[]> {
  if (count === 0) return [];
  const taken = new Set<string>();
  const people = Array.from({ length: count }, (_, number) =>
    personOf(site, drawsFrom(seedOf(`${site.locale} follower`, number)), taken),
  );
  const joined = new Date(site.now - joinedDaysAgo * day);
  await tx.insert(users).values(
    people.map(({ id, name, zone }, number) => ({
      tenantId: tx.tenantId,
      id,
      email: `follower-${number + 1}@demo.test`,
      fullName: name,
      zone,
      username: usernameFor(name, id),
      passwordHash: null,
      roles: ['user' as const],
      isTemporary: false,
      emailVerifiedAt: joined,
      locale: site.locale,
    })),
  );
  const inApp = ['in-app'];
  await tx.insert(notificationSettings).values(
    people.map(({ id, quiet, mostADay }) => ({
      tenantId: tx.tenantId,
      userId: id,
      mostADay,
      weeklySummary: false,
      quietFrom: quiet?.from ?? null,
      quietTo: quiet?.to ?? null,
      channels: { task: inApp, nudge: inApp, reminder: inApp, 'follow-up': inApp, news: inApp },
    })),
  );
  return people;
}

function personOf(
  site: { locale: ContentLanguage; now: number },
  draws: Draws,
  taken: Set<string>,
): DemoFollower {
  const sex = draws.chance(0.56) ? 'female' : 'male';
  const { family, [sex]: first } = names[site.locale];
  let name: string;
  do name = `${draws.pick(first)} ${draws.pick(family)}`;
  while (taken.has(name));
  taken.add(name);
  return {
    id: newId(site.now - joinedDaysAgo * day),
    name,
    sex,
    age: draws.whole(19, 72),
    zone: draws.pick(zones[site.locale]) ?? 'UTC',
    // Some go to bed before the evening's last message would come.
    quiet: { from: (draws.chance(0.3) ? 23 : 22) * 60, to: draws.whole(6, 8) * 60 },
    mostADay: draws.whole(4, 8),
  };
}
