import { useEffect } from 'react';
import { renewCounts } from '../../shell/session.ts';
import { tell, useCall } from '../../shell/use-call.ts';
import { useViewer } from '../../shell/use-shell.ts';

const pollMs = 60_000;

/** Keeps the numbers of the signed-in person: once a minute, when the page is looked at again, and after a push. */
export default function CountWatch() {
  const viewer = useViewer();
  const { data: found } = useCall('GET user/get-data', viewer && {}, {
    first: viewer ?? undefined,
    every: pollMs,
    onFocus: true,
  });
  useEffect(() => {
    if (!found || !viewer || found.id !== viewer.id) return;
    const { unreadNotifications, assignedTasks, inDanger } = found;
    const isOther =
      unreadNotifications !== viewer.unreadNotifications ||
      assignedTasks !== viewer.assignedTasks ||
      inDanger !== viewer.inDanger;
    if (isOther) renewCounts({ unreadNotifications, assignedTasks, inDanger });
  }, [found, viewer]);
  useEffect(() => {
    const onMessage = ({ data }: MessageEvent) => {
      if (!data?.told) return;
      void tell('GET user/get-data');
      void tell('GET notifications');
    };
    navigator.serviceWorker?.addEventListener('message', onMessage);
    return () => navigator.serviceWorker?.removeEventListener('message', onMessage);
  }, []);
  return null;
}
