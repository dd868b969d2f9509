import { changedEvent, type WatchedThing, watchChannel } from '@regimen/contract/watching.ts';
import { useEffect, useRef } from 'react';
import { listenOn } from './watched-channels.ts';

/** What changes all the time is read again this often. */
const restMs = 1_000;

/**
 * Says when something that the page shows has changed, or may have while nobody listened. `atOnce`: also when the listening
 * begins, where asking again costs next to nothing.
 */
export function useWatch(
  thing: WatchedThing,
  id: string | null,
  onChange: () => void,
  { atOnce = false } = {},
): void {
  const latest = useRef(onChange);
  latest.current = onChange;
  useEffect(() => {
    if (id === null) return;
    let resting: ReturnType<typeof setTimeout> | undefined;
    let isOld = false;
    const act = () => {
      isOld = resting !== undefined;
      if (isOld) return;
      latest.current();
      resting = setTimeout(() => {
        resting = undefined;
        if (isOld) act();
      }, restMs);
    };
    const stop = listenOn(watchChannel(thing, id), ({ event }) => {
      if (event === changedEvent || event === 'again' || (atOnce && event === 'joined')) act();
    });
    return () => {
      clearTimeout(resting);
      stop();
    };
  }, [thing, id, atOnce]);
}
