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
 * All that is `wanted`, if it can still be read so. Else as wide as it is, else as much as fits around `focus`. It is
 * moved until as few cards as can be are cut off at the sides, and the first row that is seen is seen from its top.
 */
export function openingView(
  steps: readonly PlacedStep[],
  wanted: readonly PlacedStep[],
  focus: PlacedStep,
  room: Room,
): View {
  const acrossOf = ({ left, right }: Span) => (room.width - 2 * margin) / (right - left);
  const [all, part] = [spanOf(steps), spanOf(wanted)];
  // Sideways everything, where that can be read: nothing is cut off then.
  const span = acrossOf(all) >= smallest ? { ...part, left: all.left, right: all.right } : part;
  const across = acrossOf(span);
  const down = (room.height - 2 * margin) / (span.bottom - span.top);
  const zoom = Math.max(smallest, Math.min(across, down >= smallest ? down : largest, largest));
  const wantedY =
    down >= smallest
      ? (room.height - (span.top + span.bottom) * zoom) / 2
      : margin - firstRow(wanted, focus, room.height / zoom) * zoom;
  const y = wholeAtTop(steps, down >= smallest ? span : spanOf([focus]), wantedY, zoom, room.height);
  const whole = across >= smallest ? span : spanOf([focus]);
  return { x: leastCut(steps, whole, y, zoom, room), y, zoom };
}

interface Span {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const spanOf = (steps: readonly PlacedStep[]): Span => ({
  left: Math.min(...steps.map(({ x }) => x)),
  right: Math.max(...steps.map(({ x }) => x + CARD_WIDTH)),
  top: Math.min(...steps.map(({ y }) => y)),
  bottom: Math.max(...steps.map(cardBottom)),
});

/** The lowest row above the middle from which the focus is still seen as a whole. */
function firstRow(steps: readonly PlacedStep[], focus: PlacedStep, height: number): number {
  const middle = (focus.y + cardBottom(focus) - height) / 2;
  const least = cardBottom(focus) - height + 3 * margin;
  const rows = steps.map(({ y }) => y).filter((y) => y <= focus.y && y >= least);
  const above = rows.filter((y) => y <= middle);
  return above.length > 0 ? Math.max(...above) : Math.min(...rows, focus.y);
}

/** Moved until the first row is seen whole, else not at all, where `whole` stays in sight either way. */
function wholeAtTop(
  steps: readonly PlacedStep[],
  whole: Span,
  y: number,
  zoom: number,
  height: number,
): number {
  const cut = steps.filter((step) => step.y * zoom + y < 0 && cardBottom(step) * zoom + y > 0);
  if (cut.length === 0) return y;
  const { top, bottom } = spanOf(cut);
  const lower = margin - top * zoom;
  if (whole.bottom * zoom + lower <= height) return lower;
  const higher = -bottom * zoom;
  return whole.top * zoom + higher >= 0 ? higher : y;
}

/** `whole` is never cut, and no room is left empty where there is more to see. */
function leastCut(
  steps: readonly PlacedStep[],
  whole: Span,
  y: number,
  zoom: number,
  { width, height }: Room,
): number {
  const all = spanOf(steps);
  const middle = (width - (whole.left + whole.right) * zoom) / 2;
  const atStart = margin - all.left * zoom;
  const atEnd = width - margin - all.right * zoom;
  const seen = steps.filter((step) => cardBottom(step) * zoom + y > 0 && step.y * zoom + y < height);
  const cut = (x: number): number =>
    seen.filter((step) => {
      const [from, to] = [step.x * zoom + x, (step.x + CARD_WIDTH) * zoom + x];
      return (from < 0 && to > 0) || (from < width && to > width);
    }).length;
  const fits = (x: number): boolean =>
    whole.left * zoom + x >= 0 && whole.right * zoom + x <= width && (x - atStart) * (x - atEnd) <= 0;
  const tried = [
    middle,
    ...seen.flatMap((step) => [margin - step.x * zoom, width - margin - (step.x + CARD_WIDTH) * zoom]),
  ].filter(fits);
  const isBetter = (x: number, than: number): boolean =>
    cut(x) < cut(than) || (cut(x) === cut(than) && Math.abs(x - middle) < Math.abs(than - middle));
  return tried.reduce((best, x) => (isBetter(x, best) ? x : best), tried[0] ?? middle);
}
