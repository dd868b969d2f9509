import type { Moving } from '@regimen/contract/moves.ts';
import { useEffect, useState } from 'react';

/** Once something was done and nothing more is under way: what the page says of versions is read again. */
export function useWhenDone(moving: Moving | null, mark: string, onMoved: () => void): void {
  const [seen, setSeen] = useState(mark);
  const isWorking = moving?.state === 'working' || moving?.state === 'judging';
  useEffect(() => {
    if (isWorking || seen === mark) return;
    setSeen(mark);
    if (moving?.startedAt) onMoved();
  }, [isWorking, seen, mark, moving?.startedAt, onMoved]);
}
