import { daySeconds, post, requireAvailable } from './balance.ts';
import { testBanks } from './cards.ts';
import type { Draft } from './draft.ts';
import { emit } from './events.ts';
import type { Metadata, Row } from './objects.ts';
import { invalid, wrongState } from './refusal.ts';

const arrivalDays = 2;

/** From the balance of the account that asks to its bank. */
export function payOut(
  draft: Draft,
  { amount, currency, metadata }: { amount: number; currency: string; metadata: Metadata },
): Row<'payout'> {
  const { wire } = draft.get('account', draft.account || null, 'account');
  const bank = wire.external_accounts.data[0];
  if (!wire.payouts_enabled || !bank)
    throw invalid('Payouts are not enabled for this account.', undefined, 'payouts_not_allowed');
  requireAvailable(draft, amount, currency);
  const id = draft.newId('po');
  const arrival = draft.now + arrivalDays * daySeconds;
  const row = draft.keep(
    'payout',
    {
      ...draft.made(),
      id,
      object: 'payout',
      metadata,
      amount,
      currency,
      arrival_date: arrival,
      automatic: false,
      description: null,
      destination: bank.id,
      method: 'standard',
      type: 'bank_account',
      status: 'pending',
      failure_code: null,
      failure_message: null,
      balance_transaction: post(draft, { type: 'payout', amount: -amount, currency, source: id }),
      failure_balance_transaction: null,
    },
    {},
    arrival,
  );
  emit(draft, 'payout.created', row.wire);
  return row;
}

export function payoutIsDue(draft: Draft, row: Row<'payout'>): void {
  const iban = draft.find('account', row.account)?.inner.iban;
  const fails = testBanks.find((bank) => bank.iban === iban)?.fails;
  if (fails) failPayout(draft, row, fails);
  else emit(draft, 'payout.paid', draft.change(row, { status: 'paid' }, { due: null }).wire);
}

/** Before it arrived, or after: a bank may send back what was told as paid. */
export function failPayout(draft: Draft, row: Row<'payout'>, code: string): Row<'payout'> {
  const { status, amount, currency } = row.wire;
  if (status === 'failed' || status === 'canceled')
    throw wrongState('payout', status, 'payout_not_returnable');
  const back = post(draft, { type: 'payout_failure', amount, currency, source: row.id });
  const failed = draft.change(
    row,
    {
      status: 'failed',
      failure_code: code,
      failure_message: 'The bank could not credit this account.',
      failure_balance_transaction: back,
    },
    { due: null },
  );
  emit(draft, 'payout.failed', failed.wire);
  return failed;
}
