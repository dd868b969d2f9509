import { useState } from 'react';
import { createAttempt, nothingWrong } from './attempt.ts';
import { showFlash } from './flash.ts';
import { useRefusal } from './use-reaction.ts';

/** A button's call, without a form: `const [remove, removing] = useAction(() => api('DELETE …'))`. */
export function useAction<A extends unknown[]>(
  act: (...args: A) => Promise<unknown>,
): [run: (...args: A) => Promise<void>, pending: boolean] {
  const [pending, setPending] = useState(false);
  const [attempt] = useState(() => createAttempt((state) => setPending(state.pending)));
  const refusalOf = useRefusal();
  const run = async (...args: A) => {
    await attempt.run(
      () => act(...args),
      (error) => {
        const { errors, problem } = refusalOf(error);
        const message = problem ?? Object.values(errors).flat().join(' ');
        if (message) showFlash({ tone: 'warning', message });
        return nothingWrong;
      },
    );
  };
  return [run, pending];
}
