import type { Protocol } from '@regimen/engine/protocol.ts';
import type { Clock } from '../language/moments.ts';

/** Who is spoken to, and in what everything is said. */
export interface Speaking extends Clock {
  /** The follower hears of themselves, without what experts noted; the expert of somebody, with all values. */
  to: 'follower' | 'expert';
}

/** The same about one protocol, whose names stand for its ids. */
export interface SpeakingOf extends Speaking {
  protocol: Protocol;
  /** When a KPI was last read by an instant, where that is known. */
  readAt?: (kpi: string, by: number) => number | null;
}
