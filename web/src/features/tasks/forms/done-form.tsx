import type { HandIn } from '../use-hand-in.ts';
import { FormFoot } from './form-foot.tsx';

/** Nothing to fill in: one button says that it is done. */
export function DoneForm({ words, hand }: { words: string; hand: HandIn }) {
  const { formProps, pending, problem, send } = hand;
  return (
    <form {...formProps(() => send({ type: 'done' }))}>
      <FormFoot words={words} pending={pending} problem={problem} />
    </form>
  );
}
