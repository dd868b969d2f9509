import type { TaskCard } from '@regimen/contract/tasks.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { useInDanger } from '../../shared/help/use-in-danger.ts';
import { useWaiting } from '../../shared/offline/my-outbox.ts';
import { useNow } from '../../shell/use-mounted.ts';
import { LinkButton } from '../../ui/button.tsx';
import { groupTasks } from './groups.ts';
import { TaskRow } from './task-row.tsx';
import { texts } from './texts.ts';

const most = 4;

/** The most pressing tasks, for the home page. */
export function TodayTasks({ tasks }: { tasks: readonly TaskCard[] }) {
  const t = useTexts(texts);
  const now = useNow();
  const inDanger = useInDanger();
  const kept = new Set(useWaiting().map(({ id }) => id));
  const { overdue, today } = groupTasks(
    tasks.filter(({ id }) => !kept.has(id)),
    now,
  );
  const open = [...overdue, ...today];
  return (
    <section aria-labelledby="today-title">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="today-title" className="text-22">
          {t('today')}
        </h2>
        <LinkButton to={paths.myTasks} look="plain" className="-me-[12px] px-3">
          {t('allTasks')}
        </LinkButton>
      </div>
      {inDanger && open.length > 0 && <p className="mt-3 max-w-measure">{t('canWait')}</p>}
      {open.length > 0 ? (
        <ul className="mt-3 grid gap-2">
          {open.slice(0, most).map((task) => (
            <TaskRow key={task.id} task={task} />
          ))}
        </ul>
      ) : (
        <p className="mt-3 rounded-card bg-sunken p-5 text-ink-soft">
          {t(inDanger ? 'allDoneShortSober' : 'allDoneShort')}
        </p>
      )}
    </section>
  );
}
