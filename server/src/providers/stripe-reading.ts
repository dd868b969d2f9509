import type Stripe from 'stripe';
import * as ours from './payments.ts';

// What Stripe says, in the product's words.

/** What is refused is told apart from what nobody knows. */
export async function asked<T, R>(answer: Promise<T>, read: (given: T) => R): Promise<R> {
  const given = await answer.catch((error: Partial<Stripe.errors.StripeError>) => {
    const code = error.decline_code || error.code || error.type || 'unknown';
    const { statusCode: status } = error;
    // Without a status nobody answered; 409, 429 and 5xx say that it may be asked again.
    if (status === undefined || status === 409 || status === 429 || status >= 500)
      throw new ours.PaymentUnsure(code);
    throw new ours.PaymentRefused(code, error.param ?? null);
  });
  return read(given);
}

const idOf = (it: string | { id: string } | null | undefined): string | null =>
  typeof it === 'string' ? it : (it?.id ?? null);

export function checkout(session: Stripe.Checkout.Session): ours.Checkout {
  const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null;
  const { status, payment_status: said } = session;
  const state = status === 'complete' ? 'complete' : status === 'expired' ? 'expired' : 'open';
  const waits: Record<string, ours.Checkout['paid']> = { requires_capture: 'held', processing: 'waiting' };
  const unpaid = waits[intent?.status ?? ''] ?? 'not_paid';
  const paid = said === 'paid' ? 'paid' : said === 'no_payment_required' ? 'nothing_to_pay' : unpaid;
  return {
    id: session.id,
    url: session.url ?? null,
    state,
    paid: state === 'open' ? 'not_paid' : paid,
    customer: idOf(session.customer),
    payment: idOf(session.payment_intent),
    setup: idOf(session.setup_intent),
    subscription: idOf(session.subscription),
    about: session.metadata ?? {},
  };
}

const paymentStates = {
  requires_payment_method: 'not_paid',
  requires_confirmation: 'not_paid',
  requires_action: 'asks_bank',
  processing: 'waiting',
  requires_capture: 'held',
  succeeded: 'paid',
  canceled: 'canceled',
} as const;

export const payment = (it: Stripe.PaymentIntent): ours.Payment => ({
  id: it.id,
  amount: it.amount,
  currency: it.currency.toUpperCase(),
  state: paymentStates[it.status as keyof typeof paymentStates] ?? 'waiting',
  taken: it.amount_received,
  charge: idOf(it.latest_charge),
  why: it.last_payment_error?.decline_code ?? it.last_payment_error?.code ?? null,
  about: it.metadata,
});

export const card = ({ id, card: it }: Stripe.PaymentMethod): ours.Card => ({
  id,
  brand: it?.brand ?? '',
  lastDigits: it?.last4 ?? '',
  month: it?.exp_month ?? 0,
  year: it?.exp_year ?? 0,
});

const refundStates: Record<string, ours.Refund['state']> = {
  succeeded: 'done',
  failed: 'failed',
  canceled: 'canceled',
};
export const refund = (it: Stripe.Refund): ours.Refund => ({
  id: it.id,
  amount: it.amount,
  currency: it.currency.toUpperCase(),
  payment: idOf(it.payment_intent),
  state: refundStates[it.status ?? ''] ?? 'pending',
});

const disputeStates: Record<string, ours.Dispute['state']> = {
  won: 'won',
  lost: 'lost',
  under_review: 'looked_at',
  warning_under_review: 'looked_at',
};
export const dispute = (it: Stripe.Dispute): ours.Dispute => ({
  id: it.id,
  amount: it.amount,
  currency: it.currency.toUpperCase(),
  payment: idOf(it.payment_intent),
  state: disputeStates[it.status] ?? 'needs_answer',
  answerBy: it.evidence_details.due_by ? new Date(it.evidence_details.due_by * 1_000) : null,
});

export const transfer = (it: Stripe.Transfer): ours.Transfer => ({
  id: it.id,
  amount: it.amount,
  currency: it.currency.toUpperCase(),
  account: idOf(it.destination) ?? '',
  reversed: it.amount_reversed,
});

export const account = (it: Stripe.Account): ours.PayeeAccount => ({
  id: it.id,
  mayBePaid: it.payouts_enabled && it.capabilities?.transfers === 'active',
  missing: it.requirements?.currently_due ?? [],
});

const payoutStates: Record<string, ours.Payout['state']> = {
  paid: 'paid',
  failed: 'failed',
  canceled: 'canceled',
};
export const payout = (it: Stripe.Payout): ours.Payout => ({
  id: it.id,
  amount: it.amount,
  currency: it.currency.toUpperCase(),
  state: payoutStates[it.status] ?? 'on_its_way',
  why: it.failure_code ?? null,
});

const subscriptionStates: Record<string, ours.Subscription['state']> = {
  incomplete: 'incomplete',
  trialing: 'trial',
  active: 'active',
  past_due: 'past_due',
  unpaid: 'unpaid',
  paused: 'paused',
};
export const subscription = (it: Stripe.Subscription): ours.Subscription => {
  const [first] = it.items.data;
  return {
    id: it.id,
    state: subscriptionStates[it.status] ?? 'ended',
    endsAtPeriodEnd: it.cancel_at_period_end,
    periodEndsAt: first ? new Date(first.current_period_end * 1_000) : null,
    latestInvoice: idOf(it.latest_invoice),
    about: it.metadata,
  };
};

export const notice = (event: Stripe.Event): ours.Notice => ({
  id: event.id,
  type: event.type,
  account: event.account ?? null,
  object: String((event.data.object as { id?: string }).id ?? ''),
});
