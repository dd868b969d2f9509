import type { Invoice, Subscription } from './billing-objects.ts';
import type { AccountLink, Delivery, Dials, Fault, Remembered } from './kept-objects.ts';
import type {
  Account,
  BalanceTransaction,
  Dispute,
  Payout,
  Refund,
  Transfer,
  TransferReversal,
} from './money-objects.ts';

// What the sandbox keeps, in the words and the shape of Stripe's wire: only what the product's calls ask for.

export type Json = string | number | boolean | null | Json[] | { [name: string]: Json };
export type Fields = { [name: string]: Json };
export type Metadata = Record<string, string>;
/** What is kept, as it goes over the wire. */
export const asFields = (wire: object): Fields => wire as Fields;

export interface Made {
  id: string;
  created: number;
  livemode: false;
  metadata: Metadata;
}
export interface Customer extends Made {
  object: 'customer';
  email: string | null;
  name: string | null;
  description: string | null;
  currency: string | null;
  balance: number;
  delinquent: boolean;
  test_clock: string | null;
  invoice_settings: { default_payment_method: string | null };
}
export interface Product extends Made {
  object: 'product';
  name: string;
  description: string | null;
  active: boolean;
}
export type Interval = 'day' | 'week' | 'month' | 'year';
export interface Price extends Made {
  object: 'price';
  product: string;
  currency: string;
  unit_amount: number;
  active: boolean;
  type: 'one_time' | 'recurring';
  recurring: { interval: Interval; interval_count: number; usage_type: 'licensed' } | null;
}
export interface PaymentMethod extends Made {
  object: 'payment_method';
  type: 'card';
  customer: string | null;
  billing_details: { name: string | null; email: string | null };
  card: {
    brand: string;
    last4: string;
    exp_month: number;
    exp_year: number;
    country: string;
    funding: string;
  };
}
export interface Failure {
  type: 'card_error';
  code: string;
  decline_code?: string;
  message: string;
}
export type NextAction = {
  type: 'redirect_to_url';
  redirect_to_url: { url: string; return_url: string | null };
};
export interface PaymentIntent extends Made {
  object: 'payment_intent';
  amount: number;
  amount_capturable: number;
  amount_received: number;
  currency: string;
  customer: string | null;
  description: string | null;
  capture_method: 'automatic' | 'manual';
  confirmation_method: 'automatic';
  client_secret: string;
  status:
    | 'requires_payment_method'
    | 'requires_confirmation'
    | 'requires_action'
    | 'processing'
    | 'requires_capture'
    | 'canceled'
    | 'succeeded';
  payment_method: string | null;
  payment_method_types: string[];
  setup_future_usage: string | null;
  latest_charge: string | null;
  last_payment_error: Failure | null;
  next_action: NextAction | null;
  canceled_at: number | null;
  cancellation_reason: string | null;
  transfer_group: string | null;
}
export interface SetupIntent extends Made {
  object: 'setup_intent';
  customer: string | null;
  client_secret: string;
  status: 'requires_payment_method' | 'requires_confirmation' | 'requires_action' | 'canceled' | 'succeeded';
  payment_method: string | null;
  payment_method_types: string[];
  usage: string;
  last_setup_error: Failure | null;
  next_action: NextAction | null;
  cancellation_reason: string | null;
}
export interface Charge extends Made {
  object: 'charge';
  amount: number;
  amount_captured: number;
  amount_refunded: number;
  currency: string;
  customer: string | null;
  description: string | null;
  payment_intent: string;
  payment_method: string;
  status: 'succeeded' | 'pending' | 'failed';
  paid: boolean;
  captured: boolean;
  refunded: boolean;
  disputed: boolean;
  failure_code: string | null;
  failure_message: string | null;
  balance_transaction: string | null;
  transfer_group: string | null;
  receipt_url: null;
}
export interface LineItem {
  id: string;
  object: 'item';
  description: string;
  quantity: number;
  currency: string;
  amount_total: number;
  amount_subtotal: number;
  price: Price;
}
export interface CheckoutSession extends Made {
  object: 'checkout.session';
  mode: 'payment' | 'setup' | 'subscription';
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid' | 'no_payment_required';
  amount_total: number | null;
  amount_subtotal: number | null;
  currency: string | null;
  customer: string | null;
  customer_email: string | null;
  customer_details: { email: string | null; name: string | null } | null;
  client_reference_id: string | null;
  payment_intent: string | null;
  setup_intent: string | null;
  subscription: string | null;
  invoice: string | null;
  line_items: { object: 'list'; data: LineItem[]; has_more: false; url: string };
  success_url: string;
  cancel_url: string | null;
  expires_at: number;
  locale: string | null;
  url: string | null;
}
export interface Event extends Made {
  object: 'event';
  type: string;
  api_version: string;
  account?: string;
  data: { object: Fields };
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
}
export interface WebhookEndpoint extends Made {
  object: 'webhook_endpoint';
  url: string;
  status: 'enabled';
  enabled_events: string[];
  api_version: string;
}
export interface TestClock extends Omit<Made, 'metadata'> {
  object: 'test_helpers.test_clock';
  frozen_time: number;
  name: string | null;
  status: 'ready';
  deletes_after: number;
}

export interface Kinds {
  customer: Customer;
  product: Product;
  price: Price;
  payment_method: PaymentMethod;
  payment_intent: PaymentIntent;
  setup_intent: SetupIntent;
  charge: Charge;
  refund: Refund;
  dispute: Dispute;
  balance_transaction: BalanceTransaction;
  transfer: Transfer;
  transfer_reversal: TransferReversal;
  account: Account;
  payout: Payout;
  subscription: Subscription;
  invoice: Invoice;
  'checkout.session': CheckoutSession;
  event: Event;
  webhook_endpoint: WebhookEndpoint;
  'test_helpers.test_clock': TestClock;
  account_link: AccountLink;
  remembered: Remembered;
  delivery: Delivery;
  fault: Fault;
  dials: Dials;
}
export type Kind = keyof Kinds;

/** One thing with what nobody is shown of it. */
export interface Row<K extends Kind = Kind> {
  id: string;
  kind: K;
  /** The later, the greater. */
  seq: number;
  /** Whose it is: the platform's own (empty), or a connected account's. */
  account: string;
  /** Of the test clock by which it lives, or empty. */
  clock: string;
  /** When something happens to it by itself, in seconds. */
  due: number | null;
  inner: Record<string, string | number | boolean>;
  wire: Kinds[K];
}
