import type { Draft } from './draft.ts';
import { asFields, type Event, type WebhookEndpoint } from './objects.ts';

/** That of the SDK which the product pins. */
export const apiVersion = '2026-10-28.endive';

/** Says what happened, and to whom it is to be sent. What the object was at that moment stays in the event. */
export function emit(draft: Draft, type: string, wire: object): void {
  const { asker, account } = draft;
  const endpoints = draft.list('webhook_endpoint', (endpoint) => hears(endpoint, type));
  const event: Event = {
    ...draft.made(),
    id: draft.newId('evt'),
    object: 'event',
    metadata: {},
    type,
    api_version: apiVersion,
    ...(account && { account }),
    data: { object: structuredClone(asFields(wire)) },
    pending_webhooks: endpoints.length,
    request: { id: asker.requestId, idempotency_key: asker.idempotencyKey },
  };
  draft.keep('event', event);
  const { events } = draft.dials;
  if (events === 'dropped') return;
  for (const { id } of endpoints)
    for (let times = events === 'doubled' ? 2 : 1; times > 0; times--)
      draft.keep('delivery', {
        id: draft.newId('delivery'),
        event: event.id,
        endpoint: id,
        attempts: 0,
        nextAt: draft.around.nowMs,
      });
}

const hears = ({ enabled_events: wanted }: WebhookEndpoint, type: string): boolean =>
  wanted.includes('*') || wanted.includes(type);
