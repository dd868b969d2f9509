import { daySeconds } from './balance.ts';
import type { TestCard } from './cards.ts';
import { capture as captureCharge, charge, holdDays, methodOf } from './charges.ts';
import type { Draft } from './draft.ts';
import { emit } from './events.ts';
import { failureOf, needsBank, notAuthenticated } from './failures.ts';
import { attach, cardOf, nextAction } from './methods.ts';
import type { Failure, PaymentIntent, Row } from './objects.ts';
import { invalid, wrongState } from './refusal.ts';

/** How long it takes until what arrives late is there. */
const lateSeconds = 3_600;

export type Wish = Partial<
  Pick<
    PaymentIntent,
    'capture_method' | 'customer' | 'description' | 'metadata' | 'setup_future_usage' | 'transfer_group'
  >
> &
  Pick<PaymentIntent, 'amount' | 'currency'>;

export function newIntent(draft: Draft, wish: Wish, inner: Row['inner'] = {}): Row<'payment_intent'> {
  const id = draft.newId('pi');
  const wire: PaymentIntent = {
    ...draft.made(),
    id,
    object: 'payment_intent',
    metadata: {},
    amount_capturable: 0,
    amount_received: 0,
    customer: null,
    description: null,
    capture_method: 'automatic',
    confirmation_method: 'automatic',
    client_secret: `${id}_secret_${draft.around.token()}`,
    status: 'requires_payment_method',
    payment_method: null,
    payment_method_types: ['card'],
    setup_future_usage: null,
    latest_charge: null,
    last_payment_error: null,
    next_action: null,
    canceled_at: null,
    cancellation_reason: null,
    transfer_group: null,
    ...wish,
  };
  const row = draft.keep('payment_intent', wire, inner);
  emit(draft, 'payment_intent.created', wire);
  return row;
}

export interface How {
  /** Nobody is there whom a bank could ask. */
  offSession?: boolean;
  returnUrl?: string | null;
}

/** Tries to have it paid with the card that it names. What became of it says its status. */
export function confirm(
  draft: Draft,
  row: Row<'payment_intent'>,
  { offSession = false, returnUrl = null }: How = {},
): Row<'payment_intent'> {
  const method = methodOf(draft, row.wire);
  const card = cardOf(method);
  if (method.wire.customer !== null && method.wire.customer !== row.wire.customer)
    throw invalid('The provided PaymentMethod belongs to another customer.', 'payment_method');
  const known = card.does === 'asks_bank_once' && method.inner.approved === true;
  if (card.does.startsWith('asks_bank') && !known) {
    if (offSession) return fail(draft, row, method, needsBank);
    const asked = draft.change(row, {
      status: 'requires_action',
      last_payment_error: null,
      next_action: nextAction(draft, row.id, returnUrl),
    });
    emit(draft, 'payment_intent.requires_action', asked.wire);
    return asked;
  }
  return pay(draft, row, method, card);
}

/** The person came back from their bank. */
export function bankAnswered(
  draft: Draft,
  row: Row<'payment_intent'>,
  passed: boolean,
): Row<'payment_intent'> {
  if (row.wire.status !== 'requires_action')
    throw wrongState('PaymentIntent', row.wire.status, 'payment_intent_unexpected_state');
  const method = methodOf(draft, row.wire);
  if (!passed) return fail(draft, row, method, notAuthenticated);
  draft.change(method, {}, { inner: { approved: true } });
  return pay(draft, row, method, cardOf(method));
}

function pay(
  draft: Draft,
  row: Row<'payment_intent'>,
  method: Row<'payment_method'>,
  card: TestCard,
): Row<'payment_intent'> {
  if (card.does === 'declined' || card.does === 'declined_later' || card.does === 'asks_bank_then_declined')
    return fail(draft, row, method, failureOf(card));
  if (card.does === 'pays_late' || card.does === 'fails_late') {
    const tried = charge(draft, row, method, { status: 'pending', captured: false });
    const change = { status: 'processing', next_action: null, latest_charge: tried.id } as const;
    const waits = draft.change(row, change, { due: draft.now + lateSeconds });
    emit(draft, 'payment_intent.processing', waits.wire);
    return waits;
  }
  const held = row.wire.capture_method === 'manual';
  const made = charge(draft, row, method, { status: 'succeeded', captured: !held });
  if (!held) return succeed(draft, row, made);
  const change = { status: 'requires_capture', amount_capturable: row.wire.amount } as const;
  const waits = draft.change(
    row,
    { ...change, next_action: null, last_payment_error: null, latest_charge: made.id },
    { due: draft.now + holdDays * daySeconds },
  );
  emit(draft, 'payment_intent.amount_capturable_updated', waits.wire);
  return waits;
}

