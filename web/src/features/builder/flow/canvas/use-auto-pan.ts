import { type RefObject, useEffect } from 'react';
import type { Camera } from '../../../../shared/flow/use-camera.ts';
import { useFlow, useView } from '../flow-context.ts';

const edge = 48;
const speed = 12;

/** What is dragged to the canvas's edge from further inside takes the canvas along; what only comes in does not. */
export function useAutoPan(camera: Camera, root: RefObject<HTMLElement | null>): void {
  const { view } = useFlow();
  const dragging = useView(({ drag }) => drag !== null);
  useEffect(() => {
    if (!dragging) return;
    let frame = 0;
    let wasInside = false;
    const step = () => {
      const { drag } = view.get();
      const box = root.current?.getBoundingClientRect();
      if (drag && box) {
        const dx = push(drag.x - box.left, box.width);
        const dy = push(drag.y - box.top, box.height);
        if (dx === 0 && dy === 0) wasInside ||= isWithin(drag, box);
        else if (wasInside) camera.panBy(dx, dy);
      }
      frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [camera, dragging, root, view]);
}

const isWithin = ({ x, y }: { x: number; y: number }, box: DOMRect) =>
  x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;

function push(at: number, size: number): number {
  if (at < 0 || at > size) return 0;
  if (at < edge) return speed;
  return at > size - edge ? -speed : 0;
}
