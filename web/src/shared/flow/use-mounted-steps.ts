import { useStoreApi } from '@xyflow/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { CARD_WIDTH, cardBottom, type PlacedStep } from './layout.ts';

/** New cards a frame: few enough that none takes long, many enough that nobody waits. */
const perFrame = 6;
/** As many may stay that are out of sight, so that going back costs nothing. */
const mostMounted = 120;
const around = 160;

const none: ReadonlySet<string> = new Set();

interface Sight {
  transform: readonly [x: number, y: number, zoom: number];
  width: number;
  height: number;
}

/** Steps in sight, the middle of the screen first. */
export function stepsInSight(
  steps: readonly PlacedStep[],
  { transform, width, height }: Sight,
): PlacedStep[] {
  const [tx, ty, zoom] = transform;
  const left = -tx / zoom - around;
  const right = (width - tx) / zoom + around;
  const top = -ty / zoom - around;
  const bottom = (height - ty) / zoom + around;
  const [midX, midY] = [(left + right) / 2 - CARD_WIDTH / 2, (top + bottom) / 2];
  const far = ({ x, y }: PlacedStep) => Math.hypot(x - midX, y - midY);
  return steps
    .filter(
      (step) => step.x + CARD_WIDTH > left && step.x < right && cardBottom(step) > top && step.y < bottom,
    )
    .sort((a, b) => far(a) - far(b));
}

/** What is mounted in the next frame; the very same set when nothing changes. */
export function nextMounted(
  mounted: ReadonlySet<string>,
  inSight: readonly PlacedStep[],
): ReadonlySet<string> {
  const missing = inSight.filter(({ node }) => !mounted.has(node.id)).slice(0, perFrame);
  const crowded = mounted.size + missing.length > mostMounted && mounted.size > inSight.length;
  if (missing.length === 0 && !crowded) return mounted;
  const seen = new Set(inSight.map(({ node }) => node.id));
  let surplus = crowded ? 2 * perFrame : 0;
  const kept = [...mounted].filter((id) => seen.has(id) || surplus-- <= 0);
  return new Set([...kept, ...missing.map(({ node }) => node.id)]);
}

/** From afar all cards go, a few a frame too. */
export const fewerMounted = (mounted: ReadonlySet<string>): ReadonlySet<string> =>
  mounted.size === 0 ? mounted : new Set([...mounted].slice(2 * perFrame));

/** The steps that have a card: those in sight, mounted a few a frame. From afar there are none. */
export function useMountedSteps(steps: readonly PlacedStep[], isFar: boolean): readonly PlacedStep[] {
  const store = useStoreApi();
  const [mounted, setMounted] = useState(none);
  const latest = useRef({ steps, isFar });
  latest.current = { steps, isFar };
  const wake = useRef(() => {});

  useEffect(() => {
    let frame = 0;
    let current = none;
    const turn = () => {
      frame = 0;
      const { steps, isFar } = latest.current;
      const next = isFar
        ? fewerMounted(current)
        : nextMounted(current, stepsInSight(steps, store.getState()));
      if (next === current) return;
      current = next;
      setMounted(next);
      look();
    };
    const look = () => {
      if (frame === 0) frame = requestAnimationFrame(turn);
    };
    let before = store.getState();
    const leave = store.subscribe((now) => {
      const moved =
        now.transform !== before.transform || now.width !== before.width || now.height !== before.height;
      before = now;
      if (moved) look();
    });
    wake.current = look;
    look();
    return () => {
      leave();
      cancelAnimationFrame(frame);
    };
  }, [store]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at again whenever they change
  useEffect(() => wake.current(), [steps, isFar]);

  return useMemo(() => steps.filter(({ node }) => mounted.has(node.id)), [steps, mounted]);
}
