import type { About, Checkout, Money, Payments, PaymentWish, SubscriptionWish } from './payments.ts';
import { openStripe, type StripePlace, verifyEvent } from './stripe.ts';
import * as read from './stripe-reading.ts';

/** Stripe and the sandbox by one and the same way. */
export function openPayments(place: StripePlace): Payments {
  const stripe = openStripe(place);
  const { asked } = read;
  const once = (idempotencyKey: string) => ({ idempotencyKey });
  const of = ({ amount, currency }: Money) => ({ amount, currency: currency.toLowerCase() });
  const who = ({ customer, email }: { customer: string | null; email: string | null }) =>
    customer !== null ? { customer } : email !== null ? { customer_email: email } : {};
  const about = (wish: Omit<PaymentWish, 'lines' | 'held' | 'keepCard' | 'group'>) => ({
    ...who(wish),
    metadata: wish.about,
    locale: wish.locale as 'en',
    success_url: wish.successUrl,
    cancel_url: wish.cancelUrl,
    expires_at: Math.floor(wish.expiresAt.getTime() / 1_000),
  });
  const priceOf = ({ name, amount, currency }: SubscriptionWish['line']) => ({
    currency: currency.toLowerCase(),
    unit_amount: amount,
    product_data: { name },
  });
  const expand = ['payment_intent'];

  return {
    gateway: 'sandboxPort' in place ? 'sandbox' : 'stripe',
    openCustomer: (key, email, metadata) =>
      asked(
        stripe.customers.create({ ...(email !== null && { email }), metadata }, once(key)),
        ({ id }) => id,
      ),

    openCheckout: (key, wish): Promise<Checkout> => {
      const payment = {
        metadata: wish.about,
        transfer_group: wish.group,
        capture_method: wish.held ? ('manual' as const) : ('automatic' as const),
        ...(wish.keepCard && { setup_future_usage: 'off_session' as const }),
      };
      const line_items = wish.lines.map((line) => ({ quantity: line.quantity, price_data: priceOf(line) }));
      const params = { mode: 'payment' as const, line_items, payment_intent_data: payment, ...about(wish) };
      return asked(stripe.checkout.sessions.create({ ...params, expand }, once(key)), read.checkout);
    },
    openSubscription: (key, wish) => {
      const recurring = { interval: wish.every.unit, interval_count: wish.every.count };
      const line_items = [{ quantity: wish.line.quantity, price_data: { ...priceOf(wish.line), recurring } }];
      const data = {
        metadata: wish.about,
        ...(wish.trialDays > 0 && { trial_period_days: wish.trialDays }),
      };
      const params = { mode: 'subscription' as const, line_items, subscription_data: data, ...about(wish) };
      return asked(stripe.checkout.sessions.create(params, once(key)), read.checkout);
    },
    openSetup: (key, wish) => {
      const params = { mode: 'setup' as const, currency: wish.currency.toLowerCase(), ...about(wish) };
      return asked(stripe.checkout.sessions.create(params, once(key)), read.checkout);
    },
    getCheckout: (id) => asked(stripe.checkout.sessions.retrieve(id, { expand }), read.checkout),
    closeCheckout: (id) => asked(stripe.checkout.sessions.expire(id, { expand }), read.checkout),

    getPayment: (id) => asked(stripe.paymentIntents.retrieve(id), read.payment),
    capture: (key, id, amount_to_capture) =>
      asked(stripe.paymentIntents.capture(id, { amount_to_capture }, once(key)), read.payment),
    release: (key, id) => asked(stripe.paymentIntents.cancel(id, {}, once(key)), read.payment),
    charge: (key, wish) => {
      const card = { customer: wish.customer, payment_method: wish.card, off_session: true, confirm: true };
      const params = { ...of(wish), ...card, transfer_group: wish.group, metadata: wish.about };
      return asked(stripe.paymentIntents.create(params, once(key)), read.payment);
    },
    listCards: (customer) =>
      asked(stripe.paymentMethods.list({ customer, type: 'card', limit: 100 }), ({ data }) =>
        data.map(read.card),
      ),
    removeCard: (id) => asked(stripe.paymentMethods.detach(id), () => undefined),

    refund: (key, payment_intent, amount, metadata) =>
      asked(stripe.refunds.create({ payment_intent, amount, metadata }, once(key)), read.refund),
    getRefund: (id) => asked(stripe.refunds.retrieve(id), read.refund),
    getDispute: (id) => asked(stripe.disputes.retrieve(id), read.dispute),

    transfer: (key, wish) => {
      const to = { destination: wish.account, source_transaction: wish.charge };
      const params = { ...of(wish), ...to, transfer_group: wish.group, metadata: wish.about };
      return asked(stripe.transfers.create(params, once(key)), read.transfer);
    },
    listTransfers: (transfer_group) =>
      asked(stripe.transfers.list({ transfer_group, limit: 100 }), ({ data }) => data.map(read.transfer)),
    reverseTransfer: (key, id, amount) =>
      asked(stripe.transfers.createReversal(id, { amount }, once(key)), () => undefined),

    openAccount: (key, { country, email, about: metadata }) => {
      const wish = { type: 'express' as const, country, ...(email !== null && { email }), metadata };
      const capabilities = { transfers: { requested: true } };
      return asked(stripe.accounts.create({ ...wish, capabilities }, once(key)), read.account);
    },
    getAccount: (id) => asked(stripe.accounts.retrieve(id), read.account),
    onboardingUrl: (account, { againUrl, doneUrl }) => {
      const urls = { refresh_url: againUrl, return_url: doneUrl };
      return asked(
        stripe.accountLinks.create({ account, type: 'account_onboarding', ...urls }),
        ({ url }) => url,
      );
    },
    payOut: (key, account, money, metadata: About) =>
      asked(
        stripe.payouts.create({ ...of(money), metadata }, { ...once(key), stripeAccount: account }),
        read.payout,
      ),
    getPayout: (account, id) =>
      asked(stripe.payouts.retrieve(id, {}, { stripeAccount: account }), read.payout),

    getSubscription: (id) => asked(stripe.subscriptions.retrieve(id), read.subscription),
    endSubscription: (id, when) =>
      asked(
        when === 'now'
          ? stripe.subscriptions.cancel(id)
          : stripe.subscriptions.update(id, { cancel_at_period_end: true }),
        read.subscription,
      ),

    readNotice: (body, signature, secret) => read.notice(verifyEvent(stripe, body, signature, secret)),
  };
}
