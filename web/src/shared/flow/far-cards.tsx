import { memo } from 'react';
import { CARD_HEIGHT, CARD_WIDTH, cardBottom, cardTop, type PlacedStep } from './layout.ts';
import { Regions } from './regions.ts';

/** Below this no name can be read; then cards are shapes in one drawing, however many there are. */
const FAR = 0.28;

/** How much of a card can be read: all of it, its name, its name in large letters, or nothing. */
export type Nearness = 'near' | 'name' | 'large' | 'far';
export function nearness(zoom: number): Nearness {
  if (zoom >= 0.7) return 'near';
  if (zoom >= 0.45) return 'name';
  return zoom >= FAR ? 'large' : 'far';
}

interface FarCardsProps {
  steps: readonly PlacedStep[];
  selected: string | null;
  marked: ReadonlyMap<string, string>;
  doomed: ReadonlySet<string>;
  isFar: boolean;
}

const r = 14;
const [w, h] = [CARD_WIDTH - 2 * r, CARD_HEIGHT - 2 * r];
const shape = (step: PlacedStep): string =>
  `M${step.x + r} ${cardTop(step)}h${w}a${r} ${r} 0 0 1 ${r} ${r}v${h}a${r} ${r} 0 0 1 ${-r} ${r}h${-w}a${r} ${r} 0 0 1 ${-r} ${-r}v${-h}a${r} ${r} 0 0 1 ${r} ${-r}z`;

const looks: Record<string, { className: string; strokeWidth?: number }> = {
  plain: { className: 'fill-raised stroke-transparent group-data-far/cards:stroke-line-strong' },
  warning: { className: 'fill-warning-soft stroke-warning-line' },
  error: { className: 'fill-danger-soft stroke-danger-line' },
  selected: { className: 'fill-primary-soft stroke-primary-line', strokeWidth: 10 },
};

/**
 * The flow from afar: where its branches are, which steps have problems, which one is selected. From near these are
 * the ground on which cards appear.
 */
export const FarCards = memo(function FarCards({ steps, selected, marked, doomed, isFar }: FarCardsProps) {
  const regions = new Regions();
  for (const step of steps) {
    const { id } = step.node;
    const mark = doomed.has(id) ? 'error' : marked.get(id);
    const kind = id === selected ? 'selected' : mark === 'error' || mark === 'warning' ? mark : 'plain';
    regions.add(kind, step.x, step.y, shape(step));
  }
  return (
    <svg
      className="flow-lines group/cards"
      data-far={isFar || undefined}
      aria-hidden="true"
      width="1"
      height="1"
    >
      {regions.list().map(({ key, kind, path }) => (
        <path key={key} d={path} {...looks[kind]} />
      ))}
    </svg>
  );
});

/** The step whose card lies at a point of the flow. */
export const stepAt = (steps: readonly PlacedStep[], x: number, y: number): string | null =>
  steps.find((step) => x >= step.x && x <= step.x + CARD_WIDTH && y >= cardTop(step) && y <= cardBottom(step))
    ?.node.id ?? null;
