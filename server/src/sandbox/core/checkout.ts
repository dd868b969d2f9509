import { daySeconds } from './balance.ts';
import { cardByNumber } from './cards.ts';
import { createCustomer, priceOf } from './catalogue.ts';
import type { Draft } from './draft.ts';
import type { Asked } from './form.ts';
import { newIntent } from './intents.ts';
import { intentOf } from './invoices.ts';
import { newMethod } from './methods.ts';
import type { CheckoutSession, Failure, LineItem, Metadata, NextAction, Row } from './objects.ts';
import { attempt } from './outcomes.ts';
import { invalid } from './refusal.ts';
import { complete } from './sessions.ts';
import { confirmSetup, newSetup } from './setups.ts';
import { subscribe } from './subscriptions.ts';

export function openCheckout(draft: Draft, asked: Asked): Row<'checkout.session'> {
  const mode = asked.oneOf('mode', ['payment', 'setup', 'subscription']) ?? 'payment';
  const customer = asked.text('customer');
  if (customer !== null) draft.turnTo(draft.get('customer', customer, 'customer'));
  const data = mode === 'setup' ? [] : asked.all('line_items').map((line) => lineItem(draft, line));
  const currency = data[0]?.currency ?? null;
  if (mode !== 'setup' && currency === null) throw invalid('Add at least one line item.', 'line_items');
  if (data.some((line) => line.currency !== currency))
    throw invalid('All line items need the same currency.', 'line_items');
  if (
    data.some(({ price }) => (price.recurring !== null) !== (mode === 'subscription')) &&
    mode === 'payment'
  )
    throw invalid('You specified `payment` mode but passed a recurring price.', 'line_items');
  const total = data.reduce((sum, line) => sum + line.amount_total, 0);
  const expiresAt = asked.whole('expires_at') ?? draft.now + daySeconds;
  if (expiresAt < draft.now + 1_800 || expiresAt > draft.now + daySeconds)
    throw invalid('The `expires_at` timestamp must be from 30 minutes to 24 hours from now.', 'expires_at');
  const id = draft.newId('cs_test');
  const wire: CheckoutSession = {
    ...draft.made(),
    id,
    object: 'checkout.session',
    metadata: asked.metadata(),
    mode,
    status: 'open',
    payment_status: mode === 'setup' ? 'no_payment_required' : 'unpaid',
    amount_total: mode === 'setup' ? null : total,
    amount_subtotal: mode === 'setup' ? null : total,
    currency,
    customer,
    customer_email: asked.text('customer_email'),
    customer_details: null,
    client_reference_id: asked.text('client_reference_id'),
    payment_intent: null,
    setup_intent: null,
    subscription: null,
    invoice: null,
    line_items: { object: 'list', data, has_more: false, url: `/v1/checkout/sessions/${id}/line_items` },
    success_url: webAddress(asked, 'success_url').replaceAll('{CHECKOUT_SESSION_ID}', id),
    cancel_url: asked.has('cancel_url') ? webAddress(asked, 'cancel_url') : null,
    expires_at: expiresAt,
    locale: asked.text('locale'),
    url: `${draft.around.pagesUrl}/pay/${id}`,
  };
  const of = asked.in('payment_intent_data');
  const plan = asked.in('subscription_data');
  const ends = plan?.in('trial_settings')?.in('end_behavior')?.text('missing_payment_method');
  const about = mode === 'setup' ? asked.in('setup_intent_data') : mode === 'payment' ? of : plan;
  const inner = {
    manual: of?.text('capture_method') === 'manual',
    usage: of?.text('setup_future_usage') ?? '',
    description: of?.text('description') ?? '',
    group: of?.text('transfer_group') ?? '',
    newCustomer: asked.text('customer_creation') === 'always' || mode === 'subscription',
    trialDays: plan?.amount('trial_period_days') ?? 0,
    withoutMethod: ends ?? 'create_invoice',
    metadata: JSON.stringify(about?.metadata() ?? {}),
  };
  return draft.keep('checkout.session', wire, inner, expiresAt);
}

function webAddress(asked: Asked, name: string): string {
  const text = asked.needText(name);
  const url = URL.parse(text.replace('{CHECKOUT_SESSION_ID}', 'id'));
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:')
    throw invalid(`Not a valid URL`, name, 'url_invalid');
  return text;
}

function lineItem(draft: Draft, asked: Asked): LineItem {
  const price = priceOf(draft, asked);
  const quantity = asked.amount('quantity') ?? 1;
  const amount = price.unit_amount * quantity;
  return {
    id: draft.newId('li'),
    object: 'item',
    description: draft.find('product', price.product)?.wire.name ?? '',
    quantity,
    currency: price.currency,
    amount_total: amount,
    amount_subtotal: amount,
    price,
  };
}

export interface TypedCard {
  number: string;
  month: number;
  year: number;
  name: string;
  email: string;
}

/** What came of a card: done, a bank that asks, or why not. */
export type Came = { done: true } | { asks: string } | { failed: Failure };

