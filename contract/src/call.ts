import type { z } from 'zod';
import type { AccountState } from './account.ts';
import type { LimitName } from './limits.ts';
import type { Permission } from './permissions.ts';

/**
 * An API call is one plain object under the key "METHOD path". Routes, the typed client, the OpenAPI
 * page and the sweeping proofs are all made from it; a route that is not in the contract cannot be registered.
 */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type CallKey = `${Method} ${string}`;

/** Things a path can point at. The proofs make one of each for every person they try. */
export type ObjectKind =
  | 'discussion'
  | 'answer'
  | 'category'
  | 'protocol'
  | 'comment'
  | 'invite'
  | 'image'
  /** A program as its creator and their team work on it. */
  | 'program'
  /** The same as everybody sees it, once it is published. */
  | 'listing'
  /** A program by the one who follows it, or did. */
  | 'followed'
  /** Somebody by their public profile. */
  | 'profile'
  | 'shortLink'
  | 'enrollment'
  /** A personal token for a device. */
  | 'token'
  /** What waits for its follower. */
  | 'task'
  /** What waits for the expert. */
  | 'followUp'
  /** An enrollment as the team of its program sees it. */
  | 'run'
  /** A line under somebody's bell. */
  | 'notification'
  /** A message of a program to its follower. */
  | 'nudge'
  /** A proof or a result that somebody handed in. */
  | 'upload';

export interface Access {
  /** Personal tokens of this purpose open the call too; they open no other. */
  token?: 'readings';
  /** Account states that may call. A guest outside them gets 401, anybody else 403. */
  states: readonly AccountState[];
  /** Every professional type has the expert's rights. Without it: 403. */
  role?: 'expert';
  /** What the path points at. Another tenant's is always 404. */
  object?: Pointed;
}

/**
 * `own`: somebody else's is 404. `team`: for its owner, and for those it is shared with as far as `needs`;
 * with a lesser permission it is 403, for strangers 404.
 */
export type Pointed =
  | { kind: ObjectKind; whose: 'own' | 'anyone' }
  | { kind: ObjectKind; whose: 'team'; needs: Permission | 'owner' };

export interface Call {
  summary: string;
  access: Access;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodObject;
  /** `null`: the answer has no body and the status is 204. */
  reply: z.ZodType | null;
  /** What kind of file the answer is, where it is not JSON. */
  replyType?:
    | 'image/webp'
    | 'application/octet-stream'
    | 'application/fhir+json'
    | 'text/csv'
    | 'text/calendar'
    | 'text/html';
  /** A form may be sent too; nothing in it is read. */
  formAllowed?: true;
  status?: 200 | 201;
  /** Largest body, where the usual one is too small. */
  bodyLimitBytes?: number;
  /** The body may be a file as it is, in place of JSON; it then stands in this field, as bytes. JSON keeps the usual limit. */
  file?: { field: string; mostBytes: number };
  /** It may take long to read: the handler gets it unread, and has a thread read and check it. */
  bodyOnThread?: true;
  /** The answer holds a secret, so it is never kept for an Idempotency-Key. */
  secret?: true;
  /** Reads or writes health data: one audit row for each call. */
  health?: true;
  /** Requests a minute for one address; `standard` when not said. */
  limit?: LimitName;
  /**
   * One valid call, for the API reference and the proofs. "$discussion" stands for the id of an object
   * of that kind, "$unique" for something new each time.
   */
  example: {
    params?: Record<string, string>;
    query?: Record<string, unknown>;
    body?: Record<string, unknown>;
  };
}

export const defineCalls = <const C extends Record<CallKey, Call>>(calls: C): C => calls;

export const methodOf = (key: string): Method => key.slice(0, key.indexOf(' ')) as Method;
export const pathOf = (key: string): string => key.slice(key.indexOf(' ') + 1);
export const changes = (key: string): boolean => methodOf(key) !== 'GET';
export const statusOf = (call: Call): number => (call.reply === null ? 204 : (call.status ?? 200));

type Part<C, K extends 'params' | 'query' | 'body', Side extends 'in' | 'out'> = C extends {
  [P in K]: infer S extends z.ZodType;
}
  ? { [P in K]: Side extends 'in' ? z.input<S> : z.output<S> }
  : unknown;

/** What a caller hands over. */
export type CallInput<C> = Part<C, 'params', 'in'> &
  Part<C, 'query', 'in'> &
  (C extends { file: object } ? { file: Blob } | Part<C, 'body', 'in'> : Part<C, 'body', 'in'>);
/** A body as it came, where a thread reads it. */
export interface UnreadBody {
  json: string;
}
type CheckedBody<C> = C extends { bodyOnThread: true } ? { body: UnreadBody } : Part<C, 'body', 'out'>;
/** What the handler gets: the same, checked. */
export type CheckedInput<C> = Part<C, 'params', 'out'> & Part<C, 'query', 'out'> & CheckedBody<C>;
export type CallReply<C> = C extends { reply: infer R extends z.ZodType } ? z.output<R> : undefined;
