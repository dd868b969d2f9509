import type { Whisper, WhisperData } from '@regimen/contract/realtime.ts';
import { jobAround } from './audit.ts';
import { whisperTo } from './realtime/spread.ts';
import { createScope, type Scope, type ScopeParts } from './scope.ts';

/** What a process does after it has answered a call: nobody waits for it, and nobody is there as its actor. */
export interface GoingOn {
  /** A scope with the clock as it is then. */
  scope(): Scope;
  /** At once, and from outside a transaction. */
  whisper<W extends Whisper>(userId: string, component: W, data: WhisperData<W>): void;
}

/** `name`: what it is called in the audit. */
export function goOn(
  parts: ScopeParts,
  { tenant, locale }: Pick<Scope, 'tenant' | 'locale'>,
  name: string,
  now: () => number,
): GoingOn {
  return {
    scope: () => {
      const at = now();
      return createScope(parts, { tenant, actor: null, locale }, at, jobAround(name, at));
    },
    whisper: (userId, component, data) => whisperTo(parts.bus, tenant.id, [userId], component, data),
  };
}
