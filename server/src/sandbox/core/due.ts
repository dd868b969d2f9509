import { openDispute } from './disputes.ts';
import type { Draft } from './draft.ts';
import { emit } from './events.ts';
import { intentIsDue } from './intents.ts';

import type { Row, TestClock } from './objects.ts';
import { settled } from './outcomes.ts';
import { payoutIsDue } from './payouts.ts';
import { refundIsDue } from './refunds.ts';
import { invalid } from './refusal.ts';
import { expire } from './sessions.ts';
import { collect, subscriptionIsDue } from './subscriptions.ts';

/** More than that in one go is left for the next. */
const mostAtOnce = 2_000;

/** What happens by itself, in the order in which it was due. */
export function runDue(draft: Draft): void {
  const { clock, account } = draft;
  for (let done = 0; done < mostAtOnce; done++) {
    const next = draft
      .rows()
      .filter((row) => row.due !== null && row.due <= nowOn(draft, row.clock))
      .sort((one, other) => (one.due as number) - (other.due as number) || one.seq - other.seq)[0];
    if (!next) break;
    draft.turnTo(next);
    draft.pinned = next.due;
    happen(draft, next);
    draft.pinned = null;
    const after = draft.any(next.id);
    // What came due is over, whatever became of it.
    if (after && after.due === next.due) draft.change(after, {}, { due: null });
  }
  draft.turnTo({ clock, account });
}

function nowOn(draft: Draft, clock: string): number {
  draft.clock = clock;
  return draft.now;
}

function happen(draft: Draft, row: Row): void {
  const is = <K extends Row['kind']>(kind: K): Row<K> => row as unknown as Row<K> & { kind: typeof kind };
  if (row.kind === 'payment_intent') settled(draft, intentIsDue(draft, is('payment_intent')));
  else if (row.kind === 'refund') refundIsDue(draft, is('refund'));
  else if (row.kind === 'payout') payoutIsDue(draft, is('payout'));
  else if (row.kind === 'subscription') subscriptionIsDue(draft, is('subscription'));
  else if (row.kind === 'invoice')
    collect(draft, draft.change(is('invoice'), {}, { due: null }), { offSession: true });
  else if (row.kind === 'checkout.session') expire(draft, is('checkout.session'));
  else if (row.kind === 'charge') disputeLate(draft, is('charge'));
  else if (row.kind === 'dispute') {
    // Nobody answered in time: it is looked at without them.
    const { status, evidence_details } = is('dispute').wire;
    if (status === 'needs_response')
      draft.change(is('dispute'), { evidence_details: { ...evidence_details, past_due: true } });
  }
}

function disputeLate(draft: Draft, row: Row<'charge'>): void {
  if (!row.wire.disputed && row.wire.amount_refunded < row.wire.amount) openDispute(draft, row);
}

/** Time goes by for whoever lives on this clock. */
export function advance(draft: Draft, row: Row<'test_helpers.test_clock'>, to: number): TestClock {
  if (to <= row.wire.frozen_time)
    throw invalid('The frozen_time must be after the clock’s current time.', 'frozen_time');
  const after = draft.change(row, { frozen_time: to });
  runDue(draft);
  emit(draft, 'test_helpers.test_clock.ready', after.wire);
  return after.wire;
}
