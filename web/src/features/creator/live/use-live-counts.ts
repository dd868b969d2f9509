import type { LiveCounts } from '@regimen/contract/live.ts';
import { useEffect, useRef, useState } from 'react';
import { quietApi } from '../../../api.ts';

export interface Live {
  mark: string;
  counts: LiveCounts;
}

const everyMs = 4_000;

/** The counts as they change: asked for again every few seconds while somebody looks at the page. */
export function useLiveCounts(program: string, version: string, loaded: Live): Live & { isLive: boolean } {
  const [polled, setPolled] = useState<{ from: Live; live: Live } | null>(null);
  const [isLive, setLive] = useState(true);
  // What another page or version brought is newer than what was asked for the one before.
  const live = polled?.from === loaded ? polled.live : loaded;
  const latest = useRef(live);
  latest.current = live;

  useEffect(() => {
    let isAsking = false;
    let isOver = false;
    const ask = async () => {
      if (isAsking || document.visibilityState !== 'visible') return;
      isAsking = true;
      try {
        const { mark, counts } = await quietApi('GET live/programs/{id}/counts', {
          params: { id: program },
          query: { version, since: latest.current.mark },
        });
        if (isOver) return;
        setLive(true);
        if (counts) setPolled({ from: loaded, live: { mark, counts } });
      } catch {
        if (!isOver) setLive(false);
      } finally {
        isAsking = false;
      }
    };
    const timer = setInterval(ask, everyMs);
    document.addEventListener('visibilitychange', ask);
    return () => {
      isOver = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [program, version, loaded]);
  return { ...live, isLive };
}
