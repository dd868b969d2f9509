import type { PointerEvent as ReactPointerEvent } from 'react';
import type { FlowControl } from './flow-control.ts';
import type { Dragged } from './flow-view.ts';

const farEnough = 5;

/** Follows the pointer from a press on: beyond a few pixels it is a drag, with its drop or Escape at the end. */
export function beginDrag(flow: FlowControl, what: Dragged, press: ReactPointerEvent): void {
  if (press.button !== 0 || press.pointerType === 'touch' || !flow.mayEdit()) return;
  const { clientX, clientY } = press;
  let dragging = false;

  const onMove = (event: PointerEvent) => {
    if (!dragging) {
      if (Math.hypot(event.clientX - clientX, event.clientY - clientY) < farEnough) return;
      dragging = true;
      flow.startDrag(what, event.clientX, event.clientY);
    }
    flow.drag(event.clientX, event.clientY, spotAt(event.clientX, event.clientY));
  };
  // The canvas may have gone on beneath a pointer that stood still.
  const onUp = (event: PointerEvent) => {
    if (dragging) flow.drag(event.clientX, event.clientY, spotAt(event.clientX, event.clientY));
    end(true);
  };
  const onCancel = () => end(false);
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !dragging) return;
    event.preventDefault();
    event.stopPropagation();
    end(false);
  };
  function end(keep: boolean): void {
    removeEventListener('pointermove', onMove);
    removeEventListener('pointerup', onUp);
    removeEventListener('pointercancel', onCancel);
    removeEventListener('keydown', onKey, true);
    if (!dragging) return;
    // The press was a drag, so its end is no click.
    addEventListener('click', stopClick, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', stopClick, { capture: true }), 0);
    flow.endDrag(keep);
  }
  addEventListener('pointermove', onMove);
  addEventListener('pointerup', onUp);
  addEventListener('pointercancel', onCancel);
  addEventListener('keydown', onKey, true);
}

const stopClick = (event: Event) => {
  event.stopPropagation();
  event.preventDefault();
};

/** What takes a drop there. */
export const spotAt = (x: number, y: number): string | null =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-spot]')?.dataset.spot ?? null;
