import { useRef } from 'react';
import { IconButton } from './button.tsx';
import { changeThenFocus } from './change-then-focus.ts';
import { ArrowDownIcon, ArrowUpIcon } from './icons.tsx';

interface MoveButtonsProps {
  index: number;
  count: number;
  /** What the two are called. */
  up: string;
  down: string;
  onMove: (from: number, to: number) => void;
}

/** Moves a row of a list up and down. The buttons go along with their row, and so does the focus. */
export function MoveButtons({ index, count, up, down, onMove }: MoveButtonsProps) {
  const upward = useRef<HTMLButtonElement>(null);
  const downward = useRef<HTMLButtonElement>(null);
  const press = (to: number, [pressed, other]: (typeof upward)[]) =>
    changeThenFocus(
      () => onMove(index, to),
      () => [pressed, other].map((button) => button?.current).find((button) => button?.disabled === false),
    );
  return (
    <span className="relative z-10 flex max-sm:flex-col">
      <IconButton
        ref={upward}
        label={up}
        disabled={index === 0}
        className="disabled:opacity-30 max-sm:size-9!"
        onClick={() => press(index - 1, [upward, downward])}
      >
        <ArrowUpIcon size={16} />
      </IconButton>
      <IconButton
        ref={downward}
        label={down}
        disabled={index === count - 1}
        className="disabled:opacity-30 max-sm:size-9!"
        onClick={() => press(index + 1, [downward, upward])}
      >
        <ArrowDownIcon size={16} />
      </IconButton>
    </span>
  );
}
