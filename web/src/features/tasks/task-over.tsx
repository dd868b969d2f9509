import type { OpenTask, TaskCard } from '@regimen/contract/tasks.ts';
import { adviceFor } from '@regimen/engine/advice.ts';
import { inOwnUnit, inTarget } from '@regimen/engine/readings.ts';
import { useEffect, useRef } from 'react';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { useInDanger } from '../../shared/help/use-in-danger.ts';
import type { Parcel } from '../../shared/offline/outbox.ts';
import { UndoButton } from '../../shared/offline/undo.tsx';
import { useCall } from '../../shell/use-call.ts';
import { LinkButton } from '../../ui/button.tsx';
import { ClockIcon, UploadIcon } from '../../ui/icons.tsx';
import { CheckIcon } from '../../ui/shell-icons.tsx';
import { AppointmentCard, useAppointment } from './ending/appointment-card.tsx';
import { DayDone } from './ending/day-done.tsx';
import { NotRight } from './ending/not-right.tsx';
import { ProgramStopped } from './ending/program-stopped.tsx';
import { NewBadges, NextUp } from './ending/what-now.tsx';
import { nextName } from './task-names.ts';
import { TaskResultView } from './task-result.tsx';
import { taskTexts } from './task-texts.ts';

interface TaskOverProps {
  task: OpenTask;
  /** Done here, and not with the server yet. */
  waiting: Parcel | undefined;
  next: TaskCard | null;
  onUndone: () => void;
  onChanged: (task: OpenTask) => void;
}

/** How it ended, what was handed in, and where to go from here. */
export function TaskOver({ task, waiting, next, onUndone, onChanged }: TaskOverProps) {
  const t = useTexts(taskTexts);
  const locale = useLocale();
  const inDanger = useInDanger();
  const isWaiting = waiting !== undefined;
  const isHeld = waiting?.heldUntil !== undefined;
  const { title, help, good } = wordsFor(task, isWaiting && !isHeld, inDanger || isOffTarget(task));
  // Badges, what comes next, and what to do once the program has stopped; without an answer the page does without.
  const following = useCall(
    'GET enrollments/{id}',
    isWaiting ? null : { params: { id: task.enrollmentId } },
  ).data;
  // What was answered ended the program: why, and what to do now, comes before anything else.
  const stopped = following?.status === 'failed' ? following : null;
  const booking = useAppointment(task);
  const heading = useRef<HTMLHeadingElement>(null);
  const isDone = isHeld || task.status === 'done';
  const Icon = isWaiting && !isHeld ? UploadIcon : isDone ? CheckIcon : ClockIcon;
  // It takes the place of the form that had the focus.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <section className="pop grid justify-items-start gap-5 rounded-card border border-line bg-raised p-6">
      <span
        className={`inline-flex size-12 items-center justify-center rounded-pill ${good ? 'bg-success-soft text-success-text' : 'bg-sunken text-ink-soft'}`}
      >
        <Icon size={24} />
      </span>
      <div className="grid gap-1">
        <h2 ref={heading} tabIndex={-1} className="text-22 outline-none">
          {t(title)}
        </h2>
        {help && <p className="max-w-measure text-ink-soft">{t(help)}</p>}
      </div>
      {booking && <AppointmentCard booking={booking} />}
      {waiting && <UndoButton key={waiting.key} parcel={waiting} onUndone={onUndone} />}
      <DayDone task={task} hidesStreak={inDanger} />
      {!isWaiting && <TaskResultView task={task} onChanged={onChanged} />}
      {following && good && (
        <NewBadges following={following} closedAt={task.closedAt} hidesStreak={task.challengeDay !== null} />
      )}
      {stopped && <ProgramStopped following={stopped} />}
      {following && !stopped && !next && !inDanger && <NextUp following={following} />}
      <div className="flex flex-wrap gap-x-5 gap-y-3">
        {next && !stopped && (
          <LinkButton to={paths.task(next.id)}>{nextName(task, next, t, locale)}</LinkButton>
        )}
        <LinkButton to={paths.follow(task.programId)} look={next && !stopped ? 'quiet' : 'primary'}>
          {t('toProgram')}
        </LinkButton>
        <LinkButton to={paths.myTasks} look="plain" className="-mx-[12px] px-[12px]">
          {t('toTasks')}
        </LinkButton>
      </div>
      {!isWaiting && !booking && <NotRight task={task} />}
    </section>
  );
}

type Key =
  | `${'kept' | 'declined' | 'expired' | 'ended' | 'done'}Title`
  | `${'kept' | 'expired' | 'ended'}Help`
  | `${'answered' | 'day' | 'noted' | 'read'}Title`
  | `${'booked' | 'cancelled' | 'missed'}Title`
  | 'readingTitle'
  | 'overTitle'
  | 'doneLate';

/** A reading that one has to act on, or that misses its target, is no achievement. */
function isOffTarget({ item, itemKey, kpi, kpiKey, result, taken }: OpenTask): boolean {
  const measured = kpi ?? item;
  if (result?.type !== 'reading' || measured?.kind !== 'kpi') return false;
  const value = taken?.value ?? inOwnUnit(measured, result.value, result.unit);
  const advice = adviceFor(measured, kpiKey ?? itemKey ?? '', taken ?? result);
  return advice !== null || value === null || !inTarget(measured, value);
}

/** The reading it took is there no more. */
const isDeleted = ({ status, result, taken }: OpenTask) =>
  status === 'done' && result?.type === 'reading' && taken === null;

/** The appointment that it asked for, as it came out. */
const notDone = ({ result }: OpenTask): Key => {
  if (result?.type !== 'booking') return 'declinedTitle';
  return result.status === 'missed' ? 'missedTitle' : 'cancelledTitle';
};
const isBooked = ({ result }: OpenTask): boolean => result?.type === 'booking' && result.status === 'booked';

/** Each kind in its own words: what is arranged is noted, what is answered is thanked for, what was done is praised. */
function thanksFor({ item, result }: OpenTask): Key {
  switch (item?.kind) {
    case 'challenge':
      return 'dayTitle';
    case 'order':
      return 'notedTitle';
    case 'nudge':
      return 'readTitle';
    default:
      return result?.type === 'answers' && item?.kind !== 'activity' ? 'answeredTitle' : 'doneTitle';
  }
}

/** A score is no achievement, and who may be in danger is not praised for anything. */
function wordsFor(
  task: OpenTask,
  isWaiting: boolean,
  inDanger: boolean,
): { title: Key; help: Key | null; good: boolean } {
  const isSober = inDanger || task.item?.kind === 'assessment';
  if (isWaiting) return { title: 'keptTitle', help: 'keptHelp', good: !isSober };
  switch (task.status) {
    case 'declined':
      return { title: notDone(task), help: null, good: false };
    case 'expired':
      return { title: 'expiredTitle', help: 'expiredHelp', good: false };
    case 'ended':
      return { title: 'endedTitle', help: 'endedHelp', good: false };
    default:
      // What is deleted is neither saved nor praised.
      if (isDeleted(task)) return { title: 'overTitle', help: null, good: false };
      return {
        // Whatever was measured, measuring it is nothing to be praised for.
        title: isBooked(task)
          ? 'bookedTitle'
          : task.result?.type === 'reading'
            ? 'readingTitle'
            : isSober
              ? 'answeredTitle'
              : thanksFor(task),
        help: task.wasLate && !isSober ? 'doneLate' : null,
        good: !isSober,
      };
  }
}
