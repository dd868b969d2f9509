import { daySeconds, post, requireAvailable, sums } from './balance.ts';
import type { Draft } from './draft.ts';
import { emit } from './events.ts';
import type { Refund } from './money-objects.ts';
import type { Charge, Row } from './objects.ts';
import { invalid, wrongState } from './refusal.ts';

export function refund(
  draft: Draft,
  made: Row<'charge'>,
  {
    amount,
    reason,
    metadata,
  }: { amount: number | null; reason: string | null; metadata: Refund['metadata'] },
): Row<'refund'> {
  const { wire } = made;
  if (!wire.captured) throw wrongState('Charge', wire.status, 'charge_not_captured');
  if (wire.disputed)
    throw invalid(
      `Charge ${wire.id} has been charged back; cannot issue a refund.`,
      'charge',
      'charge_disputed',
    );
  const left = wire.amount - wire.amount_refunded;
  if (left === 0)
    throw invalid(`Charge ${wire.id} has already been refunded.`, 'charge', 'charge_already_refunded');
  const given = amount ?? left;
  if (given > left)
    throw invalid(`Refund amount (${given}) is greater than unrefunded amount on charge (${left})`, 'amount');
  const { available, pending } = sums(draft, wire.currency);
  if (available + pending < given) requireAvailable(draft, given, wire.currency);
  const id = draft.newId('re');
  const line = { type: 'refund', amount: -given, currency: wire.currency, source: id };
  const late = made.inner.does === 'refund_late';
  const fails = made.inner.does === 'refund_fails';
  const row = draft.keep(
    'refund',
    {
      ...draft.made(),
      id,
      object: 'refund',
      metadata,
      amount: given,
      currency: wire.currency,
      charge: wire.id,
      payment_intent: wire.payment_intent,
      status: late ? 'pending' : 'succeeded',
      reason,
      balance_transaction: post(draft, line),
    },
    {},
    late || fails ? draft.now + daySeconds : null,
  );
  emit(draft, 'refund.created', row.wire);
  emit(draft, 'charge.refunded', giveBack(draft, made, given));
  return row;
}

function giveBack(draft: Draft, made: Row<'charge'>, amount: number): Charge {
  const amount_refunded = made.wire.amount_refunded + amount;
  return draft.change(made, { amount_refunded, refunded: amount_refunded === made.wire.amount }).wire;
}

/** What was on its way to the card arrives, or comes back. */
export function refundIsDue(draft: Draft, row: Row<'refund'>): void {
  if (row.wire.status === 'pending') {
    emit(draft, 'refund.updated', draft.change(row, { status: 'succeeded' }, { due: null }).wire);
    return;
  }
  const { amount, currency, charge } = row.wire;
  const back = post(draft, { type: 'refund_failure', amount, currency, source: row.id });
  const failed = draft.change(
    row,
    { status: 'failed', failure_reason: 'lost_or_stolen_card', failure_balance_transaction: back },
    { due: null },
  );
  giveBack(draft, draft.get('charge', charge), -amount);
  emit(draft, 'refund.failed', failed.wire);
}
