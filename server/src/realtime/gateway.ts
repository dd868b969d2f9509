import type { IncomingMessage, Server } from 'node:http';
import { isIP } from 'node:net';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Database } from '../db/pool.ts';
import type { ChannelKeys } from '../providers/channel-keys.ts';
import type { Bus } from './bus.ts';
import { type Census, createCensus } from './census.ts';
import { Channels } from './channels.ts';
import { Connection } from './connection.ts';
import { createConversation } from './conversation.ts';
import { createDeliveries } from './deliveries.ts';
import { type ClosingCode, closing, errorText, eventText } from './frames.ts';
import { createOnline } from './online.ts';
import { createPresence } from './presence.ts';
import { createSpread, type Spread } from './spread.ts';
import { createVisitors } from './visitors.ts';
import { passOnWatched } from './watching.ts';

/** What is told to clients: after so many seconds of silence they ask whether we are still there. */
const activityTimeoutSeconds = 30;
/** So long we wait for anything from a client before we ask, and before we take it for gone. */
const askAfterMs = 45_000;
const goneAfterMs = 75_000;
const lookEveryMs = 10_000;
/** Pusher's own limit for what an event carries, and room for what stands around it. */
const mostMessageBytes = 12 * 1024;
const mostConnections = 20_000;
const longestDrainMs = 2_000;

export interface GatewayParts {
  database: Database;
  bus: Bus;
  keys: ChannelKeys;
  /** Only who is asked for here: which site a host or an id stands for. */
  tenants: {
    byHost(host: string): Promise<{ id: string } | undefined>;
    byId(id: string): Promise<{ id: string } | undefined>;
  };
  /** Where the site is reached by https, nothing is told over plain lines. */
  tlsOnly?: boolean | undefined;
  now: () => number;
  onError: (error: Error) => void;
}

export interface Gateway {
  /** Takes the connections of this server that ask for `/app/{key}`. */
  serve(server: Server): void;
  /** To everybody on a channel. */
  spread: Spread;
  /** Who listens where, in all processes. */
  census: Census;
  /** Tells everybody to come back to another process, and waits until they have left. */
  drain(): Promise<void>;
}

/** Pusher's Channels protocol, version 7, for `pusher-js`, `laravel-echo` and our own pages. */
export function createGateway(parts: GatewayParts): Gateway {
  const { keys, tenants, now, onError } = parts;
  const sockets = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: mostMessageBytes,
  });
  const open = new Set<Connection>();
  const channels = new Channels();
  const deliveries = createDeliveries(parts);
  const spread = createSpread(channels, parts.bus);
  const presence = createPresence({ ...parts, channels });
  const online = createOnline({ ...parts, channels });
  const visitors = createVisitors({ ...parts, channels });
  const converse = createConversation({ ...parts, channels, deliveries, presence, visitors, spread });
  passOnWatched(channels, parts.bus);
  let draining = false;

  async function admit(client: WebSocket, socket: Duplex, request: IncomingMessage): Promise<void> {
    const refused = await judge(request);
    if (typeof refused === 'object') return refuse(client, refused.code, refused.message);
    // It may have gone while we looked.
    if (client.readyState !== client.OPEN) return;
    const connection = new Connection(refused, client, socket, now());
    open.add(connection);
    client.on('message', (data, isBinary) => {
      if (isBinary) connection.send(errorText(null, 'Messages are text.'));
      else converse.hear(connection, String(data));
    });
    client.on('close', () => {
      open.delete(connection);
      converse.left(connection);
    });
    connection.send(
      eventText('pusher:connection_established', {
        socket_id: connection.id,
        activity_timeout: activityTimeoutSeconds,
      }),
    );
  }

  /** Gives the site, or why not. */
  async function judge(request: IncomingMessage): Promise<string | Refusal> {
    if (draining) return { code: closing.reconnect, message: 'This server is stopping.' };
    if (open.size >= mostConnections)
      return { code: closing.overCapacity, message: 'There are too many connections.' };
    if (parts.tlsOnly && cameByPlainLine(request))
      return { code: closing.tlsOnly, message: 'Connect with TLS (wss).' };
    const url = new URL(request.url ?? '', 'http://gateway');
    const key = /^\/app\/([^/]+)$/.exec(url.pathname)?.[1];
    if (key === undefined) return { code: closing.path, message: 'There is nothing under this path.' };
    const protocol = url.searchParams.get('protocol');
    if (protocol === null)
      return { code: closing.noProtocolVersion, message: 'Which version of the protocol is not said.' };
    if (!['5', '6', '7'].includes(protocol))
      return { code: closing.protocolVersion, message: 'This version of the protocol is not spoken here.' };
    const tenantId = keys.tenantOf(key);
    const tenant = tenantId && (await tenants.byId(tenantId));
    if (!tenant) return { code: closing.noSuchApp, message: 'There is no application with this key.' };
    // Browsers always say whose page asks; programs have none.
    const { origin } = request.headers;
    if (origin === undefined) return tenant.id;
    const host = URL.parse(origin)?.hostname;
    const asking = host ? await tenants.byHost(host) : undefined;
    return asking?.id === tenant.id
      ? tenant.id
      : { code: closing.unauthorized, message: 'This page belongs to another site.' };
  }

  const watch = setInterval(() => {
    const at = now();
    for (const connection of open) {
      const silentMs = at - connection.heardAt;
      if (silentMs > goneAfterMs) connection.end(closing.silent, 'Nothing was heard for too long.');
      else if (silentMs > askAfterMs) connection.send(eventText('pusher:ping', {}));
    }
  }, lookEveryMs).unref();

  return {
    spread,
    census: createCensus(channels, parts.bus),
    serve(server) {
      server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
        socket.on('error', () => socket.destroy());
        sockets.handleUpgrade(request, socket, head, (client) => {
          // Too long a message, or one that is none: the library has said goodbye by then.
          client.on('error', () => undefined);
          admit(client, socket, request).catch((error: Error) => {
            onError(error);
            refuse(client, closing.overCapacity, 'This cannot be answered now.');
          });
        });
      });
    },
    async drain() {
      draining = true;
      clearInterval(watch);
      deliveries.stop();
      online.stop();
      visitors.stop();
      for (const connection of open) connection.end(closing.reconnect, 'This server is stopping.');
      const until = performance.now() + longestDrainMs;
      while (open.size > 0 && performance.now() < until)
        await new Promise((resolve) => setTimeout(resolve, 20));
      for (const connection of open) connection.cut();
      await presence.stop();
    },
  };
}

/**
 * As the proxy says that ends TLS, or the page: one that came by https cannot ask over plain lines. This very machine and
 * its network, without a name, have no certificate.
 */
function cameByPlainLine({ headers }: IncomingMessage): boolean {
  const forwarded = String(headers['x-forwarded-proto'] ?? '')
    .split(',')[0]
    ?.trim();
  if (forwarded) return forwarded === 'http';
  const origin = URL.parse(headers.origin ?? '');
  return origin?.protocol === 'http:' && origin.hostname.includes('.') && !isIP(origin.hostname);
}

interface Refusal {
  code: ClosingCode;
  message: string;
}

function refuse(client: WebSocket, code: ClosingCode, message: string): void {
  client.send(errorText(code, message));
  client.close(code, message);
}
