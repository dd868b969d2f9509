import type { z } from 'zod';
import type { AccountState } from './account.ts';
import type { AdminRole } from './admin-roles.ts';
import type { EmergencyScope } from './emergency-scopes.ts';
import type { LimitName } from './limits.ts';
import type { Permission } from './permissions.ts';
import type { TokenPurpose } from './token-purposes.ts';

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
  /** A browser that somebody is signed in with. */
  | 'session'
  /** Where people of this site may have an account that signs them in. */
  | 'signInProvider'
  /** The same as its admins see it, switched on or off. */
  | 'siteProvider'
  /** Such an account of somebody. */
  | 'identity'
  /** A new address that somebody asked for. */
  | 'emailChange'
  /** A key that signs in without a password. */
  | 'passkey'
  /** An authenticator app that sign-ins ask for. */
  | 'twoFactor'
  /** A device on which no code is asked for. */
  | 'rememberedDevice'
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
  /** What an AI module chose for somebody. */
  | 'aiDecision'
  /** A proof or a result that somebody handed in. */
  | 'upload'
  /** Everything of somebody's, to take along. */
  | 'dataExport'
  /** Somebody's account, as admins see it. */
  | 'person'
  /** A letter of the contact form. */
  | 'contactMessage'
  /** An admin's way to one person's health data, for an hour at most. */
  | 'emergencyAccess'
  /** Somebody who runs the site, as its owners see them. */
  | 'admin'
  /** A key that signs an admin in. */
  | 'adminPasskey'
  /** What an expert says they have learned, with its documents. */
  | 'qualification'
  /** People who write to each other; everybody in it owns it. */
  | 'chat'
  /** One that is not between two, which can be left. */
  | 'groupChat'
  | 'ownGroup'
  /** What one of them wrote. */
  | 'chatMessage'
  /** A follower's conversation, as the experts in it work on it. */
  | 'inboxChat'
  /** What an expert writes again and again. */
  | 'savedReply'
  /** Whom people ask about a program: everybody who sees the program talks with its agent, each in a thread of their own. */
  | 'agent'
  /** What was said in such a thread. */
  | 'agentMessage'
  /** A change of a draft that the wizard proposes. */
  | 'wizardProposal'
  /** Where an expert meets people. */
  | 'location'
  /** What can be booked there. */
  | 'service'
  /** Somebody else's service that one gives. */
  | 'hostedService'
  | 'timeOff'
  /** A calendar elsewhere that is read for when somebody is busy. */
  | 'outsideCalendar'
  /** A service by all who give it, and its owner. */
  | 'givenService'
  /** Somebody's appointment, for its client and its hosts. */
  | 'booking'
  /** The same for its client alone. */
  | 'ownBooking'
  /** The same for its hosts alone. */
  | 'hostedBooking'
  | 'waitlistEntry';

export interface Access {
  /** Personal tokens of these purposes open the call too; they open no other. */
  tokens?: readonly TokenPurpose[];
  /** Account states that may call. A guest outside them gets 401, anybody else 403. */
  states: readonly AccountState[];
  /**
   * Admins of these roles may call, and nobody else: `states` is empty then. A person's session or token is nobody here
   * (401), and an admin's is nobody anywhere else.
   */
  admin?: readonly AdminRole[];
  /** Only on the site that the operator named as the platform's own; elsewhere 403. */
  platform?: true;
  /** Shows what an emergency access was opened for: 403 once it has ended, or was opened for something else. */
  emergency?: EmergencyScope;
  /** Every professional type has the expert's rights. Without it: 403. Of temporary users, who have none yet, it is not asked. */
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

/**
 * Whether it shows or changes somebody's health data, and whose: the caller's, or that of people whom its handler
 * names. Each of them finds the call in the audit.
 */
export type Health = false | 'own' | 'others';

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
    | 'application/zip'
    | 'text/csv'
    | 'text/calendar'
    | 'text/html';
  /** A form may be sent too; nothing in it is read. */
  formAllowed?: true;
  /** A form may be sent in place of JSON: its fields are the body. */
  formRead?: true;
  status?: 200 | 201;
  /** Largest body, where the usual one is too small. */
  bodyLimitBytes?: number;
  /** The body may be a file as it is, in place of JSON; it then stands in this field, as bytes. JSON keeps the usual limit. */
  file?: { field: string; mostBytes: number };
  /** It may take long to read: the handler gets it unread, and has a thread read and check it. */
  bodyOnThread?: true;
  /** The answer holds a secret, or what is to be kept nowhere, so it is never kept for an Idempotency-Key. */
  secret?: true;
  health: Health;
  /**
   * Changes something that a stranger at an open browser must not: refused with `step_up_needed` when the caller has not
   * proved who they are in this session for `stepUpMinutes`.
   */
  stepUp?: true;
  /** Requests a minute for one address; `standard` when not said. */
  limit?: LimitName;
  /**
   * One valid call, for the API reference and the proofs. "$discussion" stands for the id of an object
   * of that kind, "$caller" for whoever calls, "$unique" for something new each time.
   */
  example: {
    params?: Record<string, string>;
    query?: Record<string, unknown>;
    body?: Record<string, unknown>;
    /** That browsers send by themselves, where the call needs them. */
    cookies?: Record<string, string>;
  };
}

/** For so long after a proof nobody is asked again. */
export const stepUpMinutes = 10;

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
