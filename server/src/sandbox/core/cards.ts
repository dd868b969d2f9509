// The cards that a person can try, and what each of them does. Numbers are Stripe's own where it has one for the case.

export type Does =
  | 'pays'
  | 'declined'
  | 'asks_bank'
  | 'asks_bank_once'
  | 'asks_bank_then_declined'
  | 'declined_later'
  | 'pays_late'
  | 'fails_late'
  | 'refund_late'
  | 'refund_fails'
  | 'disputed'
  | 'at_once';

export interface TestCard {
  number: string;
  brand: string;
  does: Does;
  /** How code names it: `pm_card_…`, `tok_…`. */
  token: string;
  /** Why it is declined. */
  code?: string;
  declineCode?: string;
}

const declined = (number: string, token: string, declineCode: string, code = 'card_declined'): TestCard => ({
  number,
  brand: 'visa',
  does: 'declined',
  token,
  code,
  ...(code === 'card_declined' && { declineCode }),
});
const visa = (number: string, token: string, does: Does): TestCard => ({
  number,
  brand: 'visa',
  does,
  token,
});

export const testCards: readonly TestCard[] = [
  visa('4242424242424242', 'visa', 'pays'),
  { number: '5555555555554444', brand: 'mastercard', does: 'pays', token: 'mastercard' },
  visa('4000000000000077', 'bypassPending', 'at_once'),
  visa('4000002760003184', 'authenticationRequired', 'asks_bank'),
  visa('4000002500003155', 'authenticationRequiredOnSetup', 'asks_bank_once'),
  visa('4000008400001629', 'threeDSecureThenDeclined', 'asks_bank_then_declined'),
  declined('4000000000000002', 'chargeDeclined', 'generic_decline'),
  declined('4000000000009995', 'chargeDeclinedInsufficientFunds', 'insufficient_funds'),
  declined('4000000000009987', 'chargeDeclinedLostCard', 'lost_card'),
  declined('4000000000000069', 'chargeDeclinedExpiredCard', '', 'expired_card'),
  declined('4000000000000127', 'chargeDeclinedIncorrectCvc', '', 'incorrect_cvc'),
  declined('4000000000000119', 'chargeDeclinedProcessingError', '', 'processing_error'),
  visa('4000000000000341', 'chargeCustomerFail', 'declined_later'),
  visa('4000000000004210', 'paysLate', 'pays_late'),
  visa('4000000000004228', 'failsLate', 'fails_late'),
  visa('4000000000007726', 'pendingRefund', 'refund_late'),
  visa('4000000000005126', 'refundFail', 'refund_fails'),
  visa('4000000000000259', 'createDispute', 'disputed'),
];

export const cardByNumber = (number: string): TestCard | undefined =>
  testCards.find((card) => card.number === number.replaceAll(/[\s-]/g, ''));
export const cardByToken = (text: string): TestCard | undefined => {
  const token = /^(?:pm_card|tok)_(?:visa_)?(\w+)$/.exec(text)?.[1];
  return testCards.find((card) => card.token === token);
};

/** Accounts of a bank to which payouts go. */
export interface TestBank {
  iban: string;
  /** Why a payout fails, or empty. */
  fails: string;
}
export const testBanks: readonly TestBank[] = [
  { iban: 'DE89370400440532013000', fails: '' },
  { iban: 'DE62370400440532013001', fails: 'no_account' },
  { iban: 'DE35370400440532013002', fails: 'account_closed' },
];
