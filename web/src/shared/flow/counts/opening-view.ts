/** Where a drawing with numbers opens: on what matters, with whole cards at its edges. */
import { CARD_WIDTH, cardBottom, type PlacedStep } from '../layout.ts';

interface Room {
  width: number;
  height: number;
}
interface View {
  x: number;
  y: number;
  zoom: number;
}

/** Where the names of steps are some ten pixels high: smaller, nobody reads them. */
const smallest = 0.7;
const largest = 0.9;
const margin = 16;

/**
 * All of it, if it can still be read so. Else as wide as it is, else as much as fits around `focus`, moved until as few
 * cards as can be are cut off at the sides; the first row that is seen is seen from its top.
 */
export function openingView(steps: readonly PlacedStep[], focus: PlacedStep, room: Room): View {
  const left = Math.min(...steps.map(({ x }) => x));
  const right = Math.max(...steps.map(({ x }) => x + CARD_WIDTH));
  const top = Math.min(...steps.map(({ y }) => y));
  const bottom = Math.max(...steps.map(cardBottom));
  const across = (room.width - 2 * margin) / (right - left);
  const down = (room.height - 2 * margin) / (bottom - top);
  const centered = (zoom: number) => (room.width - (left + right) * zoom) / 2;
  if (Math.min(across, down) >= smallest) {
    const zoom = Math.min(across, down, largest);
    return { x: centered(zoom), y: (room.height - (top + bottom) * zoom) / 2, zoom };
  }
  const zoom = Math.max(smallest, Math.min(across, largest));
  const y = margin - firstRow(steps, focus, room.height / zoom) * zoom;
  if (across >= smallest) return { x: centered(zoom), y, zoom };
  return { x: leastCut(steps, focus, y, zoom, room), y, zoom };
}

/** The lowest row above the middle from which the focus is still seen as a whole. */
function firstRow(steps: readonly PlacedStep[], focus: PlacedStep, height: number): number {
  const wanted = (focus.y + cardBottom(focus) - height) / 2;
  const most = cardBottom(focus) - height + 3 * margin;
  const rows = steps.map(({ y }) => y).filter((y) => y <= focus.y && y >= most);
  const above = rows.filter((y) => y <= wanted);
  return above.length > 0 ? Math.max(...above) : Math.min(...rows, focus.y);
}

function leastCut(
  steps: readonly PlacedStep[],
  focus: PlacedStep,
  y: number,
  zoom: number,
  { width, height }: Room,
): number {
  const seen = steps.filter((step) => cardBottom(step) * zoom + y > 0 && step.y * zoom + y < height);
  const middle = width / 2 - (focus.x + CARD_WIDTH / 2) * zoom;
  const cut = (x: number): number =>
    seen.filter((step) => {
      const [from, to] = [step.x * zoom + x, (step.x + CARD_WIDTH) * zoom + x];
      return (from < 0 && to > 0) || (from < width && to > width);
    }).length;
  const isWhole = (x: number): boolean =>
    focus.x * zoom + x >= 0 && (focus.x + CARD_WIDTH) * zoom + x <= width;
  const tried = [
    middle,
    ...seen.flatMap((step) => [margin - step.x * zoom, width - margin - (step.x + CARD_WIDTH) * zoom]),
  ].filter(isWhole);
  return tried.reduce(
    (best, x) =>
      cut(x) < cut(best) || (cut(x) === cut(best) && Math.abs(x - middle) < Math.abs(best - middle))
        ? x
        : best,
    middle,
  );
}
