import type { Fields } from './objects.ts';

/** What is kept besides: things that Stripe has too, and shows to nobody. */
export interface Remembered {
  id: string;
  status: number;
  body: Fields;
  asked: string;
  at: number;
}
export interface Delivery {
  id: string;
  event: string;
  endpoint: string;
  attempts: number;
  /** Of the machine's own clock, in milliseconds. */
  nextAt: number;
  /** An event that never was, signed by somebody who does not know the secret. */
  forged?: Fields;
}
/** The way to a page on which somebody tells the gateway who they are. */
export interface AccountLink {
  id: string;
  object: 'account_link';
  created: number;
  expires_at: number;
  url: string;
  account: string;
  return_url: string;
}
export interface Fault {
  id: string;
  call: string;
  does: 'cut' | 'error' | 'busy' | 'lost';
  left: number;
}
/** How the sandbox is set. */
export interface Dials {
  id: 'dials';
  clockMs: number;
  events: 'plain' | 'doubled' | 'reordered' | 'dropped';
  afterRetries: 'unpaid' | 'canceled';
  invoices: number;
}
