import { daySeconds } from './balance.ts';
import type { Subscription } from './billing-objects.ts';
import { at, type Calls, listing, retrieve, show } from './call.ts';
import { priceOf } from './catalogue.ts';
import type { Draft } from './draft.ts';
import { advance } from './due.ts';
import type { Asked } from './form.ts';
import { changeSubscription, endSubscription, intentOf, voidInvoice } from './invoices.ts';
import { attach } from './methods.ts';
import { asFields, type Row } from './objects.ts';
import { methodBy } from './payment-calls.ts';
import { declined, invalid, wrongState } from './refusal.ts';
import { collect, endTrial, resume, subscribe } from './subscriptions.ts';

const mostClocks = 20;

function trialEndOf(draft: Draft, asked: Asked): number | null {
  const days = asked.amount('trial_period_days');
  return days === null ? asked.whole('trial_end') : draft.now + days * daySeconds;
}

function methodAsked(draft: Draft, asked: Asked, customer: string): string | null {
  const method = asked.text('default_payment_method');
  return method === null ? null : attach(draft, methodBy(draft, method), customer).id;
}

/** A card that was not taken is an error for whoever asked for that. */
function throwIfDeclined(draft: Draft, invoice: Row<'invoice'>): void {
  const intent = draft.find('payment_intent', intentOf(invoice.wire));
  if (intent?.wire.last_payment_error)
    throw declined(intent.wire.last_payment_error, { payment_intent: asFields(intent.wire) });
}

