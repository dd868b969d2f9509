import { type ErrorCode, type FieldErrors, type InUse, statusByCode } from '@regimen/contract/errors.ts';
import type { MessageKey } from './messages.ts';

/** One error from the database to the page. Its words are chosen when it is answered, in the caller's language. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: Record<string, MessageKey[]> | undefined;
  readonly inUse: InUse | undefined;
  readonly retryAfterSeconds: number | undefined;
  constructor(
    code: ErrorCode,
    detail: { fields?: Record<string, MessageKey[]>; inUse?: InUse; retryAfterSeconds?: number } = {},
  ) {
    super(code);
    this.name = 'AppError';
    this.code = code;
    this.fields = detail.fields;
    this.inUse = detail.inUse;
    this.retryAfterSeconds = detail.retryAfterSeconds;
  }
  get status(): number {
    return statusByCode[this.code];
  }
}

export const notFound = () => new AppError('not_found');
export const forbidden = () => new AppError('forbidden');
export const unauthenticated = () => new AppError('unauthenticated');
export const badRequest = () => new AppError('bad_request');
export const conflict = () => new AppError('conflict');
export const unavailable = () => new AppError('unavailable', { retryAfterSeconds: 5 });
export const tooMany = (retryAfterSeconds: number) =>
  new AppError('too_many_requests', { retryAfterSeconds });
export const invalid = (field: string, message: MessageKey) =>
  new AppError('invalid', { fields: { [field]: [message] } });
export const inUse = (used: string[], update: boolean) => new AppError('in_use', { inUse: { used, update } });

export type { FieldErrors };
