import { dateIn } from '@regimen/contract/language/instants.ts';
import { useEffect } from 'react';
import { useLoaderData, useSearchParams } from 'react-router';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { addDays, isDay, weeksAround } from '../../shared/calendar/month-days.ts';
import { useInDanger } from '../../shared/help/use-in-danger.ts';
import { ConnectionNote } from '../../shared/offline/connection-note.tsx';
import { keepForOffline } from '../../shared/offline/keep-for-offline.ts';
import { pageData } from '../../shell/page-data.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { useNow } from '../../shell/use-mounted.ts';
import { LinkTabs } from '../../ui/link-tabs.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { onlyWaitsForGuardian, WaitingForGuardian } from '../follow/guardian-notice.tsx';
import { PausedPrograms } from '../follow/paused-programs.tsx';
import { type Span, TaskCalendar } from './calendar/task-calendar.tsx';
import { DoneList } from './done-list.tsx';
import { NoProgram } from './no-program.tsx';
import { ProgramFilter } from './program-filter.tsx';
import { texts } from './texts.ts';
import { ToDo } from './to-do.tsx';

const views = ['now', 'done', 'calendar'] as const;
type View = (typeof views)[number];
const viewOf = (url: URLSearchParams): View => views.find((view) => view === url.get('view')) ?? 'now';
const uuid = /^[0-9a-f-]{36}$/i;

const page = pageData(async ({ api, url, locale }) => {
  const view = viewOf(url.searchParams);
  const wanted = url.searchParams.get('program') ?? '';
  const program = uuid.test(wanted) ? wanted : undefined;
  const only = program === undefined ? {} : { program };
  const today = dateIn(Date.now(), 'UTC');
  const chosen = url.searchParams.get('day');
  const day = isDay(chosen) ? chosen : today;
  const weeks = weeksAround(day, 'month', locale);
  const span =
    view === 'calendar'
      ? { from: weeks[0]?.[0] ?? day, to: weeks.at(-1)?.at(-1) ?? day }
      : { from: today, to: addDays(today, 7) };
  const [programs, now, done, calendar] = await Promise.all([
    api('GET enrollments', { query: { show: 'running', per_page: 100 } }),
    view === 'now' ? api('GET tasks', { query: { ...only, per_page: 100 } }) : null,
    view === 'done' ? api('GET tasks', { query: { ...only, show: 'done', per_page: 30 } }) : null,
    view === 'done' ? null : api('GET tasks/calendar', { query: { ...span, ...only } }),
  ]);
  return {
    view,
    program: program ?? null,
    day: isDay(chosen) ? chosen : null,
    programs: programs.data,
    now,
    done,
    calendar,
  };
});
export const loader = page.loader;
export const clientLoader = page.clientLoader;

export default function MyTasksPage() {
  const { view, program, day, programs, now, done, calendar } = useLoaderData<typeof clientLoader>();
  const t = useTexts(texts);
  const [search, setSearch] = useSearchParams();
  const instant = useNow();
  const set = (changes: Record<string, string | null>) => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(changes))
      if (value === null) next.delete(name);
      else next.set(name, value);
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  useKeptTasks(now?.data.map(({ id }) => id));
  const today = dateIn(instant, calendar?.zone);
  const to = (each: View) => {
    const query = new URLSearchParams({ ...(each !== 'now' && { view: each }), ...(program && { program }) });
    return `${paths.myTasks}${query.size > 0 ? `?${query}` : ''}`;
  };
  const inDanger = useInDanger();
  const followsNothing =
    !inDanger && programs.length === 0 && (now?.data.length ?? 0) === 0 && view === 'now';
  return (
    <>
      <PageHead title={t('title')} noIndex />
      <PageTitle title={t('title')} lead={t('lead')} />
      <ConnectionNote />
      <LinkTabs
        label={t('views')}
        tabs={[
          { to: to('now'), words: t('viewNow'), current: view === 'now' },
          { to: to('done'), words: t('viewDone'), current: view === 'done' },
          { to: to('calendar'), words: t('viewCalendar'), current: view === 'calendar' },
        ]}
      />
      {(programs.length > 1 || program) && (
        <ProgramFilter
          programs={programs.map((each) => each.program)}
          chosen={program}
          onChoose={(id) => set({ program: id })}
        />
      )}
      {followsNothing ? (
        <NoProgram />
      ) : (
        <>
          {now && (
            <div className="mb-8 grid gap-3 empty:hidden">
              <PausedPrograms programs={programs} />
              <WaitingForGuardian programs={programs} />
            </div>
          )}
          {now && (now.data.length > 0 || !onlyWaitsForGuardian(programs)) && (
            <ToDo tasks={now.data} calendar={calendar} />
          )}
          {done && <DoneList key={program ?? ''} first={done} program={program} />}
          {view === 'calendar' && calendar && (
            <TaskCalendar
              calendar={calendar}
              day={day ?? today}
              today={today}
              span={search.get('span') === 'week' ? 'week' : 'month'}
              onDay={(next) => set({ day: next })}
              onSpan={(next: Span) => set({ span: next === 'month' ? null : next })}
            />
          )}
        </>
      )}
    </>
  );
}

const mostKept = 8;

/** The most pressing tasks can be done without a connection, this list included. */
function useKeptTasks(ids: readonly string[] | undefined): void {
  const names = ids?.slice(0, mostKept).join(' ');
  useEffect(() => {
    if (names === undefined) return;
    const open = names.split(' ').filter(Boolean);
    keepForOffline(open.map(paths.task));
  }, [names]);
}
