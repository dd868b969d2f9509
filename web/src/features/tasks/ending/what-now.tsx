import type { Following } from '@regimen/contract/enrollments.ts';
import { daysInARow } from '@regimen/contract/language/duration-phrases.ts';
import { isolate } from '@regimen/contract/language/languages.ts';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { badgeTexts } from '../../../shared/badges/badge-texts.ts';
import { WhenIn } from '../../../shell/when.tsx';
import { TrophyIcon } from '../../../ui/icons.tsx';
import { endingTexts } from './ending-texts.ts';
import { useCheer } from './use-cheer.ts';

interface NewBadgesProps {
  following: Following;
  closedAt: string | null;
  /** A challenge tells its own. */
  hidesStreak: boolean;
}

/** Badges that came with this very task, with a moment of joy, and the streak that it made longer. */
export function NewBadges({ following, closedAt, hidesStreak }: NewBadgesProps) {
  const t = useTexts(endingTexts);
  const names = useTexts(badgeTexts);
  const locale = useLocale();
  const grown = useCheer<HTMLParagraphElement>();
  const fresh = following.badges.filter(({ earnedAt }) => earnedAt === closedAt);
  return (
    <>
      {following.streak > 1 && !hidesStreak && (
        <p
          ref={grown}
          className="inline-flex items-center gap-2 rounded-pill bg-success-soft px-3 py-1 font-semibold text-success-text"
        >
          {daysInARow(following.streak, locale)}
        </p>
      )}
      {fresh.length > 0 && (
        <ul className="grid w-full gap-2">
          {fresh.map(({ name }) => (
            <li key={name} className="flex items-center gap-3 rounded-card bg-primary-soft p-4">
              <Trophy />
              <span>
                <span className="block text-14 text-ink-soft">{t('newBadge')}</span>
                <span className="text-18 font-semibold">{names(name)}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Trophy() {
  const arriving = useCheer<HTMLSpanElement>();
  return (
    <span
      ref={arriving}
      className="inline-flex size-12 shrink-0 items-center justify-center rounded-pill bg-primary-strong text-primary-on"
    >
      <TrophyIcon size={24} />
    </span>
  );
}

/** What the program asks next, and when, where nothing is open now. */
export function NextUp({ following }: { following: Following }) {
  const t = useTexts(endingTexts);
  const locale = useLocale();
  const coming = following.coming.find(({ held }) => held === null || held.until !== null);
  if (!coming) return null;
  const name = isolate(coming.name, locale);
  return (
    <p className="text-ink-soft">
      {coming.at ? (
        <WhenIn at={coming.held?.until ?? coming.at} words={(when) => t('nextUp', { name, when })} />
      ) : (
        t('nextSoon', { name })
      )}
    </p>
  );
}
