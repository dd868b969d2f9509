import type { AccountState } from '@regimen/contract/account.ts';
import type { RoleName } from '@regimen/contract/roles.ts';
import { examplesIn } from '@regimen/engine/examples/all.ts';
import type { BrowserContextOptions } from 'playwright-core';
import { openTime, seedBooking } from '../../server/seed/bookings.ts';
import { seedChat, seedMessage } from '../../server/seed/chats.ts';
import { seedDesk } from '../../server/seed/desk.ts';
import { seedEnrollment } from '../../server/seed/enrollments.ts';
import { seedAlert } from '../../server/seed/follow-ups.ts';
import { seedNudge } from '../../server/seed/nudges.ts';
import { demoPasswordHash, seedPerson, seedSession } from '../../server/seed/people.ts';
import { seedProgram } from '../../server/seed/programs.ts';
import { seedLocation, seedService } from '../../server/seed/services.ts';
import type { Database } from '../../server/src/db/pool.ts';
import { deviceCookie, sessionCookie } from '../../server/src/http/cookies.ts';
import type { Place } from './page-addresses.ts';

export interface Visitor {
  name: string;
  state: AccountState;
  roles: RoleName[];
  /** They have answered something that may mean danger. */
  inDanger?: true;
}
export const member: Visitor = { name: 'user', state: 'registered', roles: ['user'] };
export const visitors: Visitor[] = [
  { name: 'guest', state: 'guest', roles: [] },
  { name: 'temporary', state: 'temporary', roles: ['user'] },
  { name: 'unverified', state: 'unverified', roles: ['user'] },
  member,
  { ...member, name: 'in danger', inDanger: true },
  { name: 'expert', state: 'registered', roles: ['physician'] },
];

/** What people wrote is told from the interface by its letters (r14-words.ts). */
export const content = 'ar';
const arabicSleep = examplesIn(content).find(({ id }) => id === 'better-sleep');
const arabicProgram = {
  ...(arabicSleep && { document: arabicSleep }),
  page: {
    texts: {
      [content]: {
        title: 'نوم أفضل',
        summary: 'ستة أسابيع لنوم أسرع واستيقاظ أنشط.',
        description: 'عودة هادئة إلى ليالٍ مريحة.',
        outcomes: ['نوم أسرع'],
        evidence: '',
        questions: [],
      },
    },
    tags: ['مساء'],
  },
};

type Cookies = Exclude<BrowserContextOptions['storageState'], string | undefined>['cookies'];

/** Signed in on every place at once: a cookie belongs to one host only. */
export async function cookiesFor(database: Database, places: Place[], visitor: Visitor): Promise<Cookies> {
  const { state, roles } = visitor;
  if (state === 'guest') return [];
  const passwordHash = await demoPasswordHash();
  const each = places.map(async ({ tenantId, origin, locale, learn }) => {
    const { id, token, device } = await database.tx(tenantId, async (tx) => {
      const { id } = await seedPerson(tx, passwordHash, {
        state,
        roles,
        locale,
        fullName: 'سامي التلّ',
      });
      await seedDesk(tx, id, content);
      // Somebody who follows, so that the pages of tasks have one to show.
      if (state === 'registered') {
        const program = await seedProgram(tx, id, arabicProgram);
        const { enrollment, task } = await seedEnrollment(tx, id, program);
        await seedNudge(tx, task, { title: 'كلمة اليوم', body: 'زفير *بطيء*.' });
        const friend = await seedPerson(tx, passwordHash, { locale, fullName: 'ليان الخطيب' });
        const chat = await seedChat(tx, [id, friend.id]);
        await seedMessage(tx, chat, friend.id, 'كيف كان نومك؟');
        await seedMessage(tx, chat, id, 'أفضل، شكرًا.');
        // An expert gives appointments, and everybody else has one.
        const [host, client] = roles.includes('user') ? [friend.id, id] : [id, friend.id];
        const { location } = await seedLocation(tx, host, { name: 'عيادة الحيّ', address: 'شارع النهر 4' });
        const service = await seedService(tx, host, location, { name: 'استشارة' });
        await seedBooking(tx, { service, client, from: openTime() });
        const about = { program: program.program, enrollment, follower: id };
        if (visitor.inDanger) await seedAlert(tx, about, new Date(), { inDanger: true });
      }
      return { id, ...(await seedSession(tx, id)) };
    });
    await learn(visitor.name, id);
    return Object.entries({ [sessionCookie]: token, [deviceCookie]: device }).map(([name, value]) => ({
      name,
      value,
      domain: new URL(origin).hostname,
      path: '/',
      expires: -1,
      httpOnly: true,
      secure: false,
      sameSite: 'Lax' as const,
    }));
  });
  return (await Promise.all(each)).flat();
}
