import type { Calls } from '@regimen/contract/all.ts';
import type { CallReply } from '@regimen/contract/call.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useAction } from '../../shell/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { TaskRow } from './task-row.tsx';
import { texts } from './texts.ts';

type TaskList = CallReply<Calls['GET tasks']>;

/** What is over, newest first, as far back as one likes. */
export function DoneList({ first, program }: { first: TaskList; program: string | null }) {
  const t = useTexts(texts);
  const [further, setFurther] = useState<TaskList[]>([]);
  const next = (further.at(-1) ?? first).meta.next;
  const [more, loading] = useAction(async () => {
    if (!next) return;
    const query = { show: 'done' as const, per_page: 30, cursor: next, ...(program && { program }) };
    const list = await api('GET tasks', { query });
    setFurther((before) => [...before, list]);
  });
  const tasks = [first, ...further].flatMap(({ data }) => data);
  if (tasks.length === 0) return <EmptyState title={t('noneDoneTitle')} help={t('noneDoneHelp')} />;
  return (
    <div className="grid gap-6">
      <ul className="grid gap-2">
        {tasks.map((task) => (
          <TaskRow key={task.id} task={task} />
        ))}
      </ul>
      {next && (
        <Button look="quiet" pending={loading} onClick={more} className="justify-self-center">
          {t('more')}
        </Button>
      )}
    </div>
  );
}
