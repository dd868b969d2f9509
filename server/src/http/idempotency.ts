import { hash } from 'node:crypto';
import { claimKey, findAnswer, type KeyedRequest, keepAnswer } from '../db/idempotency-queries.ts';
import type { Tx } from '../db/pool.ts';
import { conflict, invalid } from '../errors.ts';

/** Ends a repeated request: the first answer is sent again, nothing is done. */
export class Replay extends Error {
  readonly reply: unknown;
  constructor(reply: unknown) {
    super('replay');
    this.reply = reply;
  }
}

export function readKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (typeof header !== 'string' || !/^[\w-]{16,100}$/.test(header))
    throw invalid('Idempotency-Key', 'key_malformed');
  return header;
}

/** Of the body's own text, where there is one: a long draft need not be written out once more. */
export const hashRequest = (call: string, params: unknown, body: unknown, text: string | undefined): Buffer =>
  hash(
    'sha256',
    `${JSON.stringify([call, params])}\n${text ?? JSON.stringify(withoutBytes(body))}`,
    'buffer',
  );

/** A file that was sent as it is stands by its own hash: ten megabytes written out as numbers would take seconds. */
const withoutBytes = (body: unknown) =>
  Object.entries(body ?? {}).map(([name, value]) =>
    value instanceof Uint8Array ? [name, hash('sha256', value, 'base64')] : [name, value],
  );

/** The answer is stored in the transaction of its effect: either both are there afterwards or neither. */
export async function onceOnly<T>(tx: Tx, request: KeyedRequest, fn: (tx: Tx) => Promise<T>): Promise<T> {
  if (!(await claimKey(tx, request))) {
    const before = await findAnswer(tx, request);
    if (!before?.reply) throw conflict();
    if (!before.requestHash.equals(request.requestHash)) throw invalid('Idempotency-Key', 'key_reused');
    throw new Replay(JSON.parse(before.reply));
  }
  const result = await fn(tx);
  await keepAnswer(tx, request, JSON.stringify(result ?? null));
  return result;
}
