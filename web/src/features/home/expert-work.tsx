import { Link } from 'react-router';
import { useTexts } from '../../i18n/use-texts.ts';
import { useOpenPages } from '../../shell/use-open-pages.ts';
import { DangerBadge } from '../../ui/danger-badge.tsx';
import { texts } from './texts.ts';

export interface WorkCounts {
  waiting: number;
  urgent: number;
  newFollowers: number;
}

/** What waits for an expert, and who began lately. */
export function ExpertWork({ counts }: { counts: WorkCounts }) {
  const t = useTexts(texts);
  const isOpen = useOpenPages();
  const tiles = [
    { page: '/creator/follow-up', n: counts.waiting, words: t('followUps', { n: counts.waiting }) },
    { page: '/creator/live', n: counts.newFollowers, words: t('newFollowers', { n: counts.newFollowers }) },
  ].filter(({ page }) => isOpen(page));
  if (tiles.length === 0) return null;
  return (
    <section aria-labelledby="work-title">
      <h2 id="work-title" className="text-22">
        {t('workTitle')}
      </h2>
      <ul className="mt-4 grid gap-gutter sm:grid-cols-2">
        {tiles.map(({ page, n, words }) => (
          <li
            key={page}
            className="relative grid content-start gap-1 rounded-card border border-line bg-raised p-5 transition-colors duration-120 hover:border-primary-line"
          >
            <span className="text-36 leading-none font-semibold tabular-nums">{n}</span>
            <span className="flex flex-wrap items-center gap-2">
              <Link to={page} className="after:absolute after:inset-0 after:rounded-card">
                {words}
              </Link>
              {page === '/creator/follow-up' && counts.urgent > 0 && (
                <DangerBadge>{t('urgent', { n: counts.urgent })}</DangerBadge>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
