import { useMounted } from './use-mounted.ts';
import { useViewer } from './use-shell.ts';

/**
 * By which zone a page tells times: what the account says while the server renders and the page wakes up, then the
 * browser's own (`undefined`). `null`: nobody knows yet.
 */
export function useReaderZone(): string | undefined | null {
  const saved = useViewer()?.zone ?? null;
  return useMounted() ? undefined : saved;
}
