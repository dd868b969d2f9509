import { onboard, restrict } from './accounts.ts';
import { at, type Calls, listing, retrieve } from './call.ts';
import { decideDispute, openDispute } from './disputes.ts';
import { runDue } from './due.ts';
import { apiVersion } from './events.ts';
import type { Asked } from './form.ts';
import { failPayout } from './payouts.ts';
import { invalid } from './refusal.ts';

const mostFaults = 50;
const mostEndpoints = 16;
/** Years: whoever moves the clock farther is mistaken. */
const farthestSeconds = 20 * 366 * 86_400;

const loopback = /^(localhost|[\w-]+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/;

function endpointUrl(asked: Asked): string {
  const url = URL.parse(asked.needText('url'));
  if (url && /^https?:$/.test(url.protocol) && loopback.test(url.hostname)) return url.href;
  throw invalid('The sandbox tells events to this machine alone.', 'url', 'url_invalid');
}

/** Events as Stripe has them, and what only a sandbox can do: have something happen. */
export const sandboxCalls: Calls = {
  'GET /v1/events': listing('event', '/v1/events', ['type']),
  'GET /v1/events/{id}': retrieve('event'),
  'POST /v1/webhook_endpoints': (draft, asked) => {
    if (draft.list('webhook_endpoint').length >= mostEndpoints)
      throw invalid('There are enough endpoints.', undefined, 'webhook_endpoint_limit');
    const secret = `whsec_${draft.around.token()}`;
    const wanted = asked.texts('enabled_events');
    const { wire } = draft.keep(
      'webhook_endpoint',
      {
        ...draft.made(),
        id: draft.newId('we'),
        object: 'webhook_endpoint',
        metadata: asked.metadata(),
        url: endpointUrl(asked),
        status: 'enabled',
        enabled_events: wanted.length > 0 ? wanted : ['*'],
        api_version: apiVersion,
      },
      { secret },
    );
    // Told this once.
    return { ...wire, secret };
  },
  'GET /v1/webhook_endpoints': listing('webhook_endpoint', '/v1/webhook_endpoints'),
  'DELETE /v1/webhook_endpoints/{id}': (draft, _, id = '') => {
    draft.remove(draft.get('webhook_endpoint', id).id);
    return { id, object: 'webhook_endpoint', deleted: true };
  },

  'POST /v1/sandbox/clock': (draft, asked) => {
    const seconds = asked.needAmount('seconds');
    const clockMs = draft.dials.clockMs + seconds * 1_000;
    if (clockMs > farthestSeconds * 1_000) throw invalid('This is too far ahead.', 'seconds');
    draft.setDials({ clockMs });
    runDue(draft);
    return { ...draft.dials, now: draft.now };
  },
  'POST /v1/sandbox/events': (draft, asked) => {
    draft.setDials({ events: asked.oneOf('mode', ['plain', 'doubled', 'reordered', 'dropped']) ?? 'plain' });
    return draft.dials;
  },
  'POST /v1/sandbox/after_retries': (draft, asked) => {
    draft.setDials({ afterRetries: asked.oneOf('status', ['unpaid', 'canceled']) ?? 'unpaid' });
    return draft.dials;
  },
  'POST /v1/sandbox/forge': (draft, asked) => {
    const type = asked.needText('type');
    const object = draft.any(asked.needText('object'))?.wire ?? { id: asked.needText('object') };
    const about = { object: 'event', type, api_version: apiVersion, created: draft.now, livemode: false };
    const forged = { ...about, id: draft.newId('evt'), data: { object: JSON.parse(JSON.stringify(object)) } };
    for (const { id } of draft.list('webhook_endpoint'))
      draft.keep('delivery', {
        id: draft.newId('delivery'),
        event: forged.id,
        endpoint: id,
        attempts: 0,
        nextAt: draft.around.nowMs,
        forged,
      });
    return forged;
  },
  'POST /v1/sandbox/faults': (draft, asked) => {
    if (draft.list('fault').length >= mostFaults) throw invalid('There are enough faults.');
    const does = asked.oneOf('does', ['cut', 'lost', 'error', 'busy']) ?? 'cut';
    const call = asked.needText('call');
    const left = asked.amount('times') ?? 1;
    return draft.keep('fault', { id: draft.newId('fault'), call, does, left }).wire;
  },
  'POST /v1/sandbox/charges/{id}/dispute': (draft, _, id) => openDispute(draft, at(draft, 'charge', id)).wire,
  'POST /v1/sandbox/disputes/{id}/decide': (draft, asked, id) =>
    decideDispute(draft, at(draft, 'dispute', id), asked.flag('won') ?? false).wire,
  'POST /v1/sandbox/accounts/{id}/restrict': (draft, asked, id) =>
    restrict(draft, at(draft, 'account', id), asked.flag('restricted') ?? true).wire,
  'POST /v1/sandbox/accounts/{id}/onboard': (draft, asked, id) =>
    onboard(draft, at(draft, 'account', id), asked.text('iban'), asked.texts('left')).wire,
  'POST /v1/sandbox/payouts/{id}/return': (draft, _, id) =>
    failPayout(draft, at(draft, 'payout', id), 'account_closed').wire,
  'POST /v1/sandbox/empty': (draft) => {
    for (const row of draft.rows()) if (row.kind !== 'webhook_endpoint') draft.remove(row.id);
    return { emptied: true };
  },
};
