import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { connectLive } from '../../realtime/connect-live.ts';
import { renewCounts } from '../../shell/session.ts';
import { tell, useCall } from '../../shell/use-call.ts';
import { useShell, useViewer } from '../../shell/use-shell.ts';
import { useUnreadMarks } from './use-unread-marks.ts';

/** Keeps the numbers of the signed-in person: as things happen, when the page is looked at again, and after a push. */
export default function CountWatch() {
  const viewer = useViewer();
  const { data: found } = useCall('GET user/get-data', viewer && {}, {
    first: viewer ?? undefined,
    onFocus: true,
  });
  useEffect(() => {
    if (!found || !viewer || found.id !== viewer.id) return;
    const { unreadNotifications, unreadMessages, assignedTasks, inDanger } = found;
    const isOther =
      unreadNotifications !== viewer.unreadNotifications ||
      unreadMessages !== viewer.unreadMessages ||
      assignedTasks !== viewer.assignedTasks ||
      inDanger !== viewer.inDanger;
    if (isOther) renewCounts({ unreadNotifications, unreadMessages, assignedTasks, inDanger });
  }, [found, viewer]);
  useUnreadMarks((viewer?.unreadNotifications ?? 0) + (viewer?.unreadMessages ?? 0));
  const id = viewer?.id;
  const key = useShell().site.data.realtime?.key;
  const { revalidate } = useRevalidator();
  const latest = useRef(viewer);
  latest.current = viewer;
  useEffect(() => {
    const who = latest.current;
    return who && id && key ? connectLive(who, key, revalidate) : undefined;
  }, [id, key, revalidate]);
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
