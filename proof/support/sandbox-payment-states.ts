import { card, daySeconds, refused, type SandboxPlace, type States, same } from './sandbox-place.ts';

const sale = { amount: 4_900, currency: 'eur' };
const back = {
  success_url: 'http://localhost/ok?session={CHECKOUT_SESSION_ID}',
  cancel_url: 'http://localhost/no',
};
const line = {
  quantity: 1,
  price_data: { currency: 'eur', unit_amount: 4_900, product_data: { name: 'Better sleep' } },
};

const pay = ({ stripe }: SandboxPlace, method: string, more: object = {}) =>
  stripe.paymentIntents.create({ ...sale, payment_method: method, confirm: true, ...more });

async function checkout({ stripe }: SandboxPlace, more: object = {}) {
  return stripe.checkout.sessions.create({ mode: 'payment', line_items: [line], ...back, ...more });
}
const numberOf = (number: string) => ({ ...card, number, email: 'someone@example.com' });

export const paymentStates: States = {
  'paid at once': async (place) => {
    const intent = await pay(place, 'pm_card_visa', { expand: ['latest_charge.balance_transaction'] });
    same('status', intent.status, 'succeeded');
    const charge = intent.latest_charge as {
      paid: boolean;
      balance_transaction: { fee: number; net: number };
    };
    same(
      'charge',
      [charge.paid, charge.balance_transaction.fee, charge.balance_transaction.net],
      [true, 99, 4_801],
    );
  },
  declined: async (place) => {
    const error = await refused(pay(place, 'pm_card_visa_chargeDeclined'));
    same(
      'error',
      [error.type, error.code, error.decline_code],
      ['StripeCardError', 'card_declined', 'generic_decline'],
    );
    const { id } = error.payment_intent as { id: string };
    const intent = await place.stripe.paymentIntents.retrieve(id);
    same('afterwards', intent.status, 'requires_payment_method');
    same(
      'then',
      (await place.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' })).status,
      'succeeded',
    );
  },
  'declined, each for its reason': async (place) => {
    for (const [method, code] of [
      ['pm_card_visa_chargeDeclinedInsufficientFunds', 'insufficient_funds'],
      ['pm_card_visa_chargeDeclinedLostCard', 'lost_card'],
      ['pm_card_chargeDeclinedExpiredCard', 'expired_card'],
      ['pm_card_chargeDeclinedIncorrectCvc', 'incorrect_cvc'],
    ] as const) {
      const error = await refused(pay(place, method));
      same(method, error.decline_code || error.code, code);
    }
  },
  '3-D Secure passed on the hosted page': async (place) => {
    const session = await checkout(place);
    const asked = await place.submit(session.url ?? '', numberOf('4000 0027 6000 3184'));
    const before = await place.stripe.checkout.sessions.retrieve(session.id, { expand: ['payment_intent'] });
    same(
      'before',
      [before.status, (before.payment_intent as { status: string }).status],
      ['open', 'requires_action'],
    );
    const done = await place.submit(asked.to ?? '', { passed: 'yes' });
    same('leads', done.to, back.success_url.replace('{CHECKOUT_SESSION_ID}', session.id));
    const after = await place.stripe.checkout.sessions.retrieve(session.id, { expand: ['line_items'] });
    same(
      'after',
      [after.status, after.payment_status, after.line_items?.data.length],
      ['complete', 'paid', 1],
    );
  },
  '3-D Secure failed, then another card': async (place) => {
    const session = await checkout(place);
    const asked = await place.submit(session.url ?? '', numberOf('4000002760003184'));
    const failed = await place.submit(asked.to ?? '', { passed: 'no' });
    same('leads', failed.to, session.url);
    const page = await (await fetch(session.url ?? '')).text();
    same('says why', page.includes('role="alert"'), true);
    await place.submit(session.url ?? '', numberOf('4242424242424242'));
    same('then', (await place.stripe.checkout.sessions.retrieve(session.id)).payment_status, 'paid');
  },
  '3-D Secure abandoned': async (place) => {
    const session = await checkout(place);
    await place.submit(session.url ?? '', numberOf('4000002760003184'));
    const expired = await place.stripe.checkout.sessions.expire(session.id, { expand: ['payment_intent'] });
    same(
      'after',
      [expired.status, (expired.payment_intent as { status: string }).status],
      ['expired', 'canceled'],
    );
    same('page', (await fetch(session.url ?? '')).status, 410);
  },
  'abandoned until it expires by itself': async (place) => {
    const session = await checkout(place);
    await place.force('clock', { seconds: daySeconds + 60 });
    same('after', (await place.stripe.checkout.sessions.retrieve(session.id)).status, 'expired');
  },
  'the bank says yes and the card no': async (place) => {
    const asked = await pay(place, 'pm_card_threeDSecureThenDeclined', {
      return_url: 'http://localhost/back',
    });
    const url = asked.next_action?.redirect_to_url?.url ?? '';
    same('leads', (await place.submit(url, { passed: 'yes' })).to, 'http://localhost/back');
    const after = await place.stripe.paymentIntents.retrieve(asked.id);
    same(
      'after',
      [after.status, after.last_payment_error?.code],
      ['requires_payment_method', 'card_declined'],
    );
  },
  'nobody there whom the bank could ask': async (place) => {
    const error = await refused(pay(place, 'pm_card_authenticationRequired', { off_session: true }));
    same('code', error.code, 'authentication_required');
  },
  'a wrong number on the page is no payment': async (place) => {
    const session = await checkout(place);
    const answer = await place.submit(session.url ?? '', numberOf('4111111111111111'));
    same('page', [answer.status, answer.to], [200, null]);
    same('still', (await place.stripe.checkout.sessions.retrieve(session.id)).payment_intent, null);
  },
  'success arrives late': async (place) => {
    const session = await checkout(place);
    await place.submit(session.url ?? '', numberOf('4000000000004210'));
    const waits = await place.stripe.checkout.sessions.retrieve(session.id);
    same('waits', [waits.status, waits.payment_status], ['complete', 'unpaid']);
    await place.force('clock', { seconds: 7_200 });
    same('paid', (await place.stripe.checkout.sessions.retrieve(session.id)).payment_status, 'paid');
    const { data } = await place.stripe.events.list({ type: 'checkout.session.async_payment_succeeded' });
    same(
      'told',
      data.some((event) => (event.data.object as { id?: string }).id === session.id),
      true,
    );
  },
  'failure arrives late': async (place) => {
    const intent = await pay(place, 'pm_card_failsLate');
    same('waits', intent.status, 'processing');
    await place.force('clock', { seconds: 7_200 });
    same('failed', (await place.stripe.paymentIntents.retrieve(intent.id)).status, 'requires_payment_method');
  },
  'held, and a part of it taken': async (place) => {
    await pay(place, 'pm_card_visa');
    const held = await pay(place, 'pm_card_visa', { capture_method: 'manual' });
    same('held', [held.status, held.amount_capturable, held.amount_received], ['requires_capture', 4_900, 0]);
    const most = await refused(place.stripe.paymentIntents.capture(held.id, { amount_to_capture: 4_901 }));
    same('more is refused', most.code, 'amount_too_large');
    const taken = await place.stripe.paymentIntents.capture(held.id, { amount_to_capture: 1_500 });
    same('taken', [taken.status, taken.amount_received, taken.amount_capturable], ['succeeded', 1_500, 0]);
    const refund = await place.stripe.refunds.create({ payment_intent: held.id });
    same('refundable', refund.amount, 1_500);
  },
  'held, and let go': async (place) => {
    const held = await pay(place, 'pm_card_visa', { capture_method: 'manual' });
    same('gone', (await place.stripe.paymentIntents.cancel(held.id)).status, 'canceled');
    const late = await refused(place.stripe.paymentIntents.capture(held.id));
    same('late', late.code, 'payment_intent_unexpected_state');
  },
  'held too long': async (place) => {
    const held = await pay(place, 'pm_card_visa', { capture_method: 'manual' });
    await place.force('clock', { seconds: 7 * daySeconds + 60 });
    const gone = await place.stripe.paymentIntents.retrieve(held.id);
    same('expired', [gone.status, gone.cancellation_reason], ['canceled', 'automatic']);
  },
  'a card set up, and charged later': async (place) => {
    const { stripe } = place;
    const customer = await stripe.customers.create({ email: 'someone@example.com' });
    const session = await stripe.checkout.sessions.create({
      mode: 'setup',
      currency: 'eur',
      customer: customer.id,
      ...back,
    });
    const asked = await place.submit(session.url ?? '', numberOf('4000002500003155'));
    await place.submit(asked.to ?? '', { passed: 'yes' });
    const { data } = await stripe.paymentMethods.list({ customer: customer.id, type: 'card' });
    same(
      'kept',
      data.map((method) => method.card?.last4),
      ['3155'],
    );
    const paid = await pay(place, data[0]?.id ?? '', { customer: customer.id, off_session: true });
    same('charged', paid.status, 'succeeded');
    await stripe.paymentMethods.detach(data[0]?.id ?? '');
    same('gone', (await stripe.paymentMethods.list({ customer: customer.id, type: 'card' })).data, []);
  },
  'a setup that the bank refuses': async (place) => {
    const { stripe } = place;
    const session = await stripe.checkout.sessions.create({ mode: 'setup', currency: 'eur', ...back });
    const asked = await place.submit(session.url ?? '', numberOf('4000002760003184'));
    same('leads', (await place.submit(asked.to ?? '', { passed: 'no' })).to, session.url);
    same('open', (await stripe.checkout.sessions.retrieve(session.id)).status, 'open');
  },
};
