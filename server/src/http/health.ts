import type { FastifyInstance } from 'fastify';
import { type Database, isAlive } from '../db/pool.ts';
import { createProcessFigures } from './process-figures.ts';
import { isFromThisMachine } from './this-machine.ts';
import type { Watch } from './watch.ts';

/** For whoever watches the machine: alive, ready, and figures. None of it names a person. */
export function serveHealth(
  app: FastifyInstance,
  database: Database,
  watch: Watch,
  isStopping: () => boolean,
): void {
  const figures = createProcessFigures(database);

  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const ready = !isStopping() && (await isAlive(database));
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' });
  });
  app.get('/metrics', async (request, reply) => {
    if (!isFromThisMachine(request)) return reply.callNotFound();
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(figures.print() + watch.print());
  });
}
