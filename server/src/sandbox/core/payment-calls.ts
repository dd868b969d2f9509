import { at, type Calls, listing, pageOf, retrieve, show } from './call.ts';
import { cardByToken } from './cards.ts';
import { createCustomer, createPrice, createProduct } from './catalogue.ts';
import { openCheckout } from './checkout.ts';
import type { Draft } from './draft.ts';
import { emit } from './events.ts';
import type { Asked } from './form.ts';
import { cancel, capture, newIntent } from './intents.ts';
import { attach, newMethod } from './methods.ts';
import { asFields, type Row } from './objects.ts';
import { attempt, settled } from './outcomes.ts';
import { declined, invalid, wrongState } from './refusal.ts';
import { expire } from './sessions.ts';
import { confirmSetup, newSetup } from './setups.ts';

/** A card by its id, or a new one by the name that Stripe has for it in tests. */
export function methodBy(draft: Draft, id: string): Row<'payment_method'> {
  const card = cardByToken(id);
  return card ? newMethod(draft, card) : draft.get('payment_method', id, 'payment_method');
}

/** Whoever asked in code is told by an error that the card was not taken. */
function said(draft: Draft, row: Row<'payment_intent'>): object {
  const { wire } = draft.get('payment_intent', row.id);
  const { last_payment_error: failure, status } = wire;
  if (failure && status === 'requires_payment_method')
    throw declined(failure, { payment_intent: asFields(wire), charge: wire.latest_charge });
  return show(draft, wire);
}

function confirmAsked(draft: Draft, asked: Asked, row: Row<'payment_intent'>): object {
  const given = asked.text('payment_method');
  const ready = given ? draft.change(row, { payment_method: methodBy(draft, given).id }) : row;
  const { status } = row.wire;
  if (!['requires_payment_method', 'requires_confirmation', 'requires_action'].includes(status))
    throw wrongState('PaymentIntent', status, 'payment_intent_unexpected_state');
  if (ready.wire.payment_method === null)
    throw invalid(
      'You cannot confirm this PaymentIntent because it’s missing a payment method.',
      'payment_method',
    );
  const offSession = asked.flag('off_session') ?? false;
  return said(draft, attempt(draft, ready, { offSession, returnUrl: asked.text('return_url') }));
}

