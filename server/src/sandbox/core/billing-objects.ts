import type { Made, Metadata, Price } from './objects.ts';

export interface SubscriptionItem {
  id: string;
  object: 'subscription_item';
  subscription: string;
  quantity: number;
  price: Price;
  metadata: Metadata;
  current_period_start: number;
  current_period_end: number;
}
export interface Subscription extends Made {
  object: 'subscription';
  customer: string;
  currency: string;
  status:
    | 'incomplete'
    | 'incomplete_expired'
    | 'trialing'
    | 'active'
    | 'past_due'
    | 'canceled'
    | 'unpaid'
    | 'paused';
  items: { object: 'list'; data: SubscriptionItem[]; has_more: false; url: string };
  billing_cycle_anchor: number;
  start_date: number;
  trial_start: number | null;
  trial_end: number | null;
  trial_settings: { end_behavior: { missing_payment_method: 'create_invoice' | 'pause' | 'cancel' } };
  cancel_at_period_end: boolean;
  cancel_at: number | null;
  canceled_at: number | null;
  ended_at: number | null;
  collection_method: 'charge_automatically';
  default_payment_method: string | null;
  latest_invoice: string | null;
  pause_collection: { behavior: 'keep_as_draft' | 'mark_uncollectible' | 'void'; resumes_at: null } | null;
  test_clock: string | null;
}
export interface InvoiceLine {
  id: string;
  object: 'line_item';
  amount: number;
  currency: string;
  description: string;
  quantity: number;
  period: { start: number; end: number };
  pricing: {
    type: 'price_details';
    price_details: { price: string; product: string };
    unit_amount_decimal: string;
  };
}
export interface Invoice extends Made {
  object: 'invoice';
  number: string | null;
  customer: string;
  currency: string;
  status: 'draft' | 'open' | 'paid' | 'uncollectible' | 'void';
  billing_reason: 'subscription_create' | 'subscription_cycle';
  collection_method: 'charge_automatically';
  amount_due: number;
  amount_paid: number;
  amount_remaining: number;
  subtotal: number;
  total: number;
  attempt_count: number;
  attempted: boolean;
  next_payment_attempt: number | null;
  lines: { object: 'list'; data: InvoiceLine[]; has_more: false; url: string };
  parent: {
    type: 'subscription_details';
    subscription_details: { subscription: string; metadata: Metadata };
  };
  payments: { object: 'list'; data: InvoicePayment[]; has_more: false; url: string };
  period_start: number;
  period_end: number;
}
export interface InvoicePayment {
  id: string;
  object: 'invoice_payment';
  invoice: string;
  status: 'open' | 'paid' | 'canceled';
  amount_requested: number;
  amount_paid: number | null;
  currency: string;
  is_default: boolean;
  payment: { type: 'payment_intent'; payment_intent: string };
}
