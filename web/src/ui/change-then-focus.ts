import { flushSync } from 'react-dom';

/**
 * Changes what is shown and moves the focus in the same turn, so that the next key already lands in the right field,
 * however fast somebody types.
 */
export function changeThenFocus(change: () => void, find: () => HTMLElement | null | undefined): void {
  flushSync(change);
  find()?.focus();
}
