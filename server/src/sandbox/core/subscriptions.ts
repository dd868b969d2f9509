import type { Invoice, Subscription, SubscriptionItem } from './billing-objects.ts';
import type { Draft } from './draft.ts';
import { emit } from './events.ts';
import {
  changeSubscription,
  endSubscription,
  intentOf,
  invoiceFailed,
  newInvoice,
  voidInvoice,
} from './invoices.ts';
import type { Metadata, Price, Row } from './objects.ts';
import { attempt } from './outcomes.ts';
import { endAfter } from './periods.ts';
import { invalid, wrongState } from './refusal.ts';

const incompleteHours = 23;

export interface SubscriptionWish {
  customer: string;
  items: { price: Price; quantity: number }[];
  metadata: Metadata;
  method: string | null;
  trialEnd: number | null;
  withoutMethod: 'create_invoice' | 'pause' | 'cancel';
  /** Waits until somebody confirms its first payment. */
  waits: boolean;
  offSession: boolean;
}

export function subscribe(draft: Draft, wish: SubscriptionWish): Row<'subscription'> {
  const [first] = wish.items;
  const recurring = first?.price.recurring;
  if (!first || !recurring) throw invalid('A subscription needs a recurring price.', 'items');
  const { currency } = first.price;
  if (
    wish.items.some(
      ({ price }) => price.currency !== currency || price.recurring?.interval !== recurring.interval,
    )
  )
    throw invalid('The prices of a subscription need one currency and one interval.', 'items');
  const id = draft.newId('sub');
  const trial = wish.trialEnd !== null && wish.trialEnd > draft.now;
  const anchor = trial ? (wish.trialEnd as number) : draft.now;
  const end = trial ? anchor : endAfter(anchor, draft.now, recurring.interval, recurring.interval_count);
  const data = wish.items.map(
    ({ price, quantity }): SubscriptionItem => ({
      id: draft.newId('si'),
      object: 'subscription_item',
      subscription: id,
      quantity,
      price,
      metadata: {},
      current_period_start: draft.now,
      current_period_end: end,
    }),
  );
  const wire: Subscription = {
    ...draft.made(),
    id,
    object: 'subscription',
    metadata: wish.metadata,
    customer: wish.customer,
    currency,
    status: trial ? 'trialing' : 'incomplete',
    items: { object: 'list', data, has_more: false, url: `/v1/subscription_items?subscription=${id}` },
    billing_cycle_anchor: anchor,
    start_date: draft.now,
    trial_start: trial ? draft.now : null,
    trial_end: trial ? anchor : null,
    trial_settings: { end_behavior: { missing_payment_method: wish.withoutMethod } },
    cancel_at_period_end: false,
    cancel_at: null,
    canceled_at: null,
    ended_at: null,
    collection_method: 'charge_automatically',
    default_payment_method: wish.method,
    latest_invoice: null,
    pause_collection: null,
    test_clock: draft.clock || null,
  };
  const due = trial ? end : draft.now + incompleteHours * 3_600;
  const row = draft.keep('subscription', wire, {}, due);
  emit(draft, 'customer.subscription.created', wire);
  const invoice = newInvoice(draft, row, 'subscription_create');
  if (!trial && !wish.waits) collect(draft, invoice, { offSession: wish.offSession });
  return draft.get('subscription', id);
}

/** Has an invoice paid with what the subscription, or else its customer, has for that. */
export function collect(
  draft: Draft,
  invoice: Row<'invoice'>,
  { offSession, method = null }: { offSession: boolean; method?: string | null },
): Row<'invoice'> {
  if (invoice.wire.status !== 'open') return invoice;
  const { wire } = draft.get('subscription', invoice.wire.parent.subscription_details.subscription);
  const customer = draft.get('customer', wire.customer).wire;
  const with_ = method ?? wire.default_payment_method ?? customer.invoice_settings.default_payment_method;
  if (with_ === null) return invoiceFailed(draft, invoice);
  const intent = draft.get('payment_intent', intentOf(invoice.wire));
  attempt(draft, draft.change(intent, { payment_method: with_ }), { offSession });
  return draft.get('invoice', invoice.id);
}

/** A period is over, or a trial, or the time to pay for the first. */
export function subscriptionIsDue(draft: Draft, row: Row<'subscription'>): void {
  const { wire } = row;
  if (wire.status === 'incomplete') {
    const invoice = draft.find('invoice', wire.latest_invoice);
    if (invoice?.wire.status === 'open') voidInvoice(draft, invoice);
    endSubscription(draft, row, 'incomplete_expired');
    return;
  }
  if (wire.cancel_at_period_end) {
    endSubscription(draft, row, 'canceled');
    return;
  }
  const customer = draft.get('customer', wire.customer).wire;
  const bare = (wire.default_payment_method ?? customer.invoice_settings.default_payment_method) === null;
  const { missing_payment_method: without } = wire.trial_settings.end_behavior;
  if (wire.status === 'trialing' && bare && without === 'pause')
    changeSubscription(draft, row, { status: 'paused' }, { due: null });
  else if (wire.status === 'trialing' && bare && without === 'cancel')
    endSubscription(draft, row, 'canceled');
  else nextPeriod(draft, row);
}

function nextPeriod(draft: Draft, row: Row<'subscription'>): Row<'invoice'> {
  const { status, pause_collection: pause } = row.wire;
  const next = period(draft, row.wire);
  const after = changeSubscription(draft, row, next, {
    due: next.items?.data[0]?.current_period_end ?? null,
  });
  const kept: Invoice['status'] | undefined =
    status === 'unpaid' ? 'draft' : pause ? pauses[pause.behavior] : undefined;
  if (kept !== undefined) return newInvoice(draft, after, 'subscription_cycle', kept as 'draft' | 'void');
  return collect(draft, newInvoice(draft, after, 'subscription_cycle'), { offSession: true });
}
const pauses = { keep_as_draft: 'draft', mark_uncollectible: 'uncollectible', void: 'void' } as const;

function period(draft: Draft, wire: Subscription): Partial<Subscription> {
  const data = wire.items.data.map((item) => {
    const { interval, interval_count: count } = item.price.recurring ?? {
      interval: 'month',
      interval_count: 1,
    };
    const start = Math.max(wire.billing_cycle_anchor, Math.min(item.current_period_end, draft.now));
    const end = endAfter(wire.billing_cycle_anchor, start, interval, count);
    return { ...item, current_period_start: start, current_period_end: end };
  });
  return {
    items: { ...wire.items, data },
    ...(wire.status === 'trialing' && { status: 'active' as const }),
  };
}

/** Goes on where a trial ended without a card: a new period begins now. */
export function resume(draft: Draft, row: Row<'subscription'>): Row<'subscription'> {
  if (row.wire.status !== 'paused')
    throw wrongState('subscription', row.wire.status, 'subscription_not_paused');
  const again = draft.change(row, { status: 'active', billing_cycle_anchor: draft.now });
  emit(draft, 'customer.subscription.resumed', again.wire);
  nextPeriod(draft, again);
  return draft.get('subscription', row.id);
}

/** The trial is over now. */
export function endTrial(draft: Draft, row: Row<'subscription'>): Row<'subscription'> {
  if (row.wire.status !== 'trialing') return row;
  subscriptionIsDue(draft, draft.change(row, { trial_end: draft.now, billing_cycle_anchor: draft.now }));
  return draft.get('subscription', row.id);
}
