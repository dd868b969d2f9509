import { availableLater, daySeconds, feeOf, post } from './balance.ts';
import type { Draft } from './draft.ts';
import { emit } from './events.ts';
import type { Charge, Failure, PaymentIntent, Row } from './objects.ts';

/** So long a bank keeps an amount for whoever has not taken it yet. */
export const holdDays = 7;

type Tried = Pick<Charge, 'status' | 'captured'> & { failure?: Failure };

export function charge(
  draft: Draft,
  { wire: intent }: Row<'payment_intent'>,
  method: Row<'payment_method'>,
  { status, captured, failure }: Tried,
): Row<'charge'> {
  const paid = status === 'succeeded';
  const wire: Charge = {
    ...draft.made(),
    id: draft.newId('ch'),
    object: 'charge',
    metadata: intent.metadata,
    amount: intent.amount,
    amount_captured: 0,
    amount_refunded: 0,
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    payment_intent: intent.id,
    payment_method: method.id,
    status,
    paid,
    captured: false,
    refunded: false,
    disputed: false,
    failure_code: failure?.code ?? null,
    failure_message: failure?.message ?? null,
    balance_transaction: null,
    transfer_group: intent.transfer_group,
    receipt_url: null,
  };
  const row = draft.keep('charge', wire, { does: method.inner.does ?? 'pays' });
  emit(draft, `charge.${status}`, wire);
  return paid && captured ? capture(draft, row, intent.amount) : row;
}

/** Takes what was held, or a part of it; the rest goes back to the card. */
export function capture(draft: Draft, row: Row<'charge'>, amount: number): Row<'charge'> {
  const { currency } = row.wire;
  const availableOn = row.inner.does === 'at_once' ? draft.now : availableLater(draft);
  const line = { type: 'charge', amount, fee: feeOf(amount), currency, source: row.id, availableOn };
  const rest = row.wire.amount - amount;
  const after = draft.change(row, {
    status: 'succeeded',
    paid: true,
    captured: true,
    amount_captured: amount,
    amount_refunded: rest,
    balance_transaction: post(draft, line),
  });
  emit(draft, 'charge.captured', after.wire);
  // The bank of whoever paid takes it back of its own accord, some time later.
  return row.inner.does === 'disputed'
    ? draft.change(after, {}, { due: draft.now + daySeconds, inner: { next: 'dispute' } })
    : after;
}

export const methodOf = (draft: Draft, intent: PaymentIntent): Row<'payment_method'> =>
  draft.get('payment_method', intent.payment_method, 'payment_method');
