import { daySeconds, refused, type SandboxPlace, type States, same } from './sandbox-place.ts';

const sale = { amount: 10_000, currency: 'eur', confirm: true as const };
const at = (account: string) => ({ stripeAccount: account });

/** What a card without a pause pays is there at once. */
const fill = ({ stripe }: SandboxPlace) =>
  stripe.paymentIntents.create({ ...sale, payment_method: 'pm_card_bypassPending' });

const paidBy = ({ stripe }: SandboxPlace, method: string) =>
  stripe.paymentIntents.create({ ...sale, payment_method: method });

async function sums(
  { stripe }: SandboxPlace,
  account?: string,
): Promise<[available: number, pending: number]> {
  const balance = await stripe.balance.retrieve({}, account ? at(account) : {});
  return [balance.available[0]?.amount ?? 0, balance.pending[0]?.amount ?? 0];
}

async function accountOf(
  place: SandboxPlace,
  iban = 'DE89370400440532013000',
  answers = 'all',
): Promise<string> {
  const { stripe } = place;
  const { id, payouts_enabled } = await stripe.accounts.create({ type: 'express', country: 'DE' });
  same('before it told who it is', payouts_enabled, false);
  const urls = { refresh_url: 'http://localhost/again', return_url: 'http://localhost/done' };
  const link = await stripe.accountLinks.create({ account: id, type: 'account_onboarding', ...urls });
  same('leads', (await place.submit(link.url, { iban, answers })).to, urls.return_url);
  same('once', (await fetch(link.url)).status, 404);
  return id;
}

async function funded(place: SandboxPlace, iban?: string): Promise<string> {
  await fill(place);
  const account = await accountOf(place, iban);
  await place.stripe.transfers.create({ amount: 6_000, currency: 'eur', destination: account });
  return account;
}

const payOut = ({ stripe }: SandboxPlace, account: string) =>
  stripe.payouts.create({ amount: 6_000, currency: 'eur' }, at(account));

