import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react';

/** `list` with the one at `from` put to `to`. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const one = list[from];
  if (one === undefined) return [...list];
  const rest = list.filter((_, index) => index !== from);
  return [...rest.slice(0, to), one, ...rest.slice(to)];
}

/**
 * Rows that are dragged by a handle into another order, by mouse, pen or finger. The order follows at once;
 * `onDone` hears the result. For the keyboard there are buttons that call `move`.
 */
export function useReorder(ids: readonly string[], onDone: (ids: string[]) => void) {
  const [order, setOrder] = useState<readonly string[] | null>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const shown = order ?? ids;
  const latest = useRef({ ids, shown, onDone });
  latest.current = { ids, shown, onDone };

  useEffect(() => {
    if (dragged === null) return;
    const over = ({ clientX, clientY }: PointerEvent) => {
      const { shown } = latest.current;
      const row = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-row]');
      const [from, to] = [shown.indexOf(dragged), shown.indexOf(row?.dataset.row ?? '')];
      if (to >= 0 && to !== from) setOrder(moved(shown, from, to));
    };
    const end = (drop: boolean) => () => {
      const { ids, shown, onDone } = latest.current;
      setDragged(null);
      setOrder(null);
      if (drop && shown.some((id, index) => id !== ids[index])) onDone([...shown]);
    };
    const [drop, cancel] = [end(true), end(false)];
    addEventListener('pointermove', over);
    addEventListener('pointerup', drop);
    addEventListener('pointercancel', cancel);
    return () => {
      removeEventListener('pointermove', over);
      removeEventListener('pointerup', drop);
      removeEventListener('pointercancel', cancel);
    };
  }, [dragged]);

  return {
    order: shown,
    dragged,
    move: (id: string, step: 1 | -1) => {
      const from = shown.indexOf(id);
      const to = from + step;
      if (to >= 0 && to < shown.length) onDone(moved(shown, from, to));
    },
    /** On the row's own element. */
    rowProps: (id: string) => ({ 'data-row': id }),
    /** On what it is dragged by. */
    handleProps: (id: string) => ({
      onPointerDown: (event: ReactPointerEvent) => {
        if (event.button !== 0) return;
        event.preventDefault();
        setDragged(id);
      },
      style: { touchAction: 'none' },
    }),
  };
}
