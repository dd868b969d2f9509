import type { ReviewName } from '@regimen/contract/reviews.ts';
import { drawsFrom, seedOf } from '@regimen/engine/simulate/draws.ts';
import { newId } from '../../src/db/ids.ts';
import type { Tx } from '../../src/db/pool.ts';
import { reviews } from '../../src/db/schema.ts';
import type { EnrollmentRow } from '../../src/features/enrollments/rows.ts';
import type { DemoSite, PublishedDemo } from './publish.ts';
import { reviewTexts } from './review-texts.ts';

const hour = 3_600_000;
const day = 24 * hour;

const pseudonyms = {
  en: ['Night owl', 'Early bird', 'Tea drinker', 'Slow walker'],
  ar: ['بومة الليل', 'عصفور الصباح', 'محب الشاي', 'المشّاء الهادئ'],
};
/** Every third says their name, every third another one. */
function nameFor(
  locale: DemoSite['locale'],
  index: number,
): { shownAs: ReviewName; pseudonym: string | null } {
  const names = pseudonyms[locale];
  if (index % 3 === 0) return { shownAs: 'nobody', pseudonym: null };
  if (index % 3 === 2) return { shownAs: 'name', pseudonym: null };
  return { shownAs: 'pseudonym', pseudonym: names[index % names.length] ?? null };
}

/** Those who finished say something, and some who came far; never the demo follower, who may still do so. */
export async function seedReviews(
  tx: Tx,
  { locale, now, people }: DemoSite,
  published: readonly PublishedDemo[],
  rows: readonly EnrollmentRow[],
): Promise<void> {
  const written = published.flatMap(({ example, program }) => {
    const texts = reviewTexts[locale][example] ?? [];
    const own = rows.filter(({ programId, userId }) => programId === program && userId !== people[0]);
    const speakers = [
      ...own.filter(({ status }) => status === 'finished'),
      ...own.filter(({ status, startedAt }) => status === 'active' && startedAt.getTime() < now - 18 * day),
    ];
    return speakers.slice(0, texts.length).map((row, index) => {
      const { rating, body, reply } = texts[index] as (typeof texts)[number];
      const draws = drawsFrom(seedOf(example, index));
      const from = (row.endedAt ?? row.lastActiveAt).getTime() + draws.whole(1, 40) * hour;
      const createdAt = new Date(Math.min(from, now - draws.whole(3, 70) * hour));
      const repliedAt = new Date(Math.min(createdAt.getTime() + draws.whole(4, 50) * hour, now - hour));
      return {
        tenantId: tx.tenantId,
        programId: program,
        userId: row.userId,
        id: newId(createdAt.getTime()),
        rating,
        body,
        createdAt,
        ...nameFor(locale, index),
        ...(reply && { reply, repliedAt }),
      };
    });
  });
  if (written.length > 0) await tx.insert(reviews).values(written);
}
