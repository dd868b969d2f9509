import { type HandIn, useTaskAttempt } from '../use-hand-in.ts';
import { FormFoot } from './form-foot.tsx';

/** Nothing to fill in: one button says that it is done. */
export function DoneForm({ words, hand }: { words: string; hand: HandIn }) {
  const { formProps, pending, problem } = useTaskAttempt();
  return (
    <form {...formProps(() => hand({ type: 'done' }))}>
      <FormFoot words={words} pending={pending} problem={problem} />
    </form>
  );
}
