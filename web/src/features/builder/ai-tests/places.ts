import { branchPlaces } from '@regimen/contract/protocol-words/references.ts';
import { nameOfModule, nameOfStep } from '@regimen/engine/given-name.ts';
import type { AgentItem } from '@regimen/engine/items.ts';
import type { AiSettings, Protocol } from '@regimen/engine/protocol.ts';
import { asksModel, failsRun, onlyLeads } from '@regimen/engine/steps/traits.ts';

/** Something with a name that a test speaks of. */
export interface Named {
  id: string;
  name: string;
}

/** Steps at which a follower can be. */
export const stepsOf = (protocol: Protocol): Named[] =>
  protocol.nodes
    .filter(
      ({ type, data }) =>
        data.target === 'follower' && !onlyLeads(type) && !asksModel(type) && !failsRun(type),
    )
    .map((node) => ({ id: node.id, name: nameOfStep(protocol, node) }));

/** What an agent's answer can be taken from. */
export const sourcesOf = (protocol: Protocol, { knowledge = [], answers = [] }: AgentItem): Named[] => [
  ...answers.map(({ id, question }) => ({ id, name: question })),
  ...knowledge.map(({ id, title }) => ({ id, name: title })),
  ...stepsOf(protocol),
  ...protocol.modules
    .filter(({ target }) => target === 'follower')
    .map((module) => ({ id: module.id, name: nameOfModule(protocol, module) })),
];

export const branchesOf = ({ branches }: AiSettings): Named[] => branchPlaces(branches);
