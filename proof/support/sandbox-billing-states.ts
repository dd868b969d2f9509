import { card, daySeconds, refused, type SandboxPlace, type States, same } from './sandbox-place.ts';

const start = Date.UTC(2026, 0, 31, 12) / 1_000;
const price = { currency: 'eur', unit_amount: 2_000, recurring: { interval: 'month' as const } };

async function customerOf({ stripe }: SandboxPlace, method: string | null) {
  const clock = await stripe.testHelpers.testClocks.create({ frozen_time: start });
  const customer = await stripe.customers.create({ test_clock: clock.id, email: 'someone@example.com' });
  if (method)
    await stripe.customers.update(customer.id, { invoice_settings: { default_payment_method: method } });
  return {
    customer: customer.id,
    until: (seconds: number) => stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: seconds }),
  };
}
const priceOf = async ({ stripe }: SandboxPlace) =>
  (await stripe.prices.create({ ...price, product_data: { name: 'Monthly' } })).id;
const at = (year: number, month: number, day: number) => Date.UTC(year, month - 1, day, 12) / 1_000;

async function subscribed(place: SandboxPlace, method: string | null, more: object = {}) {
  const { customer, until } = await customerOf(place, method);
  const items = [{ price: await priceOf(place) }];
  const made = await place.stripe.subscriptions.create({ customer, items, ...more });
  return { id: made.id, customer, until, made, read: () => place.stripe.subscriptions.retrieve(made.id) };
}
const invoicesOf = async ({ stripe }: SandboxPlace, customer: string) =>
  (await stripe.invoices.list({ customer })).data;

