import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ChannelKeys } from '../providers/channel-keys.ts';
import type { Census } from '../realtime/census.ts';
import { kindOf } from '../realtime/channels.ts';
import type { Spread } from '../realtime/spread.ts';
import type { Tenants } from './tenants.ts';

export interface ChannelsApiParts {
  keys: ChannelKeys;
  tenants: Tenants;
  spread: Spread;
  census: Census;
  now: () => number;
}

/** Pusher's own limits. */
const mostDataBytes = 10 * 1024;
const bodyLimitBytes = 200 * 1024;
const clockSkewMs = 600_000;

const channelName = z.string().refine((name) => kindOf(name) !== undefined);
const TriggeredEvent = z.object({
  name: z.string().min(1).max(200),
  channel: channelName,
  data: z.string(),
  socket_id: z.string().optional(),
  info: z.string().optional(),
});
const Trigger = TriggeredEvent.omit({ channel: true }).extend({
  channel: channelName.optional(),
  channels: z.array(channelName).min(1).max(100).optional(),
});
const Batch = z.object({ batch: z.array(TriggeredEvent).min(1).max(10) });
type TriggeredEvent = z.infer<typeof TriggeredEvent>;

/**
 * The side of Pusher's protocol that servers use: their libraries send events to a site's channels and ask who is on them.
 * Each request is signed with the site's secret; nobody's cookie or token counts here.
 */
export function serveChannelsApi(app: FastifyInstance, parts: ChannelsApiParts): void {
  const { spread, census } = parts;

  const send = async (tenantId: string, events: readonly TriggeredEvent[], reply: FastifyReply) => {
    if (events.some(({ data }) => Buffer.byteLength(data) > mostDataBytes))
      return refuse(reply, 413, `The data of an event has at most ${mostDataBytes} bytes.`);
    for (const { name, channel, data, socket_id } of events)
      spread(tenantId, { channel, text: JSON.stringify({ event: name, channel, data }), except: socket_id });
    const wanted = events.filter(({ info }) => info !== undefined);
    if (wanted.length === 0) return {};
    const counted = await census.of(tenantId, '');
    return Object.fromEntries(
      wanted.map(({ channel, info }) => [channel, figuresOf(counted, channel, info)]),
    );
  };

  app.register(async (signed) => {
    signed.removeAllContentTypeParsers();
    signed.addContentTypeParser(
      'application/json',
      { parseAs: 'string', bodyLimit: bodyLimitBytes },
      (_, body, done) => done(null, body),
    );

    signed.post('/apps/:id/events', async (request, reply) => {
      const tenantId = await tenantOf(request, parts);
      if (!tenantId) return refuse(reply, 401, notSigned);
      const body = read(Trigger, request.body);
      const names = body && [...new Set(body.channels ?? (body.channel ? [body.channel] : []))];
      if (!names?.length) return refuse(reply, 400, 'This is no event for one or more channels.');
      const channels = await send(
        tenantId,
        names.map((channel) => ({ ...body, channel }) as TriggeredEvent),
        reply,
      );
      return reply.sent || !body?.info ? channels : { channels };
    });

    signed.post('/apps/:id/batch_events', async (request, reply) => {
      const tenantId = await tenantOf(request, parts);
      if (!tenantId) return refuse(reply, 401, notSigned);
      const body = read(Batch, request.body);
      if (!body) return refuse(reply, 400, 'This is no batch of up to 10 events.');
      const figures = await send(tenantId, body.batch, reply);
      if (reply.sent || !body.batch.some(({ info }) => info)) return figures;
      return { batch: body.batch.map(({ channel, info }) => (info ? figures[channel as never] : {})) };
    });

    signed.get('/apps/:id/channels', async (request, reply) => {
      const tenantId = await tenantOf(request, parts);
      if (!tenantId) return refuse(reply, 401, notSigned);
      const { filter_by_prefix = '', info } = request.query as Query;
      if (info?.includes('user_count') && !filter_by_prefix.startsWith('presence-'))
        return refuse(reply, 400, 'Only presence channels have users: filter_by_prefix has to say so.');
      const counted = await census.of(tenantId, filter_by_prefix);
      const channels = [...counted.keys()].map((name) => [
        name,
        withoutOccupied(figuresOf(counted, name, info)),
      ]);
      return { channels: Object.fromEntries(channels) };
    });

    signed.get('/apps/:id/channels/:name', async (request, reply) => {
      const tenantId = await tenantOf(request, parts);
      if (!tenantId) return refuse(reply, 401, notSigned);
      const { name } = request.params as { name: string };
      const { info } = request.query as Query;
      if (info?.includes('user_count') && !name.startsWith('presence-'))
        return refuse(reply, 400, 'Only presence channels have users.');
      return figuresOf(await census.of(tenantId, name), name, info);
    });

    signed.get('/apps/:id/channels/:name/users', async (request, reply) => {
      const tenantId = await tenantOf(request, parts);
      if (!tenantId) return refuse(reply, 401, notSigned);
      const { name } = request.params as { name: string };
      if (!name.startsWith('presence-')) return refuse(reply, 400, 'Only presence channels have users.');
      const counted = await census.of(tenantId, name);
      return { users: [...(counted.get(name)?.users ?? [])].map((id) => ({ id })) };
    });
  });
}

type Query = Record<string, string | undefined>;
const notSigned = 'The request is not signed with this application’s secret, or its clock is wrong.';

const refuse = (reply: FastifyReply, status: number, error: string) => reply.code(status).send({ error });

/** The site whose secret has signed the request. */
async function tenantOf(
  request: FastifyRequest,
  { keys, tenants, now }: ChannelsApiParts,
): Promise<string | undefined> {
  const { auth_signature: given, ...query } = request.query as Query;
  const tenantId = keys.tenantOf(query.auth_key ?? '');
  const { id } = request.params as { id: string };
  if (!given || tenantId === undefined || id !== tenantId) return undefined;
  if (!(Math.abs(now() - Number(query.auth_timestamp) * 1_000) <= clockSkewMs)) return undefined;
  const body = request.body as string | undefined;
  if (body && query.body_md5 !== createHash('md5').update(body).digest('hex')) return undefined;
  const [path] = request.url.split('?');
  const sorted = Object.entries(query)
    .map(([name, value]) => [name.toLowerCase(), value])
    .sort(([a = ''], [b = '']) => (a < b ? -1 : 1));
  const text = [request.method, path, sorted.map(([name, value]) => `${name}=${value}`).join('&')].join('\n');
  const expected = createHmac('sha256', keys.of(tenantId).secret).update(text).digest('hex');
  const isSame =
    given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected));
  return isSame && (await tenants.byId(tenantId)) ? tenantId : undefined;
}

function read<T>(schema: z.ZodType<T>, body: unknown): T | undefined {
  try {
    return schema.safeParse(JSON.parse(String(body))).data;
  } catch {
    return undefined;
  }
}

type Counted = Awaited<ReturnType<Census['of']>>;

function figuresOf(counted: Counted, channel: string, info = ''): Record<string, number | boolean> {
  const found = counted.get(channel);
  const figures: Record<string, number | boolean> = { occupied: found !== undefined };
  if (info.includes('user_count')) figures.user_count = found?.users.size ?? 0;
  if (info.includes('subscription_count')) figures.subscription_count = found?.subscriptions ?? 0;
  return figures;
}
const withoutOccupied = ({ occupied, ...rest }: Record<string, number | boolean>) => rest;
