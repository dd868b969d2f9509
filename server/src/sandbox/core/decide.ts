import { createHash } from 'node:crypto';
import { billingCalls } from './billing-calls.ts';
import type { Call } from './call.ts';
import { type Around, Draft, type State } from './draft.ts';
import { runDue } from './due.ts';
import { expand } from './expand.ts';
import { Asked, parseForm } from './form.ts';
import type { Fault } from './kept-objects.ts';
import { moneyCalls } from './money-calls.ts';
import { asFields, type Fields, type Row } from './objects.ts';
import { paymentCalls } from './payment-calls.ts';
import { invalid, Refusal } from './refusal.ts';
import { sandboxCalls } from './sandbox-calls.ts';

export interface Request {
  method: string;
  path: string;
  /** The query of a GET or DELETE, the form of a POST. */
  form: string;
  account: string;
  idempotencyKey: string | null;
}
export interface Answer {
  status: number;
  body: Fields;
  replayed: boolean;
  /** Carried out, or lost on the way; either way nobody hears of it. */
  cut: boolean;
}
export interface Decided {
  answer: Answer;
  changed: ReadonlyMap<string, Row | null>;
}

const calls = Object.entries({ ...paymentCalls, ...moneyCalls, ...billingCalls, ...sandboxCalls }).map(
  ([name, call]) => ({
    name,
    call,
    shape: new RegExp(`^${name.replaceAll('{id}', '([\\w-]{1,255})')}$`),
  }),
);

/** So long a key is known; whoever comes back later has to look first. */
const rememberMs = 24 * 3_600_000;
const eventMs = 30 * 24 * 3_600_000;
export const mostRows = 20_000;

/** What a request comes to, and what is to be kept of it. Nothing is changed here. */
export function decide(state: State, request: Request, around: Around): Decided {
  const requestId = `req_${around.token()}`;
  const asker = { account: request.account, requestId, idempotencyKey: request.idempotencyKey };
  const before = new Draft(state, around, { ...asker, account: '' });
  runDue(before);
  forget(before);
  const fault = faultFor(before, request);
  const rested = before.changed;
  const answer = (status: number, body: Fields, more: Partial<Answer> = {}): Answer => ({
    status,
    body,
    replayed: false,
    cut: fault === 'cut' || fault === 'lost',
    ...more,
  });
  if (fault === 'lost') return { answer: answer(0, {}), changed: rested };
  if (fault === 'error' || fault === 'busy') {
    const { status, error } = failures[fault];
    return { answer: answer(status, { error }), changed: rested };
  }
  const draft = new Draft(applied(state, rested), around, asker);
  try {
    const known = remembered(draft, request);
    if (known) return { answer: answer(known.status, known.body, { replayed: true }), changed: rested };
    const body = carryOut(draft, request);
    remember(draft, request, 200, body);
    return { answer: answer(200, body), changed: together(rested, draft.changed) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const body = { error: { ...error.error, request_log_url: null } };
    if (!error.keeps) return { answer: answer(error.status, body), changed: rested };
    remember(draft, request, error.status, body);
    return { answer: answer(error.status, body), changed: together(rested, draft.changed) };
  }
}

const together = (one: Decided['changed'], other: Decided['changed']) => new Map([...one, ...other]);

export function applied(state: State, changed: Decided['changed']): State {
  if (changed.size === 0) return state;
  const after = new Map(state);
  for (const [id, row] of changed) {
    if (row === null) after.delete(id);
    else after.set(id, row);
  }
  return after;
}

function carryOut(draft: Draft, { method, path, form, account }: Request): Fields {
  if (account !== '' && !draft.find('account', account))
    throw new Refusal(403, {
      type: 'invalid_request_error',
      code: 'account_invalid',
      message: `The provided key does not have access to account '${account}'.`,
    });
  const { call, ids } = callFor(method, path);
  if (method === 'POST' && draft.rows().length >= mostRows && !path.endsWith('/sandbox/empty'))
    throw new Refusal(429, {
      type: 'invalid_request_error',
      code: 'sandbox_full',
      message: 'This sandbox is full. Empty it by POST /v1/sandbox/empty.',
    });
  const asked = new Asked(parseForm(form));
  const made = call(draft, asked, ...ids);
  return asFields(expand(draft, asFields(made), asked.texts('expand')) as object);
}

function callFor(method: string, path: string): { call: Call; ids: string[] } {
  for (const { call, shape } of calls) {
    const found = shape.exec(`${method} ${path}`);
    if (found) return { call, ids: found.slice(1) };
  }
  throw new Refusal(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${method}: ${path}).`,
  });
}

const keyOf = ({ account, idempotencyKey }: Request): string | null =>
  idempotencyKey === null ? null : `key ${account} ${idempotencyKey}`;
const digestOf = ({ method, path, form }: Request): string =>
  createHash('sha256').update(`${method} ${path}\n${form}`).digest('hex');

function remembered(draft: Draft, request: Request): { status: number; body: Fields } | undefined {
  const key = request.method === 'POST' ? keyOf(request) : null;
  const known = draft.find('remembered', key)?.wire;
  if (!known) return undefined;
  if (known.asked === digestOf(request)) return known;
  throw new Refusal(400, {
    type: 'idempotency_error',
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${request.idempotencyKey}' if you meant to execute a different request.`,
  });
}

function remember(draft: Draft, request: Request, status: number, body: Fields): void {
  const key = keyOf(request);
  if (key === null || request.method !== 'POST') return;
  if (key.length > 300) throw invalid('Idempotency keys are at most 255 characters.');
  draft.turnTo({ clock: '', account: '' });
  draft.keep('remembered', { id: key, status, body, asked: digestOf(request), at: sandboxMs(draft) });
}

const sandboxMs = (draft: Draft): number => draft.around.nowMs + draft.dials.clockMs;

function forget(draft: Draft): void {
  const now = sandboxMs(draft);
  for (const { id, wire } of draft.list('remembered')) if (now - wire.at > rememberMs) draft.remove(id);
  for (const { id, clock, wire } of draft.list('event'))
    if (clock === '' && now - wire.created * 1_000 > eventMs) draft.remove(id);
}

function faultFor(draft: Draft, { method, path }: Request): Fault['does'] | undefined {
  const called = `${method} ${path}`;
  const shape = calls.find((one) => one.shape.test(called))?.name;
  const [fault] = draft.list('fault', ({ call }) => call === called || call === shape).reverse();
  if (!fault) return undefined;
  if (fault.wire.left > 1) draft.change(fault, { left: fault.wire.left - 1 });
  else draft.remove(fault.id);
  return fault.wire.does;
}

const failures = {
  error: { status: 500, error: { type: 'api_error', message: 'An unknown error occurred.' } },
  busy: {
    status: 429,
    error: {
      type: 'invalid_request_error',
      code: 'lock_timeout',
      message: 'This object cannot be accessed right now.',
    },
  },
} as const;
