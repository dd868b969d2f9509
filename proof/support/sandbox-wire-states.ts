import { openStripe } from '../../server/src/providers/stripe.ts';
import { daySeconds, refused, type SandboxPlace, type States, same } from './sandbox-place.ts';

const sale = { amount: 900, currency: 'eur', payment_method: 'pm_card_visa', confirm: true as const };

async function listening(place: SandboxPlace): Promise<string> {
  const made = await place.stripe.webhookEndpoints.create({ url: place.listenerUrl, enabled_events: ['*'] });
  return made.secret ?? '';
}
/** What arrived and was signed, by its ids; what was forged throws. */
const read = ({ stripe, heard }: SandboxPlace, secret: string) =>
  heard.map(({ body, signature }) => stripe.webhooks.constructEvent(body, signature, secret));

async function paidWith(place: SandboxPlace, mode: string): Promise<string[]> {
  const secret = await listening(place);
  await place.force('events', { mode });
  await place.stripe.paymentIntents.create(sale);
  await place.sandbox.delivered();
  return read(place, secret).map(({ type }) => type);
}

export const wireStates: States = {
  'an answer lost after it was done': async (place) => {
    const idempotencyKey = 'order-1';
    // The SDK asks again of its own accord once.
    await place.force('faults', { call: 'POST /v1/payment_intents', does: 'cut', times: 2 });
    const cut = await refused(place.stripe.paymentIntents.create(sale, { idempotencyKey }));
    same('nobody knows', cut.type, 'StripeConnectionError');
    const again = await place.stripe.paymentIntents.create(sale, { idempotencyKey });
    same('said again', new Headers(again.lastResponse.headers).get('idempotent-replayed'), 'true');
    same(
      'one payment',
      (await place.stripe.paymentIntents.list()).data.map(({ id }) => id),
      [again.id],
    );
  },
  'a request lost before it was done': async (place) => {
    await place.force('faults', { call: 'POST /v1/payment_intents', does: 'lost', times: 2 });
    await refused(place.stripe.paymentIntents.create(sale));
    same('no payment', (await place.stripe.paymentIntents.list()).data, []);
  },
  'a gateway that fails, and one that is busy': async (place) => {
    await place.force('faults', { call: 'POST /v1/refunds', does: 'error' });
    await place.force('faults', { call: 'POST /v1/refunds', does: 'busy' });
    same('fails', (await refused(place.stripe.refunds.create({ charge: 'ch_x' }))).type, 'StripeAPIError');
    same('busy', (await refused(place.stripe.refunds.create({ charge: 'ch_x' }))).code, 'lock_timeout');
    same('then', (await refused(place.stripe.refunds.create({ charge: 'ch_x' }))).code, 'resource_missing');
  },
  'a key that was used for something else': async (place) => {
    const idempotencyKey = 'order-2';
    await place.stripe.paymentIntents.create(sale, { idempotencyKey });
    const other = await refused(
      place.stripe.paymentIntents.create({ ...sale, amount: 901 }, { idempotencyKey }),
    );
    same('conflict', other.type, 'StripeIdempotencyError');
    await place.force('clock', { seconds: daySeconds + 60 });
    await place.stripe.paymentIntents.create(sale, { idempotencyKey });
    same('forgotten after a day', (await place.stripe.paymentIntents.list()).data.length, 2);
  },
  'a decline is remembered too': async (place) => {
    const idempotencyKey = 'order-3';
    const asked = { ...sale, payment_method: 'pm_card_visa_chargeDeclined' };
    const one = await refused(place.stripe.paymentIntents.create(asked, { idempotencyKey }));
    const other = await refused(place.stripe.paymentIntents.create(asked, { idempotencyKey }));
    same('the same', other.payment_intent, one.payment_intent);
    same('one try', (await place.stripe.charges.list()).data.length, 1);
  },
  'events in order, signed, and fetched again': async (place) => {
    const types = await paidWith(place, 'plain');
    same('in order', types, [
      'payment_intent.created',
      'charge.succeeded',
      'charge.captured',
      'payment_intent.succeeded',
    ]);
    const { data } = await place.stripe.events.list({ limit: 2 });
    same(
      'listed',
      data.map(({ type }) => type),
      ['payment_intent.succeeded', 'charge.captured'],
    );
    same('fetched', (await place.stripe.events.retrieve(data[0]?.id ?? '')).type, 'payment_intent.succeeded');
  },
  'events doubled': async (place) => same('types', (await paidWith(place, 'doubled')).length, 8),
  'events in another order': async (place) => {
    const types = await paidWith(place, 'reordered');
    same('last', [types.length, types[0]], [4, 'payment_intent.succeeded']);
  },
  'events dropped, and found by asking': async (place) => {
    same('nothing told', await paidWith(place, 'dropped'), []);
    same('found', (await place.stripe.events.list()).data.length, 4);
  },
  'an event forged': async (place) => {
    const secret = await listening(place);
    await place.force('forge', { type: 'payment_intent.succeeded', object: 'pi_never' });
    await place.sandbox.delivered();
    const error = await refused((async () => read(place, secret))());
    same('refused', [place.heard.length, error.type], [1, 'StripeSignatureVerificationError']);
    const { id } = JSON.parse(place.heard[0]?.body ?? '{}');
    same('never was', (await refused(place.stripe.events.retrieve(id))).code, 'resource_missing');
  },
  'two processes and a restart are one gateway': async (place) => {
    const { openDatabase } = await import('../../server/src/db/pool.ts');
    const { serveSandbox } = await import('../../server/src/sandbox/serve-sandbox.ts');
    const database = openDatabase(place.databaseUrl, { size: 2 });
    const other = await serveSandbox({ pool: database.global, key: place.key });
    const there = openStripe({ key: place.key, sandboxPort: other.port });
    const idempotencyKey = 'order-4';
    const [one, two] = await Promise.all([
      place.stripe.paymentIntents.create(sale, { idempotencyKey }),
      there.paymentIntents.create(sale, { idempotencyKey }),
    ]);
    same('one payment', [one.id, (await there.paymentIntents.list()).data.length], [two.id, 1]);
    await there.refunds.create({ payment_intent: one.id, amount: 100 }).catch(() => undefined);
    await there.customers.create({ name: 'There' });
    same(
      'seen here',
      (await place.stripe.customers.list()).data.map(({ name }) => name),
      ['There'],
    );
    await other.close();
    await database.close();
  },
  'nobody without the key': async (place) => {
    const stranger = openStripe({ key: 'sk_test_somebodyelse', sandboxPort: place.sandbox.port });
    same('refused', (await refused(stranger.balance.retrieve())).type, 'StripeAuthenticationError');
    let refusedLive = '';
    try {
      openStripe({ key: 'sk_live_real', sandboxPort: place.sandbox.port });
    } catch (error) {
      refusedLive = (error as Error).message;
    }
    same('no real key', refusedLive, 'A real key never goes to the sandbox.');
  },
  'lists in pages, and what cannot be expanded': async (place) => {
    for (let place_ = 0; place_ < 5; place_++) await place.stripe.customers.create({ name: String(place_) });
    const names: (string | null | undefined)[] = [];
    for await (const customer of place.stripe.customers.list({ limit: 2 })) names.push(customer.name);
    same('all', names, ['4', '3', '2', '1', '0']);
    const asked = place.stripe.customers.list({ expand: ['data.shoe_size'] });
    same('expand', (await refused(asked)).type, 'StripeInvalidRequestError');
  },
  'card numbers in code, and events to strangers': async (place) => {
    const number = '4242424242424242';
    const method = place.stripe.paymentMethods.create({
      type: 'card',
      card: { number, exp_month: 1, exp_year: 2040 },
    });
    same('number', (await refused(method)).param, 'card[number]');
    const endpoint = place.stripe.webhookEndpoints.create({
      url: 'https://example.com/x',
      enabled_events: ['*'],
    });
    same('url', (await refused(endpoint)).param, 'url');
  },
  'pages without scripts, in both directions': async (place) => {
    const url = `http://127.0.0.1:${place.sandbox.port}/`;
    for (const [language, direction] of [
      ['en', 'ltr'],
      ['ar', 'rtl'],
    ] as const) {
      const answer = await fetch(url, { headers: { 'accept-language': language } });
      const html = await answer.text();
      same(
        'policy',
        answer.headers.get('content-security-policy')?.startsWith("default-src 'none'; style-src 'nonce-"),
        true,
      );
      same(
        'page',
        [html.includes(`dir="${direction}"`), html.includes('<script'), /(src|href)="/.test(html)],
        [true, false, false],
      );
      same('cards', html.includes('4242 4242 4242 4242'), true);
    }
  },
};
