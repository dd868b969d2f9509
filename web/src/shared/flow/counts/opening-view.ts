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
/** A little smaller is better than a card that is cut off. */
const spared = 0.65;
const largest = 0.9;
const margin = 16;
/** At the sides, where that is what keeps a card whole. */
const edge = 4;

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
  const acrossOf = ({ left, right }: Span, besides = margin) => (room.width - 2 * besides) / (right - left);
  const squeezed = (span: Span) => Math.min(smallest, acrossOf(span, edge));
  const [all, part] = [spanOf(steps), spanOf(wanted)];
  const sideways = { ...part, left: all.left, right: all.right };
  // Sideways everything, where that can be read: nothing is cut off then.
  const span =
    [sideways, part].find((each) => acrossOf(each) >= smallest) ??
    [sideways, part].find((each) => squeezed(each) >= spared);
  const across = span ? Math.max(acrossOf(span), squeezed(span)) : smallest;
  const least = Math.min(smallest, across);
  const down = (room.height - 2 * margin) / (part.bottom - part.top);
  const zoom = Math.max(least, Math.min(across, down >= smallest ? down : largest, largest));
  const wantedY =
    down >= smallest
      ? (room.height - (part.top + part.bottom) * zoom) / 2
      : margin - firstRow(wanted, focus, room.height / zoom) * zoom;
  const y = wholeAtTop(steps, down >= smallest ? part : spanOf([focus]), wantedY, zoom, room.height);
  return { x: leastCut(steps, span ?? spanOf([focus]), y, zoom, room), y, zoom };
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

/** Moved no further than it takes to see the first row whole, or none of it, where `whole` stays in sight. */
function wholeAtTop(
  steps: readonly PlacedStep[],
  whole: Span,
  y: number,
  zoom: number,
  height: number,
): number {
  const cuts = (at: number) =>
    steps.some((step) => step.y * zoom + at < 0 && cardBottom(step) * zoom + at > 0);
  if (!cuts(y)) return y;
  const tried = new Set(steps.flatMap((step) => [margin - step.y * zoom, -cardBottom(step) * zoom]));
  const fitting = [...tried].filter(
    (at) => whole.top * zoom + at >= 0 && whole.bottom * zoom + at <= height && !cuts(at),
  );
  return fitting.reduce((best, at) => (Math.abs(at - y) < Math.abs(best - y) ? at : best), fitting[0] ?? y);
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
