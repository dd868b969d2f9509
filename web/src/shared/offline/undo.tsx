import { useEffect, useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { UndoIcon } from '../../ui/icons.tsx';
import { takeBack } from './my-outbox.ts';
import { offlineTexts } from './offline-texts.ts';
import { isHeld, type Parcel } from './outbox.ts';

/** Takes back what was done a moment ago, as long as it was not sent; then it is gone. */
export function UndoButton({ parcel, onUndone }: { parcel: Parcel; onUndone?: () => void }) {
  const t = useTexts(offlineTexts);
  const left = useSecondsLeft(parcel);
  if (left === 0) return null;
  return (
    <Button
      look="quiet"
      className="relative"
      onClick={() => {
        takeBack(parcel.key);
        onUndone?.();
      }}
    >
      <UndoIcon />
      {t('undo')}
      <span aria-hidden="true" className="text-14 font-normal text-ink-soft tabular-nums">
        {t('undoSeconds', { n: left })}
      </span>
    </Button>
  );
}

function useSecondsLeft(parcel: Parcel): number {
  const [now, setNow] = useState(() => Date.now());
  const held = isHeld(parcel, now);
  useEffect(() => {
    if (!held) return;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [held]);
  return held ? Math.ceil((Date.parse(parcel.heldUntil ?? '') - now) / 1_000) : 0;
}
