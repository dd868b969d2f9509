import type { Moving } from '@regimen/contract/moves.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { quietApi } from '../../../../../api.ts';

const everyMs = 1_000;

const isBusy = (moving: Moving | null): boolean => moving?.state === 'judging' || moving?.state === 'working';

export interface MovingHandle {
  moving: Moving | null;
  hasFailed: boolean;
  /** What an action answered. */
  put: (moving: Moving) => void;
  /** A fresh look. */
  look: () => void;
  /** Changes whenever something was done: lists are read again. */
  mark: string;
}

/**
 * A look at moving people, followed while it is under way. `found` is one that there is already; without it a look is
 * begun, which moves nobody.
 */
export function useMoving(
  program: string,
  against: 'newest' | 'draft',
  target: string,
  found: Moving | null,
): MovingHandle {
  const [moving, setMoving] = useState<Moving | null>(found);
  const [hasFailed, setFailed] = useState(false);
  const asked = useRef('');
  const look = useCallback(async () => {
    setFailed(false);
    try {
      setMoving(await quietApi('POST programs/{id}/moves', { params: { id: program }, body: { against } }));
    } catch {
      setFailed(true);
    }
  }, [program, against]);

  useEffect(() => {
    if (asked.current === target) return;
    asked.current = target;
    setMoving(found);
    if (!found) void look();
  }, [target, found, look]);

  const busyWith = isBusy(moving) ? moving?.id : undefined;
  useEffect(() => {
    if (busyWith === undefined) return;
    let isOver = false;
    let isAsking = false;
    const ask = async () => {
      if (isAsking || document.visibilityState !== 'visible') return;
      isAsking = true;
      try {
        const params = { id: program, move: busyWith };
        const next = await quietApi('GET programs/{id}/moves/{move}', { params });
        if (!isOver) setMoving(next);
      } catch {
        // The next one may get through.
      } finally {
        isAsking = false;
      }
    };
    const timer = setInterval(ask, everyMs);
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, [program, busyWith]);
  const { moved, left, undone, failed } = moving?.done ?? { moved: 0, left: 0, undone: 0, failed: 0 };
  const mark = [moving?.id, moving?.state, moving?.waiting, moved, left, undone, failed].join(' ');
  return { moving, hasFailed, put: setMoving, look: () => void look(), mark };
}
