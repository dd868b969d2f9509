import { useReactFlow, useStore, ViewportPortal } from '@xyflow/react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import {
  CARD_HEIGHT,
  CARD_WIDTH,
  cardTop,
  type Direction,
  type PlacedStep,
} from '../../../shared/flow/layout.ts';
import { useViewer } from '../../../shell/use-shell.ts';
import { useDraftStore } from '../draft/use-draft.ts';
import { useView } from '../flow/flow-context.ts';
import { fills, lines } from './colours.ts';
import { hereAt, type Pointer } from './here.ts';

interface OthersOnCanvasProps {
  steps: readonly PlacedStep[];
  direction: Direction;
}

/** Where others on the same drawing are: their hands, and the steps they have chosen. */
export default function OthersOnCanvas({ steps, direction }: OthersOnCanvasProps) {
  const { id } = useDraftStore();
  const here = hereAt(id, useViewer()?.id ?? '');
  const people = useSyncExternalStore(here.subscribe, here.get, here.get);
  const selected = useView((view) => view.selected);
  const zoom = useStore(({ transform }) => transform[2]);
  useEffect(() => here.move({ step: selected }), [here, selected]);
  usePointer(steps, direction, (pointer) => here.move({ pointer }));
  const placed = new Map(steps.map((step) => [step.node.id, step]));
  return (
    <ViewportPortal>
      {people.map(({ id: person, name, spot, colour }) => {
        const chosen = placed.get(spot?.step ?? '');
        const beside = placed.get(spot?.pointer?.step ?? '');
        return (
          <div key={person} aria-hidden="true" className="pointer-events-none">
            {chosen && (
              <div
                className={`absolute rounded-card outline-2 outline-offset-3 ${lines[colour]}`}
                style={{ left: chosen.x, top: cardTop(chosen), width: CARD_WIDTH, height: CARD_HEIGHT }}
              />
            )}
            {spot?.pointer && beside && (
              <div
                className="absolute z-2000 origin-top-left transition-transform duration-120 ease-linear motion-reduce:transition-none"
                // As large at every distance.
                style={{ transform: `${placeOf(spot.pointer, beside, direction)} scale(${1 / zoom})` }}
              >
                <Hand />
                <span
                  className={`absolute start-3 top-4 max-w-40 truncate rounded-pill px-2 py-0.5 text-12 font-medium ${fills[colour]}`}
                >
                  <bdi>{name}</bdi>
                </span>
              </div>
            )}
          </div>
        );
      })}
    </ViewportPortal>
  );
}

const Hand = () => (
  <svg width="16" height="18" viewBox="0 0 16 18" aria-hidden="true" className="fill-ink stroke-surface">
    <path d="M1 1l13 7-6 1.5L5 16z" strokeWidth="1.5" strokeLinejoin="round" />
  </svg>
);

function placeOf({ along, down }: Pointer, step: PlacedStep, direction: Direction): string {
  const x = direction === 'rtl' ? step.x + CARD_WIDTH - along : step.x + along;
  return `translate(${x}px, ${step.y + down}px)`;
}

/** Hands on where one's own is, beside the nearest step; nowhere once it has left the drawing. */
function usePointer(
  steps: readonly PlacedStep[],
  direction: Direction,
  onMove: (pointer: Pointer | null) => void,
): void {
  const { screenToFlowPosition } = useReactFlow();
  const root = useStore(({ domNode }) => domNode);
  const latest = useRef({ steps, direction, onMove });
  latest.current = { steps, direction, onMove };
  useEffect(() => {
    if (!root) return;
    const move = ({ clientX, clientY, pointerType }: PointerEvent) => {
      if (pointerType === 'touch') return;
      const now = latest.current;
      const { x, y } = screenToFlowPosition({ x: clientX, y: clientY });
      now.onMove(besideNearest(now.steps, now.direction, x, y));
    };
    const leave = () => latest.current.onMove(null);
    root.addEventListener('pointermove', move);
    root.addEventListener('pointerleave', leave);
    return () => {
      root.removeEventListener('pointermove', move);
      root.removeEventListener('pointerleave', leave);
    };
  }, [root, screenToFlowPosition]);
}

function besideNearest(
  steps: readonly PlacedStep[],
  direction: Direction,
  x: number,
  y: number,
): Pointer | null {
  const away = (step: PlacedStep) => Math.hypot(step.x + CARD_WIDTH / 2 - x, step.y - y);
  let nearest: PlacedStep | undefined;
  for (const step of steps) if (!nearest || away(step) < away(nearest)) nearest = step;
  if (!nearest) return null;
  const along = direction === 'rtl' ? nearest.x + CARD_WIDTH - x : x - nearest.x;
  return { step: nearest.node.id, along: Math.round(along), down: Math.round(y - nearest.y) };
}