export const billingCalls: Calls = {
  'POST /v1/subscriptions': (draft, asked) => {
    const customer = at(draft, 'customer', asked.needText('customer'), 'customer').id;
    const behaviour =
      asked.oneOf('payment_behavior', ['allow_incomplete', 'default_incomplete', 'error_if_incomplete']) ??
      'allow_incomplete';
    const ends = asked.in('trial_settings')?.in('end_behavior');
    const row = subscribe(draft, {
      customer,
      items: asked
        .all('items')
        .map((item) => ({ price: priceOf(draft, item), quantity: item.amount('quantity') ?? 1 })),
      metadata: asked.metadata(),
      method: methodAsked(draft, asked, customer),
      trialEnd: trialEndOf(draft, asked),
      withoutMethod:
        ends?.oneOf('missing_payment_method', ['create_invoice', 'pause', 'cancel']) ?? 'create_invoice',
      waits: behaviour === 'default_incomplete',
      offSession: asked.flag('off_session') ?? false,
    });
    if (behaviour === 'error_if_incomplete' && row.wire.status === 'incomplete')
      throwIfDeclined(draft, draft.get('invoice', row.wire.latest_invoice));
    return row.wire;
  },
  'GET /v1/subscriptions': listing('subscription', '/v1/subscriptions', ['customer', 'status']),
  'GET /v1/subscriptions/{id}': retrieve('subscription'),
  'POST /v1/subscriptions/{id}': (draft, asked, id) => {
    const row = at(draft, 'subscription', id);
    if (row.wire.status === 'canceled' || row.wire.status === 'incomplete_expired')
      throw wrongState('subscription', row.wire.status, 'subscription_canceled');
    const method = methodAsked(draft, asked, row.wire.customer);
    const end = asked.flag('cancel_at_period_end');
    const change: Partial<Subscription> = {
      ...(method !== null && { default_payment_method: method }),
      ...(end !== null && {
        cancel_at_period_end: end,
        cancel_at: end ? (row.wire.items.data[0]?.current_period_end ?? null) : null,
        canceled_at: end ? draft.now : null,
      }),
      ...(asked.has('pause_collection') && { pause_collection: pauseAsked(asked) }),
      ...(asked.in('items') && { items: itemsAsked(draft, asked, row.wire) }),
      metadata: { ...row.wire.metadata, ...asked.metadata() },
    };
    const after = changeSubscription(draft, row, change);
    return asked.text('trial_end') === 'now' ? endTrial(draft, after).wire : after.wire;
  },
  'DELETE /v1/subscriptions/{id}': (draft, _, id) => {
    const row = at(draft, 'subscription', id);
    if (row.wire.status === 'canceled')
      throw invalid(`No such subscription: '${id}'`, 'id', 'resource_missing');
    return endSubscription(draft, row, 'canceled').wire;
  },
  'POST /v1/subscriptions/{id}/resume': (draft, _, id) => resume(draft, at(draft, 'subscription', id)).wire,

  'GET /v1/invoices': listing('invoice', '/v1/invoices', ['customer', 'status']),
  'GET /v1/invoices/{id}': retrieve('invoice'),
  'POST /v1/invoices/{id}/pay': (draft, asked, id) => {
    const row = at(draft, 'invoice', id);
    if (row.wire.status !== 'open') throw wrongState('invoice', row.wire.status, 'invoice_not_payable');
    const given = asked.text('payment_method');
    const method = given === null ? null : methodBy(draft, given).id;
    const after = collect(draft, row, { offSession: asked.flag('off_session') ?? false, method });
    if (after.wire.status === 'open') throwIfDeclined(draft, after);
    return show(draft, after.wire);
  },
  'POST /v1/invoices/{id}/void': (draft, _, id) =>
    show(draft, voidInvoice(draft, at(draft, 'invoice', id)).wire),

  'POST /v1/test_helpers/test_clocks': (draft, asked) => {
    if (draft.list('test_helpers.test_clock').length >= mostClocks)
      throw invalid('There are enough test clocks. Delete one.', undefined, 'test_clock_limit');
    const frozen_time = asked.whole('frozen_time') ?? Number(asked.needText('frozen_time'));
    return draft.keep('test_helpers.test_clock', {
      ...draft.made(),
      id: draft.newId('clock'),
      object: 'test_helpers.test_clock',
      frozen_time,
      name: asked.text('name'),
      status: 'ready',
      deletes_after: frozen_time + 30 * daySeconds,
    }).wire;
  },
  'GET /v1/test_helpers/test_clocks/{id}': retrieve('test_helpers.test_clock'),
  'DELETE /v1/test_helpers/test_clocks/{id}': (draft, _, id = '') => {
    draft.get('test_helpers.test_clock', id);
    // Whatever lived on it goes with it.
    for (const row of draft.rows()) if (row.clock === id || row.id === id) draft.remove(row.id);
    return { id, object: 'test_helpers.test_clock', deleted: true };
  },
  'POST /v1/test_helpers/test_clocks/{id}/advance': (draft, asked, id) =>
    advance(draft, draft.get('test_helpers.test_clock', id ?? ''), Number(asked.needText('frozen_time'))),
};

function pauseAsked(asked: Asked): Subscription['pause_collection'] {
  const behavior = asked
    .in('pause_collection')
    ?.oneOf('behavior', ['keep_as_draft', 'mark_uncollectible', 'void']);
  return behavior ? { behavior, resumes_at: null } : null;
}

/** What a change costs is the product's to say: nothing is reckoned here. */
function itemsAsked(draft: Draft, asked: Asked, { items }: Subscription): Subscription['items'] {
  if (asked.text('proration_behavior') !== 'none')
    throw invalid('The sandbox changes items with proration_behavior none only.', 'proration_behavior');
  const changes = asked.all('items');
  const data = items.data.map((item) => {
    const change = changes.find((one) => one.text('id') === item.id);
    if (!change) return item;
    const price = change.has('price') || change.has('price_data') ? priceOf(draft, change) : item.price;
    if (
      price.recurring?.interval !== item.price.recurring?.interval ||
      price.currency !== item.price.currency
    )
      throw invalid('The new price needs the same currency and interval.', 'items');
    return { ...item, price, quantity: change.amount('quantity') ?? item.quantity };
  });
  return { ...items, data };
}
