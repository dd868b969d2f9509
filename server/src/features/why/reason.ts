import type { Speaking } from '@regimen/contract/protocol-words/speaking.ts';
import type { Reason } from '@regimen/contract/why.ts';

/** Rules are the expert's; a follower is told without them. */
export const reason = (
  { to }: Speaking,
  words: string,
  as: Reason['as'] = 'note',
  rule: string | null = null,
): Reason => ({ words, as, rule: to === 'expert' ? rule : null, isDelivery: false });

export const ofDelivery = (reasons: readonly Reason[]): Reason[] =>
  reasons.map((one) => ({ ...one, isDelivery: true }));
