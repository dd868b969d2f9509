import type { MouseEvent } from 'react';
import type { FlowControl } from './flow-control.ts';

/**
 * A press selects the step, and a second one changes nothing: its fields stay where they are. With Shift it joins what is
 * selected. Where its fields open over the flow, and for those who press without a pointer (screen readers do), it asks
 * for them at once.
 */
export function pressStep(flow: FlowControl, id: string, press: MouseEvent): void {
  if (press.shiftKey || press.ctrlKey || press.metaKey) {
    flow.toggleAlso(id);
    return;
  }
  const { selected, panelOpen } = flow.view.get();
  // A step that was just added is selected, and its fields are still closed.
  const opensOver = innerWidth < 992 && !(selected === id && panelOpen);
  if (press.detail === 0 || opensOver) flow.inspect(id);
  else flow.select(id);
}