function succeed(draft: Draft, row: Row<'payment_intent'>, made: Row<'charge'>): Row<'payment_intent'> {
  const after = draft.change(
    row,
    {
      status: 'succeeded',
      amount_received: made.wire.amount_captured,
      amount_capturable: 0,
      latest_charge: made.id,
      next_action: null,
      last_payment_error: null,
    },
    { due: null },
  );
  const { customer, setup_future_usage: usage } = after.wire;
  if (usage !== null && customer !== null) attach(draft, methodOf(draft, after.wire), customer);
  emit(draft, 'payment_intent.succeeded', after.wire);
  return after;
}

function fail(
  draft: Draft,
  row: Row<'payment_intent'>,
  method: Row<'payment_method'>,
  failure: Failure,
): Row<'payment_intent'> {
  const tried = charge(draft, row, method, { status: 'failed', captured: false, failure });
  const after = draft.change(
    row,
    {
      status: 'requires_payment_method',
      payment_method: null,
      latest_charge: tried.id,
      last_payment_error: failure,
      next_action: null,
    },
    { due: null },
  );
  emit(draft, 'payment_intent.payment_failed', after.wire);
  return after;
}

/** What was late is there; what was held too long is let go. */
export function intentIsDue(draft: Draft, row: Row<'payment_intent'>): Row<'payment_intent'> {
  if (row.wire.status === 'requires_capture') return cancel(draft, row, 'automatic');
  const made = draft.get('charge', row.wire.latest_charge);
  const card = cardOf(methodOf(draft, row.wire));
  if (card.does === 'pays_late') {
    const there = captureCharge(draft, made, made.wire.amount);
    emit(draft, 'charge.succeeded', there.wire);
    return succeed(draft, row, there);
  }
  const failure = failureOf(card);
  const failed = { status: 'failed', failure_code: failure.code, failure_message: failure.message } as const;
  emit(draft, 'charge.failed', draft.change(made, failed).wire);
  const after = draft.change(
    row,
    { status: 'requires_payment_method', payment_method: null, last_payment_error: failure },
    { due: null },
  );
  emit(draft, 'payment_intent.payment_failed', after.wire);
  return after;
}

export function capture(
  draft: Draft,
  row: Row<'payment_intent'>,
  amount: number | null,
): Row<'payment_intent'> {
  const { status, amount_capturable: most } = row.wire;
  if (status !== 'requires_capture')
    throw wrongState('PaymentIntent', status, 'payment_intent_unexpected_state');
  const taken = amount ?? most;
  if (taken > most)
    throw invalid(
      `The amount to capture is greater than the ${most} that can be captured.`,
      'amount_to_capture',
      'amount_too_large',
    );
  return succeed(draft, row, captureCharge(draft, draft.get('charge', row.wire.latest_charge), taken));
}

export function cancel(
  draft: Draft,
  row: Row<'payment_intent'>,
  reason: string | null,
): Row<'payment_intent'> {
  const { status, latest_charge: made } = row.wire;
  if (status === 'succeeded' || status === 'canceled' || status === 'processing')
    throw wrongState('PaymentIntent', status, 'payment_intent_unexpected_state');
  if (status === 'requires_capture') {
    const held = draft.get('charge', made);
    const gone = draft.change(held, { refunded: true, amount_refunded: held.wire.amount });
    emit(draft, reason === 'automatic' ? 'charge.expired' : 'charge.refunded', gone.wire);
  }
  const after = draft.change(
    row,
    {
      status: 'canceled',
      canceled_at: draft.now,
      cancellation_reason: reason,
      amount_capturable: 0,
      next_action: null,
    },
    { due: null },
  );
  emit(draft, 'payment_intent.canceled', after.wire);
  return after;
}
