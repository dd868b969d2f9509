import type { DraftChange } from '@regimen/contract/protocols.ts';
import type { Change } from '@regimen/engine/change.ts';
import type { FlowNode } from '@regimen/engine/protocol.ts';
import type { RecurringModule } from '@regimen/engine/recurring-module.ts';

/** What goes to the server: it knows what was before, and items travel by their own calls. */
export const toPayload = ({ nodes, modules, words }: Change): DraftChange => ({
  nodes: nodes.map(({ id, after, place }) => ({
    id,
    after: after as DraftChange['nodes'][number]['after'],
    ...(place && { place: { after: place.after } }),
  })),
  modules: modules.map(({ id, after }) => ({ id, after })),
  words: words?.after ?? null,
});

/** Nothing that the server would store. */
export const isNothing = ({ nodes, modules, words }: DraftChange): boolean =>
  nodes.length === 0 && modules.length === 0 && words === null;

/** To apply again what was sent; what was before is not needed for that. */
export const fromPayload = ({ nodes, modules, words }: DraftChange): Change => ({
  nodes: nodes.map(({ id, after, place }) => ({
    id,
    before: null,
    after: after as FlowNode | null,
    ...(place && { place: { before: null, after: place.after } }),
  })),
  items: {},
  modules: modules.map(({ id, after }) => ({ id, before: null, after: after as RecurringModule | null })),
  words: words && { before: null, after: words },
});
