import { post, requireAvailable } from './balance.ts';
import type { Draft } from './draft.ts';
import { emit } from './events.ts';
import type { Transfer } from './money-objects.ts';
import type { Row } from './objects.ts';
import { invalid } from './refusal.ts';

export interface TransferWish
  extends Pick<
    Transfer,
    | 'amount'
    | 'currency'
    | 'destination'
    | 'description'
    | 'metadata'
    | 'source_transaction'
    | 'transfer_group'
  > {}

/** From the platform's balance to somebody's. With a source it may go before the source's money is there. */
export function transfer(draft: Draft, wish: TransferWish): Row<'transfer'> {
  const { amount, currency } = wish;
  const to = draft.get('account', wish.destination, 'destination');
  if (to.wire.capabilities.transfers !== 'active')
    throw invalid(
      'Your destination account needs to have at least one of the following capabilities enabled: transfers',
      'destination',
      'insufficient_capabilities_for_transfer',
    );
  const availableOn = wish.source_transaction === null ? draft.now : sourceIsThere(draft, wish);
  if (wish.source_transaction === null) requireAvailable(draft, amount, currency);
  const id = draft.newId('tr');
  const row = draft.keep('transfer', {
    ...draft.made(),
    ...wish,
    id,
    object: 'transfer',
    amount_reversed: 0,
    reversed: false,
    balance_transaction: post(draft, {
      type: 'transfer',
      amount: -amount,
      currency,
      source: id,
      availableOn,
    }),
  });
  onAccount(draft, wish.destination, () =>
    post(draft, { type: 'payment', amount, currency, source: id, availableOn }),
  );
  emit(draft, 'transfer.created', row.wire);
  return row;
}

function sourceIsThere(draft: Draft, { source_transaction: source, amount, currency }: TransferWish): number {
  const { wire } = draft.get('charge', source, 'source_transaction');
  const given = draft
    .list('transfer', (one) => one.source_transaction === source)
    .reduce((sum, one) => sum + one.wire.amount - one.wire.amount_reversed, 0);
  if (wire.currency !== currency || given + amount > wire.amount_captured)
    throw invalid('The transfers of a charge cannot be more than the charge.', 'amount', 'amount_too_large');
  return draft.get('balance_transaction', wire.balance_transaction).wire.available_on;
}

/** Takes it back: only as long as the account still has the money. */
export function reverse(
  draft: Draft,
  row: Row<'transfer'>,
  asked: number | null,
  metadata: Transfer['metadata'],
): Row<'transfer_reversal'> {
  const { amount: all, amount_reversed: before, currency, destination } = row.wire;
  const amount = asked ?? all - before;
  if (amount < 1 || before + amount > all)
    throw invalid(
      `Reversal amount (${amount}) is greater than unreversed amount (${all - before}) on transfer`,
      'amount',
    );
  const id = draft.newId('trr');
  onAccount(draft, destination, () => {
    requireAvailable(draft, amount, currency);
    post(draft, { type: 'payment_refund', amount: -amount, currency, source: id });
  });
  const made = draft.keep('transfer_reversal', {
    ...draft.made(),
    id,
    object: 'transfer_reversal',
    metadata,
    amount,
    currency,
    transfer: row.id,
    balance_transaction: post(draft, { type: 'transfer_refund', amount, currency, source: id }),
  });
  const amount_reversed = before + amount;
  emit(
    draft,
    'transfer.reversed',
    draft.change(row, { amount_reversed, reversed: amount_reversed === all }).wire,
  );
  return made;
}

export function onAccount<T>(draft: Draft, account: string, act: () => T): T {
  const before = draft.account;
  draft.account = account;
  try {
    return act();
  } finally {
    draft.account = before;
  }
}
