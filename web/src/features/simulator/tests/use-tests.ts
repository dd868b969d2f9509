import type { SimulationTest, SimulationTests } from '@regimen/contract/simulation-tests.ts';
import { useEffect, useRef } from 'react';
import { api } from '../../../api.ts';
import { useWatch } from '../../../realtime/use-watch.ts';
import { useAction } from '../../../shell/use-action.ts';
import { useCall } from '../../../shell/use-call.ts';

export interface Tests {
  /** `null` while it is not known. */
  list: SimulationTests | null;
  failed: boolean;
  reload: () => void;
  run: () => void;
  isAsking: boolean;
  /** Some wait or run on the server. */
  isRunning: boolean;
}

export const isAtWork = ({ result }: SimulationTest): boolean =>
  result?.status === 'waiting' || result?.status === 'running';

/** Passed on exactly the draft as it is now. */
export const hasPassed = ({ result }: SimulationTest, state: string): boolean =>
  result?.status === 'passed' && result.state === state;

/** The tests of a program, read again as they run. `onSettled` is told when none does any more. */
export function useTests(program: string, onSettled: () => void = () => undefined): Tests {
  const params = { id: program };
  const { data, failed, renew, put } = useCall('GET programs/{id}/simulation-tests', { params });
  useWatch('work', program, () => void renew(), { atOnce: true });
  const isRunning = data?.data.some(isAtWork) ?? false;
  const settled = useRef(onSettled);
  settled.current = onSettled;
  const wasRunning = useRef(false);
  useEffect(() => {
    if (wasRunning.current && !isRunning) settled.current();
    wasRunning.current = isRunning;
  }, [isRunning]);
  const [run, isAsking] = useAction(async () => {
    put(await api('POST programs/{id}/simulation-tests/run', { params }));
    // The first may be done by now, and nothing more is said of it.
    await renew();
  });
  return { list: data ?? null, failed, reload: () => void renew(), run, isAsking, isRunning };
}
