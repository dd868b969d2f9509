import { type RefObject, useEffect } from 'react';
import type { Camera } from '../../../../shared/flow/use-camera.ts';
import { spotAt } from '../drag.ts';
import { useFlow, useView } from '../flow-context.ts';

const edge = 48;
const speed = 12;

/** What is dragged to the canvas's edge from further inside takes the canvas along, as far as there are steps; what only comes in does not. */
export function useAutoPan(camera: Camera, root: RefObject<HTMLElement | null>): void {
  const { view, drag } = useFlow();
  const dragging = useView(({ drag }) => drag !== null);
  useEffect(() => {
    if (!dragging) return;
    let frame = 0;
    let wasInside = false;
    const step = () => {
      const { drag: now } = view.get();
      const box = root.current?.getBoundingClientRect();
      if (now && box) {
        const dx = push(now.x - box.left, box.width);
        const dy = push(now.y - box.top, box.height);
        if (dx === 0 && dy === 0) wasInside ||= isWithin(now, box);
        // The pointer stands still, and another step comes beneath it.
        else if (wasInside && camera.panBy(dx, dy)) drag(now.x, now.y, spotAt(now.x, now.y));
      }
      frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [camera, drag, dragging, root, view]);
}

const isWithin = ({ x, y }: { x: number; y: number }, box: DOMRect) =>
  x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;

function push(at: number, size: number): number {
  if (at < 0 || at > size) return 0;
  if (at < edge) return speed;
  return at > size - edge ? -speed : 0;
}
