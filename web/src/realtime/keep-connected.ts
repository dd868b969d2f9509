import type { LiveConnection } from './live-connection.ts';

/** A connection for as long as the page is there: it comes back with the network and with the Back button. */
export function keepConnected(connect: () => LiveConnection): () => void {
  let live = connect();
  const wake = () => document.visibilityState === 'visible' && live.wake();
  // A page with an open connection is not kept for the Back button.
  const leave = () => live.close();
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted) live = connect();
  };
  addEventListener('online', wake);
  document.addEventListener('visibilitychange', wake);
  addEventListener('pagehide', leave);
  addEventListener('pageshow', comeBack);
  return () => {
    live.close();
    removeEventListener('online', wake);
    document.removeEventListener('visibilitychange', wake);
    removeEventListener('pagehide', leave);
    removeEventListener('pageshow', comeBack);
  };
}

/** The gateway on the pages' own port. */
export const socketTo = (key: string): WebSocket =>
  new WebSocket(
    `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/app/${key}?protocol=7&client=regimen&version=1`,
  );

export function later(act: () => void, ms: number): () => void {
  const timer = setTimeout(act, ms);
  return () => clearTimeout(timer);
}
