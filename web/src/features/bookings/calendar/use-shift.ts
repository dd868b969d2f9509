import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import type { Shift } from './placing.ts';

interface ShiftOptions {
  isMovable: boolean;
  isRtl: boolean;
  /** How wide a day is, in px. */
  column: () => number;
  /** How high an hour is. */
  hourHeight: number;
  /** Minutes at a time. */
  step: number;
  /** The nearest that is possible. */
  within: (wanted: Shift) => Shift;
  onMove: (shift: Shift) => void;
}

/** So many px are a trembling hand. */
const slackPx = 5;
const isNone = ({ days, minutes }: Shift) => days === 0 && minutes === 0;

/**
 * Something on the calendar that is pulled elsewhere, by a mouse or pen or by Shift with the arrow keys, and stays where
 * it was until that is confirmed. A finger scrolls the page: by touch a booking is moved on its own page.
 */
export function useShift(options: ShiftOptions) {
  const { isMovable, isRtl, column, hourHeight, step, within, onMove } = options;
  const [shift, setShift] = useState<Shift | null>(null);
  const start = useRef<{ x: number; y: number } | null>(null);
  /** The press that ends a pull opens nothing. */
  const pulled = useRef(false);

  const shiftTo = (event: PointerEvent): Shift => {
    const { x, y } = start.current ?? { x: event.clientX, y: event.clientY };
    const towards = isRtl ? -1 : 1;
    return within({
      days: Math.round(((event.clientX - x) / (column() || 1)) * towards),
      minutes: ((event.clientY - y) / hourHeight) * 60,
    });
  };
  const end = () => {
    start.current = null;
    setShift(null);
  };
  const finish = (to: Shift) => {
    end();
    if (!isNone(to)) onMove(to);
  };

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    pulled.current = false;
    if (!isMovable || event.button !== 0 || event.pointerType === 'touch') return;
    start.current = { x: event.clientX, y: event.clientY };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const from = start.current;
    if (!from) return;
    const isFar = Math.hypot(event.clientX - from.x, event.clientY - from.y) > slackPx;
    if (!isFar && !pulled.current) return;
    pulled.current = true;
    setShift(shiftTo(event));
  };
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    if (start.current && pulled.current) finish(shiftTo(event));
    else end();
  };
  const onClick = (event: MouseEvent) => {
    if (pulled.current) event.preventDefault();
    pulled.current = false;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && (shift || start.current)) {
      event.preventDefault();
      return end();
    }
    if (event.key === 'Enter' && shift) {
      event.preventDefault();
      return finish(shift);
    }
    const by = event.shiftKey && isMovable ? stepOf(event.key, isRtl, step) : undefined;
    if (!by) return;
    event.preventDefault();
    const { days, minutes } = shift ?? { days: 0, minutes: 0 };
    setShift(within({ days: days + by.days, minutes: minutes + by.minutes }));
  };
  return {
    shift,
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: end,
      onClick,
      onKeyDown,
      onBlur: end,
    },
  };
}

function stepOf(key: string, isRtl: boolean, step: number): Shift | undefined {
  const towards = isRtl ? -1 : 1;
  switch (key) {
    case 'ArrowDown':
      return { days: 0, minutes: step };
    case 'ArrowUp':
      return { days: 0, minutes: -step };
    case 'ArrowRight':
      return { days: towards, minutes: 0 };
    case 'ArrowLeft':
      return { days: -towards, minutes: 0 };
    default:
      return undefined;
  }
}
