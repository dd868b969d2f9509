import { ApiError } from '@regimen/contract/client.ts';

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '');

/** They closed the browser's dialog, or took too long; browsers do not say which. */
export const isCalledOff = (error: unknown): boolean =>
  ['NotAllowedError', 'AbortError'].includes(nameOf(error));

interface Words {
  calledOff: string;
  already: string;
  failed: string;
}

/** In words of ours, beside the button: what browsers say is for programmers. */
export function inOurWords(error: unknown, { calledOff, already, failed }: Words): unknown {
  if (error instanceof ApiError) return error;
  const isKnown = nameOf(error) === 'InvalidStateError';
  return new ApiError(422, {
    errors: { passkey: [isKnown ? already : isCalledOff(error) ? calledOff : failed] },
  });
}
