import type { ChallengeItem } from '@regimen/engine/items.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { checkFields } from '../../../shell/attempt.ts';
import { TextArea } from '../../../ui/field.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { ownDirection } from '../../../ui/own-direction.ts';
import { useTaskDraft } from '../task-draft.ts';
import { ChallengeDays } from './challenge-days.tsx';
import { FileInput } from './file-input.tsx';
import { FormFoot } from './form-foot.tsx';
import { formTexts } from './form-texts.ts';
import type { TaskFormProps } from './task-form.ts';
import { TaskPicture } from './task-picture.tsx';

/** One day of a challenge: where one is, what counts today, and the proof that it asks for. */
export function ChallengeForm({ task, item, hand }: TaskFormProps<ChallengeItem>) {
  const t = useTexts(formTexts);
  const [proof, setProof] = useTaskDraft<string | number | null>(task.id, null);
  const { formProps, errorAt, clear, pending, problem, send } = hand;
  const submit = async () => {
    if (item.proof === 'none') return send({ type: 'done' });
    const given = (typeof proof === 'string' ? proof.trim() : proof) ?? '';
    checkFields({ proof: given === '' && t('needProof') });
    await send({ type: 'proof', proof: given });
  };
  const change = (next: string | number | undefined) => {
    setProof(next ?? null);
    clear('proof');
  };
  const error = item.proof === 'none' ? undefined : errorAt('proof');
  return (
    <form {...formProps(submit)} className="grid gap-6">
      <TaskPicture photo={item.photo} />
      <p dir="auto" className={`max-w-measure ${ownDirection} text-18 whitespace-pre-line`}>
        {item.goal}
      </p>
      {task.challengeDay && <ChallengeDays days={task.challengeDay} />}
      {item.proof === 'text' && (
        <TextArea
          name="proof"
          label={t('proofText')}
          rows={3}
          maxLength={2000}
          value={typeof proof === 'string' ? proof : ''}
          onChange={({ target }) => change(target.value)}
          error={error}
        />
      )}
      {item.proof === 'number' && (
        <NumberField
          name="proof"
          label={t('proofNumber')}
          value={typeof proof === 'number' ? proof : undefined}
          onChange={change}
          error={error}
        />
      )}
      {item.proof === 'photo' && (
        <FileInput
          label={t('proofPhoto')}
          photoOnly
          name={typeof proof === 'string' && proof !== '' ? proof : undefined}
          onChange={change}
          error={error}
        />
      )}
      <FormFoot words={t('dayDone')} pending={pending} problem={problem} />
    </form>
  );
}
