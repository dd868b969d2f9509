import type { NudgeCard } from '@regimen/contract/nudges.ts';
import { Link } from 'react-router';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { useMounted, useNow } from '../../shell/use-mounted.ts';
import { WhenIn } from '../../shell/when.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { freshNudges } from './fresh-nudges.ts';
import { nudgeTexts } from './nudge-texts.ts';

const most = 2;

/** For the home page: what one's programs wrote today and one has not read. */
export function HomeNudges({ nudges }: { nudges: readonly NudgeCard[] }) {
  const t = useTexts(nudgeTexts);
  const now = useNow();
  // The server does not know the reader's day.
  const zone = useMounted() ? undefined : 'UTC';
  const fresh = freshNudges(nudges, now, zone).slice(0, most);
  if (fresh.length === 0) return null;
  return (
    <section aria-labelledby="nudges-title">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="nudges-title" className="text-22">
          {t('homeTitle')}
        </h2>
        <LinkButton to={paths.nudges} look="plain" className="-mx-[12px] px-[12px]">
          {t('all')}
        </LinkButton>
      </div>
      <ul className="mt-3 grid gap-2">
        {fresh.map(({ id, title, opening, from, programTitle, sentAt }) => (
          <li key={id} className="grid gap-1 rounded-card border border-line bg-raised p-4">
            <h3 dir="auto" className="text-16 font-semibold wrap-anywhere">
              <Link to={paths.nudge(id)}>{title}</Link>
            </h3>
            <p dir="auto" className="wrap-anywhere">
              {opening}
            </p>
            <p className="text-14 text-ink-soft">
              <bdi>{t('from', { name: from, program: programTitle })}</bdi>
              {' · '}
              <WhenIn at={sentAt} words={(when) => when} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
