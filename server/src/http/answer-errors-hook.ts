import { calls } from '@regimen/contract/all.ts';
import { methodOf, pathOf } from '@regimen/contract/call.ts';
import type { Locale } from '@regimen/contract/language/languages.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { AppError, notFound } from '../errors.ts';
import { asAppError, errorReply } from './answer-error.ts';
import { cookiesOf, HttpExchange, sessionCookie } from './cookies.ts';
import { isFetchedAhead } from './fetched-ahead.ts';
import type { SecureCookies } from './secure-cookies.ts';

/** Every failure of the API is answered here, in one shape. The log gets the route and the fault, never what was sent. */
export function answerErrors(app: FastifyInstance, log: Logger, isSecure: SecureCookies): void {
  app.setErrorHandler((error, request, reply) => {
    const known = asAppError(error);
    if (known.status >= 500) {
      log.error(
        {
          err: stripped(error),
          route: request.routeOptions.url,
          method: request.method,
          requestId: request.id,
        },
        'request failed',
      );
    }
    if (known.code === 'unauthenticated') forgetSession(request, reply, isSecure);
    return send(request, reply, known);
  });
  app.setNotFoundHandler((request, reply) => {
    const methods = methodsOf(request.url);
    if (methods.length > 0) reply.header('allow', methods.join(', '));
    return send(request, reply, methods.length > 0 ? new AppError('method_not_allowed') : notFound());
  });
}

/** The cookie of a session that is over goes with it; one that came beside a bearer header was not judged. */
function forgetSession(request: FastifyRequest, reply: FastifyReply, isSecure: SecureCookies): void {
  const isNoneOfIts = request.headers.authorization !== undefined || isFetchedAhead(request);
  if (isNoneOfIts || !cookiesOf(request)[sessionCookie]) return;
  new HttpExchange(request, reply, isSecure).signOut();
}

function send(request: FastifyRequest, reply: FastifyReply, error: AppError) {
  if (error.retryAfterSeconds !== undefined) reply.header('retry-after', error.retryAfterSeconds);
  if (error.code === 'unauthenticated') reply.header('www-authenticate', 'Bearer');
  return reply
    .code(error.status)
    .header('cache-control', 'no-store')
    .send(errorReply(error, localeOf(request)));
}

const localeOf = (request: FastifyRequest): Locale =>
  request.who?.locale ??
  (request.headers['accept-language']?.trim().toLowerCase().startsWith('ar') ? 'ar' : 'en');

const patterns = Object.keys(calls).map((key) => ({
  method: methodOf(key),
  pattern: new RegExp(`^/api/${pathOf(key).replace(/\{\w+\}/g, '[^/]+')}$`),
}));

function methodsOf(url: string): string[] {
  const path = url.split('?')[0] ?? '';
  return patterns.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
}

/** A database error quotes the values it stumbled over; only its code and place are kept. */
function stripped(error: unknown) {
  const { name, stack, code, cause } = error as Error & {
    code?: string;
    cause?: { code?: string; constraint?: string };
  };
  const isDatabase = cause?.code !== undefined || /^[0-9A-Z]{5}$/.test(code ?? '');
  const where = (stack ?? '')
    .split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .join('\n');
  return {
    name,
    code: code ?? cause?.code,
    constraint: cause?.constraint,
    message: isDatabase ? undefined : (error as Error).message,
    where,
  };
}
