/** How a step can end, by its type and what its creator set: for conditions that ask for it, and for the checker. [R111] */
import type { Outcome } from '../condition.ts';
import type { EndReason } from '../end-reasons.ts';
import type { NodeOf, Protocol, StepType } from '../protocol.ts';
import { awaitedBy, successOf } from './traits.ts';

/** `byChoice`: only where somebody says no. */
export type WayToEnd = { reason: EndReason; result: Outcome; byChoice?: true };

const success = (...reasons: EndReason[]): WayToEnd[] =>
  reasons.map((reason) => ({ reason, result: 'success' }));
const failure = (...reasons: EndReason[]): WayToEnd[] =>
  reasons.map((reason) => ({ reason, result: 'failure' }));
const DECLINED: WayToEnd = { reason: 'declined', result: 'failure', byChoice: true };
const asked = [...success('done', 'late'), DECLINED, ...failure('expired')];

const WAYS: { [T in StepType]: readonly WayToEnd[] } = {
  population: [...success('passed'), ...failure('not-passed')],
  order: asked,
  nudge: success('sent', 'missed'),
  followup: [...asked, ...success('expert'), { reason: 'expert', result: 'failure', byChoice: true }],
  challenge: [...success('goal-reached'), ...failure('goal-missed')],
  assessment: asked,
  kpi: [...asked, ...failure('out-of-target')],
  services: [...asked, ...failure('cancelled', 'no-show')],
  wait: [...success('time-came', 'event-came'), ...failure('expired')],
  jump: [],
  finish: [],
  fail: [],
  ai: success('model', 'expert', 'fallback'),
};

export function waysToEnd(
  protocol: Pick<Protocol, 'items'>,
  node: Pick<NodeOf<StepType>, 'type' | 'data'>,
): WayToEnd[] {
  const { lateAfterMinutes, expireAfterMinutes } = node.data.window ?? {};
  const isForTeam = node.data.target === 'system';
  const item = protocol.items[node.data.selectedItem ?? ''];
  const isBooked = item?.kind === 'service' && item.service !== undefined;
  const awaits = awaitedBy(node) !== undefined;
  const wanted = successOf(node);
  const can: Partial<Record<EndReason, boolean>> = {
    late: lateAfterMinutes !== undefined,
    expired: expireAfterMinutes !== undefined,
    missed: expireAfterMinutes !== undefined,
    expert: node.type === 'ai' || isForTeam,
    'out-of-target': wanted === 'inTarget',
    cancelled: isForTeam || (isBooked && wanted === 'attended'),
    'no-show': isForTeam || (isBooked && wanted === 'attended'),
    'time-came': !awaits,
    'event-came': awaits,
  };
  return WAYS[node.type].flatMap((way) => {
    if (can[way.reason] === false) return [];
    // Without a booking an expert said so.
    const isSaid = way.reason === 'cancelled' || way.reason === 'no-show';
    return isSaid && !isBooked ? [{ ...way, byChoice: true as const }] : [way];
  });
}
