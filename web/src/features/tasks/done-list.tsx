import { useTexts } from '../../i18n/use-texts.ts';
import { type Answer, useCall } from '../../shell/use-call.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { TaskRow } from './task-row.tsx';
import { texts } from './texts.ts';

/** What is over, newest first, as far back as one likes. */
export function DoneList({ first, program }: { first: Answer<'GET tasks'>; program: string | null }) {
  const t = useTexts(texts);
  const query = { show: 'done' as const, per_page: 30, ...(program && { program }) };
  const { data: list, hasMore, more, adding } = useCall('GET tasks', { query }, { first });
  const tasks = list.data;
  if (tasks.length === 0) return <EmptyState title={t('noneDoneTitle')} help={t('noneDoneHelp')} />;
  return (
    <div className="grid gap-6">
      <ul className="grid gap-2">
        {tasks.map((task) => (
          <TaskRow key={task.id} task={task} />
        ))}
      </ul>
      {hasMore && (
        <Button look="quiet" pending={adding} onClick={more} className="justify-self-center">
          {t('more')}
        </Button>
      )}
    </div>
  );
}
