import {
  type ErrorCode,
  type FieldErrors,
  type InUse,
  type NextSlot,
  statusByCode,
} from '@regimen/contract/errors.ts';
import type { Fault } from '@regimen/engine/parse/shape.ts';
import type { MessageKey } from './messages.ts';

/** One error from the database to the page. Its words are chosen when it is answered, in the caller's language. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: Record<string, MessageKey[]> | undefined;
  /** Said as they are, in place of `fields`: the engine names what is wrong with a document in its own words. */
  readonly words: FieldErrors | undefined;
  readonly inUse: InUse | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** Said in place of the code's own words. */
  readonly said: MessageKey | undefined;
  /** What is free in place of a time that is taken; null: nothing soon. */
  readonly next: NextSlot | null | undefined;
  constructor(
    code: ErrorCode,
    detail: {
      fields?: Record<string, MessageKey[]>;
      words?: FieldErrors;
      inUse?: InUse;
      retryAfterSeconds?: number;
      said?: MessageKey;
      next?: NextSlot | null;
    } = {},
  ) {
    super(code);
    this.name = 'AppError';
    this.code = code;
    this.fields = detail.fields;
    this.words = detail.words;
    this.inUse = detail.inUse;
    this.retryAfterSeconds = detail.retryAfterSeconds;
    this.said = detail.said;
    this.next = detail.next;
  }
  get status(): number {
    return statusByCode[this.code];
  }
}

export const notFound = () => new AppError('not_found');
export const forbidden = () => new AppError('forbidden');
export const stepUpNeeded = () => new AppError('step_up_needed');
export const secondFactorNeeded = () => new AppError('second_factor_needed');
export const unauthenticated = () => new AppError('unauthenticated');
export const badRequest = () => new AppError('bad_request');
export const conflict = (said?: MessageKey) => new AppError('conflict', said ? { said } : {});
export const slotTaken = (next: NextSlot | null) =>
  new AppError('slot_taken', { next, ...(next === null && { said: 'slot_taken_nothing_near' }) });
export const unavailable = () => new AppError('unavailable', { retryAfterSeconds: 5 });
/** Room is made by a person, so not in a moment. */
export const storageFull = () => new AppError('storage_full', { retryAfterSeconds: 60 });
export const tooMany = (retryAfterSeconds: number) =>
  new AppError('too_many_requests', { retryAfterSeconds });
export const invalid = (field: string, message: MessageKey) =>
  new AppError('invalid', { fields: { [field]: [message] } });
/** Enough to begin with: a document that is wrong all over has thousands. */
const mostFaults = 200;
/** What the engine found wrong, each under its path; `prefix` says where the judged thing stood in the body. */
export function faulty(faults: readonly Fault[], prefix = ''): AppError {
  // A map, since a path may be any text, `__proto__` too.
  const words = new Map<string, string[]>();
  for (const { path, message } of faults.slice(0, mostFaults)) {
    const field = [prefix, path].filter(Boolean).join(path.startsWith('[') ? '' : '.') || 'body';
    words.set(field, [...(words.get(field) ?? []), message]);
  }
  return new AppError('invalid', { words: Object.fromEntries(words) });
}
export const inUse = (used: string[], update: boolean) => new AppError('in_use', { inUse: { used, update } });

export type { FieldErrors };