export const moneyStates: States = {
  'refunded in two halves, and no more': async (place) => {
    const { id, latest_charge } = await paidBy(place, 'pm_card_visa');
    await fill(place);
    same(
      'half',
      (await place.stripe.refunds.create({ payment_intent: id, amount: 5_000 })).status,
      'succeeded',
    );
    const most = await refused(place.stripe.refunds.create({ payment_intent: id, amount: 5_001 }));
    same('more', [most.type, most.param], ['StripeInvalidRequestError', 'amount']);
    await place.stripe.refunds.create({ charge: String(latest_charge) });
    same(
      'again',
      (await refused(place.stripe.refunds.create({ payment_intent: id }))).code,
      'charge_already_refunded',
    );
  },
  'refund pending, then there': async (place) => {
    const { id } = await paidBy(place, 'pm_card_pendingRefund');
    await fill(place);
    const refund = await place.stripe.refunds.create({ payment_intent: id });
    same('pending', refund.status, 'pending');
    await place.force('clock', { seconds: 2 * daySeconds });
    same('there', (await place.stripe.refunds.retrieve(refund.id)).status, 'succeeded');
  },
  'refund that comes back': async (place) => {
    const { id } = await paidBy(place, 'pm_card_refundFail');
    await fill(place);
    const before = await sums(place);
    const refund = await place.stripe.refunds.create({ payment_intent: id });
    same('taken', (await sums(place))[0], before[0] - 10_000);
    await place.force('clock', { seconds: daySeconds + 60 });
    const failed = await place.stripe.refunds.retrieve(refund.id, { expand: ['charge'] });
    same('failed', [failed.status, failed.failure_reason], ['failed', 'lost_or_stolen_card']);
    same('charge', (failed.charge as { amount_refunded: number }).amount_refunded, 0);
    const lines = await place.stripe.balanceTransactions.list({ source: refund.id });
    same('lines', lines.data.map(({ type, amount }) => [type, amount]).sort(), [
      ['refund', -10_000],
      ['refund_failure', 10_000],
    ]);
  },
  'more refunded than there is': async (place) => {
    const { id } = await paidBy(place, 'pm_card_visa');
    same(
      'code',
      (await refused(place.stripe.refunds.create({ payment_intent: id }))).code,
      'balance_insufficient',
    );
  },
  'dispute opened by itself, and won': async (place) => {
    const { id, latest_charge } = await paidBy(place, 'pm_card_createDispute');
    await place.force('clock', { seconds: daySeconds + 60 });
    const [open] = (await place.stripe.disputes.list({ payment_intent: id })).data;
    same('opened', [open?.status, open?.amount], ['needs_response', 10_000]);
    same(
      'no refund',
      (await refused(place.stripe.refunds.create({ charge: String(latest_charge) }))).code,
      'charge_disputed',
    );
    const evidence = { uncategorized_text: 'winning_evidence' };
    const won = await place.stripe.disputes.update(open?.id ?? '', { evidence, submit: true });
    same('won', [won.status, won.balance_transactions.length], ['won', 2]);
  },
  'dispute lost': async (place) => {
    const { id } = await paidBy(place, 'pm_card_createDispute');
    await place.force('clock', { seconds: daySeconds + 60 });
    const [open] = (await place.stripe.disputes.list({ payment_intent: id })).data;
    same('lost', (await place.stripe.disputes.close(open?.id ?? '')).status, 'lost');
    const lines = await place.stripe.balanceTransactions.list({ source: open?.id ?? '' });
    same(
      'lines',
      lines.data.map(({ amount, fee }) => [amount, fee]),
      [[-10_000, 2_000]],
    );
    same('over', (await refused(place.stripe.disputes.close(open?.id ?? ''))).code, 'dispute_closed');
  },
  'dispute looked at, decided later': async (place) => {
    const { latest_charge } = await paidBy(place, 'pm_card_visa');
    await place.force(`charges/${latest_charge}/dispute`);
    const [open] = (await place.stripe.disputes.list({ charge: String(latest_charge) })).data;
    const id = open?.id ?? '';
    const sent = await place.stripe.disputes.update(id, {
      evidence: { product_description: 'A course' },
      submit: true,
    });
    same('looked at', sent.status, 'under_review');
    await place.force(`disputes/${id}/decide`, { won: false });
    same('lost', (await place.stripe.disputes.retrieve(id)).status, 'lost');
  },
  'one payment shared among several, and taken back': async (place) => {
    const { latest_charge } = await paidBy(place, 'pm_card_visa');
    const source = String(latest_charge);
    const [one, other] = [await accountOf(place), await accountOf(place)];
    const part = { currency: 'eur', transfer_group: 'order 1', source_transaction: source };
    const sent = await place.stripe.transfers.create({ ...part, amount: 7_000, destination: one });
    await place.stripe.transfers.create({ ...part, amount: 2_000, destination: other });
    const most = await refused(place.stripe.transfers.create({ ...part, amount: 1_001, destination: other }));
    same('no more than was paid', most.code, 'amount_too_large');
    same('on its way', await sums(place, one), [0, 7_000]);
    same(
      'not back before it is there',
      (await refused(place.stripe.transfers.createReversal(sent.id, { amount: 500 }))).code,
      'balance_insufficient',
    );
    await place.force('clock', { seconds: 3 * daySeconds });
    await place.stripe.transfers.createReversal(sent.id, { amount: 3_000 });
    same(
      'back',
      [await sums(place, one), (await place.stripe.transfers.retrieve(sent.id)).amount_reversed],
      [[4_000, 0], 3_000],
    );
    same('group', (await place.stripe.transfers.list({ transfer_group: 'order 1' })).data.length, 2);
  },
  'transfer of what is not there': async (place) => {
    await paidBy(place, 'pm_card_visa');
    const destination = await accountOf(place);
    const asked = place.stripe.transfers.create({ amount: 100, currency: 'eur', destination });
    same('code', (await refused(asked)).code, 'balance_insufficient');
  },
  'payout paid': async (place) => {
    const account = await funded(place);
    const payout = await payOut(place, account);
    same('asked twice', (await refused(payOut(place, account))).code, 'balance_insufficient');
    await place.force('clock', { seconds: 3 * daySeconds });
    same('paid', (await place.stripe.payouts.retrieve(payout.id, {}, at(account))).status, 'paid');
    same(
      'another account',
      (await refused(place.stripe.payouts.retrieve(payout.id))).code,
      'resource_missing',
    );
  },
  'payout failed': async (place) => {
    const account = await funded(place, 'DE62370400440532013001');
    const payout = await payOut(place, account);
    await place.force('clock', { seconds: 3 * daySeconds });
    const failed = await place.stripe.payouts.retrieve(payout.id, {}, at(account));
    same('failed', [failed.status, failed.failure_code], ['failed', 'no_account']);
    same('back', await sums(place, account), [6_000, 0]);
  },
  'payout paid, then returned': async (place) => {
    const account = await funded(place);
    const payout = await payOut(place, account);
    await place.force('clock', { seconds: 3 * daySeconds });
    await place.stripe.rawRequest('POST', `/v1/sandbox/payouts/${payout.id}/return`, {}, at(account));
    const { status, failure_balance_transaction: line } = await place.stripe.payouts.retrieve(
      payout.id,
      {},
      at(account),
    );
    same('returned', [status, typeof line, await sums(place, account)], ['failed', 'string', [6_000, 0]]);
  },
  'payout called back': async (place) => {
    const account = await funded(place);
    const payout = await payOut(place, account);
    same('canceled', (await place.stripe.payouts.cancel(payout.id, {}, at(account))).status, 'canceled');
    same('back', await sums(place, account), [6_000, 0]);
  },
  'account restricted, and free again': async (place) => {
    const account = await funded(place);
    await place.force(`accounts/${account}/restrict`, { restricted: true });
    const held = await place.stripe.accounts.retrieve(account);
    same(
      'held',
      [held.payouts_enabled, held.requirements?.disabled_reason],
      [false, 'requirements.past_due'],
    );
    same('no payout', (await refused(payOut(place, account))).code, 'payouts_not_allowed');
    const asked = place.stripe.transfers.create({ amount: 100, currency: 'eur', destination: account });
    same('no transfer', (await refused(asked)).code, 'insufficient_capabilities_for_transfer');
    await place.force(`accounts/${account}/restrict`, { restricted: false });
    same('free', (await payOut(place, account)).status, 'pending');
  },
  'account that left something out': async (place) => {
    const account = await accountOf(place, 'DE89370400440532013000', 'left');
    const { details_submitted, payouts_enabled, requirements } =
      await place.stripe.accounts.retrieve(account);
    same(
      'account',
      [details_submitted, payouts_enabled, requirements?.currently_due?.length],
      [true, false, 1],
    );
  },
};
