import { fellowsChannel, onlineEvent } from '@regimen/contract/realtime.ts';
import { useEffect, useRef } from 'react';
import { hear } from '../../realtime/live-bus.ts';
import { listenOn } from '../../realtime/watched-channels.ts';

/** As long as somebody looks at who else follows a program, they see these come and leave. */
export function useFellows(programId: string, renew: () => unknown): void {
  const latest = useRef(renew);
  latest.current = renew;
  useEffect(
    () =>
      listenOn(fellowsChannel + programId, ({ event, data }) => {
        if (event === onlineEvent) hear({ component: 'online', data: data as Record<string, unknown> });
        // Whoever came before one listened, or while there was no connection.
        else if (event === 'joined' || event === 'again') latest.current();
      }),
    [programId],
  );
}
