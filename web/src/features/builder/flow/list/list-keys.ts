import type { KeyboardEvent } from 'react';
import type { Direction } from '../../../../shared/flow/layout.ts';
import { changeThenFocus } from '../../../../ui/change-then-focus.ts';
import type { Shift } from '../actions.ts';
import { besideOf } from '../canvas/plus-button.ts';
import type { FlowControl } from '../flow-control.ts';
import { flowKey } from '../flow-keys.ts';
import type { ListRow } from './list-rows.ts';
import { rowId } from './row-id.ts';

interface ListKeys {
  flow: FlowControl;
  rows: readonly ListRow[];
  direction: Direction;
  mayEdit: boolean;
}

function shiftOfKey(key: string, direction: Direction): Shift | null {
  const [start, end] = direction === 'rtl' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  if (key === 'ArrowUp') return 'up';
  if (key === 'ArrowDown') return 'down';
  if (key === end) return 'in';
  return key === start ? 'out' : null;
}

/** Up and down from row to row, in and out through folds; with Alt the step itself moves. */
export function listKey(event: KeyboardEvent, keys: ListKeys): void {
  const { flow, rows, direction, mayEdit } = keys;
  const here = event.target as HTMLElement;
  const at = rows.findIndex(({ node }) => rowId(node.id) === here.id);
  const row = rows[at];
  if (!row || event.defaultPrevented) return;
  const shift = shiftOfKey(event.key, direction);
  const { id } = row.node;
  if (shift && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
    event.preventDefault();
    if (!event.altKey) walk(flow, rows, at, shift);
    else if (mayEdit) {
      changeThenFocus(
        () => flow.shift(id, shift),
        () => document.getElementById(rowId(id)),
      );
    }
  } else if (event.key === 'Home' || event.key === 'End') {
    event.preventDefault();
    goTo(flow, rows.at(event.key === 'Home' ? 0 : -1)?.node.id);
  } else {
    if (event.key !== 'Escape' && flow.view.get().selected !== id) flow.select(id);
    flowKey(event, flow, mayEdit, () => besideOf(here));
  }
}

function walk(flow: FlowControl, rows: readonly ListRow[], at: number, shift: Shift): void {
  const [row, next] = [rows[at], rows[at + 1]];
  if (!row) return;
  const { id, parentId } = row.node;
  if (shift === 'up') goTo(flow, rows[at - 1]?.node.id);
  else if (shift === 'down') goTo(flow, next?.node.id);
  else if (shift === 'in' && row.hidden > 0) flow.fold(id);
  else if (shift === 'in') goTo(flow, next?.node.parentId === id ? next.node.id : undefined);
  else if (row.childCount > 0 && row.hidden === 0) flow.fold(id);
  else goTo(flow, parentId ?? undefined);
}

function goTo(flow: FlowControl, id: string | undefined): void {
  if (id === undefined) return;
  flow.select(id);
  document.getElementById(rowId(id))?.focus();
}
