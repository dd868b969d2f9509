import { ApiError } from '@regimen/contract/client.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { useAction } from '../../shell/use-action.ts';
import { useViewer } from '../../shell/use-shell.ts';

/** What became of asking for another message: sent to an address, or not before a moment (milliseconds). */
export type ResendResult = { sentTo: string } | { notBefore: number } | null;

/** `onRefused`: there is nothing left to confirm, as another tab may have done it. */
export function useResend(onRefused: () => void) {
  const email = useViewer()?.email ?? '';
  const [result, setResult] = useState<ResendResult>(null);
  const [resend, pending] = useAction(async () => {
    setResult(null);
    try {
      await api('POST auth/verification');
      setResult({ sentTo: email });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 429) setResult({ notBefore: Date.now() + (error.retryAfterSeconds ?? 60) * 1000 });
      else if (error.status === 403) onRefused();
      else throw error;
    }
  });
  return { resend, pending, result, setResult };
}
