import { useEffect } from 'react';
import { clearFlashes } from '../../shell/flash.ts';
import { createStore } from '../../shell/store.ts';

/** Whether help is what the page itself shows: then nothing above it leads there. */
export const helpShown = createStore(false);

/** Help is shown: nothing said before lies over the numbers, least of all that all is well. */
export function useHelpShown(isShown = true): void {
  useEffect(() => {
    if (!isShown) return;
    clearFlashes();
    helpShown.set(true);
    return () => helpShown.set(false);
  }, [isShown]);
}
