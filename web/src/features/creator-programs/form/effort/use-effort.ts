import { useEffect, useState } from 'react';
import { useCall } from '../../../../shell/use-call.ts';
import type { Effort } from './effort-of.ts';
import type { RunPopulation } from './simulate-effort.ts';

/** What the simulation says of the saved draft; nothing until it has, or where it cannot. */
export function useEffort(program: string, changedAt: string, run: RunPopulation): Effort | null {
  const { data } = useCall('GET programs/{id}/simulator', { params: { id: program } }, { mark: changedAt });
  const [effort, setEffort] = useState<Effort | null>(null);
  useEffect(() => {
    if (!data) return;
    const stop = new AbortController();
    import('./simulate-effort.ts')
      .then(({ simulateEffort }) => simulateEffort(data.draft.program, run, stop.signal))
      // A draft that cannot be simulated has no figures; its page of problems says why.
      .then(setEffort, () => undefined);
    return () => stop.abort();
  }, [data, run]);
  return effort;
}
