import { type PointerEvent, type ReactNode, useRef, useState } from 'react';

/** So far a finger goes before the line is marked. */
const enoughPx = 72;
const mostPx = 120;

/** A line that a finger can push aside, either way, to mark it; what that does stands behind it. */
export function SwipeLine({
  words,
  onSwiped,
  children,
}: {
  words: string;
  onSwiped: () => void;
  children: ReactNode;
}) {
  const [by, setBy] = useState(0);
  const began = useRef<{ x: number; y: number; isSideways: boolean } | null>(null);
  const move = ({ clientX, clientY, currentTarget, pointerId }: PointerEvent<HTMLElement>) => {
    const start = began.current;
    if (!start) return;
    const [dx, dy] = [clientX - start.x, clientY - start.y];
    if (!start.isSideways && Math.abs(dx) > 10 && Math.abs(dx) > Math.abs(dy)) {
      start.isSideways = true;
      currentTarget.setPointerCapture(pointerId);
    }
    if (start.isSideways) setBy(Math.max(-mostPx, Math.min(mostPx, dx)));
  };
  const end = (isDone: boolean) => {
    if (isDone && Math.abs(by) >= enoughPx) onSwiped();
    setBy(0);
    // The press that follows a push opens nothing.
    setTimeout(() => {
      began.current = null;
    });
  };
  return (
    <div className="relative overflow-hidden">
      {by !== 0 && (
        <p
          aria-hidden="true"
          className={`absolute inset-0 flex items-center bg-primary-soft px-4 text-14 font-medium text-primary-text ${by > 0 ? 'justify-start' : 'justify-end'} ltr:flex-row rtl:flex-row-reverse`}
        >
          {words}
        </p>
      )}
      <div
        className={`relative flex touch-pan-y items-start bg-raised ${by === 0 ? 'transition-transform duration-160 motion-reduce:transition-none' : ''}`}
        style={by === 0 ? undefined : { transform: `translateX(${by}px)` }}
        onPointerDown={({ pointerType, clientX, clientY }) => {
          if (pointerType !== 'mouse') began.current = { x: clientX, y: clientY, isSideways: false };
        }}
        onPointerMove={move}
        onPointerUp={() => end(true)}
        onPointerCancel={() => end(false)}
        onClickCapture={(event) => {
          if (!began.current?.isSideways) return;
          event.preventDefault();
          event.stopPropagation();
        }}
      >
        {children}
      </div>
    </div>
  );
}
