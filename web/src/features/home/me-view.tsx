import type { EnrollmentCard } from '@regimen/contract/enrollments.ts';
import type { ReadingSeries } from '@regimen/contract/readings.ts';
import type { Recap } from '@regimen/contract/recap.ts';
import { Link } from 'react-router';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { useInDanger } from '../../shared/help/use-in-danger.ts';
import { Notice } from '../../ui/notice.tsx';
import { BellIcon, BookmarkIcon, SlidersIcon } from '../../ui/shell-icons.tsx';
import { meTexts } from './me-texts.ts';
import { AllReadings } from './readings/all-readings.tsx';
import { WeekRecap } from './recap/week-recap.tsx';

interface MeViewProps {
  /** `null`: did not come. */
  recap: Recap | null;
  series: readonly ReadingSeries[] | null;
  programs: readonly EnrollmentCard[] | null;
}

const links = [
  [paths.notificationSettings, 'reminders', BellIcon],
  ['/bookmarks', 'bookmarks', BookmarkIcon],
  [paths.settings, 'account', SlidersIcon],
] as const;

/** One's own side of it: the last week, everything measured, and what can be set. */
export function MeView({ recap, series, programs }: MeViewProps) {
  const t = useTexts(meTexts);
  const inDanger = useInDanger();
  return (
    <div className="grid gap-10">
      {/* Nothing is counted or praised while somebody may be in danger. */}
      {recap && !inDanger && <WeekRecap recap={recap} programs={programs ?? []} />}
      {series ? <AllReadings series={series} /> : <Notice tone="warning">{t('failed')}</Notice>}
      <nav aria-label={t('settings')}>
        <ul className="grid gap-2 sm:grid-cols-2">
          {links.map(([to, key, Icon]) => (
            <li key={to}>
              <Link
                to={to}
                className="flex min-h-14 items-center gap-3 rounded-card border border-line bg-raised px-4 transition-colors duration-120 hover:border-primary-line"
              >
                <Icon className="text-ink-faint" />
                {t(key)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
