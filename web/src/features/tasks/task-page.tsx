import { useEffect, useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { dangerInTask } from '../../shared/help/danger-in.ts';
import { refreshDanger } from '../../shared/help/refresh-danger.ts';
import { ConnectionNote } from '../../shared/offline/connection-note.tsx';
import { useWaitingFor } from '../../shared/offline/my-outbox.ts';
import { ProgramColour } from '../../shared/program-colour/program-colour.tsx';
import { notFound, pageData } from '../../shell/page-data.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { FormOfKind } from './forms/form-of-kind.tsx';
import { TaskActions } from './task-actions.tsx';
import { TaskDanger, useNoteDanger } from './task-danger.tsx';
import { useForgetTaskDraft } from './task-draft.ts';
import { TaskHead } from './task-head.tsx';
import { taskNames } from './task-names.ts';
import { TaskOver } from './task-over.tsx';
import { taskTexts } from './task-texts.ts';
import { useHandIn } from './use-hand-in.ts';

const page = pageData(async ({ api, params }) => {
  const id = params.id ?? '';
  if (id === '') throw notFound();
  const [task, others] = await Promise.all([
    api('GET tasks/{id}', { params: { id } }),
    // What comes after it is no reason to fail.
    api('GET tasks', { query: { per_page: 5 } }).catch(() => null),
  ]);
  const next = others?.data.find((other) => other.id !== id && other.status === 'open') ?? null;
  return { task, next };
});
export const loader = page.loader;
export const clientLoader = page.clientLoader;

export default function TaskPage() {
  const loaded = useLoaderData<typeof clientLoader>();
  // Another task is another page: what was typed for one must never stand in the form of another.
  return (
    <ProgramColour category={loaded.task.programCategory}>
      <OneTask key={loaded.task.id} {...loaded} />
    </ProgramColour>
  );
}

function OneTask({ task: loaded, next }: Awaited<ReturnType<typeof clientLoader>>) {
  const t = useTexts(taskTexts);
  const { revalidate } = useRevalidator();
  // What was answered here stands until the page is read again: what is loaded after it is newer.
  const [answered, setAnswered] = useState<{ task: typeof loaded; instead: typeof loaded } | null>(null);
  const task = answered?.instead === loaded ? answered.task : loaded;
  const change = (changed: typeof loaded) => {
    setAnswered({ task: changed, instead: loaded });
    // What comes next may just have come, and the number of open tasks is another.
    revalidate();
  };
  const hand = useHandIn(task, (taken) => {
    change(taken);
    refreshDanger().catch(() => undefined);
  });
  const waiting = useWaitingFor(task.id);
  // While it is being sent the form stays: it may be refused, and then says why.
  const isKept = waiting !== undefined && hand.sending === null;
  const over = task.status !== 'open';
  // Between being sent and being read again it is not open once more.
  const [handedIn, setHandedIn] = useState<typeof loaded | null>(null);
  useEffect(() => {
    if (isKept) setHandedIn(loaded);
  }, [isKept, loaded]);
  const isSent = waiting === undefined && handedIn === loaded;
  useForgetTaskDraft(task.id, over);
  // Taken out of what waits, it is still being sent until its answer is here: help, once shown, stays.
  const said = waiting?.about === 'task' ? waiting.body.result : (hand.sending ?? task.result);
  const danger = dangerInTask(task, over ? task.result : said);
  useNoteDanger(danger !== null && waiting !== undefined);
  if (danger && (over || said)) {
    const isWaiting = waiting !== undefined || hand.sending !== null;
    return <TaskDanger danger={danger} isWaiting={isWaiting} name={task.name} />;
  }
  return (
    <div className="group/task mx-auto max-w-[40rem]">
      <PageHead title={taskNames(task).title} noIndex />
      <ConnectionNote />
      <TaskHead task={task} isOver={over || isKept || isSent} onChanged={change} />
      {over || isKept || isSent ? (
        <TaskOver
          task={task}
          waiting={over ? undefined : waiting}
          next={next}
          onUndone={() => setHandedIn(null)}
          onChanged={change}
        />
      ) : task.can.answer ? (
        <>
          <FormOfKind task={task} hand={hand} />
          <TaskActions task={task} hand={hand} onChanged={change} />
        </>
      ) : (
        <Notice>
          <p>{t('notYours')}</p>
          <LinkButton to={paths.follow(task.programId)} look="quiet" className="mt-4">
            {t('resume')}
          </LinkButton>
        </Notice>
      )}
    </div>
  );
}
