import { daySeconds } from './balance.ts';
import type { Invoice, InvoiceLine, Subscription, SubscriptionItem } from './billing-objects.ts';
import type { Draft } from './draft.ts';
import { emit } from './events.ts';
import { cancel, newIntent } from './intents.ts';
import type { Row } from './objects.ts';
import { wrongState } from './refusal.ts';

/** After each time that it was not paid; after the last the subscription is given up. */
const retryDays = [1, 3, 5];

export function changeSubscription(
  draft: Draft,
  row: Row<'subscription'>,
  change: Partial<Subscription>,
  more: Partial<Pick<Row, 'due' | 'inner'>> = {},
): Row<'subscription'> {
  const after = draft.change(row, change, more);
  const ended = change.status === 'canceled' ? 'deleted' : change.status === 'paused' ? 'paused' : 'updated';
  emit(draft, `customer.subscription.${ended}`, after.wire);
  return after;
}

const lineOf = (draft: Draft, item: SubscriptionItem, free: boolean): InvoiceLine => ({
  id: draft.newId('il'),
  object: 'line_item',
  amount: free ? 0 : item.price.unit_amount * item.quantity,
  currency: item.price.currency,
  description: draft.find('product', item.price.product)?.wire.name ?? '',
  quantity: item.quantity,
  period: { start: item.current_period_start, end: item.current_period_end },
  pricing: {
    type: 'price_details',
    price_details: { price: item.price.id, product: item.price.product },
    unit_amount_decimal: String(free ? 0 : item.price.unit_amount),
  },
});

/** What a period costs. In a trial it is nothing, and that is paid. */
export function newInvoice(
  draft: Draft,
  subscription: Row<'subscription'>,
  reason: Invoice['billing_reason'],
  status: 'open' | 'draft' | 'void' | 'uncollectible' = 'open',
): Row<'invoice'> {
  const { wire } = subscription;
  const id = draft.newId('in');
  const data = wire.items.data.map((item) => lineOf(draft, item, wire.status === 'trialing'));
  const total = data.reduce((sum, { amount }) => sum + amount, 0);
  const invoices = draft.dials.invoices + 1;
  draft.setDials({ invoices });
  const [first] = wire.items.data;
  const made: Invoice = {
    ...draft.made(),
    id,
    object: 'invoice',
    metadata: {},
    number: status === 'draft' ? null : `SANDBOX-${String(invoices).padStart(5, '0')}`,
    customer: wire.customer,
    currency: wire.currency,
    status,
    billing_reason: reason,
    collection_method: 'charge_automatically',
    amount_due: total,
    amount_paid: 0,
    amount_remaining: total,
    subtotal: total,
    total,
    attempt_count: 0,
    attempted: false,
    next_payment_attempt: null,
    lines: { object: 'list', data, has_more: false, url: `/v1/invoices/${id}/lines` },
    parent: {
      type: 'subscription_details',
      subscription_details: { subscription: wire.id, metadata: wire.metadata },
    },
    payments: { object: 'list', data: [], has_more: false, url: `/v1/invoice_payments?invoice=${id}` },
    period_start: first?.current_period_start ?? draft.now,
    period_end: first?.current_period_end ?? draft.now,
  };
  let row = draft.keep('invoice', made);
  emit(draft, 'invoice.created', made);
  draft.change(subscription, { latest_invoice: id });
  if (status !== 'open') return row;
  if (total === 0) return invoicePaid(draft, row);
  const wish = { amount: total, currency: wire.currency, customer: wire.customer, metadata: wire.metadata };
  const intent = newIntent(draft, { ...wish, setup_future_usage: 'off_session' }, { invoice: id });
  const payment = {
    id: draft.newId('inpay'),
    object: 'invoice_payment' as const,
    invoice: id,
    status: 'open' as const,
    amount_requested: total,
    amount_paid: null,
    currency: wire.currency,
    is_default: true,
    payment: { type: 'payment_intent' as const, payment_intent: intent.id },
  };
  row = draft.change(row, { payments: { ...made.payments, data: [payment] } });
  emit(draft, 'invoice.finalized', row.wire);
  return row;
}

export const intentOf = ({ payments }: Invoice): string | null =>
  payments.data[0]?.payment.payment_intent ?? null;

const subscriptionOf = (draft: Draft, { wire }: Row<'invoice'>): Row<'subscription'> =>
  draft.get('subscription', wire.parent.subscription_details.subscription);

export function invoicePaid(draft: Draft, row: Row<'invoice'>): Row<'invoice'> {
  const { total, payments } = row.wire;
  const data = payments.data.map((one) => ({ ...one, status: 'paid' as const, amount_paid: total }));
  const paid = draft.change(
    row,
    {
      status: 'paid',
      amount_paid: total,
      amount_remaining: 0,
      attempted: true,
      next_payment_attempt: null,
      payments: { ...payments, data },
    },
    { due: null },
  );
  const subscription = subscriptionOf(draft, row);
  const { status, items } = subscription.wire;
  const owes = draft.list(
    'invoice',
    (one) => one.status === 'open' && one.parent.subscription_details.subscription === subscription.id,
  );
  if (['incomplete', 'past_due', 'unpaid'].includes(status) && owes.length === 0)
    changeSubscription(
      draft,
      subscription,
      { status: 'active' },
      { due: items.data[0]?.current_period_end ?? null },
    );
  emit(draft, 'invoice.paid', paid.wire);
  return paid;
}

export function invoiceFailed(draft: Draft, row: Row<'invoice'>): Row<'invoice'> {
  const attempts = row.wire.attempt_count + 1;
  const subscription = subscriptionOf(draft, row);
  const first = subscription.wire.status === 'incomplete';
  const days = first ? undefined : retryDays[attempts - 1];
  const next = days === undefined ? null : draft.now + days * daySeconds;
  const change = { attempt_count: attempts, attempted: true, next_payment_attempt: next };
  const failed = draft.change(row, change, { due: next });
  emit(draft, 'invoice.payment_failed', failed.wire);
  if (first) return failed;
  if (next !== null) {
    if (subscription.wire.status !== 'past_due')
      changeSubscription(draft, subscription, { status: 'past_due' });
  } else giveUp(draft, subscription);
  return failed;
}

function giveUp(draft: Draft, subscription: Row<'subscription'>): void {
  if (draft.dials.afterRetries === 'canceled') endSubscription(draft, subscription, 'canceled');
  else if (subscription.wire.status !== 'unpaid')
    changeSubscription(draft, subscription, { status: 'unpaid' });
}

export const endSubscription = (
  draft: Draft,
  row: Row<'subscription'>,
  status: 'canceled' | 'incomplete_expired',
): Row<'subscription'> =>
  changeSubscription(
    draft,
    row,
    { status, ended_at: draft.now, canceled_at: row.wire.canceled_at ?? draft.now },
    { due: null },
  );

export function voidInvoice(draft: Draft, row: Row<'invoice'>): Row<'invoice'> {
  if (row.wire.status !== 'open' && row.wire.status !== 'uncollectible')
    throw wrongState('invoice', row.wire.status, 'invoice_not_editable');
  const intent = draft.find('payment_intent', intentOf(row.wire));
  if (intent && intent.wire.status !== 'canceled') cancel(draft, intent, 'void_invoice');
  const after = draft.change(
    row,
    { status: 'void', amount_remaining: 0, next_payment_attempt: null },
    { due: null },
  );
  emit(draft, 'invoice.voided', after.wire);
  return after;
}
