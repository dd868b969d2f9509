import { Readable } from 'node:stream';
import type { InjectOptions } from 'fastify';
import { type AnswerTo, answerOf } from './test-answers.ts';
import type { Caller, World } from './test-world.ts';

export interface HeldBack<Method extends string, Path extends string> {
  /** The body is being waited for: who calls was judged, and nothing else has happened yet. */
  begun: Promise<void>;
  /** Lets the body arrive. */
  finish(): Promise<AnswerTo<Method, Path>>;
}

/** A request whose head has arrived and whose body has not. */
export function holdBack<Method extends string, Path extends string>(
  world: World,
  caller: Caller,
  method: Method,
  url: Path,
  body: unknown = {},
  headers: Record<string, string> = {},
): HeldBack<Method, Path> {
  const begun = Promise.withResolvers<void>();
  const bytes = Buffer.from(JSON.stringify(body));
  // Fastify reads the body only after its first hooks, and so says when they are over.
  const payload = new Readable({ read: () => begun.resolve() });
  const answered = world.app.inject({
    method: method as NonNullable<InjectOptions['method']>,
    url,
    headers: {
      host: caller.tenant.host,
      'x-domain': caller.tenant.host,
      'content-type': 'application/json',
      'content-length': String(bytes.length),
      ...(caller.token && { authorization: `Bearer ${caller.token}` }),
      ...headers,
    },
    payload,
  });
  answered.then(() => begun.resolve(), begun.reject);
  return {
    begun: begun.promise,
    async finish() {
      payload.push(bytes);
      payload.push(null);
      return answerOf(await answered) as AnswerTo<Method, Path>;
    },
  };
}
