import { getViewportForBounds, useReactFlow, useStoreApi } from '@xyflow/react';
import { useMemo, useRef } from 'react';
import { CARD_HEIGHT, CARD_WIDTH, cardBottom, type Direction, type PlacedStep } from './layout.ts';
import { mapRoom } from './map-room.ts';

export const ZOOM = { least: 0.02, readable: 0.4, most: 1.5 };
const margin = 48;

export interface Camera {
  zoomIn(): void;
  zoomOut(): void;
  showAll(): void;
  /** These steps, with room below them for a question. Gives what leads back to where one was, softly or at once. */
  showThese(ids: readonly string[]): (soft: boolean) => void;
  /** Moves no further than it takes to see the card. */
  follow(step: PlacedStep): void;
  center(step: PlacedStep): void;
  /** So that it can be read: in the middle, unless it can be already. */
  near(step: PlacedStep): void;
  /** Everything where it can still be read, else the beginning. */
  begin(): void;
  /** No further than to where the steps end. Tells whether anything moved. */
  panBy(dx: number, dy: number): boolean;
}

const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Free of what floats above the canvas: a question at the bottom, the map at a side. */
const room = (bottom: number, left = 24, right = 24) =>
  ({ top: '16px', bottom: `${bottom}px`, left: `${left}px`, right: `${right}px` }) as const;

function boundsOf(steps: readonly PlacedStep[]) {
  const xs = steps.map(({ x }) => x);
  const [x, y] = [Math.min(...xs), Math.min(...steps.map((step) => step.y))];
  const bottom = Math.max(...steps.map(cardBottom));
  return { x, y, width: Math.max(...xs) - x + CARD_WIDTH, height: bottom - y + 36 };
}

/** `hasMap`: the map lies over the corner at the end. */
export function useCamera(steps: readonly PlacedStep[], direction: Direction, hasMap = false): Camera {
  const flow = useReactFlow();
  const store = useStoreApi();
  const latest = useRef(steps);
  latest.current = steps;
  const mapped = useRef(hasMap);
  mapped.current = hasMap;
  return useMemo(() => {
    const softly = () => ({ duration: calm() ? 0 : 200 });
    const state = () => store.getState();
    const viewOf = (shown: readonly PlacedStep[], mostZoom: number, bottom: number) => {
      const { width, height } = state();
      return getViewportForBounds(boundsOf(shown), width, height, ZOOM.least, mostZoom, room(bottom));
    };
    /** Everything, clear of the map: above it or beside it, whichever leaves more room. */
    const viewOfAll = () => {
      const all = viewOf(latest.current, 1, 24);
      if (!mapped.current) return all;
      const { width, height } = state();
      const { across, high } = mapRoom(latest.current);
      const above = viewOf(latest.current, 1, high);
      const sides = direction === 'rtl' ? [across, 24] : [24, across];
      const beside = getViewportForBounds(
        boundsOf(latest.current),
        width,
        height,
        ZOOM.least,
        1,
        room(24, ...sides),
      );
      return above.zoom > beside.zoom ? above : beside;
    };
    const follow = ({ x, y, entry }: PlacedStep) => {
      const { width, height, transform } = state();
      const [tx, ty, zoom] = transform;
      const [left, top] = [x * zoom + tx, y * zoom + ty];
      const dx = into(left, left + CARD_WIDTH * zoom, 16, width - 16);
      const dy = into(top, top + (entry + CARD_HEIGHT) * zoom, 16, height - margin);
      if (dx !== 0 || dy !== 0) void flow.setViewport({ x: tx + dx, y: ty + dy, zoom }, softly());
    };
    const center = ({ x, y, entry }: PlacedStep) => {
      const zoom = Math.max(0.8, state().transform[2]);
      void flow.setCenter(x + CARD_WIDTH / 2, y + (entry + CARD_HEIGHT) / 2, { zoom, ...softly() });
    };
    return {
      zoomIn: () => void flow.zoomIn(softly()),
      zoomOut: () => void flow.zoomOut(softly()),
      showAll() {
        if (latest.current.length > 0) void flow.setViewport(viewOfAll(), softly());
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
      follow,
      center,
      near: (step) => (state().transform[2] < 0.6 ? center(step) : follow(step)),
      begin() {
        const [root] = latest.current;
        const { width } = state();
        if (width === 0 || !root) return;
        const all = viewOfAll();
        const zoom = width < 600 ? 0.8 : 0.9;
        // The first step stands above the middle of the tree, and so in the middle of what is seen first.
        const x = width / 2 - (root.x + CARD_WIDTH / 2) * zoom;
        void flow.setViewport(all.zoom >= 0.6 ? all : { x, y: 0, zoom }, { duration: 0 });
      },
      panBy(dx, dy) {
        const { width, height, transform } = state();
        const [tx, ty, zoom] = transform;
        const all = boundsOf(latest.current);
        const [left, top] = [all.x * zoom + tx, all.y * zoom + ty];
        const x = within(dx, left, left + all.width * zoom, width);
        const y = within(dy, top, top + all.height * zoom, height);
        if (x === 0 && y === 0) return false;
        void flow.setViewport({ x: tx + x, y: ty + y, zoom }, { duration: 0 });
        return true;
      },
    };
  }, [flow, store, direction]);
}

/** Of a way, what leaves something from `low` to `high` in sight and its end no further in than the margin. */
function within(way: number, low: number, high: number, size: number): number {
  return way > 0
    ? Math.max(0, Math.min(way, margin - low))
    : Math.min(0, Math.max(way, size - margin - high));
}

/** How far something from `low` to `high` has to move to lie between the two. What is larger shows its beginning. */
function into(low: number, high: number, first: number, last: number): number {
  if (low < first || high - low > last - first) return first - low;
  return high > last ? last - high : 0;
}
