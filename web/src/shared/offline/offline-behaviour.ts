import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { forgetAtSignOut } from '../../shell/kept.ts';
import { useViewer } from '../../shell/use-shell.ts';
import { lastViewer } from '../../shell/viewer-note.ts';
import { endPush, forgetKept } from './worker-client.ts';

/** Whoever is signed in can go on without a connection; once they are not, nothing of theirs stays to be seen. */
export function OfflineBehaviour() {
  const viewer = useViewer()?.id;
  const { revalidate } = useRevalidator();
  const refresh = useRef(revalidate);
  refresh.current = revalidate;
  useEffect(() => {
    if (!viewer) {
      forgetKept();
      // Signed out on purpose. A session that was lost gives back what was typed after signing in again.
      if (lastViewer() === null) {
        forgetAtSignOut();
        endPush();
      }
      return;
    }
    let ended = false;
    let stop: () => void = () => undefined;
    import('./background-sync.ts').then(({ startBackgroundSync }) => {
      if (!ended) stop = startBackgroundSync(viewer, () => refresh.current());
    });
    return () => {
      ended = true;
      stop();
    };
  }, [viewer]);
  return null;
}
