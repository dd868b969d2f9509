import type { ContentLanguage } from '@regimen/engine/content-language.ts';
import { openDatabase, type Tx } from '../src/db/pool.ts';
import { findTenantIdByHost } from '../src/db/tenant-queries.ts';
import { updateDiscussion } from '../src/features/discussions/queries.ts';
import { isAdminAddress, seedAdmin } from './admins.ts';
import { seedDemoBookings } from './demo/bookings.ts';
import { seedDemoChats } from './demo/chats.ts';
import { clinic } from './demo/clinic.ts';
import { seedLooks } from './demo/looks.ts';
import { seedDemoPrograms } from './demo/programs.ts';
import { seedDemoProtocols } from './demo/protocols.ts';
import { regimen } from './demo/regimen.ts';
import { seedDemoServices } from './demo/services.ts';
import type { DemoTenant } from './demo/tenant.ts';
import { seedAnswer, seedDiscussion } from './discussions.ts';
import { demoPasswordHash, seedPerson } from './people.ts';
import { seedShortLink } from './reviews.ts';
import { seedTenant } from './tenants.ts';

const hour = 3_600_000;

/** Fixed ids, so that a link into the demo stays good on every machine. */
const sites = [
  { id: '019a0000-0000-7000-8000-000000000001', hosts: ['localhost'], demo: regimen, key: 'regimen' },
  { id: '019a0000-0000-7000-8000-000000000002', hosts: ['clinic.localhost'], demo: clinic, key: 'clinic' },
] as const;

/** How many follow something on each site, beside those who can sign in. */
export type Crowd = 'many' | 'few';
const crowds: Record<Crowd, { regimen: number; clinic: number }> = {
  many: { regimen: 150, clinic: 50 },
  few: { regimen: 4, clinic: 2 },
};

/**
 * Two sites with life on each; where they exist already, only an admin who is missing is added. With `content`, people write in that language on
 * both, whatever a site's own is.
 */
export async function seedDemo(
  ownerUrl: string,
  now: number,
  { crowd = 'many', content }: { crowd?: Crowd; content?: ContentLanguage } = {},
): Promise<void> {
  const database = openDatabase(ownerUrl, { role: 'regimen_owner', size: 2 });
  try {
    const passwordHash = await demoPasswordHash();
    for (const { id, hosts, demo, key } of sites) {
      const known = await findTenantIdByHost(database, hosts[0] ?? '');
      // Made by an earlier version of the demo, it may lack whom this one names.
      if (known === id) await database.tx(id, (tx) => seedDemoAdmin(tx, passwordHash));
      if (known) continue;
      const written = content ? writtenIn(content) : demo;
      const { name, placeholders } = written;
      const { locale, theme } = demo;
      const { translations, texts } = content ? alikeInAll(written) : demo;
      const settings = { locale, theme, placeholders, translations, texts };
      await seedTenant(database, { id, name, hosts: [...hosts], settings });
      await database.tx(id, (tx) => seedDemoAdmin(tx, passwordHash));
      await database.tx(id, (tx) => seedContent(tx, written, passwordHash, now, crowds[crowd][key]));
    }
  } finally {
    await database.close();
  }
}

/** Once: whatever became of them since, they are left as they are. */
async function seedDemoAdmin(tx: Tx, passwordHash: string): Promise<void> {
  const email = 'admin@demo.test';
  if (await isAdminAddress(tx, email)) return;
  await seedAdmin(tx, { email, fullName: 'Robin Keller', passwordHash, isDemo: true });
}

const languageOf = (text: string) => (/\p{Script=Arabic}/u.test(text) ? 'arabic' : 'english');

/** What people write on the site of this language, and nothing in another. */
function writtenIn(content: ContentLanguage): DemoTenant {
  const demo = sites.map((site) => site.demo).find(({ locale }) => locale === content) ?? regimen;
  const own = languageOf(demo.texts[content].headline);
  return { ...demo, discussions: demo.discussions.filter(({ title }) => languageOf(title) === own) };
}

/** Whatever language somebody reads the site in, it says of itself what it says in its own. */
const alikeInAll = ({ locale, texts }: DemoTenant): Pick<DemoTenant, 'translations' | 'texts'> => ({
  translations: {},
  texts: { en: texts[locale], ar: texts[locale] },
});

async function seedContent(
  tx: Tx,
  demo: DemoTenant,
  passwordHash: string,
  now: number,
  followers: number,
): Promise<void> {
  // A busy machine may take longer for one of the large pieces than a request may.
  await tx.$client.query("SET LOCAL statement_timeout = '60s'");
  const people: string[] = [];
  for (const { email, full_name, role } of demo.accounts) {
    const person = await seedPerson(tx, passwordHash, {
      email,
      fullName: full_name,
      roles: [role],
      locale: demo.locale,
    });
    people.push(person.id);
  }
  const author = (index: number) => people[index] as string;
  const desk = { expert: author(1), colleague: author(2) };
  await seedDemoProtocols(tx, desk, demo.locale, now);
  await seedDemoPrograms(
    tx,
    { tenantId: tx.tenantId, name: demo.name, locale: demo.locale, now, people },
    followers,
  );
  const services = await seedDemoServices(tx, desk, demo.locale, now);
  const visitors = { follower: author(0), ...desk, others: people.slice(3) };
  await seedDemoBookings(tx, services, visitors, demo.locale, now);
  await seedLooks(tx, { follower: author(0), ...desk }, now);
  await seedShortLink(tx, desk.expert);
  const asked: { id: string; title: string; authorId: string }[] = [];
  for (const { answers, hoursAgo, author: asker, ...question } of demo.discussions) {
    const askedAt = now - hoursAgo * hour;
    const id = await seedDiscussion(tx, {
      ...question,
      authorId: author(asker),
      language: languageOf(question.title),
      createdAt: new Date(askedAt),
    });
    asked.push({ id, title: question.title, authorId: author(asker) });
    for (const answer of answers) {
      // Nothing is answered in the future.
      const at = new Date(Math.min(now - 60_000, askedAt + answer.hoursAfter * hour));
      const answerId = await seedAnswer(tx, id, author(answer.author), answer.body, at);
      if (answer.accepted) await updateDiscussion(tx, id, { acceptedAnswerId: answerId });
    }
  }
  const question = asked.find(({ authorId }) => authorId === author(0));
  if (!question) throw new Error('The demo follower has asked nothing.');
  await seedDemoChats(tx, { people, question }, demo.locale, now);
}
