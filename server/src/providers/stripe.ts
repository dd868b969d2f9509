import Stripe from 'stripe';
import { createOutboundStreaming } from './outbound.ts';
import { outboundFetch } from './outbound-fetch.ts';

/** Stripe itself, or the sandbox on this machine: the same client, asked at another address. */
export type StripePlace = { key: string } | { key: string; sandboxPort: number };

const longestMs = 20_000;

export function openStripe(place: StripePlace): Stripe {
  const isSandbox = 'sandboxPort' in place;
  if (isSandbox && !place.key.startsWith('sk_test_'))
    throw new Error('A real key never goes to the sandbox.');
  const stream = createOutboundStreaming(isSandbox ? { trusted: true } : {});
  return new Stripe(place.key, {
    httpClient: Stripe.createFetchHttpClient(outboundFetch(stream)),
    // Whoever asks has a key of their own for each thing, and asks again from a job.
    maxNetworkRetries: 0,
    timeout: longestMs,
    telemetry: false,
    ...(isSandbox && { host: '127.0.0.1', port: place.sandboxPort, protocol: 'http' as const }),
  });
}

/** Throws where it was not signed with this secret, or longer ago than five minutes. */
export const verifyEvent = (stripe: Stripe, body: string, signature: string, secret: string): Stripe.Event =>
  stripe.webhooks.constructEvent(body, signature, secret);
