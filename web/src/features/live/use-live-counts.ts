import type { LiveCounts } from '@regimen/contract/live.ts';
import { useEffect, useMemo, useState } from 'react';
import { useWatch } from '../../realtime/use-watch.ts';
import { useCall } from '../../shell/use-call.ts';

export interface Live {
  mark: string;
  counts: LiveCounts;
}

/** By time alone somebody may come to be stuck. */
const everyMs = 60_000;

/** The counts as they change. */
export function useLiveCounts(program: string, version: string, loaded: Live): Live & { isLive: boolean } {
  const [polled, setPolled] = useState<{ from: Live; live: Live } | null>(null);
  // What another page or version brought is newer than what was asked for the one before.
  const live = polled?.from === loaded ? polled.live : loaded;
  // The answer to a mark is what has changed since, and that is nothing yet.
  const first = useMemo(() => ({ mark: live.mark, counts: null }), [live.mark]);
  const { data, failed, renew } = useCall(
    'GET live/programs/{id}/counts',
    { params: { id: program }, query: { version, since: live.mark } },
    { first, every: everyMs, onFocus: true },
  );
  useWatch('followers', program, () => void renew(), { atOnce: true });
  const { mark, counts } = data;
  useEffect(() => {
    if (counts) setPolled({ from: loaded, live: { mark, counts } });
  }, [loaded, mark, counts]);
  return { ...live, isLive: !failed };
}
