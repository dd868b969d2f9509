import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createRequestLog, logAnswers, markBeginning } from './request-log.ts';

async function logged(level: string) {
  const lines: Record<string, unknown>[] = [];
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  const requestLog = createRequestLog(pino({ level, base: null }, sink));
  const app = Fastify({
    rewriteUrl: (request) => {
      markBeginning(request);
      return request.url ?? '/';
    },
  });
  app.get('/people/:name', async (_request, reply) => reply.code(200).send('fine'));
  app.get('/broken/:name', async (_request, reply) => reply.code(500).send('broken'));
  app.addHook('onSend', async (_request, reply, payload) => {
    if (payload === 'fine') reply.code(304);
    return payload;
  });
  logAnswers(app, requestLog);
  await app.ready();
  return { app, requestLog, lines };
}

it('counts every answer by its route and the status it left with', async () => {
  const { app, requestLog } = await logged('warn');
  await app.inject('/people/ada?q=secret');
  await app.inject('/people/grace');
  await app.inject('/nowhere');
  expect(requestLog.printTimings()).toContain(
    'http_request_seconds_count{route="/people/:name",status="304"} 2',
  );
  expect(requestLog.printTimings()).toContain('http_request_seconds_count{route="none",status="404"} 1');
  expect(requestLog.printTimings()).not.toMatch(/ada|grace|secret|nowhere/);
});

it('writes a line for what went wrong, and neither address nor query in it', async () => {
  const { app, lines } = await logged('warn');
  await app.inject('/people/ada');
  await app.inject('/broken/ada?q=secret');
  expect(lines).toEqual([
    expect.objectContaining({ method: 'GET', route: '/broken/:name', status: 500, msg: 'answered' }),
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/ada|secret/);
});

it('says more only when it is asked to', async () => {
  const { app, lines } = await logged('debug');
  await app.inject('/people/ada');
  expect(lines).toHaveLength(1);
});