export const paymentCalls: Calls = {
  'POST /v1/customers': (draft, asked) =>
    createCustomer(draft, {
      email: asked.text('email'),
      name: asked.text('name'),
      description: asked.text('description'),
      metadata: asked.metadata(),
      test_clock: asked.text('test_clock'),
    }).wire,
  'GET /v1/customers': listing('customer', '/v1/customers', ['email']),
  'GET /v1/customers/{id}': retrieve('customer'),
  'POST /v1/customers/{id}': (draft, asked, id) => {
    const row = at(draft, 'customer', id);
    const method = asked.in('invoice_settings')?.text('default_payment_method');
    const after = draft.change(row, {
      ...(asked.has('email') && { email: asked.text('email') }),
      ...(asked.has('name') && { name: asked.text('name') }),
      metadata: { ...row.wire.metadata, ...asked.metadata() },
      ...(method && {
        invoice_settings: { default_payment_method: attach(draft, methodBy(draft, method), row.id).id },
      }),
    });
    emit(draft, 'customer.updated', after.wire);
    return after.wire;
  },
  'GET /v1/customers/{id}/payment_methods': (draft, asked, id) =>
    pageOf(draft, asked, `/v1/customers/${id}/payment_methods`, ({ id: own }) => {
      return draft.find('payment_method', own)?.wire.customer === id;
    }),

  'POST /v1/products': (draft, asked) => createProduct(draft, asked).wire,
  'GET /v1/products/{id}': retrieve('product'),
  'POST /v1/prices': (draft, asked) => createPrice(draft, asked).wire,
  'GET /v1/prices/{id}': retrieve('price'),
  'GET /v1/prices': listing('price', '/v1/prices', ['product', 'currency']),

  'POST /v1/payment_methods': (draft, asked) => {
    const card = asked.in('card');
    if (card?.has('number'))
      throw invalid('Card numbers are typed on the gateway’s own page only.', 'card[number]');
    const known = cardByToken(card?.needText('token') ?? '');
    if (!known)
      throw invalid(`No such token: '${card?.text('token') ?? ''}'`, 'card[token]', 'resource_missing');
    return newMethod(draft, known).wire;
  },
  'GET /v1/payment_methods/{id}': retrieve('payment_method'),
  'GET /v1/payment_methods': listing('payment_method', '/v1/payment_methods', ['customer', 'type']),
  'POST /v1/payment_methods/{id}/attach': (draft, asked, id = '') => {
    const customer = at(draft, 'customer', asked.needText('customer'), 'customer');
    return attach(draft, methodBy(draft, id), customer.id).wire;
  },
  'POST /v1/payment_methods/{id}/detach': (draft, _, id) => {
    const after = draft.change(at(draft, 'payment_method', id), { customer: null });
    emit(draft, 'payment_method.detached', after.wire);
    return after.wire;
  },

  'POST /v1/payment_intents': (draft, asked) => {
    const customer = asked.text('customer');
    if (customer !== null) at(draft, 'customer', customer, 'customer');
    const row = newIntent(draft, {
      amount: asked.needAmount('amount'),
      currency: asked.currency(),
      customer,
      description: asked.text('description'),
      metadata: asked.metadata(),
      capture_method:
        asked.oneOf('capture_method', ['automatic', 'manual', 'automatic_async']) === 'manual'
          ? 'manual'
          : 'automatic',
      setup_future_usage: asked.oneOf('setup_future_usage', ['on_session', 'off_session']),
      transfer_group: asked.text('transfer_group'),
    });
    if (asked.flag('confirm')) return confirmAsked(draft, asked, row);
    const method = asked.text('payment_method');
    if (method === null) return row.wire;
    return draft.change(row, { payment_method: methodBy(draft, method).id, status: 'requires_confirmation' })
      .wire;
  },
  'GET /v1/payment_intents': listing('payment_intent', '/v1/payment_intents', ['customer']),
  'GET /v1/payment_intents/{id}': retrieve('payment_intent'),
  'POST /v1/payment_intents/{id}/confirm': (draft, asked, id) =>
    confirmAsked(draft, asked, at(draft, 'payment_intent', id)),
  'POST /v1/payment_intents/{id}/capture': (draft, asked, id) =>
    settled(draft, capture(draft, at(draft, 'payment_intent', id), asked.amount('amount_to_capture'))).wire,
  'POST /v1/payment_intents/{id}/cancel': (draft, asked, id) =>
    cancel(draft, at(draft, 'payment_intent', id), asked.text('cancellation_reason')).wire,

  'POST /v1/setup_intents': (draft, asked) => {
    const customer = asked.text('customer');
    if (customer !== null) at(draft, 'customer', customer, 'customer');
    const row = newSetup(draft, { customer, metadata: asked.metadata() });
    const method = asked.text('payment_method');
    if (method === null) return row.wire;
    const payment_method = methodBy(draft, method).id;
    const ready = draft.change(row, { payment_method, status: 'requires_confirmation' });
    if (!asked.flag('confirm')) return ready.wire;
    const { wire } = confirmSetup(draft, ready, { returnUrl: asked.text('return_url') });
    if (wire.last_setup_error) throw declined(wire.last_setup_error, { setup_intent: asFields(wire) });
    return wire;
  },
  'GET /v1/setup_intents/{id}': retrieve('setup_intent'),
  'GET /v1/setup_intents': listing('setup_intent', '/v1/setup_intents', ['customer']),

  'POST /v1/checkout/sessions': (draft, asked) => show(draft, openCheckout(draft, asked).wire),
  'GET /v1/checkout/sessions': listing('checkout.session', '/v1/checkout/sessions', [
    'payment_intent',
    'subscription',
    'customer',
    'status',
  ]),
  'GET /v1/checkout/sessions/{id}': retrieve('checkout.session'),
  'GET /v1/checkout/sessions/{id}/line_items': (draft, _, id) => {
    return at(draft, 'checkout.session', id).wire.line_items;
  },
  'POST /v1/checkout/sessions/{id}/expire': (draft, _, id) =>
    show(draft, expire(draft, at(draft, 'checkout.session', id)).wire),

  'GET /v1/charges': listing('charge', '/v1/charges', ['payment_intent', 'customer', 'transfer_group']),
  'GET /v1/charges/{id}': retrieve('charge'),
};
