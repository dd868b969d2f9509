import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { type Database, isAlive } from '../db/pool.ts';
import { hashSecret } from '../secrets.ts';
import { createProcessFigures } from './process-figures.ts';
import type { RequestLog } from './request-log.ts';
import type { IsLocal } from './this-machine.ts';

export interface HealthParts {
  database: Database;
  requestLog: RequestLog;
  isStopping: () => boolean;
  isLocal: IsLocal;
  /** Opens the figures to whoever watches from elsewhere. */
  metricsToken: string | undefined;
}

/** For whoever watches the machine: alive, ready, and figures. None of it names a person. */
export function serveHealth(app: FastifyInstance, parts: HealthParts): void {
  const { database, requestLog, isStopping, isLocal, metricsToken } = parts;
  const figures = createProcessFigures(database);
  const hash = metricsToken === undefined ? undefined : hashSecret(metricsToken);
  /** Hashes, so that the time it takes tells nothing of the token. */
  const hasToken = (header = '') => {
    const given = /^Bearer (.+)$/i.exec(header)?.[1];
    return hash !== undefined && given !== undefined && timingSafeEqual(hashSecret(given), hash);
  };

  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const ready = !isStopping() && (await isAlive(database));
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' });
  });
  app.get('/metrics', async (request, reply) => {
    if (!isLocal(request) && !hasToken(request.headers.authorization)) return reply.callNotFound();
    return reply
      .type('text/plain; version=0.0.4; charset=utf-8')
      .send(figures.print() + requestLog.printTimings());
  });
}
