import type { Following } from '@regimen/contract/enrollments.ts';
import { daysInARow } from '@regimen/contract/language/duration-phrases.ts';
import { durationIn } from '@regimen/contract/language/durations.ts';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { badgeTexts } from '../../shared/badges/badge-texts.ts';
import { useInDanger } from '../../shared/help/use-in-danger.ts';
import { Time } from '../../shell/time.tsx';
import { TrophyIcon } from '../../ui/icons.tsx';
import { texts } from './texts.ts';

/** What was reached on the way. */
export function Badges({ badges, streak, bestStreak }: Pick<Following, 'badges' | 'streak' | 'bestStreak'>) {
  const t = useTexts(texts);
  const names = useTexts(badgeTexts);
  const locale = useLocale();
  const inDanger = useInDanger();
  if (inDanger) return null;
  if (badges.length === 0 && bestStreak < 2) return null;
  return (
    <section aria-labelledby="badges-title" className="grid gap-3">
      <h2 id="badges-title" className="text-18">
        {t('badges')}
      </h2>
      {bestStreak > 1 && (
        <p className="text-14 text-ink-soft">
          {streak > 1 ? `${daysInARow(streak, locale)} · ` : ''}
          {t('bestStreak', { time: durationIn('day', bestStreak, locale) })}
        </p>
      )}
      <ul className="grid gap-2">
        {badges.map(({ name, earnedAt }) => (
          <li key={name} className="flex items-center gap-3">
            <span className="inline-flex size-9 shrink-0 items-center justify-center rounded-pill bg-primary-soft text-primary-text">
              <TrophyIcon />
            </span>
            <span className="min-w-0 leading-heading">
              {names(name)}
              <span className="block text-14 text-ink-soft">
                <Time at={earnedAt} />
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
