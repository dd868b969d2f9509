import type { KeyboardEvent } from 'react';
import type { FlowControl } from './flow-control.ts';

/** Keys that mean the same on the canvas and in the list. Copy, cut and paste come as events of their own. */
export function flowKey(
  event: KeyboardEvent,
  flow: FlowControl,
  mayEdit: boolean,
  place: () => [x: number, y: number],
  onCanvas = false,
): void {
  const { selected, doomed, cut, asked } = flow.view.get();
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const withCommand = event.ctrlKey || event.metaKey;
  const done = () => event.preventDefault();
  if (withCommand && key === 'd') {
    done();
    if (selected !== null && mayEdit) flow.duplicate(selected);
    return;
  }
  if (withCommand && key === 'a') {
    done();
    flow.selectAll(flow.protocol().nodes.map(({ id }) => id));
    return;
  }
  if (withCommand || event.altKey) return;
  if (asked && mayEdit && event.key.length === 1) {
    // Not a command: it is meant for the fields that are about to be there.
    done();
    flow.typeAhead(event.key);
    return;
  }
  if (key === 'Escape') {
    done();
    if (doomed) flow.keepDoomed();
    else if (cut.size > 0) flow.letGoOfCut();
    else flow.select(null);
  } else if (key === 'Enter' && selected !== null) {
    done();
    flow.inspect(selected);
  } else if ((key === 'ContextMenu' || (key === 'F10' && event.shiftKey)) && selected !== null && mayEdit) {
    done();
    flow.openMenu(selected, ...place());
  } else if (key === 'F2' && selected !== null && mayEdit) {
    done();
    if (onCanvas) flow.rename(selected);
    else flow.inspect(selected);
  } else if (key === ' ' && selected !== null) {
    done();
    flow.fold(selected);
  } else if ((key === 'a' || key === 'Insert') && mayEdit) {
    done();
    const branchToo = event.shiftKey && selected !== null;
    flow.offerTypes(branchToo ? { below: selected } : flow.nextSpot(), ...place());
  } else if ((key === 'Delete' || key === 'Backspace') && selected !== null && mayEdit) {
    done();
    flow.askRemove(selected);
  }
}
