import { useTexts } from '../../../i18n/use-texts.ts';
import { ComingRow } from '../coming-row.tsx';
import { TaskRow } from '../task-row.tsx';
import { calendarTexts } from './calendar-texts.ts';
import type { CalendarDay } from './task-calendar.tsx';

/** What is on one day: tasks that were or are open, then what will come. */
export function DayList({ title, content }: { title: string; content: CalendarDay | undefined }) {
  const t = useTexts(calendarTexts);
  const isEmpty = !content || (content.tasks.length === 0 && content.coming.length === 0);
  return (
    <section aria-live="polite" className="grid gap-3 border-t border-line pt-6">
      <h3 className="text-18">{title}</h3>
      {isEmpty && <p className="text-ink-soft">{t('nothing')}</p>}
      <ul className="grid gap-2">
        {content?.tasks.map((task) => (
          <TaskRow key={task.id} task={task} />
        ))}
        {content?.coming.map((coming) => (
          <ComingRow key={`${coming.enrollmentId} ${coming.name} ${coming.at}`} coming={coming} />
        ))}
      </ul>
    </section>
  );
}
