import { ApiError } from '@regimen/contract/client.ts';
import type { FieldErrors } from '@regimen/contract/errors.ts';
import { shellStore } from '../../shell/session.ts';
import { finishSignIn } from './finish-sign-in.ts';

/** The first half was right, and a code is wanted too. */
const wantsCode = (error: unknown): boolean =>
  error instanceof ApiError && error.reply.code === 'second_factor_needed';

/**
 * Makes a call that signs somebody in. Gives where to go then: the page they wanted or, where a code is wanted too, the
 * one that asks for it, or the one that says why they are kept out.
 */
export async function signingIn(call: () => Promise<unknown>): Promise<string> {
  try {
    await call();
  } catch (error) {
    const page = pageAfter(error);
    if (page === undefined) throw error;
    return page;
  }
  return finishSignIn();
}

/** Where a refused sign-in goes on, if anywhere. A temporary user is still one, and goes on where they are. */
export function pageAfter(error: unknown): string | undefined {
  const isTemporary = shellStore.get()?.viewer?.is_temporary;
  if (wantsCode(error)) return `${isTemporary ? '/account/finish-registration' : '/login'}?step=code`;
  return isSuspended(error) && !isTemporary ? '/login?step=suspended' : undefined;
}

/** What an admin wrote for whoever was turned away last, in this tab. */
let note: string | undefined;
export const suspensionNote = (): string | undefined => note;

function isSuspended(error: unknown): boolean {
  if (!(error instanceof ApiError && error.status === 422)) return false;
  const { suspended } = (error.reply.errors ?? {}) as FieldErrors;
  if (suspended) note = suspended[1];
  return suspended !== undefined;
}
