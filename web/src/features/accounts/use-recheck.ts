import { useCallback, useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { refreshViewer } from '../../shell/session.ts';

/** The link is often opened in another tab. Whoever comes back to this one is led on if they have confirmed meanwhile. */
export function useRecheck(): () => void {
  const { revalidate } = useRevalidator();
  const recheck = useCallback(() => {
    refreshViewer().then(revalidate, () => undefined);
  }, [revalidate]);
  useEffect(() => {
    const onVisible = () => document.visibilityState === 'visible' && recheck();
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, [recheck]);
  return recheck;
}
