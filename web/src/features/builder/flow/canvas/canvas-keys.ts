import type { KeyboardEvent } from 'react';
import { stepFrom, towardOfKey } from '../../../../shared/flow/arrow-keys.ts';
import { cardId } from '../../../../shared/flow/card-id.ts';
import type { Direction, PlacedStep } from '../../../../shared/flow/layout.ts';
import type { Camera } from '../../../../shared/flow/use-camera.ts';
import type { FlowControl } from '../flow-control.ts';
import { flowKey } from '../flow-keys.ts';
import { besideOf } from './plus-button.ts';

interface CanvasKeys {
  flow: FlowControl;
  camera: Camera;
  steps: readonly PlacedStep[];
  direction: Direction;
  mayEdit: boolean;
}

/** Arrow keys walk the tree, with Shift they select on the way; with Alt they move the step among its neighbours, or along its line. */
export function canvasKey(
  event: KeyboardEvent,
  { flow, camera, steps, direction, mayEdit }: CanvasKeys,
): void {
  const isOurs = event.target === event.currentTarget || (event.target as Element).closest('.step-card');
  if (event.defaultPrevented || !isOurs) return;
  const { selected, asked } = flow.view.get();
  const toward = towardOfKey(event.key, direction);
  if (toward && !event.ctrlKey && !event.metaKey) {
    event.preventDefault();
    if (!event.altKey) {
      const to = stepFrom(steps, selected, toward);
      if (to !== null && event.shiftKey) flow.extendTo(to);
      else if (to !== null) flow.select(to);
    } else if (selected !== null && mayEdit && toward !== 'first' && toward !== 'last')
      flow.shift(selected, toward === 'before' || toward === 'parent' ? 'up' : 'down');
    return;
  }
  if (!asked && (event.key === '+' || event.key === '=')) camera.zoomIn();
  else if (!asked && event.key === '-') camera.zoomOut();
  else if (!asked && event.key === '0') camera.showAll();
  else flowKey(event, flow, mayEdit, () => placeOf(selected), true);
}

function placeOf(selected: string | null): [x: number, y: number] {
  const card = selected === null ? null : document.getElementById(cardId(selected));
  return besideOf(card ?? document.querySelector('.flow-canvas') ?? document.body);
}
