import type { EnrollmentCard } from '@regimen/contract/enrollments.ts';
import { daysInARow } from '@regimen/contract/language/duration-phrases.ts';
import { withCommas } from '@regimen/contract/language/languages.ts';
import { Link } from 'react-router';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { useInDanger } from '../../shared/help/use-in-danger.ts';
import { useProgramColour } from '../../shared/program-colour/program-colour.tsx';
import { WhenIn } from '../../shell/when.tsx';
import { ProgressRing } from '../../ui/progress-ring.tsx';
import { dayWords } from './day-words.ts';
import { isWaitingForGuardian } from './guardian-notice.tsx';
import { guardianTexts } from './guardian-texts.ts';
import { texts } from './texts.ts';

/** The programs somebody follows, each with how far they are. */
export function MyPrograms({ programs }: { programs: readonly EnrollmentCard[] }) {
  const t = useTexts(texts);
  return (
    <section aria-labelledby="programs-title">
      <h2 id="programs-title" className="text-22">
        {t('myPrograms')}
      </h2>
      <ul className="mt-4 grid gap-gutter sm:grid-cols-2">
        {programs.map((enrollment) => (
          <MyProgram key={enrollment.id} enrollment={enrollment} />
        ))}
      </ul>
    </section>
  );
}

function MyProgram({ enrollment }: { enrollment: EnrollmentCard }) {
  const t = useTexts(texts);
  const g = useTexts(guardianTexts);
  const inDanger = useInDanger();
  const locale = useLocale();
  const isWaiting = isWaitingForGuardian(enrollment);
  const percent = Math.round(enrollment.progress * 100);
  return (
    <li
      style={useProgramColour(enrollment.program.category)}
      className="relative flex items-center gap-4 rounded-card border border-line bg-raised p-4 transition-colors duration-120 hover:border-primary-line"
    >
      {!inDanger && (
        <ProgressRing share={enrollment.progress} size={56}>
          <span className="text-12 font-semibold tabular-nums">
            <bdi>{isWaiting ? '' : percent === 0 ? t('dayN', { n: enrollment.day + 1 }) : `${percent}%`}</bdi>
          </span>
        </ProgressRing>
      )}
      <div className="min-w-0">
        <Link
          to={paths.follow(enrollment.program.id)}
          className="leading-heading font-semibold wrap-anywhere after:absolute after:inset-0 after:rounded-card"
        >
          <bdi>{enrollment.program.title}</bdi>
        </Link>
        <p className="mt-0.5 text-14 text-ink-soft">
          {!inDanger && percent > 0 && (
            <span className="sr-only">{withCommas([t('progress', { n: percent }), ''], locale)}</span>
          )}
          {isWaiting ? (
            g('waitingTitle')
          ) : enrollment.status === 'waiting' ? (
            <WhenIn at={enrollment.startedAt} words={(when) => t('begins', { when })} />
          ) : (
            [
              enrollment.status === 'paused' ? t('paused') : dayWords(enrollment, t),
              enrollment.streak > 1 && !inDanger && daysInARow(enrollment.streak, locale),
            ]
              .filter(Boolean)
              .join(' · ')
          )}
        </p>
      </div>
    </li>
  );
}
