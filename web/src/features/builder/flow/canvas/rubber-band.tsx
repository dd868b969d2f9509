import { useReactFlow } from '@xyflow/react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { CARD_WIDTH, cardBottom, cardTop, type PlacedStep } from '../../../../shared/flow/layout.ts';
import { useFlow } from '../flow-context.ts';

interface Band {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** With Shift, a press on the empty canvas draws a frame: what it touches is selected. */
export function RubberBand({
  root,
  steps,
}: {
  root: RefObject<HTMLElement | null>;
  steps: readonly PlacedStep[];
}) {
  const flow = useFlow();
  const { screenToFlowPosition } = useReactFlow();
  const [band, setBand] = useState<Band | null>(null);
  const latest = useRef(steps);
  latest.current = steps;
  useEffect(() => {
    const canvas = root.current;
    if (!canvas) return;
    const touched = ({ left, top, width, height }: Band): string[] => {
      const from = screenToFlowPosition({ x: left, y: top });
      const to = screenToFlowPosition({ x: left + width, y: top + height });
      return latest.current
        .filter(
          (step) =>
            step.x < to.x &&
            step.x + CARD_WIDTH > from.x &&
            cardTop(step) < to.y &&
            cardBottom(step) > from.y,
        )
        .map(({ node }) => node.id);
    };
    const onPress = (press: MouseEvent) => {
      const isPane = (press.target as Element).classList.contains('react-flow__pane');
      if (!press.shiftKey || press.button !== 0 || !isPane) return;
      // Otherwise the canvas would move along.
      press.stopPropagation();
      press.preventDefault();
      const at = (event: MouseEvent): Band => ({
        left: Math.min(press.clientX, event.clientX),
        top: Math.min(press.clientY, event.clientY),
        width: Math.abs(event.clientX - press.clientX),
        height: Math.abs(event.clientY - press.clientY),
      });
      const onMove = (event: MouseEvent) => setBand(at(event));
      const onUp = (event: MouseEvent) => {
        removeEventListener('mousemove', onMove);
        removeEventListener('mouseup', onUp);
        setBand(null);
        const stop = (click: Event) => click.stopPropagation();
        addEventListener('click', stop, { capture: true, once: true });
        setTimeout(() => removeEventListener('click', stop, { capture: true }), 0);
        flow.selectAll(touched(at(event)));
      };
      addEventListener('mousemove', onMove);
      addEventListener('mouseup', onUp);
    };
    canvas.addEventListener('mousedown', onPress, true);
    return () => canvas.removeEventListener('mousedown', onPress, true);
  }, [flow, root, screenToFlowPosition]);
  return (
    band && (
      <div
        aria-hidden="true"
        className="pointer-events-none fixed top-0 z-20 border border-primary-line bg-primary/10"
        // Places on the screen have no reading direction.
        style={{ left: 0, width: band.width, height: band.height, translate: `${band.left}px ${band.top}px` }}
      />
    )
  );
}
