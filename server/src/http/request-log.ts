import type { IncomingMessage } from 'node:http';
import { performance } from 'node:perf_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { createTimings } from './timings.ts';

declare module 'node:http' {
  interface IncomingMessage {
    /** Milliseconds, on the process's own clock. */
    begunAt: number;
  }
}

/** Sees every answer leave: how long it took, and a line for those that went wrong. */
export interface RequestLog {
  answered(request: FastifyRequest, status: number, route: string): void;
  /** As Prometheus reads them. */
  printTimings(): string;
}

/** Counted as the answer is handed over: waiting for the socket costs two listeners a request, and tells of the line. */
export function createRequestLog(log: Logger): RequestLog {
  const timings = createTimings();
  const verbose = log.isLevelEnabled('debug');
  return {
    answered(request, status, route) {
      const ms = performance.now() - request.raw.begunAt;
      timings.add(route, status, ms / 1000);
      if (status < 500 && !verbose) return;
      // No address and no query: neither says who it was, or what they asked.
      const line = { method: request.method, route, status, ms: Math.round(ms), requestId: request.id };
      if (status >= 500) log.error(line, 'answered');
      else log.debug(line, 'answered');
    },
    printTimings: timings.print,
  };
}

/** For Fastify's `rewriteUrl`, which sees every request first, in-process ones too, and costs less than a hook. */
export function markBeginning(request: IncomingMessage): void {
  request.begunAt = performance.now();
}

/** Comes after every other hook that may still change the answer. */
export function logAnswers(app: FastifyInstance, requestLog: RequestLog): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    requestLog.answered(request, reply.statusCode, request.routeOptions.url ?? 'none');
    done(null, payload);
  });
}
