// What the product asks of a gateway, in its own words. Amounts are whole numbers in the smallest unit, times are instants.

export interface Money {
  amount: number;
  currency: string;
}
/** Ids of the product's things, for whoever compares the gateway's book with ours; never names or words of people. */
export type About = Record<string, string>;

export interface CheckoutLine extends Money {
  name: string;
  quantity: number;
}
interface CheckoutWish {
  /** The gateway's id of whoever pays, if it knows them. */
  customer: string | null;
  email: string | null;
  about: About;
  locale: string;
  successUrl: string;
  cancelUrl: string;
  expiresAt: Date;
}
export interface PaymentWish extends CheckoutWish {
  lines: CheckoutLine[];
  /** Takes the money only when told to: what may still be declined is held. */
  held: boolean;
  /** Keeps the card for later. */
  keepCard: boolean;
  /** What all transfers of this sale are known by. */
  group: string;
}
export interface SubscriptionWish extends CheckoutWish {
  line: CheckoutLine;
  every: { unit: 'week' | 'month' | 'year'; count: number };
  trialDays: number;
}

export interface Checkout {
  id: string;
  /** Where to send the person; nowhere once it is over. */
  url: string | null;
  state: 'open' | 'complete' | 'expired';
  /** `waiting`: complete, but the money is still on its way. */
  paid: 'paid' | 'held' | 'waiting' | 'not_paid' | 'nothing_to_pay';
  customer: string | null;
  payment: string | null;
  setup: string | null;
  subscription: string | null;
  about: About;
}
export interface Payment extends Money {
  id: string;
  state: 'not_paid' | 'asks_bank' | 'waiting' | 'held' | 'paid' | 'canceled';
  /** What was really taken. */
  taken: number;
  charge: string | null;
  why: string | null;
  about: About;
}
export interface Card {
  id: string;
  brand: string;
  lastDigits: string;
  month: number;
  year: number;
}
export interface Refund extends Money {
  id: string;
  payment: string | null;
  state: 'pending' | 'done' | 'failed' | 'canceled';
}
export interface Dispute extends Money {
  id: string;
  payment: string | null;
  state: 'needs_answer' | 'looked_at' | 'won' | 'lost';
  answerBy: Date | null;
}
export interface Transfer extends Money {
  id: string;
  account: string;
  reversed: number;
}
export interface PayeeAccount {
  id: string;
  mayBePaid: boolean;
  /** What the gateway still wants to know, in its own words. */
  missing: string[];
}
export interface Payout extends Money {
  id: string;
  state: 'on_its_way' | 'paid' | 'failed' | 'canceled';
  why: string | null;
}
export interface Subscription {
  id: string;
  state: 'incomplete' | 'trial' | 'active' | 'past_due' | 'unpaid' | 'paused' | 'ended';
  endsAtPeriodEnd: boolean;
  periodEndsAt: Date | null;
  latestInvoice: string | null;
  about: About;
}

/** Something happened to this thing: ask for it. What the notice itself says of it is not to be trusted. */
export interface Notice {
  id: string;
  type: string;
  /** The connected account it happened at. */
  account: string | null;
  object: string;
}

/**
 * `key` names what is done once, however often it is asked for. The gateway forgets keys after a day: whoever comes back
 * later looks first.
 */
export interface Payments {
  readonly gateway: 'stripe' | 'sandbox';
  openCustomer(key: string, email: string | null, about: About): Promise<string>;
  openCheckout(key: string, wish: PaymentWish): Promise<Checkout>;
  openSubscription(key: string, wish: SubscriptionWish): Promise<Checkout>;
  openSetup(key: string, wish: CheckoutWish & { currency: string }): Promise<Checkout>;
  getCheckout(id: string): Promise<Checkout>;
  closeCheckout(id: string): Promise<Checkout>;

  getPayment(id: string): Promise<Payment>;
  /** Takes what is held, or a part of it; the rest is let go. */
  capture(key: string, payment: string, amount: number): Promise<Payment>;
  release(key: string, payment: string): Promise<Payment>;
  /** With a card that was kept, while nobody is there. A decline is a `PaymentRefused`. */
  charge(
    key: string,
    wish: Money & { customer: string; card: string; group: string; about: About },
  ): Promise<Payment>;
  listCards(customer: string): Promise<Card[]>;
  removeCard(card: string): Promise<void>;

  refund(key: string, payment: string, amount: number, about: About): Promise<Refund>;
  getRefund(id: string): Promise<Refund>;
  getDispute(id: string): Promise<Dispute>;

  /** A part of a charge to a connected account; it may go before the charge's money is there. */
  transfer(
    key: string,
    wish: Money & { account: string; charge: string; group: string; about: About },
  ): Promise<Transfer>;
  listTransfers(group: string): Promise<Transfer[]>;
  reverseTransfer(key: string, transfer: string, amount: number): Promise<void>;

  openAccount(
    key: string,
    wish: { country: string; email: string | null; about: About },
  ): Promise<PayeeAccount>;
  getAccount(id: string): Promise<PayeeAccount>;
  /** A page of the gateway on which the person says who they are. */
  onboardingUrl(account: string, urls: { againUrl: string; doneUrl: string }): Promise<string>;
  payOut(key: string, account: string, money: Money, about: About): Promise<Payout>;
  getPayout(account: string, id: string): Promise<Payout>;

  getSubscription(id: string): Promise<Subscription>;
  endSubscription(id: string, when: 'now' | 'period_end'): Promise<Subscription>;

  /** Throws where it was not the gateway that signed it, or longer than five minutes ago. */
  readNotice(body: string, signature: string, secret: string): Notice;
}

/** The gateway said no: asking again with the same key gives the same. */
export class PaymentRefused extends Error {
  readonly code: string;
  readonly param: string | null;
  constructor(code: string, param: string | null = null) {
    super(`The gateway refused: ${code}.`);
    this.name = 'PaymentRefused';
    this.code = code;
    this.param = param;
  }
}
/** Nobody knows whether it was done: ask again with the same key, or look. */
export class PaymentUnsure extends Error {
  constructor(code: string) {
    super(`The gateway did not answer: ${code}.`);
    this.name = 'PaymentUnsure';
  }
}
