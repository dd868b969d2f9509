import { useEffect, useState, useSyncExternalStore } from 'react';
import { useShell } from './use-shell.ts';
import { useVirtualTime } from './virtual-time.ts';

const never = () => () => undefined;

/** `false` on the server and while hydrating, `true` from then on. */
export const useMounted = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** Milliseconds; the server's clock at first, so that both renders agree, then the reader's own, each minute. */
export function useNow(): number {
  const { now } = useShell();
  const virtual = useVirtualTime();
  const [own, setOwn] = useState<number | null>(null);
  useEffect(() => {
    setOwn(Date.now());
    const timer = setInterval(() => setOwn(Date.now()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return virtual?.now ?? own ?? now;
}
