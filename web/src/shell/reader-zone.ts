import { useMounted } from './use-mounted.ts';
import { useViewer } from './use-shell.ts';
import { useVirtualTime } from './virtual-time.ts';

/**
 * By which zone a page tells times: what the account says while the server renders and the page wakes up, then the
 * browser's own (`undefined`). `null`: nobody knows yet. What stands under another clock goes by its zone.
 */
export function useReaderZone(): string | undefined | null {
  const saved = useViewer()?.zone ?? null;
  const mounted = useMounted();
  const virtual = useVirtualTime();
  if (virtual) return virtual.zone;
  return mounted ? undefined : saved;
}

/** The same for what is written with the help of a zone: where nobody knows it yet, UTC; `undefined` is the browser's own. */
export function useClockZone(): string | undefined {
  const zone = useReaderZone();
  return zone === null ? 'UTC' : zone;
}
