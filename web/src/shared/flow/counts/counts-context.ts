import type { FlowNode, Protocol } from '@regimen/engine/protocol.ts';
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
  /** With this, `followers` are those who came to a step at all, out of so many: the flow is a funnel. */
  whole?: number;
}

const CountsContext = createContext<CountedFlow | null>(null);
export const CountsProvider = CountsContext.Provider;

export function useCountedFlow(): CountedFlow {
  const flow = useContext(CountsContext);
  if (!flow) throw new Error('There are no counts here.');
  return flow;
}

/** Whoever is held up at an expert's step waits for the expert; in a simulation nobody does. */
export const heldUp = ({ data }: Pick<FlowNode, 'data'>, whole: number | undefined) =>
  whole === undefined && data.target === 'system' ? 'waitingForYou' : 'stuck';

export const nobody: StepCount = { followers: 0, stuck: 0 };
