import { type PointerEvent, useRef, useState } from 'react';

interface Dragging {
  from: number;
  to: number;
}

/** Takes a row by its handle to another place: with mouse, pen or finger. The rows are the list's own children. */
export function useDragOrder(onMove: (from: number, to: number) => void) {
  const list = useRef<HTMLOListElement>(null);
  const [dragging, setDragging] = useState<Dragging | null>(null);

  /** Among the other rows, as they are shown now: how many of them lie above. */
  const placeAt = (y: number, shownAt: number): number =>
    [...(list.current?.children ?? [])].filter((row, index) => {
      const { top, height } = row.getBoundingClientRect();
      return index !== shownAt && top + height / 2 < y;
    }).length;
  const handleProps = (index: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setDragging({ from: index, to: index });
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (dragging?.from !== index) return;
      const to = placeAt(event.clientY, dragging.to);
      if (to !== dragging.to) setDragging({ from: index, to });
    },
    onPointerUp: () => {
      if (dragging && dragging.from !== dragging.to) onMove(dragging.from, dragging.to);
      setDragging(null);
    },
    onPointerCancel: () => setDragging(null),
  });
  return { list, dragging, handleProps };
}
