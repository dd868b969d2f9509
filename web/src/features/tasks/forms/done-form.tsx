import type { HandIn } from '../use-hand-in.ts';
import { FormFoot } from './form-foot.tsx';

/** Nothing to fill in: one button says that it is done. */
export function DoneForm({ words, hand }: { words: string; hand: HandIn }) {
  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        hand.handIn({ type: 'done' });
      }}
    >
      <FormFoot words={words} pending={hand.pending} problem={problemOf(hand)} />
    </form>
  );
}

/** Without a field to stand at, whatever was said about one is said here. */
export const problemOf = ({ problem, errors }: HandIn): string | null =>
  problem ?? (Object.values(errors).join(' ') || null);
