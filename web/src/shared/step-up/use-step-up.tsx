import { ApiError } from '@regimen/contract/client.ts';
import { type ComponentType, type ReactNode, useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Modal } from '../../ui/modal.tsx';
import { Question, type QuestionProps } from './question.tsx';
import { texts } from './texts.ts';

export interface StepUp {
  /** Makes a call that may ask who they are again; once that was shown, the call is repeated by itself. */
  proven: <T>(act: () => Promise<T>) => Promise<T>;
  /** The dialog, to stand beside the form and not in it. */
  question: ReactNode;
}

type Answer = (wasProved: boolean) => void;

const wantsProof = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 403 && error.reply.code === 'step_up_needed';

/** For every call whose contract says `stepUp`. `Ask` is the question; the dashboard has one of its own. `confirm` is for what cannot be taken back. */
export function useStepUp(Ask: ComponentType<QuestionProps> = Question, confirm?: string): StepUp {
  const t = useTexts(texts);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const proven: StepUp['proven'] = async (act) => {
    try {
      return await act();
    } catch (error) {
      if (!wantsProof(error)) throw error;
    }
    const wasProved = await new Promise<boolean>((settle) => setAnswer(() => settle));
    // Said beside the button, and nothing of what was typed is lost.
    if (!wasProved) throw new ApiError(422, { errors: { proof: [t('notDone')] } });
    return act();
  };
  const close = (wasProved: boolean) => {
    answer?.(wasProved);
    setAnswer(null);
  };
  return {
    proven,
    question: (
      <Modal open={answer !== null} onClose={() => close(false)} title={t('title')} closeLabel={t('cancel')}>
        <Ask confirm={confirm} onProved={() => close(true)} onCancel={() => close(false)} />
      </Modal>
    ),
  };
}
