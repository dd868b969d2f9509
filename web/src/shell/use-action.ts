import { useState } from 'react';
import { useLocale } from '../i18n/use-texts.ts';
import { showFlash } from './flash.ts';
import { keepMessage, useReaction } from './use-reaction.ts';

/** A button's call, without a form: `const [remove, removing] = useAction(() => api('DELETE …'))`. */
export function useAction<A extends unknown[]>(
  act: (...args: A) => Promise<unknown>,
): [run: (...args: A) => Promise<void>, pending: boolean] {
  const [pending, setPending] = useState(false);
  const react = useReaction();
  const locale = useLocale();
  const run = async (...args: A) => {
    if (pending) return;
    setPending(true);
    try {
      await act(...args);
    } catch (error) {
      const reaction = react(error);
      if (reaction.kind === 'keep') showFlash({ tone: 'warning', message: keepMessage(reaction, locale) });
      if (reaction.kind === 'fields')
        showFlash({ tone: 'warning', message: Object.values(reaction.errors).flat().join(' ') });
    } finally {
      setPending(false);
    }
  };
  return [run, pending];
}
