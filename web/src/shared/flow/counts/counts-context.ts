import type { FlowNode, Protocol } from '@regimen/engine/protocol.ts';
import { createContext, useContext } from 'react';

export interface StepCount {
  followers: number;
  stuck: number;
  /** About whom something waits for an expert, and who of them may be in danger: nobody in a simulation. */
  waiting?: number;
  inDanger?: number;
}

export interface CountedFlow {
  protocol: Protocol;
  counts: ReadonlyMap<string, StepCount>;
  selected: string | null;
  onSelect: (step: string | null) => void;
  /** With this, `followers` are those who came to a step at all, out of so many: the flow is a funnel. */
  whole?: number;
  /** The selected step is brought to the middle whenever followers come to it. */
  centred?: boolean;
}

const CountsContext = createContext<CountedFlow | null>(null);
export const CountsProvider = CountsContext.Provider;

export function useCountedFlow(): CountedFlow {
  const flow = useContext(CountsContext);
  if (!flow) throw new Error('There are no counts here.');
  return flow;
}

/** What a step is marked with, the most pressing first. Whoever is held up at an expert's step waits for the expert. */
export function marksOf({ data }: Pick<FlowNode, 'data'>, count: StepCount, isFunnel: boolean) {
  const { stuck, waiting = 0, inDanger = 0 } = count;
  const isStuckHere = isFunnel || data.target !== 'system';
  return [
    { words: 'inDanger', n: inDanger, tone: 'danger' },
    { words: 'waitingForYou', n: waiting - inDanger, tone: 'warning' },
    { words: 'stuck', n: isStuckHere ? stuck : 0, tone: 'warning' },
  ].filter(({ n }) => n > 0) as {
    words: 'inDanger' | 'waitingForYou' | 'stuck';
    n: number;
    tone: MarkTone;
  }[];
}

type MarkTone = 'danger' | 'warning';

export const nobody: StepCount = { followers: 0, stuck: 0 };