export const billingStates: States = {
  'renewed on the last day of each month': async (place) => {
    const { made, until, read, customer } = await subscribed(place, 'pm_card_visa');
    same('active', [made.status, made.items.data[0]?.current_period_end], ['active', at(2026, 2, 28)]);
    await until(at(2026, 4, 1));
    const after = await read();
    same('period', after.items.data[0]?.current_period_end, at(2026, 4, 30));
    same(
      'invoices',
      (await invoicesOf(place, customer)).map(({ status, amount_paid }) => [status, amount_paid]),
      [
        ['paid', 2_000],
        ['paid', 2_000],
        ['paid', 2_000],
      ],
    );
  },
  'trial, then paid': async (place) => {
    const { made, until, read, customer } = await subscribed(place, 'pm_card_visa', { trial_period_days: 7 });
    same('trial', [made.status, made.trial_end], ['trialing', start + 7 * daySeconds]);
    await until(start + 8 * daySeconds);
    same('then', (await read()).status, 'active');
    same(
      'invoices',
      (await invoicesOf(place, customer)).map(({ total }) => total),
      [2_000, 0],
    );
  },
  'trial without a card, paused, resumed': async (place) => {
    const ends = { trial_settings: { end_behavior: { missing_payment_method: 'pause' } } };
    const { id, until, read, customer } = await subscribed(place, null, { trial_period_days: 7, ...ends });
    await until(start + 30 * daySeconds);
    same('paused', (await read()).status, 'paused');
    await place.stripe.customers.update(customer, {
      invoice_settings: { default_payment_method: 'pm_card_visa' },
    });
    const again = await place.stripe.subscriptions.resume(id);
    same('resumed', [again.status, again.billing_cycle_anchor], ['active', start + 30 * daySeconds]);
    same('paid', (await invoicesOf(place, customer))[0]?.status, 'paid');
  },
  'past due, then recovered': async (place) => {
    const { customer, until, read, id } = await subscribed(place, 'pm_card_visa');
    const attached = await place.stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer });
    await place.stripe.subscriptions.update(id, { default_payment_method: attached.id });
    await until(at(2026, 2, 28) + 60);
    same('past due', (await read()).status, 'past_due');
    const [open] = await invoicesOf(place, customer);
    same(
      'invoice',
      [open?.status, open?.attempt_count, open?.next_payment_attempt],
      ['open', 1, at(2026, 3, 1)],
    );
    same('again', (await refused(place.stripe.invoices.pay(open?.id ?? ''))).type, 'StripeCardError');
    await place.stripe.invoices.pay(open?.id ?? '', { payment_method: 'pm_card_visa' });
    same('recovered', (await read()).status, 'active');
  },
  'unpaid after every try': async (place) => {
    const { customer, until, read, id } = await subscribed(place, 'pm_card_visa');
    const attached = await place.stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer });
    await place.stripe.subscriptions.update(id, { default_payment_method: attached.id });
    await until(at(2026, 3, 20));
    const [open] = await invoicesOf(place, customer);
    same('invoice', [open?.attempt_count, open?.next_payment_attempt], [4, null]);
    same('unpaid', (await read()).status, 'unpaid');
    await until(at(2026, 4, 2));
    same('no more is asked', (await invoicesOf(place, customer))[0]?.status, 'draft');
    await place.stripe.invoices.pay(open?.id ?? '', { payment_method: 'pm_card_visa' });
    same('recovered', (await read()).status, 'active');
  },
  'given up after every try, where that is set': async (place) => {
    await place.force('after_retries', { status: 'canceled' });
    const { customer, until, read, id } = await subscribed(place, 'pm_card_visa');
    const attached = await place.stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer });
    await place.stripe.subscriptions.update(id, { default_payment_method: attached.id });
    await until(at(2026, 3, 20));
    same('gone', (await read()).status, 'canceled');
  },
  'incomplete, expired after a day': async (place) => {
    const { made, until, read } = await subscribed(place, 'pm_card_chargeCustomerFail');
    same('incomplete', made.status, 'incomplete');
    await until(start + daySeconds);
    same('expired', (await read()).status, 'incomplete_expired');
  },
  'canceled at the end of what is paid': async (place) => {
    const { id, until, read } = await subscribed(place, 'pm_card_visa');
    const asked = await place.stripe.subscriptions.update(id, { cancel_at_period_end: true });
    same('until', [asked.status, asked.cancel_at], ['active', at(2026, 2, 28)]);
    await until(at(2026, 3, 1));
    same('gone', (await read()).status, 'canceled');
  },
  'canceled at once': async (place) => {
    const { id } = await subscribed(place, 'pm_card_visa');
    same('gone', (await place.stripe.subscriptions.cancel(id)).status, 'canceled');
    same('twice', (await refused(place.stripe.subscriptions.cancel(id))).code, 'resource_missing');
  },
  'collection paused': async (place) => {
    const { id, until, customer } = await subscribed(place, 'pm_card_visa');
    await place.stripe.subscriptions.update(id, { pause_collection: { behavior: 'void' } });
    await until(at(2026, 3, 1));
    same('void', (await invoicesOf(place, customer))[0]?.status, 'void');
    await place.stripe.subscriptions.update(id, { pause_collection: '' });
    await until(at(2026, 4, 1));
    same('paid', (await invoicesOf(place, customer))[0]?.status, 'paid');
  },
  'another plan from the next period on': async (place) => {
    const { id, made, until, customer } = await subscribed(place, 'pm_card_visa');
    const dear = await place.stripe.prices.create({
      ...price,
      unit_amount: 5_000,
      product_data: { name: 'More' },
    });
    const items = [{ id: made.items.data[0]?.id ?? '', price: dear.id }];
    const other = place.stripe.subscriptions.update(id, { items });
    same('proration is ours', (await refused(other)).param, 'proration_behavior');
    await place.stripe.subscriptions.update(id, { items, proration_behavior: 'none' });
    await until(at(2026, 3, 1));
    same('then', (await invoicesOf(place, customer))[0]?.amount_paid, 5_000);
  },
  'subscribed on the hosted page, with 3-D Secure': async (place) => {
    const { stripe } = place;
    const session = await stripe.checkout.sessions.create({
      mode: 'subscription',
      line_items: [{ quantity: 2, price_data: { ...price, product_data: { name: 'Monthly' } } }],
      success_url: 'http://localhost/ok',
    });
    const asked = await place.submit(session.url ?? '', {
      ...card,
      number: '4000002500003155',
      email: 'a@example.com',
    });
    same('leads', (await place.submit(asked.to ?? '', { passed: 'yes' })).to, 'http://localhost/ok');
    const after = await stripe.checkout.sessions.retrieve(session.id, {
      expand: ['subscription.latest_invoice.payments', 'customer'],
    });
    const made = after.subscription as {
      status: string;
      latest_invoice: { amount_paid: number; payments: { data: { status: string }[] } };
    };
    same('session', [after.status, after.payment_status], ['complete', 'paid']);
    same('subscription', [made.status, made.latest_invoice.amount_paid], ['active', 4_000]);
    same(
      'payments',
      made.latest_invoice.payments.data.map(({ status }) => status),
      ['paid'],
    );
  },
  'a trial begun on the hosted page': async (place) => {
    const session = await place.stripe.checkout.sessions.create({
      mode: 'subscription',
      line_items: [{ quantity: 1, price_data: { ...price, product_data: { name: 'Monthly' } } }],
      subscription_data: { trial_period_days: 14 },
      success_url: 'http://localhost/ok',
    });
    await place.submit(session.url ?? '', { ...card, number: '4242424242424242', email: 'a@example.com' });
    const after = await place.stripe.checkout.sessions.retrieve(session.id, { expand: ['subscription'] });
    same('trial', (after.subscription as { status: string }).status, 'trialing');
    same('nothing paid', after.payment_status, 'no_payment_required');
  },
};
