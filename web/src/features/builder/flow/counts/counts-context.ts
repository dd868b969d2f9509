import type { Protocol } from '@regimen/engine/protocol.ts';
import { createContext, useContext } from 'react';

export interface StepCount {
  followers: number;
  stuck: number;
}

export interface CountedFlow {
  protocol: Protocol;
  counts: ReadonlyMap<string, StepCount>;
  selected: string | null;
  onSelect: (step: string | null) => void;
}

const CountsContext = createContext<CountedFlow | null>(null);
export const CountsProvider = CountsContext.Provider;

export function useCountedFlow(): CountedFlow {
  const flow = useContext(CountsContext);
  if (!flow) throw new Error('There are no counts here.');
  return flow;
}

export const nobody: StepCount = { followers: 0, stuck: 0 };
