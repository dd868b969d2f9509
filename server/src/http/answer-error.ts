import type { ErrorReply, FieldErrors } from '@regimen/contract/errors.ts';
import type { Locale } from '@regimen/contract/language/languages.ts';
import { AppError, conflict, inUse, invalid, storageFull, unavailable } from '../errors.ts';
import type { MessageKey } from '../messages.ts';
import { say } from '../messages.ts';
import { Spent, ThreadFailed } from '../threads/thread.ts';

/** Any failure as one of ours. What nobody foresaw is `internal`, the only one worth an alarm. */
export function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof Spent)
    return new AppError('invalid', {
      said: 'too_much_to_work_out',
      fields: { body: ['too_much_to_work_out'] },
    });
  if (error instanceof ThreadFailed) return unavailable();
  return fromStorage(error) ?? fromFastify(error) ?? fromDatabase(error) ?? new AppError('internal');
}

export function errorReply(error: AppError, locale: Locale): ErrorReply {
  const deleting = error.inUse && !error.inUse.update;
  const reply: ErrorReply = {
    message: say(locale, error.said ?? (deleting ? 'in_use_delete' : error.code)),
    code: error.code,
  };
  if (error.inUse) reply.errors = error.inUse;
  if (error.fields) reply.errors = sayFields(error.fields, locale);
  if (error.words) reply.errors = error.words;
  if (error.next !== undefined) reply.next = error.next;
  return reply;
}

const sayFields = (fields: Record<string, MessageKey[]>, locale: Locale): FieldErrors =>
  Object.fromEntries(
    Object.entries(fields).map(([field, keys]) => [field, keys.map((key) => say(locale, key))]),
  );

/** No room, no room for us, a disk that takes nothing: a file's errors, and the database's own. */
const nothingTaken = ['ENOSPC', 'EDQUOT', 'EROFS', '53100'];
/** Whoever keeps a file wraps its error once or twice; more would be a chain that leads back to itself. */
const deepestCause = 5;

function fromStorage(error: unknown): AppError | undefined {
  let at = error as { code?: string; cause?: unknown } | undefined;
  for (let depth = 0; at && depth < deepestCause; depth++) {
    if (nothingTaken.includes(String(at.code))) return storageFull();
    at = at.cause as typeof at;
  }
  return undefined;
}

function fromFastify(error: unknown): AppError | undefined {
  const { code = '', statusCode } = error as { code?: string; statusCode?: number };
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE' || statusCode === 413) return new AppError('too_large');
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE' || statusCode === 415)
    return new AppError('unsupported_media_type');
  if (statusCode === 400 || code.startsWith('FST_ERR_CTP_')) return new AppError('bad_request');
  return undefined;
}

/** Unique constraints that mean something to a person, with the field and the words. */
const uniqueFields: Record<string, [field: string, message: MessageKey]> = {
  // Only a confirmation can meet it, when another claim of the address was confirmed a moment before.
  users_email_taken: ['token', 'link_spent'],
  passkeys_once: ['passkey', 'passkey_known'],
  admin_passkeys_once: ['passkey', 'passkey_known'],
  admins_email_taken: ['email', 'admin_exists'],
  categories_name_taken: ['name', 'category_name_taken'],
  users_username_taken: ['username', 'username_taken'],
  kpi_readings_once: ['takenAt', 'reading_taken'],
  openid_providers_once: ['issuer', 'openid_provider_exists'],
  openid_identities_once: ['state', 'openid_taken'],
  protocol_invites_sent: ['email', 'invited_already'],
};

/** What the driver says, without a code, when the connection is gone or could not be had. */
const connectionLost =
  /^(Connection terminated|Query read timeout|timeout (exceeded|expired)|Cannot use a pool)|is not queryable$/;
/** What the system says when there is no way to the server. */
const unreachable = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
];
/**
 * What PostgreSQL says by the first characters of its code when it is away, full, shutting down, or not the one we knew:
 * connection, resources, intervention, disk, login, no such database, and a transaction that it ended for being idle.
 */
const serverAway = /^(08|53|57014|57P|58|28|3D000|25P03)/;

interface DatabaseError {
  message?: string;
  code?: string;
  constraint?: string;
}

function fromDatabase(error: unknown): AppError | undefined {
  // Drizzle wraps what the driver threw.
  const thrown = ((error as Error).cause ?? error) as DatabaseError;
  const { message = '', code = '', constraint = '' } = thrown;
  if (code === '23505') {
    const known = uniqueFields[constraint];
    return known ? invalid(known[0], known[1]) : conflict();
  }
  // By what it is used, only the tables' names tell, which are nobody's business.
  if (code === '23503') return inUse([], false);
  if (code === '23P01' || code === '40001' || code === '40P01' || code === '55P03') return conflict();
  if (serverAway.test(code) || unreachable.includes(code) || connectionLost.test(message))
    return unavailable();
  return undefined;
}