/** Somebody typed a card on the hosted page. */
export function submitCard(draft: Draft, session: Row<'checkout.session'>, typed: TypedCard): Came {
  if (session.wire.status !== 'open') throw invalid('This session is over.', undefined, 'session_not_open');
  const card = cardByNumber(typed.number);
  if (!card) return { failed: noCard };
  if (!isAhead(draft, typed)) return { failed: noExpiry };
  const details = { name: typed.name || null, email: session.wire.customer_email ?? (typed.email || null) };
  const customer =
    session.wire.customer ?? (session.inner.newCustomer ? createCustomer(draft, details).id : null);
  const row = draft.change(session, { customer, customer_details: details });
  const method = newMethod(draft, card, {
    billing_details: details,
    month: typed.month,
    year: typed.year,
  });
  const { mode } = row.wire;
  if (mode === 'payment') return payOnce(draft, row, method);
  if (mode === 'setup' || Number(row.inner.trialDays) > 0) return keepCard(draft, row, method);
  return subscribeNow(draft, row, method);
}

function payOnce(draft: Draft, row: Row<'checkout.session'>, method: Row<'payment_method'>): Came {
  const { wire, inner } = row;
  const wish = {
    amount: wire.amount_total ?? 0,
    currency: wire.currency ?? '',
    customer: wire.customer,
    metadata: metadataOf(row),
    description: String(inner.description) || null,
    transfer_group: String(inner.group) || null,
    setup_future_usage: String(inner.usage) || null,
    capture_method: inner.manual ? ('manual' as const) : ('automatic' as const),
  };
  const intent =
    draft.find('payment_intent', wire.payment_intent) ?? newIntent(draft, wish, { session: wire.id });
  draft.change(row, { payment_intent: intent.id });
  const tried = attempt(draft, draft.change(intent, { payment_method: method.id }), {
    returnUrl: wire.success_url,
  });
  return came(tried.wire.next_action, tried.wire.last_payment_error);
}

function keepCard(draft: Draft, row: Row<'checkout.session'>, method: Row<'payment_method'>): Came {
  const { wire } = row;
  const setup =
    draft.find('setup_intent', wire.setup_intent) ??
    newSetup(draft, { customer: wire.customer, metadata: metadataOf(row) });
  draft.change(row, { setup_intent: setup.id });
  draft.change(setup, { payment_method: method.id }, { inner: { session: wire.id } });
  return setupHeard(
    draft,
    confirmSetup(draft, draft.get('setup_intent', setup.id), { returnUrl: wire.success_url }),
  );
}

/** A card was set up, or not: its checkout goes on. */
export function setupHeard(draft: Draft, setup: Row<'setup_intent'>): Came {
  const { wire } = setup;
  const row = draft.find('checkout.session', String(setup.inner.session ?? ''));
  if (row && wire.status === 'succeeded') {
    const { mode, customer } = row.wire;
    if (mode === 'subscription' && customer !== null) {
      const trialEnd = draft.now + Number(row.inner.trialDays) * daySeconds;
      const made = subscribe(draft, { ...planOf(row), customer, trialEnd, method: wire.payment_method });
      complete(draft, row, {
        subscription: made.id,
        invoice: made.wire.latest_invoice,
        payment_status: 'no_payment_required',
      });
    } else complete(draft, row, {});
  }
  return came(wire.next_action, wire.last_setup_error);
}

function subscribeNow(draft: Draft, row: Row<'checkout.session'>, method: Row<'payment_method'>): Came {
  const customer = row.wire.customer ?? '';
  const before = draft.find('subscription', row.wire.subscription);
  const made = before ?? subscribe(draft, { ...planOf(row), customer, trialEnd: null, method: null });
  const invoice = draft.get('invoice', made.wire.latest_invoice);
  draft.change(made, { default_payment_method: method.id });
  const intent = draft.get('payment_intent', intentOf(invoice.wire));
  draft.change(row, { subscription: made.id, invoice: invoice.id });
  const ready = draft.change(intent, { payment_method: method.id }, { inner: { session: row.id } });
  const tried = attempt(draft, ready, { returnUrl: row.wire.success_url });
  return came(tried.wire.next_action, tried.wire.last_payment_error);
}

const planOf = (row: Row<'checkout.session'>) => ({
  items: row.wire.line_items.data.map(({ price, quantity }) => ({ price, quantity })),
  metadata: metadataOf(row),
  withoutMethod: row.inner.withoutMethod as 'create_invoice',
  waits: true,
  offSession: false,
});

const metadataOf = ({ inner }: Row): Metadata => JSON.parse(String(inner.metadata ?? '{}'));

export const came = (next: NextAction | null, failure: Failure | null): Came =>
  next ? { asks: next.redirect_to_url.url } : failure ? { failed: failure } : { done: true };

function isAhead(draft: Draft, { month, year }: TypedCard): boolean {
  const ends = Date.UTC(year, month, 1) / 1_000;
  return month >= 1 && month <= 12 && ends > draft.now;
}

const noExpiry: Failure = {
  type: 'card_error',
  code: 'invalid_expiry',
  message: 'The expiry date is not one in the future.',
};
const noCard: Failure = {
  type: 'card_error',
  code: 'incorrect_number',
  message: 'This is not one of the test cards.',
};
