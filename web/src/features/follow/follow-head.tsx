import type { Following } from '@regimen/contract/enrollments.ts';
import { daysInARow } from '@regimen/contract/language/duration-phrases.ts';
import type { ReactNode } from 'react';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { useInDanger } from '../../shared/help/use-in-danger.ts';
import { WhenIn } from '../../shell/when.tsx';
import { Badge } from '../../ui/badge.tsx';
import { ProgressRing } from '../../ui/progress-ring.tsx';
import { dayWords } from './day-words.ts';
import { isWaitingForGuardian } from './guardian-notice.tsx';
import { guardianTexts } from './guardian-texts.ts';
import { isCalm } from './is-calm.ts';
import { texts } from './texts.ts';

/** Which program, which day, how far; at the end what can be managed. */
export function FollowHead({ following, children }: { following: Following; children: ReactNode }) {
  const t = useTexts(texts);
  const g = useTexts(guardianTexts);
  const locale = useLocale();
  const { program, status, progress, streak, startedAt } = following;
  const inDanger = useInDanger();
  const calm = isCalm(following, inDanger);
  const isAsking = isWaitingForGuardian(following);
  const showsShare = !calm && !isAsking && status !== 'failed';
  const share = status === 'finished' ? 1 : progress;
  const percent = Math.round(share * 100);
  const done = following.outline.filter(({ state }) => state === 'done').length;
  return (
    <header className="flex flex-wrap items-center gap-x-5 gap-y-4">
      {showsShare && (
        <ProgressRing share={share} size={72}>
          <span className="text-14 font-semibold tabular-nums">
            <bdi>{percent === 0 ? t('dayN', { n: following.day + 1 }) : `${percent}%`}</bdi>
          </span>
        </ProgressRing>
      )}
      <div className="min-w-0 flex-1 basis-56">
        <h1 className="text-28 wrap-anywhere">
          <bdi>{program.title}</bdi>
        </h1>
        <p className="mt-1 text-14 text-ink-soft">
          {isAsking ? (
            // It begins when somebody agrees, and nobody knows when that is.
            g('waitingFor', { email: following.guardian?.email ?? '' })
          ) : status === 'waiting' ? (
            <WhenIn at={startedAt} words={(when) => t('begins', { when })} />
          ) : (
            !calm && dayWords(following, t)
          )}
          {showsShare &&
            status === 'active' &&
            done > 0 &&
            // Not of how many: how far it is goes by days, and steps differ too much in length.
            ` · ${t('stepsDone', { n: done })}`}
          {showsShare && percent > 0 && (
            <span className="sr-only">{` ${t('progress', { n: percent })}`}</span>
          )}
        </p>
        <p className="mt-1 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-14 text-ink-soft">
          <span>{t('by', { name: program.creator.full_name })}</span>
          {status === 'paused' && <Badge tone="warning">{t('paused')}</Badge>}
          {status === 'finished' && (
            <Badge {...(showsShare && { tone: 'success' })}>{t(showsShare ? 'finished' : 'failed')}</Badge>
          )}
          {(status === 'failed' || status === 'withdrawn') && <Badge>{t(status)}</Badge>}
          {streak > 1 && !inDanger && <Badge tone="success">{daysInARow(streak, locale)}</Badge>}
        </p>
      </div>
      {children}
    </header>
  );
}
