import { ApiError } from '@regimen/contract/client.ts';
import type { FieldErrors, InUse } from '@regimen/contract/errors.ts';

/** Section 8 as data: what the page does about a refused call. The hook in use-reaction.ts does it. */
export type Reaction =
  | { kind: 'fields'; errors: FieldErrors }
  | { kind: 'signed-out' }
  | { kind: 'denied' }
  | {
      kind: 'flash';
      text: 'cannotUpdate' | 'cannotDelete' | 'wentWrong' | 'resourceNotFound';
      names: string[];
    }
  /** Beyond the catalogue: said beside the form, what was typed stays, trying again is offered. */
  | {
      kind: 'keep';
      text: 'conflict' | 'tooLarge' | 'tooSlow' | 'tooMany' | 'unavailable' | 'storageFull' | 'offline';
      retryAfter: number | null;
    };

export function reactionTo(error: unknown): Reaction {
  if (!(error instanceof ApiError)) return { kind: 'flash', text: 'wentWrong', names: [] };
  const keep = (text: (Reaction & { kind: 'keep' })['text']): Reaction => ({
    kind: 'keep',
    text,
    retryAfter: error.retryAfterSeconds,
  });
  switch (error.status) {
    case 422:
      return { kind: 'fields', errors: (error.reply.errors ?? {}) as FieldErrors };
    case 401:
      return { kind: 'signed-out' };
    case 403:
      return { kind: 'denied' };
    case 423: {
      const { used = [], update = false } = (error.reply.errors ?? {}) as Partial<InUse>;
      return { kind: 'flash', text: update ? 'cannotUpdate' : 'cannotDelete', names: used };
    }
    case 404:
      return { kind: 'flash', text: 'resourceNotFound', names: [] };
    case 408:
      return keep('tooSlow');
    case 409:
      return keep('conflict');
    case 413:
      return keep('tooLarge');
    case 429:
      return keep('tooMany');
    case 502:
    case 503:
    case 504:
      return keep('unavailable');
    case 507:
      return keep('storageFull');
    case 0:
      return keep('offline');
    default:
      return { kind: 'flash', text: 'wentWrong', names: [] };
  }
}
