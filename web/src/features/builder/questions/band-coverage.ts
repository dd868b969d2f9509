/** How bands lie on the scores that can be reached: for the drawing beside the editor. */
import type { ScoreRange } from '@regimen/engine/check/score-range.ts';
import type { Band } from '@regimen/engine/items.ts';

export interface Stretch {
  from: number;
  to: number;
}
export interface Overlap extends Stretch {
  /** The first is the one that counts. */
  names: string[];
}
export interface Coverage {
  /** What the drawing shows: all that can be reached, and all bands. */
  shown: Stretch;
  gaps: Stretch[];
  overlaps: Overlap[];
  /** Bands that no score can reach. */
  unreachable: string[];
}

const mostWhole = 5_000;
const holding = (bands: readonly Band[], score: number) =>
  bands.filter((band) => score >= band.min && score <= band.max);
const sound = ({ min, max }: Band): boolean => Number.isFinite(min) && Number.isFinite(max) && min <= max;

export function coverageOf(all: readonly Band[], range: ScoreRange): Coverage {
  const bands = all.filter(sound);
  const shown = {
    from: Math.min(range.min, ...bands.map(({ min }) => min)),
    to: Math.max(range.max, ...bands.map(({ max }) => max)),
  };
  const unreachable = bands
    .filter(({ min, max }) => max < range.min || min > range.max)
    .map(({ name }) => name);
  const whole = range.whole && range.max - range.min <= mostWhole;
  const pieces = whole ? wholePieces(range) : piecesBetween(bands, range);
  const gaps: Stretch[] = [];
  const overlaps: Overlap[] = [];
  for (const { from, to, probe } of pieces) {
    const found = holding(bands, probe);
    if (found.length === 0) grow(gaps, { from, to }, whole);
    if (found.length > 1) growOverlap(overlaps, { from, to, names: found.map(({ name }) => name) }, whole);
  }
  return { shown, gaps, overlaps, unreachable };
}

type Piece = Stretch & { probe: number };

const wholePieces = ({ min, max }: ScoreRange): Piece[] =>
  Array.from({ length: Math.floor(max) - Math.ceil(min) + 1 }, (_, index) => {
    const score = Math.ceil(min) + index;
    return { from: score, to: score, probe: score };
  });

function piecesBetween(bands: readonly Band[], { min, max }: ScoreRange): Piece[] {
  const inside = bands.flatMap((band) => [band.min, band.max]).filter((edge) => edge > min && edge < max);
  const edges = [...new Set([min, ...inside, max])].sort((a, b) => a - b);
  return edges.slice(1).map((to, index) => {
    const from = edges[index] as number;
    return { from, to, probe: (from + to) / 2 };
  });
}

const follows = (last: Stretch | undefined, next: Stretch, whole: boolean): last is Stretch =>
  last !== undefined && next.from === (whole ? last.to + 1 : last.to);

function grow(list: Stretch[], next: Stretch, whole: boolean): void {
  const last = list.at(-1);
  if (follows(last, next, whole)) last.to = next.to;
  else list.push(next);
}

function growOverlap(list: Overlap[], next: Overlap, whole: boolean): void {
  const last = list.at(-1);
  if (follows(last, next, whole) && last?.names.join('\n') === next.names.join('\n')) last.to = next.to;
  else list.push(next);
}

/** Where the next band would go: the first gap, else behind the last. */
export function nextBand(bands: readonly Band[], range: ScoreRange | null, id: string): Band {
  const gap = range && coverageOf(bands, range).gaps[0];
  if (gap) return { id, name: '', min: gap.from, max: gap.to };
  const last = bands.at(-1);
  return { id, name: '', min: last ? last.max + 1 : 0, max: last ? last.max + 5 : 5 };
}
