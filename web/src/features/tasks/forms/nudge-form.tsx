import type { NudgeItem } from '@regimen/engine/items.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { ownDirection } from '../../../ui/own-direction.ts';
import { DoneForm } from './done-form.tsx';
import { formTexts } from './form-texts.ts';
import type { TaskFormProps } from './task-form.ts';
import { TaskPicture } from './task-picture.tsx';

/** Words from the creator, to be read. */
export function NudgeForm({ item, hand }: TaskFormProps<NudgeItem>) {
  const t = useTexts(formTexts);
  return (
    <div className="grid gap-6">
      <TaskPicture photo={item.photo} />
      <div className="grid gap-2 rounded-card border border-line bg-raised p-5">
        <p dir="auto" className={`${ownDirection} text-18 font-semibold`}>
          {item.title}
        </p>
        <p dir="auto" className={`max-w-measure ${ownDirection} whitespace-pre-line`}>
          {item.body}
        </p>
      </div>
      <DoneForm words={t('read')} hand={hand} />
    </div>
  );
}
