import { testBanks } from './cards.ts';
import type { Draft } from './draft.ts';
import { emit } from './events.ts';
import type { Account, BankAccount } from './money-objects.ts';
import type { Row } from './objects.ts';
import { invalid } from './refusal.ts';
import { onAccount } from './transfers.ts';

const wanted = ['individual.verification.document', 'external_account', 'tos_acceptance.date'];

export function openAccount(
  draft: Draft,
  wish: Pick<Account, 'type' | 'country' | 'email' | 'metadata' | 'default_currency'>,
): Row<'account'> {
  const id = draft.newId('acct');
  const wire: Account = {
    ...draft.made(),
    ...wish,
    id,
    object: 'account',
    charges_enabled: false,
    payouts_enabled: false,
    details_submitted: false,
    capabilities: { transfers: 'inactive', card_payments: 'inactive' },
    requirements: { currently_due: wanted, past_due: [], disabled_reason: 'requirements.past_due' },
    external_accounts: {
      object: 'list',
      data: [],
      has_more: false,
      url: `/v1/accounts/${id}/external_accounts`,
    },
  };
  return draft.keep('account', wire);
}

/** Whoever answered everything may be paid. `left`: what they left out. */
export function onboard(
  draft: Draft,
  row: Row<'account'>,
  iban: string | null,
  left: string[],
): Row<'account'> {
  const bank = testBanks.find((one) => one.iban === iban?.replaceAll(' ', ''));
  if (iban !== null && !bank)
    throw invalid('Use one of the test accounts.', 'iban', 'account_number_invalid');
  return say(
    draft,
    draft.change(
      row,
      {
        ...standing(left, 'requirements.past_due'),
        details_submitted: true,
        ...(bank && {
          external_accounts: { ...row.wire.external_accounts, data: [bankOf(draft, row, bank.iban)] },
        }),
      },
      { inner: { iban: bank?.iban ?? row.inner.iban ?? '' } },
    ),
  );
}

/** The gateway wants to know more, and holds payments back until then; or it knows enough. */
export const restrict = (draft: Draft, row: Row<'account'>, restricted: boolean): Row<'account'> =>
  say(draft, draft.change(row, standing(restricted ? wanted.slice(0, 1) : [], 'requirements.past_due')));

function standing(left: string[], reason: string): Partial<Account> {
  const open = left.length === 0;
  return {
    charges_enabled: open,
    payouts_enabled: open,
    capabilities: { transfers: open ? 'active' : 'inactive', card_payments: open ? 'active' : 'inactive' },
    requirements: { currently_due: left, past_due: left, disabled_reason: open ? null : reason },
  };
}

function say(draft: Draft, row: Row<'account'>): Row<'account'> {
  onAccount(draft, row.id, () => emit(draft, 'account.updated', row.wire));
  return row;
}

const bankOf = (draft: Draft, { wire }: Row<'account'>, iban: string): BankAccount => ({
  id: draft.newId('ba'),
  object: 'bank_account',
  country: iban.slice(0, 2),
  currency: wire.default_currency,
  last4: iban.slice(-4),
  status: 'new',
});
