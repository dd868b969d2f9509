import { openAccount } from './accounts.ts';
import { showBalance } from './balance.ts';
import { at, type Calls, listing, pageOf, retrieve } from './call.ts';
import { answerDispute, decideDispute } from './disputes.ts';
import type { Draft } from './draft.ts';
import type { Asked } from './form.ts';
import type { Fields, Row } from './objects.ts';
import { failPayout, payOut } from './payouts.ts';
import { refund } from './refunds.ts';
import { invalid, wrongState } from './refusal.ts';
import { reverse, transfer } from './transfers.ts';

const linkSeconds = 300;

function chargeAsked(draft: Draft, asked: Asked): Row<'charge'> {
  const intent = asked.text('payment_intent');
  if (intent === null) return at(draft, 'charge', asked.needText('charge'), 'charge');
  const { wire } = at(draft, 'payment_intent', intent, 'payment_intent');
  if (wire.latest_charge === null || wire.amount_received === 0)
    throw invalid('This PaymentIntent does not have a successful charge to refund.', 'payment_intent');
  return at(draft, 'charge', wire.latest_charge);
}

export const moneyCalls: Calls = {
  'POST /v1/refunds': (draft, asked) =>
    refund(draft, chargeAsked(draft, asked), {
      amount: asked.amount('amount'),
      reason: asked.oneOf('reason', ['duplicate', 'fraudulent', 'requested_by_customer']),
      metadata: asked.metadata(),
    }).wire,
  'GET /v1/refunds': listing('refund', '/v1/refunds', ['charge', 'payment_intent']),
  'GET /v1/refunds/{id}': retrieve('refund'),

  'GET /v1/disputes': listing('dispute', '/v1/disputes', ['charge', 'payment_intent']),
  'GET /v1/disputes/{id}': retrieve('dispute'),
  'POST /v1/disputes/{id}': (draft, asked, id) => {
    const evidence: Fields = asked.metadata('evidence');
    return answerDispute(draft, at(draft, 'dispute', id), evidence, asked.flag('submit') ?? false).wire;
  },
  'POST /v1/disputes/{id}/close': (draft, _, id) =>
    decideDispute(draft, at(draft, 'dispute', id), false).wire,

  'GET /v1/balance': (draft) => showBalance(draft),
  'GET /v1/balance_transactions': listing('balance_transaction', '/v1/balance_transactions', [
    'source',
    'type',
    'currency',
  ]),
  'GET /v1/balance_transactions/{id}': retrieve('balance_transaction'),

  'POST /v1/transfers': (draft, asked) =>
    transfer(draft, {
      amount: asked.needAmount('amount'),
      currency: asked.currency(),
      destination: asked.needText('destination'),
      description: asked.text('description'),
      metadata: asked.metadata(),
      source_transaction: asked.text('source_transaction'),
      transfer_group: asked.text('transfer_group'),
    }).wire,
  'GET /v1/transfers': listing('transfer', '/v1/transfers', ['destination', 'transfer_group']),
  'GET /v1/transfers/{id}': retrieve('transfer'),
  'POST /v1/transfers/{id}/reversals': (draft, asked, id) =>
    reverse(draft, at(draft, 'transfer', id), asked.amount('amount'), asked.metadata()).wire,
  'GET /v1/transfers/{id}/reversals': (draft, asked, id) =>
    pageOf(draft, asked, `/v1/transfers/${id}/reversals`, ({ id: own }) => {
      return draft.find('transfer_reversal', own)?.wire.transfer === id;
    }),

  'POST /v1/accounts': (draft, asked) =>
    openAccount(draft, {
      type: asked.oneOf('type', ['express', 'custom', 'standard']) ?? 'none',
      country: asked.text('country') ?? 'DE',
      email: asked.text('email'),
      metadata: asked.metadata(),
      default_currency: asked.text('default_currency') ?? 'eur',
    }).wire,
  'GET /v1/accounts': listing('account', '/v1/accounts'),
  'GET /v1/accounts/{id}': retrieve('account'),
  'POST /v1/account_links': (draft, asked) => {
    const account = draft.get('account', asked.needText('account'), 'account').id;
    const id = draft.newId('link');
    const { wire } = draft.keep('account_link', {
      id,
      object: 'account_link',
      created: draft.now,
      expires_at: draft.now + linkSeconds,
      url: `${draft.around.pagesUrl}/onboard/${id}`,
      account,
      return_url: asked.needText('return_url'),
    });
    const { object, created, expires_at, url } = wire;
    return { object, created, expires_at, url };
  },

  'POST /v1/payouts': (draft, asked) =>
    payOut(draft, {
      amount: asked.needAmount('amount'),
      currency: asked.currency(),
      metadata: asked.metadata(),
    }).wire,
  'GET /v1/payouts': listing('payout', '/v1/payouts', ['status']),
  'GET /v1/payouts/{id}': retrieve('payout'),
  'POST /v1/payouts/{id}/cancel': (draft, _, id) => {
    const row = at(draft, 'payout', id);
    if (row.wire.status !== 'pending') throw wrongState('payout', row.wire.status, 'payout_not_cancelable');
    failPayout(draft, row, 'canceled');
    return draft.change(row, { status: 'canceled', failure_code: null, failure_message: null }).wire;
  },
};
