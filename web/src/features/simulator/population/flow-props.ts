import type { Protocol } from '@regimen/engine/protocol.ts';
import type { ReactNode } from 'react';

/** A flow with how many came to each step. The page knows how to draw it. */
export interface FunnelFlow {
  protocol: Protocol;
  counts: ReadonlyMap<string, { followers: number; stuck: number }>;
  /** Of so many; without it the counts are of those who stand there now. */
  whole?: number;
  selected: string | null;
  onSelect: (step: string | null) => void;
}

export interface FlowViews {
  drawing: (flow: FunnelFlow) => ReactNode;
  list: (flow: FunnelFlow) => ReactNode;
}
