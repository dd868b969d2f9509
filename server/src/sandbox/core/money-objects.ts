import type { Fields, Made } from './objects.ts';

export interface Refund extends Made {
  object: 'refund';
  amount: number;
  currency: string;
  charge: string;
  payment_intent: string;
  status: 'pending' | 'succeeded' | 'failed' | 'canceled';
  reason: string | null;
  failure_reason?: string;
  balance_transaction: string | null;
  failure_balance_transaction?: string;
}
export interface Dispute extends Made {
  object: 'dispute';
  amount: number;
  currency: string;
  charge: string;
  payment_intent: string;
  reason: string;
  status: 'needs_response' | 'under_review' | 'won' | 'lost';
  is_charge_refundable: boolean;
  evidence: Fields;
  evidence_details: { due_by: number; has_evidence: boolean; past_due: boolean; submission_count: number };
  balance_transactions: string[];
}
export interface BalanceTransaction extends Made {
  object: 'balance_transaction';
  amount: number;
  fee: number;
  net: number;
  currency: string;
  type: string;
  source: string;
  available_on: number;
  status: 'available' | 'pending';
}
export interface Transfer extends Made {
  object: 'transfer';
  amount: number;
  amount_reversed: number;
  currency: string;
  destination: string;
  description: string | null;
  reversed: boolean;
  source_transaction: string | null;
  transfer_group: string | null;
  balance_transaction: string;
}
export interface TransferReversal extends Made {
  object: 'transfer_reversal';
  amount: number;
  currency: string;
  transfer: string;
  balance_transaction: string;
}
export interface Account extends Made {
  object: 'account';
  type: 'express' | 'custom' | 'standard' | 'none';
  country: string;
  email: string | null;
  default_currency: string;
  charges_enabled: boolean;
  payouts_enabled: boolean;
  details_submitted: boolean;
  capabilities: Record<string, string>;
  requirements: { currently_due: string[]; past_due: string[]; disabled_reason: string | null };
  external_accounts: { object: 'list'; data: BankAccount[]; has_more: false; url: string };
}
export interface BankAccount {
  id: string;
  object: 'bank_account';
  country: string;
  currency: string;
  last4: string;
  status: string;
}
export interface Payout extends Made {
  object: 'payout';
  amount: number;
  currency: string;
  arrival_date: number;
  automatic: false;
  description: string | null;
  destination: string;
  method: 'standard';
  type: 'bank_account';
  status: 'pending' | 'in_transit' | 'paid' | 'failed' | 'canceled';
  failure_code: string | null;
  failure_message: string | null;
  balance_transaction: string;
  failure_balance_transaction: string | null;
}
