import { graphOf } from '@regimen/engine/graph.ts';
import type { Protocol } from '@regimen/engine/protocol.ts';
import type { DraftStore } from '../draft-store.ts';

export const documentOf = (store: DraftStore): Protocol => store.state.get().document;

export function rename(store: DraftStore, id: string, name: string, group?: string): void {
  const step = graphOf(documentOf(store)).byId.get(id);
  if (step)
    store.edit(
      { edit: 'updateNode', nodeId: id, content: { ...step, data: { ...step.data, name } } as never },
      group,
    );
}
