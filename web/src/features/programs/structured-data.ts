import type { ListedProgram, PublicProgram } from '@regimen/contract/catalog.ts';
import { paths } from '../../paths.ts';

/** schema.org: the list as it stands on the page. */
export const catalogData = (origin: string, name: string, programs: readonly ListedProgram[]) => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  name,
  itemListElement: programs.map(({ id }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    url: origin + paths.program(id),
  })),
});

/** schema.org: a course at one's own pace; stars only where somebody gave some. */
export function programData(origin: string, program: PublicProgram, locale: string) {
  const { title, summary, creator, rating, weeks, minutesADay, cover } = program;
  const daysAWeek = 7;
  return {
    '@context': 'https://schema.org',
    '@type': 'Course',
    name: title,
    description: summary,
    url: origin + paths.program(program.id),
    inLanguage: program.locale ?? locale,
    ...(cover && { image: `${origin}/api/public/files/large/${encodeURIComponent(cover)}` }),
    provider: { '@type': 'Person', name: creator.full_name, url: origin + paths.profile(creator.username) },
    isAccessibleForFree: program.access === 'free',
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD', category: 'Free' },
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'online',
      courseWorkload: `PT${Math.max(1, Math.round((weeks * daysAWeek * minutesADay) / 60))}H`,
    },
    ...(rating && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: rating.average,
        ratingCount: rating.count,
        reviewCount: rating.count,
        bestRating: 5,
      },
    }),
  };
}
