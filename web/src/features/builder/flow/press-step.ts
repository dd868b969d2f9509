import type { MouseEvent } from 'react';
import type { FlowControl } from './flow-control.ts';

/**
 * A press selects the step, a second one lets go of it. Where its fields open over the flow, and for those who press
 * without a pointer (screen readers do), it asks for them at once.
 */
export function pressStep(flow: FlowControl, id: string, press: MouseEvent): void {
  const isSelected = flow.view.get().selected === id;
  if (!isSelected && (press.detail === 0 || innerWidth < 992)) flow.inspect(id);
  else flow.toggle(id);
}
