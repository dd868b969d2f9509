import type { TaskCard } from '@regimen/contract/tasks.ts';
import { type ReactNode, useId } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { MeasureAgain } from '../../shared/help/measure-again.tsx';
import { useInDanger } from '../../shared/help/use-in-danger.ts';
import { useWaiting } from '../../shared/offline/my-outbox.ts';
import { useNow } from '../../shell/use-mounted.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { CalendarReply } from './calendar/task-calendar.tsx';
import { ComingRow } from './coming-row.tsx';
import { groupTasks } from './groups.ts';
import { TaskRow } from './task-row.tsx';
import { texts } from './texts.ts';

const mostComing = 6;

/** Late ones, those for now, those that come; and at the end what was done here and still waits to be sent. */
export function ToDo({ tasks, calendar }: { tasks: readonly TaskCard[]; calendar: CalendarReply | null }) {
  const t = useTexts(texts);
  const now = useNow();
  const inDanger = useInDanger();
  const sent = new Set(useWaiting().map(({ id }) => id));
  const open = groupTasks(
    tasks.filter(({ id }) => !sent.has(id)),
    now,
  );
  const kept = tasks.filter(({ id }) => sent.has(id));
  const coming = (calendar?.days ?? []).flatMap((day) => day.coming).filter(({ at }) => Date.parse(at) > now);
  const comingOnce = [...Map.groupBy(coming, ({ enrollmentId, key }) => `${enrollmentId} ${key}`).values()];
  const later = open.putOff.length + coming.length;
  const nothing = open.overdue.length + open.today.length === 0;
  return (
    <div className="grid gap-10">
      {inDanger && <MeasureAgain />}
      {inDanger && !nothing && <p className="max-w-measure">{t('canWait')}</p>}
      {open.overdue.length > 0 && (
        <Group title={t('overdue')}>
          {open.overdue.map((task) => (
            <TaskRow key={task.id} task={task} />
          ))}
        </Group>
      )}
      {open.today.length > 0 && (
        <Group title={t('today')}>
          {open.today.map((task) => (
            <TaskRow key={task.id} task={task} />
          ))}
        </Group>
      )}
      {nothing && inDanger && <p className="rounded-card bg-sunken p-5 text-ink-soft">{t('helpFirst')}</p>}
      {nothing && !inDanger && (
        <EmptyState title={t('allDoneTitle')} help={t(later > 0 ? 'allDoneHelp' : 'allDoneShort')} />
      )}
      {kept.length > 0 && (
        <Group title={t('done')}>
          {kept.map((task) => (
            <TaskRow key={task.id} task={task} />
          ))}
        </Group>
      )}
      {!inDanger && (
        <Group title={t('later')}>
          {open.putOff.map((task) => (
            <TaskRow key={task.id} task={task} />
          ))}
          {comingOnce
            .slice(0, mostComing)
            .map(
              ([first, ...more]) =>
                first && (
                  <ComingRow key={`${first.enrollmentId} ${first.key}`} coming={first} more={more.length} />
                ),
            )}
          {later === 0 && <li className="text-ink-soft">{t('nothingComing')}</li>}
        </Group>
      )}
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-18">
        {title}
      </h2>
      <ul className="grid gap-2">{children}</ul>
    </section>
  );
}
