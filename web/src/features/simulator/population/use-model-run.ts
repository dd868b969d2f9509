import type { SampleAnswers } from '@regimen/contract/simulator.ts';
import type { PopulationSetup } from '@regimen/engine/simulate/setup.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { runWithModel, type Sampled, type SampleRun } from './run-with-model.ts';

export interface ModelRun {
  run: SampleRun | null;
  /** So many questions were asked; `null`: nobody is being asked. */
  asked: number | null;
  ended: NonNullable<SampleAnswers['why']> | 'stopped' | 'failed' | null;
  start: (sampled: Sampled, people: PopulationSetup) => void;
  stop: () => void;
  /** What came of it goes out of sight. */
  clear: () => void;
}

/** A few followers with the real model. It is asked when somebody presses, and never otherwise. */
export function useModelRun(): ModelRun {
  const [run, setRun] = useState<SampleRun | null>(null);
  const [asked, setAsked] = useState<number | null>(null);
  const [ended, setEnded] = useState<ModelRun['ended']>(null);
  const control = useRef<AbortController | null>(null);
  useEffect(() => () => control.current?.abort(), []);

  const start = useCallback((sampled: Sampled, people: PopulationSetup) => {
    control.current?.abort();
    const abort = new AbortController();
    control.current = abort;
    setEnded(null);
    setAsked(0);
    runWithModel(sampled, people, { onAsked: setAsked, signal: abort.signal }).then(
      (came) => {
        if (abort.signal.aborted) return;
        setAsked(null);
        if (typeof came === 'string') setEnded(came);
        else setRun(came);
      },
      () => {
        if (abort.signal.aborted) return;
        setAsked(null);
        setEnded('failed');
      },
    );
  }, []);
  const stop = useCallback(() => {
    control.current?.abort();
    setAsked(null);
    setEnded('stopped');
  }, []);
  const clear = useCallback(() => {
    control.current?.abort();
    setAsked(null);
    setRun(null);
    setEnded(null);
  }, []);
  return { run, asked, ended, start, stop, clear };
}
