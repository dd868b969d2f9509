import type { ContentLanguage } from '@regimen/engine/content-language.ts';
import type { Tx } from '../../src/db/pool.ts';
import { expertProfiles, ownProfiles } from '../../src/db/schema.ts';
import { seedAskedGuardian } from '../guardians.ts';
import { seedQualification } from '../qualifications.ts';
import type { DemoSite, PublishedDemo } from './publish.ts';

const day = 86_400_000;
/** Index into the site's accounts: the one under 18. */
const teenager = 6;

/** What the demo expert has learned, in the site's language, as the site's own content is. */
const learned: Record<ContentLanguage, { title: string; institution: string; by: string; style: string }[]> =
  {
    en: [
      {
        title: 'Specialist in internal medicine',
        institution: 'Medical Council',
        by: 'Regimen team',
        style: 'Short check-ins in writing. A call when it matters.',
      },
      { title: 'Certificate in behavioral sleep medicine', institution: 'Sleep Society', by: '', style: '' },
    ],
    ar: [
      {
        title: 'اختصاص في الطب الباطني',
        institution: 'الهيئة الطبية',
        by: 'فريق واحة العافية',
        style: 'تواصل كتابي قصير، ومكالمة عند الحاجة.',
      },
      { title: 'شهادة في طب النوم السلوكي', institution: 'جمعية طب النوم', by: '', style: '' },
    ],
  };

/**
 * The demo expert with one qualification that was checked and one that waits; and somebody of 16 who joined a program
 * and waits for their guardian.
 */
export async function seedDemoProfiles(
  tx: Tx,
  site: DemoSite,
  published: readonly PublishedDemo[],
): Promise<void> {
  const [, expert = ''] = site.people;
  const [checked, waiting] = learned[site.locale];
  if (!checked || !waiting) return;
  await tx.insert(expertProfiles).values({
    tenantId: tx.tenantId,
    userId: expert,
    languages: ['ar', 'en'],
    consultation: checked.style,
    changedAt: new Date(site.now - 80 * day),
  });
  const at = new Date(site.now - 78 * day);
  await seedQualification(tx, expert, { ...checked, year: 2012, checked: { by: checked.by, at } });
  await seedQualification(tx, expert, { ...waiting, year: 2024 });
  const run = published.find(({ example }) => example === 'couch-to-5k');
  const version = run?.versions.at(-1)?.version;
  const minor = site.people[teenager];
  if (!run || !version || !minor) return;
  const year = new Date(site.now).getUTCFullYear() - 16;
  await tx.insert(ownProfiles).values({
    tenantId: tx.tenantId,
    userId: minor,
    birthday: `${year}-01-15`,
    sex: 'female',
  });
  await seedAskedGuardian(
    tx,
    minor,
    { program: run.program, version },
    { email: 'parent@demo.test', now: site.now - 2 * 3_600_000 },
  );
}
