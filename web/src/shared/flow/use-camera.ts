import { getViewportForBounds, useReactFlow, useStoreApi } from '@xyflow/react';
import { useMemo, useRef } from 'react';
import { CARD_HEIGHT, CARD_WIDTH, type Direction, ENTRY_HEIGHT, type PlacedStep } from './layout.ts';

export const ZOOM = { least: 0.02, readable: 0.4, most: 1.5 };
const margin = 48;
const boxHeight = ENTRY_HEIGHT + CARD_HEIGHT;

export interface Camera {
  zoomIn(): void;
  zoomOut(): void;
  showAll(): void;
  /** These steps, with room below them for a question. Gives what leads back to where one was, softly or at once. */
  showThese(ids: readonly string[]): (soft: boolean) => void;
  /** Moves no further than it takes to see the card. */
  follow(step: PlacedStep): void;
  center(step: PlacedStep): void;
  /** Everything where it can still be read, else the beginning. */
  begin(): void;
  panBy(dx: number, dy: number): void;
}

const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Free of what floats above the canvas: a question at the bottom. */
const room = (bottom: number) =>
  ({ top: '16px', bottom: `${bottom}px`, left: '24px', right: '24px' }) as const;

function boundsOf(steps: readonly PlacedStep[]) {
  const [xs, ys] = [steps.map(({ x }) => x), steps.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x + CARD_WIDTH, height: Math.max(...ys) - y + boxHeight + 36 };
}

export function useCamera(steps: readonly PlacedStep[], direction: Direction): Camera {
  const flow = useReactFlow();
  const store = useStoreApi();
  const latest = useRef(steps);
  latest.current = steps;
  return useMemo(() => {
    const softly = () => ({ duration: calm() ? 0 : 200 });
    const state = () => store.getState();
    const viewOf = (shown: readonly PlacedStep[], mostZoom: number, bottom: number) => {
      const { width, height } = state();
      return getViewportForBounds(boundsOf(shown), width, height, ZOOM.least, mostZoom, room(bottom));
    };
    return {
      zoomIn: () => void flow.zoomIn(softly()),
      zoomOut: () => void flow.zoomOut(softly()),
      showAll() {
        if (latest.current.length > 0) void flow.setViewport(viewOf(latest.current, 1, 24), softly());
      },
      showThese(ids) {
        const wanted = latest.current.filter(({ node }) => ids.includes(node.id));
        if (wanted.length === 0) return () => undefined;
        const { height, transform } = state();
        const [x, y, zoom] = transform;
        const view = viewOf(wanted, zoom, Math.min(280, height / 2));
        if (view.zoom >= Math.min(zoom, ZOOM.readable)) void flow.setViewport(view, softly());
        return (soft) => void flow.setViewport({ x, y, zoom }, soft ? softly() : { duration: 0 });
      },
      follow({ x, y }) {
        const { width, height, transform } = state();
        const [tx, ty, zoom] = transform;
        const [left, top] = [x * zoom + tx, y * zoom + ty];
        const dx = into(left, left + CARD_WIDTH * zoom, 16, width - 16);
        const dy = into(top, top + boxHeight * zoom, 16, height - margin);
        if (dx !== 0 || dy !== 0) void flow.setViewport({ x: tx + dx, y: ty + dy, zoom }, softly());
      },
      center({ x, y }) {
        const zoom = Math.max(0.8, state().transform[2]);
        void flow.setCenter(x + CARD_WIDTH / 2, y + boxHeight / 2, { zoom, ...softly() });
      },
      begin() {
        const [root] = latest.current;
        const { width } = state();
        if (width === 0 || !root) return;
        const all = viewOf(latest.current, 1, 24);
        const zoom = width < 600 ? 0.8 : 0.9;
        const x = direction === 'rtl' ? width - margin - (root.x + CARD_WIDTH) * zoom : margin;
        void flow.setViewport(all.zoom >= 0.7 ? all : { x, y: 0, zoom }, { duration: 0 });
      },
      panBy: (dx, dy) => void state().panBy({ x: dx, y: dy }),
    };
  }, [flow, store, direction]);
}

/** How far something from `low` to `high` has to move to lie between the two. What is larger shows its beginning. */
function into(low: number, high: number, first: number, last: number): number {
  if (low < first || high - low > last - first) return first - low;
  return high > last ? last - high : 0;
}
