import { BoundedMap } from '@regimen/engine/bounded-map.ts';
import type { Program } from '@regimen/engine/protocol.ts';
import type { PopulationResult } from '@regimen/engine/simulate/result.ts';
import type { PopulationSetup } from '@regimen/engine/simulate/setup.ts';
import { startTransition, useCallback, useEffect, useState } from 'react';
import { runPopulation } from '../worker-client.ts';

/** A program to be lived. `key` names its content: the same key is never lived twice with the same people. */
export interface Candidate {
  key: string;
  program: Program;
}

export interface Outcome {
  candidates: readonly Candidate[];
  setup: PopulationSetup;
  results: readonly PopulationResult[];
}

export interface Runs {
  /** What came out last; it stays in sight while something else is lived. */
  outcome: Outcome | null;
  /** Whether that is what was asked for last. */
  isCurrent: boolean;
  /** `null`: nothing is being lived. */
  progress: { done: number; of: number } | null;
  ended: 'cancelled' | 'failed' | null;
  cancel: () => void;
  again: () => void;
}

const remembered = new BoundedMap<string, PopulationResult>(8);

/** Lives the candidates with the same people, all at once, as soon as they or the people change. `null`: not yet. */
export function useRuns(candidates: readonly Candidate[] | null, setup: PopulationSetup | null): Runs {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [progress, setProgress] = useState<Runs['progress']>(null);
  const [ended, setEnded] = useState<Runs['ended']>(null);
  const [attempt, setAttempt] = useState(0);
  const [control, setControl] = useState<AbortController | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is the same question asked again
  useEffect(() => {
    if (!candidates || !setup) return;
    const people = JSON.stringify(setup);
    const nameOf = ({ key }: Candidate) => `${key} ${people}`;
    const abort = new AbortController();
    const done = candidates.map(() => 0);
    const of = setup.followers * candidates.length;
    const live = async (candidate: Candidate, index: number) => {
      const known = remembered.get(nameOf(candidate));
      if (known) return known;
      const onProgress = (lives: number) => {
        done[index] = lives;
        setProgress({ done: done.reduce((sum, each) => sum + each, 0), of });
      };
      const result = await runPopulation(candidate.program, setup, { onProgress, signal: abort.signal });
      remembered.set(nameOf(candidate), result);
      return result;
    };
    setEnded(null);
    setControl(abort);
    if (!candidates.every((candidate) => remembered.has(nameOf(candidate)))) setProgress({ done: 0, of });
    Promise.all(candidates.map(live)).then(
      (results) => {
        if (abort.signal.aborted) return;
        setProgress(null);
        // Drawn in slices: whoever types or scrolls meanwhile does not wait for it.
        startTransition(() => setOutcome({ candidates, setup, results }));
      },
      () => {
        if (abort.signal.aborted) return;
        abort.abort();
        setProgress(null);
        setEnded('failed');
      },
    );
    return () => {
      abort.abort();
      setProgress(null);
    };
  }, [candidates, setup, attempt]);

  const cancel = useCallback(() => {
    control?.abort();
    setProgress(null);
    setEnded('cancelled');
  }, [control]);
  const again = useCallback(() => setAttempt((before) => before + 1), []);
  const isCurrent = outcome !== null && outcome.candidates === candidates && outcome.setup === setup;
  return { outcome, isCurrent, progress, ended, cancel, again };
}
