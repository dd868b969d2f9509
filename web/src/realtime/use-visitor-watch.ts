import type { WatchedThing } from '@regimen/contract/watching.ts';
import { useEffect } from 'react';
import { useShell } from '../shell/use-shell.ts';
import { useWatch } from './use-watch.ts';

/**
 * For pages that visitors see too: those who are signed in have a connection anyway, for a visitor it is fetched when the
 * page has loaded and has nothing else to do.
 */
export function useVisitorWatch(thing: WatchedThing, id: string, onChange: () => void): void {
  useWatch(thing, id, onChange);
  const { viewer, site } = useShell();
  const key = viewer ? undefined : site.data.realtime?.key;
  useEffect(() => {
    if (key === undefined) return;
    let disconnect = () => {};
    let isOver = false;
    const connect = () =>
      import('./connect-visitor.ts').then(
        ({ connectVisitor }) => {
          if (!isOver) disconnect = connectVisitor(key);
        },
        () => undefined,
      );
    const timer = setTimeout(connect, settleMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
      disconnect();
    };
  }, [key]);
}
/** After the first paint, and after what the page itself asks for. */
const settleMs = 2_000;
