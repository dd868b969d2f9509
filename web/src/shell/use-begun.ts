import { useCallback, useEffect, useMemo, useState } from 'react';
import { keeper } from './kept.ts';
import { useViewer } from './use-shell.ts';

export const begunAt = <T>(viewer: string | undefined, about: string) =>
  keeper('begun:…').at(`${viewer ?? ''}:${about}`, (value) => (value ?? undefined) as T | undefined);

/** What somebody began to type: it stays on this device through reload, crash and closed tab, unless it `isKept` nowhere. */
export function useBegun<T>(
  about: string,
  initial: T,
  isKept = true,
): [T, (next: T) => void, forget: () => void] {
  const viewer = useViewer()?.id;
  const begun = useMemo(() => begunAt<T>(viewer, about), [viewer, about]);
  const [value, setValue] = useState(initial);
  // Only the browser has it, so the first render goes without.
  useEffect(() => {
    const kept = isKept ? begun.read() : undefined;
    if (kept !== undefined) setValue(kept);
  }, [begun, isKept]);
  const change = useCallback(
    (next: T) => {
      setValue(next);
      if (isKept) begun.write(next);
    },
    [begun, isKept],
  );
  const forget = useCallback(() => void begun.write(undefined), [begun]);
  return [value, change, forget];
}
