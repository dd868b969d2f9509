import type { AddressInfo } from 'node:net';
import type { SiteData } from '@regimen/contract/load.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { httpBounds, serverOptions } from './http/bounds.ts';
import { serveChannelsApi } from './http/channels-api.ts';
import { boundConnections } from './http/connections.ts';
import { guardParser } from './http/guard-parser.ts';
import type { Tenants } from './http/tenants.ts';
import { listen } from './listen.ts';
import type { ChannelKeys } from './providers/channel-keys.ts';
import { createGateway, type Gateway, type GatewayParts } from './realtime/gateway.ts';
import type { Settings } from './settings.ts';

export interface Realtime {
  /** What a site's pages are told. */
  addressFor(tenantId: string): SiteData['realtime'];
  /** Begins to take connections: on the port of the pages, and on its own where this role has one. */
  begin(
    parts: GatewayParts & { tenants: Tenants },
    app: FastifyInstance,
    own: (app: FastifyInstance) => void,
  ): Promise<void>;
  /** Before the ports are closed, which wait for every connection. */
  drain(): Promise<void>;
  close(): Promise<void>;
}

/** Room for more than the pages' port has, since each of these is held open and costs little. */
const bounds = { ...httpBounds, connectionsInAll: 20_000 };

export function openRealtime(settings: Settings, keys: ChannelKeys, log: Logger): Realtime {
  const { role, trustProxy } = settings;
  let portOf = () => settings.wsPort;
  let gateway: Gateway | undefined;
  let beside: FastifyInstance | undefined;

  /** Two that run on one machine cannot both have it; unless it was asked for, the pages' port does as well. */
  async function listenBeside(own: FastifyInstance, pages: FastifyInstance): Promise<void> {
    try {
      await listen(own, settings.wsPort);
      portOf = () => takenBy(own);
    } catch (error) {
      if (settings.wsPortIsGiven || (error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
      log.warn(`Port ${settings.wsPort} is taken: real-time connections come in by the port of the pages.`);
      portOf = () => takenBy(pages);
    }
  }

  return {
    addressFor: (tenantId) =>
      role === 'worker' ? null : { key: keys.of(tenantId).key, port: portOf(), tls: isByTls(settings) },
    async begin(parts, app, own) {
      if (role === 'worker') return;
      gateway = createGateway({ ...parts, tlsOnly: isByTls(settings) });
      const { spread, census } = gateway;
      gateway.serve(app.server);
      serveChannelsApi(app, { ...parts, spread, census });
      if (role === 'web') return;
      beside = Fastify({
        requestTimeout: bounds.bodyMs,
        http: serverOptions(bounds),
        routerOptions: { maxParamLength: 200 },
      });
      boundConnections(beside.server, bounds, trustProxy !== false);
      guardParser(beside.server);
      gateway.serve(beside.server);
      serveChannelsApi(beside, { ...parts, spread, census });
      own(beside);
      await listenBeside(beside, app);
    },
    drain: async () => gateway?.drain(),
    close: async () => beside?.close(),
  };
}

/** As APP_URL says: where it has plain http, in development and on this machine, nobody would be reached with TLS. */
const isByTls = ({ appUrl }: Settings): boolean => appUrl.startsWith('https:');

const takenBy = (app: FastifyInstance): number => (app.server.address() as AddressInfo).port;
