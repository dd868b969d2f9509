import { ownSite, type WatchedThing } from '@regimen/contract/watching.ts';
import { useEffect } from 'react';
import { refreshSite } from '../shell/session.ts';
import { useShell } from '../shell/use-shell.ts';
import { useWatch } from './use-watch.ts';

/**
 * For pages that visitors see too: those who are signed in have a connection anyway, for a visitor it is fetched when the
 * page has loaded and has nothing else to do. On it they hear what the site announces as well.
 */
export function useVisitorWatch(thing: WatchedThing, id: string, onChange: () => void): void {
  useWatch(thing, id, onChange);
  const { viewer, site } = useShell();
  const key = viewer ? undefined : site.data.realtime?.key;
  useWatch('site', key === undefined || thing === 'site' ? null : ownSite, refreshSite);
  useEffect(() => (key === undefined ? undefined : holdLine(key)), [key]);
}

/** Parts of a page share one connection; it goes with the last of them. */
function holdLine(key: string): () => void {
  if (holders++ === 0) disconnect = connectLater(key);
  return () => {
    if (--holders === 0) disconnect();
  };
}
let holders = 0;
let disconnect = () => {};

function connectLater(key: string): () => void {
  let end = () => {};
  let isOver = false;
  const connect = () =>
    import('./connect-visitor.ts').then(
      ({ connectVisitor }) => {
        if (!isOver) end = connectVisitor(key);
      },
      () => undefined,
    );
  const timer = setTimeout(connect, settleMs);
  return () => {
    isOver = true;
    clearTimeout(timer);
    end();
  };
}
/** After the first paint, and after what the page itself asks for. */
const settleMs = 2_000;
