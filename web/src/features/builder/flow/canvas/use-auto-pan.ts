import { type RefObject, useEffect } from 'react';
import { useFlow, useView } from '../flow-context.ts';
import type { Camera } from './use-camera.ts';

const edge = 48;
const speed = 12;

/** Near the canvas's edge, what is dragged takes the canvas along. */
export function useAutoPan(camera: Camera, root: RefObject<HTMLElement | null>): void {
  const { view } = useFlow();
  const dragging = useView(({ drag }) => drag !== null);
  useEffect(() => {
    if (!dragging) return;
    let frame = 0;
    const step = () => {
      const { drag } = view.get();
      const box = root.current?.getBoundingClientRect();
      if (drag && box) {
        const dx = push(drag.x - box.left, box.width);
        const dy = push(drag.y - box.top, box.height);
        if (dx !== 0 || dy !== 0) camera.panBy(dx, dy);
      }
      frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [camera, dragging, root, view]);
}

function push(at: number, size: number): number {
  if (at < 0 || at > size) return 0;
  if (at < edge) return speed;
  return at > size - edge ? -speed : 0;
}
