import { ApiError } from '@regimen/contract/client.ts';
import { useState } from 'react';

/**
 * For what others may save meanwhile. `orTheirs(save)` fetches theirs when the server says so (409) and tells `false`;
 * what was typed stays, and the page asks which of the two counts. If theirs cannot be fetched, that is the refusal.
 */
export function useTheirs<T>(fetch: () => Promise<T>) {
  const [theirs, setTheirs] = useState<T | null>(null);
  const orTheirs = async (save: () => Promise<unknown>): Promise<boolean> => {
    try {
      await save();
      return true;
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409) throw error;
      setTheirs(await fetch());
      return false;
    }
  };
  return { theirs, setTheirs, orTheirs };
}
