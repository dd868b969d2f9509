import type { EnrollmentCard } from '@regimen/contract/enrollments.ts';
import type { TaskCard } from '@regimen/contract/tasks.ts';
import { Link } from 'react-router';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { MeasureAgain } from '../../shared/help/measure-again.tsx';
import { useInDanger } from '../../shared/help/use-in-danger.ts';
import { useWaiting } from '../../shared/offline/my-outbox.ts';
import { useNow } from '../../shell/use-mounted.ts';
import { WhenIn } from '../../shell/when.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { groupTasks } from './groups.ts';
import { NextTask } from './next-task.tsx';
import { TaskRow } from './task-row.tsx';
import { texts } from './texts.ts';
import { todayTexts } from './today-texts.ts';

const most = 4;

/** When the first of those that were put off comes back. */
const soonest = (putOff: readonly TaskCard[]): string =>
  putOff.flatMap(({ snoozedUntil }) => snoozedUntil ?? []).toSorted()[0] ?? '';

interface TodayTasksProps {
  tasks: readonly TaskCard[];
  programs: readonly EnrollmentCard[];
}

/** The one thing to do now, large and in its program's colour; what else is open today below it. */
export function TodayTasks({ tasks, programs }: TodayTasksProps) {
  const t = useTexts(texts);
  const ofToday = useTexts(todayTexts);
  const now = useNow();
  const inDanger = useInDanger();
  const kept = new Set(useWaiting().map(({ id }) => id));
  const { overdue, today, putOff } = groupTasks(
    tasks.filter(({ id }) => !kept.has(id)),
    now,
  );
  const open = [...overdue, ...today].slice(0, most);
  // Whoever may be in danger is pressed to nothing.
  const next = inDanger ? undefined : open[0];
  const others = next ? open.slice(1) : open;
  const program = programs.find(({ id }) => id === next?.enrollmentId)?.program;
  return (
    <section aria-labelledby="today-title">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="today-title" className="text-22">
          {next ? ofToday('upNext') : t('today')}
        </h2>
        <LinkButton to={paths.myTasks} look="plain" className="-mx-[12px] px-[12px]">
          {t('allTasks')}
        </LinkButton>
      </div>
      {inDanger && (
        <div className="mt-3 empty:hidden">
          <MeasureAgain />
        </div>
      )}
      {inDanger && open.length > 0 && <p className="mt-3 max-w-measure">{t('canWait')}</p>}
      {next && <NextTask task={next} program={program} />}
      {others.length > 0 && (
        <>
          {next && <h3 className="mt-5 text-16 text-ink-soft">{ofToday('alsoToday')}</h3>}
          <ul className="mt-3 grid gap-2">
            {others.map((task) => (
              <TaskRow key={task.id} task={task} />
            ))}
          </ul>
        </>
      )}
      {putOff.length > 0 && !inDanger && (
        <p className="mt-3 text-14">
          <Link
            to={paths.myTasks}
            className="inline-flex min-h-6 items-center text-primary-text underline-offset-4 hover:underline"
          >
            <WhenIn at={soonest(putOff)} words={(when) => ofToday('forLater', { n: putOff.length, when })} />
          </Link>
        </p>
      )}
      {open.length === 0 && (
        <p className="mt-3 rounded-card bg-sunken p-5 text-ink-soft">
          {t(inDanger ? 'helpFirst' : putOff.length > 0 ? 'allDoneShortSober' : 'allDoneShort')}
        </p>
      )}
    </section>
  );
}
