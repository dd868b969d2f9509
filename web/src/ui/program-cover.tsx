import type { CSSProperties } from 'react';
import { programLooks } from './program-looks.ts';

interface ProgramCoverProps {
  /** Name of a picture that was put up; `null`: a pattern is drawn. */
  cover: string | null;
  category: string;
  /** Two programs of one category are drawn differently. */
  id: string;
  /** Read aloud in place of a photo; empty where the title stands beside it. */
  title?: string;
  size?: 'small' | 'medium' | 'large';
  className?: string;
}

/** A program's picture in the shape 16 : 9, as wide as its place: what its creator put up, or a pattern in the category's colour. */
export function ProgramCover({
  cover,
  category,
  id,
  title = '',
  size = 'medium',
  className = '',
}: ProgramCoverProps) {
  const shape = `block aspect-video w-full ${className}`;
  if (cover)
    return (
      <img
        src={`/api/public/files/${size}/${encodeURIComponent(cover)}`}
        alt={title}
        width={320}
        height={180}
        loading={size === 'large' ? 'eager' : 'lazy'}
        className={`${shape} bg-sunken object-cover`}
      />
    );
  return patternOf(category, id, shape);
}

type Motif = (random: () => number) => Shape[];
/** Path and how deep its colour is: 1 the lightest, 4 the deepest. */
type Shape = [path: string, depth: 1 | 2 | 3 | 4];

const motifs: Record<string, Motif> = {
  sleep: hills,
  nutrition: leaves,
  movement: strands,
  mind: ripples,
  heart: ripples,
  pain: strands,
  'chronic-conditions': beads,
  family: leaves,
  habits: beads,
};

function patternOf(category: string, id: string, className: string) {
  // A category that is not known is calm and grey.
  const [hue, chroma] = programLooks[category] ?? [260, 0.02];
  const motif = motifs[category] ?? hills;
  const random = randomOf(id);
  const style = { '--hue': Math.round(hue + (random() - 0.5) * 24), '--chroma': chroma } as CSSProperties;
  return (
    <svg
      viewBox="0 0 320 180"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      style={style}
      className={`program-cover ${className}`}
    >
      {motif(random).map(([path, depth], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a drawing of one state
        <path key={index} d={path} className={`deep-${depth}`} />
      ))}
    </svg>
  );
}

/** The same numbers for the same id, on the server and in the browser. */
function randomOf(id: string): () => number {
  let state = 2166136261;
  for (const char of id) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 16777619) >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const disc = (x: number, y: number, r: number) =>
  `M${Math.round(x - r)} ${Math.round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** Soft ranges under a moon. */
function hills(random: () => number): Shape[] {
  const moon = disc(60 + random() * 200, 46 + random() * 20, 22 + Math.round(random() * 10));
  const range = (height: number) => {
    const [a, b, c] = [0, 0, 0].map(() => Math.round(height + (random() - 0.5) * 44));
    return `M0 ${a}C80 ${(a ?? 0) - 34} 100 ${b} 160 ${b}S250 ${(c ?? 0) + 26} 320 ${c}V180H0z`;
  };
  return [
    [moon, 1],
    [range(96), 2],
    [range(124), 3],
    [range(154), 4],
  ];
}

/** Rings that widen from one place. */
function ripples(random: () => number): Shape[] {
  const [x, y] = [70 + random() * 180, 50 + random() * 80];
  return [
    [disc(x, y, 150), 1],
    [disc(x, y, 106), 2],
    [disc(x, y, 66), 3],
    [disc(x, y, 28), 4],
  ];
}

/** Bands that run side by side across the picture. */
function strands(random: () => number): Shape[] {
  const start = 20 + random() * 40;
  const bend = 30 + random() * 50;
  const band = (index: number) => {
    const y = Math.round(start + index * 34);
    const low = Math.round(y + bend);
    const width = 18 + Math.round(random() * 8);
    return `M0 ${y}C90 ${y} 110 ${low} 180 ${low}S270 ${y - 8} 320 ${y - 8}v${width}C270 ${y - 8 + width} 250 ${low + width} 180 ${low + width}S90 ${y + width} 0 ${y + width}z`;
  };
  return [
    [band(-1), 1],
    [band(0), 2],
    [band(1), 3],
    [band(2), 4],
  ];
}

/** Large leaves that grow from below. */
function leaves(random: () => number): Shape[] {
  const leaf = (x: number, height: number, lean: number) => {
    const [top, middle] = [180 - height, 180 - height / 2];
    const tip = Math.round(x + lean);
    return `M${x} 184C${x - 62} ${middle} ${tip - 40} ${top} ${tip} ${top}S${x + 62} ${middle} ${x} 184z`;
  };
  const lean = () => Math.round((random() - 0.5) * 90);
  return [
    [leaf(60, 120 + Math.round(random() * 30), lean()), 1],
    [leaf(250, 130 + Math.round(random() * 30), lean()), 2],
    [leaf(120, 90 + Math.round(random() * 40), lean()), 3],
    [leaf(190, 70 + Math.round(random() * 40), lean()), 4],
  ];
}

/** One day after another, rising. */
function beads(random: () => number): Shape[] {
  const rise = 30 + random() * 70;
  const bead = (index: number, r: number) =>
    disc(40 + index * 60, 90 + rise / 2 - (rise / 4) * index + (random() - 0.5) * 16, r);
  const deep = Math.round(random() * 4);
  return [0, 1, 2, 3, 4].map((index) => [
    bead(index, index === deep ? 34 : 20 + Math.round(random() * 8)),
    index === deep ? 4 : ((1 + (index % 3)) as 1 | 2 | 3),
  ]);
}
