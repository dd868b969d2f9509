/** A plan that others wrote, as far as a protocol can say the same. [G15] [G16] */

import type { Faults } from '../parse/shape.ts';
import { MOST_STEPS } from '../parse-protocol.ts';
import { FORMAT } from '../protocol.ts';
import { type Draft, finishAll, newDraft } from './draft.ts';
import { freshId } from './ids.ts';
import { field, type Located, listIn, note, peekText, shortText, textIn } from './located.ts';
import { placeActions } from './place-actions.ts';
import type { ResourceIndex } from './resource-index.ts';
import type { Loose } from './resources.ts';

export function readForeignPlan(plan: Located, resourceIndex: ResourceIndex, faults: Faults): Loose {
  for (const key of ['type', 'status']) field(plan, key);
  const id = freshId(textIn(plan, 'id') ?? 'plan', new Set());
  const name = shortText(plan, 'title', 200) ?? shortText(plan, 'name', 200) ?? id;
  const description = shortText(plan, 'description', 20_000) ?? '';
  const draft = newDraft(id, resourceIndex, MOST_STEPS);
  const ends = placeActions(listIn(plan, 'action'), [], draft);
  finishAll(ends, name, draft);
  if (draft.nodes.length > MOST_STEPS)
    faults.push({ path: `${plan.path}.action`, message: `must be at most ${MOST_STEPS} steps` });
  tellUnused(draft);
  const items = Object.fromEntries(draft.items);
  return { format: FORMAT, id, name, description, nodes: draft.nodes, items, modules: draft.modules };
}

/** Resources that no step uses are named one by one, instead of field by field. */
function tellUnused({ resourceIndex, used }: Draft): void {
  for (const resource of resourceIndex.resources) {
    const type = peekText(resource, 'resourceType');
    if (type === 'PlanDefinition' || used.has(resource.path) || resource.reading.whole.has(resource.path))
      continue;
    resource.reading.whole.add(resource.path);
    note(resource, 'not-used', type);
  }
}
