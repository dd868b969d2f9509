import type { Proposal } from '@regimen/contract/wizard.ts';
import { applyEdit, setItem } from '@regimen/engine/edit.ts';
import type { Protocol } from '@regimen/engine/protocol.ts';

/** The draft with the proposal in it; `null` where it no longer fits. The server judges it once more when it is accepted. */
export function proposedDraft(draft: Protocol, { edits, items }: Proposal): Protocol | null {
  try {
    const withItems = Object.entries(items).reduce((at, [id, item]) => setItem(at, id, item), draft);
    return edits.reduce(applyEdit, withItems);
  } catch {
    return null;
  }
}
