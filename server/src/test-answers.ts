import type { AnyCall, Calls } from '@regimen/contract/all.ts';
import type { CallReply } from '@regimen/contract/call.ts';
import type { ErrorReply, FieldErrors } from '@regimen/contract/errors.ts';
import type { LightMyRequestResponse } from 'fastify';

export interface Answer<Body = unknown> {
  status: number;
  body: Body;
  headers: Record<string, unknown>;
}

/** JSON is read; anything else is text as it came. */
export function answerOf(response: Pick<LightMyRequestResponse, 'statusCode' | 'headers' | 'body'>): Answer {
  const isJson = String(response.headers['content-type'] ?? '').includes('json');
  const body: unknown = isJson ? JSON.parse(response.body) : response.body;
  return { status: response.statusCode, body, headers: response.headers };
}

/**
 * What the contract answers to a method and a path as a test writes them, such as `/api/tasks/${id}?page=2`.
 * A path in a constant keeps its form by `as const`; of one that is any string, the body is unknown.
 */
export type AnswerTo<Method extends string, Path extends string> = Answer<
  KeyAt<`${Method} `, Asked<Path>> extends infer Key extends keyof Bodies ? Bodies[Key] : unknown
>;

type Asked<Path extends string> = Path extends `/api/${infer Asked}?${string}`
  ? Asked
  : Path extends `/api/${infer Asked}`
    ? Asked
    : '';

/** Goes along the path: what is no name in the contract at this place stands for a parameter. */
type KeyAt<Start extends string, Path extends string> = Path extends `${infer Part}/${infer Rest}`
  ? KeyAt<`${Next<Start, Part>}/`, Rest>
  : Next<Start, Path>;
type Next<Start extends string, Part extends string> = string extends Part
  ? `${Start}{}`
  : Extract<keyof Bodies, `${Start}${Part}` | `${Start}${Part}/${string}`> extends never
    ? `${Start}{}`
    : `${Start}${Part}`;

/** Bodies by keys without the names of parameters: "GET tasks/{}". */
type Bodies = { [Key in AnyCall as Nameless<Key>]: BodyOf<Calls[Key]> };
type Nameless<Key extends string> = Key extends `${infer Start}{${string}}${infer Rest}`
  ? `${Start}{}${Nameless<Rest>}`
  : Key;

/** It may be a refusal as well: a test says by what it reads which it expects, and fails where that is missing. */
type BodyOf<C> = ReplyOf<C> & Omit<Refusal, keyof ReplyOf<C>>;
type ReplyOf<C> = C extends { reply: null } ? unknown : CallReply<C>;
interface Refusal extends ErrorReply {
  errors: FieldErrors;
}

/** For what a test needs in order to go on, and the contract says may be missing. */
export function required<T>(value: T): NonNullable<T> {
  if (value === null || value === undefined) throw new Error('Something that the test needs is missing.');
  return value;
}
