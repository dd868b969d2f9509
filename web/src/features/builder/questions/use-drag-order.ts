import { type PointerEvent, useRef, useState } from 'react';

export interface Dragging {
  from: number;
  /** Where it would go: how many of the other rows lie above. */
  to: number;
  /** How far the pointer has taken it, in pixels. */
  by: number;
}

/**
 * Takes a row by its handle to another place: with mouse, pen or finger. The rows are the list's own children; they
 * stay where they are until it is let go, because an element that moves in the document loses its pointer.
 */
export function useDragOrder(onMove: (from: number, to: number) => void) {
  const list = useRef<HTMLOListElement>(null);
  const start = useRef(0);
  const [dragging, setDragging] = useState<Dragging | null>(null);

  const placeAt = (y: number, from: number): number =>
    [...(list.current?.children ?? [])].filter((row, index) => {
      const { top, height } = row.getBoundingClientRect();
      return index !== from && top + height / 2 < y;
    }).length;
  const handleProps = (index: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      start.current = event.clientY;
      setDragging({ from: index, to: index, by: 0 });
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (dragging?.from !== index) return;
      setDragging({ from: index, to: placeAt(event.clientY, index), by: event.clientY - start.current });
    },
    onPointerUp: () => {
      if (dragging && dragging.from !== dragging.to) onMove(dragging.from, dragging.to);
      setDragging(null);
    },
    onPointerCancel: () => setDragging(null),
  });
  /** The row at this index has the line above or below it where the taken one would go. */
  const markAt = (index: number): 'above' | 'below' | null => {
    if (!dragging || dragging.to === dragging.from || index !== dragging.to) return null;
    return dragging.to < dragging.from ? 'above' : 'below';
  };
  return { list, dragging, handleProps, markAt };
}
