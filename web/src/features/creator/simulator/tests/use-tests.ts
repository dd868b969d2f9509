import type { SimulationTest, SimulationTests } from '@regimen/contract/simulation-tests.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { api, quietApi } from '../../../../api.ts';
import { useAction } from '../../../../shell/use-action.ts';

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

const askEveryMs = 1_000;

export const isAtWork = ({ result }: SimulationTest): boolean =>
  result?.status === 'waiting' || result?.status === 'running';

/** Passed on exactly the draft as it is now. */
export const hasPassed = ({ result }: SimulationTest, state: string): boolean =>
  result?.status === 'passed' && result.state === state;

/** The tests of a program, asked again while some of them run. `onSettled` is told when none does any more. */
export function useTests(program: string, onSettled: () => void = () => undefined): Tests {
  const [list, setList] = useState<SimulationTests | null>(null);
  const [failed, setFailed] = useState(false);
  const isRunning = list?.data.some(isAtWork) ?? false;
  const settled = useRef(onSettled);
  settled.current = onSettled;
  const wasRunning = useRef(false);
  const reload = useCallback(() => {
    quietApi('GET programs/{id}/simulation-tests', { params: { id: program } }).then(
      (next) => {
        setFailed(false);
        setList(next);
      },
      () => setFailed(true),
    );
  }, [program]);
  useEffect(reload, [reload]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer that is not the last asks for the next
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(reload, askEveryMs);
    return () => clearTimeout(timer);
  }, [isRunning, reload, list]);
  useEffect(() => {
    if (wasRunning.current && !isRunning) settled.current();
    wasRunning.current = isRunning;
  }, [isRunning]);
  const [run, isAsking] = useAction(async () =>
    setList(await api('POST programs/{id}/simulation-tests/run', { params: { id: program } })),
  );
  return { list, failed, reload, run, isAsking, isRunning };
}
