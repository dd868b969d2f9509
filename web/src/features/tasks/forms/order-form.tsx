import type { OrderItem } from '@regimen/engine/items.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { checkFields } from '../../../shell/attempt.ts';
import { useTaskDraft } from '../task-draft.ts';
import { DoneForm } from './done-form.tsx';
import { FileInput } from './file-input.tsx';
import { FormFoot } from './form-foot.tsx';
import { formTexts } from './form-texts.ts';
import { ReadingForm } from './reading-form.tsx';
import type { TaskFormProps } from './task-form.ts';
import { TaskPicture } from './task-picture.tsx';

/** Something to confirm, to get, to send in, or to have measured. */
export function OrderForm({ task, item, hand }: TaskFormProps<OrderItem>) {
  const t = useTexts(formTexts);
  return (
    <div className="grid gap-6">
      <TaskPicture photo={item.photo} />
      {item.orderType === 'upload' ? (
        <UploadForm task={task} item={item} hand={hand} />
      ) : item.orderType === 'lab_result' && task.kpi?.kind === 'kpi' ? (
        <ReadingForm task={task} item={task.kpi} hand={hand} words={t('sendResult')} />
      ) : (
        <DoneForm words={t(item.orderType === 'purchase' ? 'bought' : 'confirm')} hand={hand} />
      )}
    </div>
  );
}

function UploadForm({ task, item, hand }: TaskFormProps<OrderItem>) {
  const t = useTexts(formTexts);
  const [name, setName] = useTaskDraft<string | null>(task.id, null);
  const { formProps, errorAt, clear, pending, problem, send } = hand;
  const submit = async () => {
    checkFields({ proof: name === null && t('needProof') });
    if (name !== null) await send({ type: 'proof', proof: name });
  };
  return (
    <form {...formProps(submit)} className="grid gap-5">
      <FileInput
        label={item.name}
        name={name ?? undefined}
        onChange={(next) => {
          setName(next ?? null);
          clear('proof');
        }}
        error={errorAt('proof')}
      />
      <FormFoot words={t('sendFile')} pending={pending} problem={problem} />
    </form>
  );
}
