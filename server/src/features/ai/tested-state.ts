import { createHash } from 'node:crypto';
import type { AgentItem } from '@regimen/engine/items.ts';
import type { AiSettings, Protocol } from '@regimen/engine/protocol.ts';
import { endMessageOf } from '@regimen/engine/steps/traits.ts';

/** Of the rules that models are given: with another number everything has to pass its tests again. */
export const promptEdition = 1;

const stateOf = (parts: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([promptEdition, parts]))
    .digest('base64url');

/** Stands for all that an agent answers from; where anything of it changes, its tests have to pass again. */
export function agentState(item: AgentItem, { name, nodes, modules, items }: Protocol): string {
  const { photo: _photo, description: _description, ...told } = item;
  // How steps lead on is nothing that an agent says.
  const said = nodes.map((node) => {
    const { name: called, description, target, selectedItem } = node.data;
    return [node.id, node.type, node.parentId, called, description, target, selectedItem, endMessageOf(node)];
  });
  return stateOf([told, name, said, modules, items]);
}

/** The same of an AI module. */
export const moduleState = (settings: AiSettings): string => stateOf(settings);
