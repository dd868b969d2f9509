import { useSyncExternalStore } from 'react';
import { useMounted } from '../../shell/use-mounted.ts';
import { useViewer } from '../../shell/use-shell.ts';
import { noted, notedUntil } from './noted-danger.ts';

/** Whether the viewer may be in danger now. Then nothing praises, counts or cheers, and every page leads to help. */
export function useInDanger(): boolean {
  const viewer = useViewer();
  const mounted = useMounted();
  const until = useSyncExternalStore(
    noted.subscribe,
    () => (viewer ? notedUntil(viewer.id) : 0),
    () => 0,
  );
  return viewer !== null && (viewer.inDanger || (mounted && until > Date.now()));
}
