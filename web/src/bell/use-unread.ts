import { useEffect } from 'react';
import { quietApi } from '../api.ts';
import { renewCounts } from '../shell/session.ts';
import { useViewer } from '../shell/use-shell.ts';

const pollMs = 60_000;

/** How many are unread. Asked for once a minute while the page is looked at, when it is looked at again, and after a push. */
export function useUnread(): number {
  const viewer = useViewer();
  const id = viewer?.id;
  useEffect(() => {
    if (!id) return;
    let askedAt = Date.now();
    const ask = async () => {
      if (document.visibilityState !== 'visible') return;
      askedAt = Date.now();
      const found = await quietApi('GET user/get-data').catch(() => null);
      if (found?.id === id)
        renewCounts({
          unreadNotifications: found.unreadNotifications,
          assignedTasks: found.assignedTasks,
        });
    };
    const again = () => {
      if (Date.now() - askedAt > 5_000) ask();
    };
    const onMessage = ({ data }: MessageEvent) => {
      if (data?.told) ask();
    };
    const timer = setInterval(ask, pollMs);
    addEventListener('focus', again);
    document.addEventListener('visibilitychange', again);
    navigator.serviceWorker?.addEventListener('message', onMessage);
    return () => {
      clearInterval(timer);
      removeEventListener('focus', again);
      document.removeEventListener('visibilitychange', again);
      navigator.serviceWorker?.removeEventListener('message', onMessage);
    };
  }, [id]);
  return viewer?.unreadNotifications ?? 0;
}
