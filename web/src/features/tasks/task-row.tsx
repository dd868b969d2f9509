import { durationIn } from '@regimen/contract/language/durations.ts';
import type { TaskCard } from '@regimen/contract/tasks.ts';
import { Link } from 'react-router';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { useWaitingFor } from '../../shared/offline/my-outbox.ts';
import type { Parcel } from '../../shared/offline/outbox.ts';
import { UndoButton } from '../../shared/offline/undo.tsx';
import { StepIcon } from '../../shared/steps/step-icon.tsx';
import { WhyButton } from '../../shared/why/why-button.tsx';
import { useNow } from '../../shell/use-mounted.ts';
import { When, WhenIn } from '../../shell/when.tsx';
import { Badge } from '../../ui/badge.tsx';
import { ChevronRightIcon } from '../../ui/flow-icons.tsx';
import { ClockIcon } from '../../ui/icons.tsx';
import { CheckIcon } from '../../ui/shell-icons.tsx';
import { isLate, isPutOff } from './groups.ts';
import { ForDay, Limit } from './task-times.tsx';
import { texts } from './texts.ts';

/** One task in a list; the whole row opens it. */
export function TaskRow({ task, hideProgram = false }: { task: TaskCard; hideProgram?: boolean }) {
  const locale = useLocale();
  const waiting = useWaitingFor(task.id);
  const over = task.status !== 'open' || waiting !== undefined;
  return (
    <li className="relative flex items-center gap-3 rounded-card border border-line bg-raised p-3 pe-2 transition-colors duration-120 [--spacing:4px] hover:border-primary-line sm:gap-4 sm:p-4">
      {over && task.status !== 'expired' && task.status !== 'ended' ? (
        <span className="inline-flex size-10 shrink-0 items-center justify-center rounded-control bg-success-soft text-success-text">
          <CheckIcon size={20} />
        </span>
      ) : (
        <StepIcon type={task.kind} />
      )}
      <div className="min-w-0 flex-1">
        <Link
          to={paths.task(task.id)}
          className="leading-heading font-semibold wrap-anywhere after:absolute after:inset-0 after:rounded-card"
        >
          <bdi>{task.name}</bdi>
        </Link>
        <p className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-14 text-ink-soft">
          {!hideProgram && (
            <span className="min-w-0 wrap-anywhere">
              <bdi>{task.programTitle}</bdi>
            </span>
          )}
          {task.minutes !== null && task.status === 'open' && (
            <span className="inline-flex items-center gap-1 whitespace-nowrap">
              <ClockIcon size={14} />
              {durationIn('minute', task.minutes, locale)}
            </span>
          )}
          <ForDay task={task} />
          {waiting ? <Waiting parcel={waiting} /> : <Standing task={task} />}
        </p>
      </div>
      <WhyButton
        compact
        about={task.name}
        question={['GET tasks/{id}/why', { params: { id: task.id }, query: {} }]}
      />
      <ChevronRightIcon className="shrink-0 text-ink-faint rtl:-scale-x-100" />
    </li>
  );
}

/** Just done and still to be undone, or kept until there is a connection. */
function Waiting({ parcel }: { parcel: Parcel }) {
  const t = useTexts(texts);
  if (parcel.heldUntil === undefined) return <Badge tone="warning">{t('willBeSent')}</Badge>;
  return (
    <span className="relative z-10 inline-flex items-center gap-2">
      <Badge tone="success">{t('statusDone')}</Badge>
      <UndoButton parcel={parcel} />
    </span>
  );
}

const words = {
  declined: 'statusDeclined',
  expired: 'statusExpired',
  ended: 'statusEnded',
} as const;

/** Late, until when, put off; or how it ended. */
function Standing({ task }: { task: TaskCard }) {
  const t = useTexts(texts);
  const now = useNow();
  if (task.status !== 'open')
    return (
      <span className="inline-flex items-center gap-2">
        {task.status !== 'done' && <Badge>{t(words[task.status])}</Badge>}
        {task.status === 'done' && task.wasLate && <Badge>{t('statusLate')}</Badge>}
        {task.closedAt && <When at={task.closedAt} />}
      </span>
    );
  if (isPutOff(task, now) && task.snoozedUntil)
    return <WhenIn at={task.snoozedUntil} words={(when) => t('snoozedUntil', { when })} />;
  return (
    <>
      {isLate(task, now) && <Badge tone="warning">{t('lateSince')}</Badge>}
      <Limit task={task} />
    </>
  );
}
