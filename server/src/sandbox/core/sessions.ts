import type { Draft } from './draft.ts';
import { emit } from './events.ts';
import { cancel } from './intents.ts';
import { endSubscription } from './invoices.ts';
import type { CheckoutSession, PaymentIntent, Row } from './objects.ts';
import { invalid } from './refusal.ts';

/** The card was taken: what was bought is paid, held, or on its way. */
export function complete(
  draft: Draft,
  row: Row<'checkout.session'>,
  more: Partial<CheckoutSession>,
): Row<'checkout.session'> {
  const after = draft.change(row, { ...more, status: 'complete', url: null }, { due: null });
  emit(draft, 'checkout.session.completed', after.wire);
  return after;
}

/** What became of the payment, now or much later. */
export function sessionHeard(draft: Draft, row: Row<'checkout.session'>, intent: PaymentIntent): void {
  const paid = intent.status === 'succeeded';
  if (row.wire.status === 'open') {
    if (!paid && intent.status !== 'processing' && intent.status !== 'requires_capture') return;
    complete(draft, row, { payment_intent: intent.id, payment_status: paid ? 'paid' : 'unpaid' });
    return;
  }
  // What was held and is taken is told by the payment itself.
  if (row.wire.payment_status === 'paid' || intent.capture_method === 'manual') return;
  if (paid)
    emit(
      draft,
      'checkout.session.async_payment_succeeded',
      draft.change(row, { payment_status: 'paid' }).wire,
    );
  else if (intent.status === 'requires_payment_method')
    emit(draft, 'checkout.session.async_payment_failed', row.wire);
}

export function expire(draft: Draft, row: Row<'checkout.session'>): Row<'checkout.session'> {
  if (row.wire.status !== 'open')
    throw invalid(
      'Only Checkout Sessions with a status in ["open"] can be expired.',
      undefined,
      'session_not_open',
    );
  const after = draft.change(row, { status: 'expired', url: null }, { due: null });
  const intent = draft.find('payment_intent', row.wire.payment_intent);
  if (
    intent &&
    ['requires_payment_method', 'requires_action', 'requires_confirmation'].includes(intent.wire.status)
  )
    cancel(draft, intent, 'abandoned');
  const subscription = draft.find('subscription', row.wire.subscription);
  if (subscription?.wire.status === 'incomplete') endSubscription(draft, subscription, 'incomplete_expired');
  emit(draft, 'checkout.session.expired', after.wire);
  return after;
}
