import type { Locale } from '@regimen/contract/language/languages.ts';
import type { Reason } from '@regimen/contract/why.ts';
import type { Protocol } from '@regimen/engine/protocol.ts';

/** Who is spoken to, and in what everything is said. */
export interface Speaking {
  locale: Locale;
  /** The follower hears of themselves, without what experts noted; the expert of somebody, with rules and values. */
  to: 'follower' | 'expert';
  zone: string;
  now: number;
}

/** The same about one protocol, whose names stand for its ids. */
export interface SpeakingOf extends Speaking {
  protocol: Protocol;
  /** When a KPI was last read by an instant, where that is known. */
  readAt: (kpi: string, by: number) => number | null;
}

/** Rules are the expert's; a follower is told without them. */
export const reason = (
  { to }: Speaking,
  words: string,
  as: Reason['as'] = 'note',
  rule: string | null = null,
): Reason => ({ words, as, rule: to === 'expert' ? rule : null });
