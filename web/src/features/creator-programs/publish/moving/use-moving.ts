import type { Moving } from '@regimen/contract/moves.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { quietApi } from '../../../../api.ts';
import { useWatch } from '../../../../realtime/use-watch.ts';
import { useCall } from '../../../../shell/use-call.ts';

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
  const [answered, setAnswered] = useState<Moving | null>(found);
  const { data: moving = null, renew } = useCall(
    'GET programs/{id}/moves/{move}',
    answered && { params: { id: program, move: answered.id } },
    { first: answered ?? undefined },
  );
  useWatch('work', program, () => void renew(), { atOnce: true });
  // What was said of it before this page knew of it is not said again.
  useEffect(() => {
    if (answered) void renew();
  }, [answered, renew]);
  const [hasFailed, setFailed] = useState(false);
  const asked = useRef('');
  const look = useCallback(async () => {
    setFailed(false);
    try {
      setAnswered(await quietApi('POST programs/{id}/moves', { params: { id: program }, body: { against } }));
    } catch {
      setFailed(true);
    }
  }, [program, against]);

  useEffect(() => {
    if (asked.current === target) return;
    asked.current = target;
    setAnswered(found);
    if (!found) void look();
  }, [target, found, look]);

  const { moved, left, undone, failed } = moving?.done ?? { moved: 0, left: 0, undone: 0, failed: 0 };
  const mark = [moving?.id, moving?.state, moving?.waiting, moved, left, undone, failed].join(' ');
  return { moving, hasFailed, put: setAnswered, look: () => void look(), mark };
}
