import { aboutMinutes } from '@regimen/contract/language/duration-phrases.ts';
import type { ActivityItem } from '@regimen/engine/items.ts';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { ClockIcon } from '../../../ui/icons.tsx';
import { ownDirection } from '../../../ui/own-direction.ts';
import { DoneForm } from './done-form.tsx';
import { formTexts } from './form-texts.ts';
import { QuestionList } from './question-list.tsx';
import type { TaskFormProps } from './task-form.ts';
import { TaskPicture } from './task-picture.tsx';
import { Timer } from './timer.tsx';
import { useSheet } from './use-sheet.ts';

/** Something to do, with a timer for whoever wants one, and then perhaps a few questions. */
export function ActivityForm({ task, item, hand }: TaskFormProps<ActivityItem>) {
  const t = useTexts(formTexts);
  const locale = useLocale();
  const questions = item.questions ?? [];
  return (
    <div className="grid gap-6">
      <TaskPicture photo={item.photo} />
      {item.minutes !== undefined && (
        <p className="flex items-center gap-1.5 text-14 text-ink-soft">
          <ClockIcon size={16} />
          {aboutMinutes(item.minutes, locale)}
        </p>
      )}
      {item.instructions && (
        <p dir="auto" className={`max-w-measure ${ownDirection} text-18 whitespace-pre-line`}>
          {item.instructions}
        </p>
      )}
      {item.minutes !== undefined && <Timer task={task.id} minutes={item.minutes} />}
      {questions.length > 0 ? (
        <CheckIn task={task} item={item} hand={hand} />
      ) : (
        <DoneForm words={t('done')} hand={hand} />
      )}
    </div>
  );
}

function CheckIn({ task, item, hand }: TaskFormProps<ActivityItem>) {
  const t = useTexts(formTexts);
  const sheet = useSheet(task, item.questions ?? [], hand);
  return (
    <section className="grid gap-5 border-t border-line pt-6">
      {item.instructions && <h2 className="text-18">{t('afterwards')}</h2>}
      <QuestionList sheet={sheet} words={t('handIn')} />
    </section>
  );
}
