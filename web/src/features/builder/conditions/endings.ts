import { stepBefore } from '@regimen/contract/protocol-words/references.ts';
import type { EndReason } from '@regimen/engine/end-reasons.ts';
import { findNode } from '@regimen/engine/graph.ts';
import type { FlowNode } from '@regimen/engine/protocol.ts';
import { successOf } from '@regimen/engine/steps/traits.ts';
import { waysToEnd } from '@regimen/engine/steps/ways-to-end.ts';
import type { Setting } from './facts.ts';

/** How steps can end, for the lists of a condition. */

/** Of the step just ended, where none is named. */
export function endingsOf({ protocol, own }: Setting, node: string | undefined): EndReason[] {
  const step = node === undefined ? stepBefore(protocol, own) : findNode(protocol, node);
  return step ? [...new Set(waysToEnd(protocol, step).map(({ reason }) => reason))] : [];
}

/** A step that is over once something is booked: what becomes of that later, it does not see. */
export function endsWithBooking({ protocol, own }: Setting, node: string | undefined): boolean {
  const step = node === undefined ? stepBefore(protocol, own) : findNode(protocol, node);
  return step !== undefined && successOf(step) === 'booked';
}

/** Only where there is something to tell apart. */
export const stepsThatEnd = (setting: Setting): FlowNode[] =>
  setting.protocol.nodes.filter(({ id }) => endingsOf(setting, id).length > 1);

/** Where the step just ended has but one ending, another one is asked about. */
export const firstEnding = (setting: Setting): { node?: string; value: EndReason } | null => {
  const own = endingsOf(setting, undefined);
  if (own.length > 1) return { value: usual(own) };
  const [step] = stepsThatEnd(setting);
  return step ? { node: step.id, value: usual(endingsOf(setting, step.id)) } : null;
};

/** What creators ask for: that nobody came, or did it in time. */
const usual = (endings: readonly EndReason[]): EndReason =>
  (['no-show', 'expired'] as const).find((one) => endings.includes(one)) ?? endings[0] ?? 'done';

/** The same ending of another step, where that can end so. */
export function endingAt(setting: Setting, node: string | undefined, before: EndReason): EndReason {
  const endings = endingsOf(setting, node);
  return endings.includes(before) ? before : usual(endings);
}
