import { useReactFlow, useStoreApi } from '@xyflow/react';
import { useMemo } from 'react';
import { CARD_HEIGHT, CARD_WIDTH, ENTRY_HEIGHT, type PlacedStep } from '../layout.ts';

const margin = 48;
/** Free of what floats above the canvas: the palette at the start side, the question at the bottom. */
function room(direction: 'ltr' | 'rtl', bottom: number) {
  const start = innerWidth < 768 ? 24 : 184;
  const [left, right] = direction === 'rtl' ? [24, start] : [start, 24];
  return { top: '16px', bottom: `${bottom}px`, left: `${left}px`, right: `${right}px` } as const;
}

export interface Camera {
  zoomIn(): void;
  zoomOut(): void;
  showAll(): void;
  /** These steps, with room below them for a question. */
  showThese(ids: readonly string[]): void;
  /** Moves no further than it takes to see the card. */
  follow(step: PlacedStep): void;
  center(step: PlacedStep): void;
  /** Everything where it can still be read, else the beginning. */
  begin(steps: readonly PlacedStep[]): void;
  panBy(dx: number, dy: number): void;
}

const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

export function useCamera(direction: 'ltr' | 'rtl'): Camera {
  const flow = useReactFlow();
  const store = useStoreApi();
  return useMemo(() => {
    const softly = () => ({ duration: calm() ? 0 : 200 });
    const state = () => store.getState();
    return {
      zoomIn: () => void flow.zoomIn(softly()),
      zoomOut: () => void flow.zoomOut(softly()),
      showAll: () => void flow.fitView({ padding: room(direction, 24), maxZoom: 1, ...softly() }),
      showThese: (ids) =>
        void flow.fitView({
          nodes: ids.map((id) => ({ id })),
          padding: room(direction, Math.min(280, state().height / 2)),
          maxZoom: state().transform[2],
          ...softly(),
        }),
      follow(step) {
        const { width, height, transform } = state();
        const [tx, ty, zoom] = transform;
        const left = step.x * zoom + tx;
        const top = step.y * zoom + ty;
        const dx = into(left, left + CARD_WIDTH * zoom, width);
        const dy = into(top, top + (ENTRY_HEIGHT + CARD_HEIGHT) * zoom, height);
        if (dx !== 0 || dy !== 0) void flow.setViewport({ x: tx + dx, y: ty + dy, zoom }, softly());
      },
      center(step) {
        const zoom = Math.max(0.8, state().transform[2]);
        void flow.setCenter(step.x + CARD_WIDTH / 2, step.y + ENTRY_HEIGHT + CARD_HEIGHT / 2, {
          zoom,
          ...softly(),
        });
      },
      begin(steps) {
        const { width, height } = state();
        if (width === 0 || steps.length === 0) return;
        const xs = steps.map(({ x }) => x);
        const wide = Math.max(...xs) - Math.min(...xs) + CARD_WIDTH;
        const high = Math.max(...steps.map(({ y }) => y)) + ENTRY_HEIGHT + CARD_HEIGHT;
        const all = Math.min(width / (wide * 1.16), height / (high * 1.16));
        if (all >= 0.7) {
          void flow.fitView({ padding: room(direction, 24), maxZoom: 1, duration: 0 });
          return;
        }
        const zoom = width < 600 ? 0.8 : 0.9;
        const [root] = steps;
        // The palette stands at the start side.
        const start = innerWidth < 768 ? margin : 196;
        const x = direction === 'rtl' ? width - start - ((root?.x ?? 0) + CARD_WIDTH) * zoom : start;
        void flow.setViewport({ x, y: 0, zoom }, { duration: 0 });
      },
      panBy: (dx, dy) => void state().panBy({ x: dx, y: dy }),
    };
  }, [flow, store, direction]);
}

/** How far something from `low` to `high` has to move to lie inside. */
function into(low: number, high: number, size: number): number {
  if (high - low > size - 2 * margin) return low > size - margin || high < margin ? margin - low : 0;
  if (low < margin) return margin - low;
  return high > size - margin ? size - margin - high : 0;
}
