import type { FastifyInstance } from 'fastify';
import { type Database, isAlive } from '../db/pool.ts';
import { createProcessFigures } from './process-figures.ts';
import { isFromThisMachine } from './this-machine.ts';
import { createTimings } from './timings.ts';

/** For whoever watches the machine: alive, ready, and figures. None of it names a person. */
export function serveHealth(app: FastifyInstance, database: Database, isStopping: () => boolean): void {
  const figures = createProcessFigures(database);
  const timings = createTimings();
  const verbose = app.log.level === 'debug' || app.log.level === 'trace';
  app.addHook('onResponse', (request, reply, done) => {
    const { method, id: requestId } = request;
    const route = request.routeOptions.url ?? 'none';
    const status = reply.statusCode;
    timings.add(route, status, reply.elapsedTime / 1000);
    if (status >= 500 || verbose) {
      const line = { method, route, status, ms: Math.round(reply.elapsedTime), requestId };
      if (status >= 500) app.log.error(line, 'answered');
      else app.log.debug(line, 'answered');
    }
    done();
  });

  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const ready = !isStopping() && (await isAlive(database));
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' });
  });
  app.get('/metrics', async (request, reply) => {
    if (!isFromThisMachine(request)) return reply.callNotFound();
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(figures.print() + timings.print());
  });
}
