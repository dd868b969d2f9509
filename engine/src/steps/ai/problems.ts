/** What is wrong with an AI module by itself. [C8], [C50]–[C52] */
import { type Problem, problem } from '../../check/problem.ts';
import type { AiFact, FlowNode, Protocol } from '../../protocol.ts';
import { modelOf } from '../traits.ts';
import { everyBranch, leavesOfBranches } from './branch-path.ts';
import { folded } from './read-decision.ts';

export function moduleOfAiProblems(protocol: Protocol): Problem[] {
  return protocol.nodes.flatMap((node) => [
    ...lostFacts(protocol, node),
    ...sameNames(node),
    ...nothingToChoose(node),
    ...withoutExamples(node),
  ]);
}

/** [C8] A model that should be told of something nobody has would decide without it. */
function lostFacts({ items }: Protocol, node: FlowNode): Problem[] {
  const lost = (modelOf(node)?.facts ?? []).flatMap((fact) => {
    const id = itemOf(fact);
    if (id === undefined) return [];
    const kind = Object.hasOwn(items, id) ? items[id]?.kind : undefined;
    return kind !== undefined && KINDS[fact.is]?.includes(kind) ? [] : [id];
  });
  return [...new Set(lost)].map((item) =>
    problem(
      'missing-item',
      'error',
      { node: node.id },
      { name: node.data.name, kind: 'fact', item },
      null,
      `fact-${item}`,
    ),
  );
}

const KINDS: Partial<Record<AiFact['is'], readonly string[]>> = {
  kpi: ['kpi'],
  score: ['assessment'],
  answers: ['assessment', 'activity'],
};

export const itemOf = (fact: AiFact): string | undefined =>
  fact.is === 'kpi' ? fact.kpi : 'item' in fact ? fact.item : undefined;

/** [C50] Two branches that a model's answer cannot tell apart. */
function sameNames(node: FlowNode): Problem[] {
  const owners = new Map<string, string>();
  const twice = new Map<string, string>();
  for (const [index, { id, name }] of everyBranch(modelOf(node)?.branches ?? []).entries())
    for (const word of new Set([folded(id), folded(name)])) {
      const owner = owners.get(word);
      if (owner !== undefined && owner !== String(index)) twice.set(word, name);
      owners.set(word, String(index));
    }
  return [...new Set(twice.values())].map((branch) =>
    problem('branch-twice', 'error', { node: node.id }, { name: node.data.name, branch }, null, branch),
  );
}

/** [C51] */
function nothingToChoose(node: FlowNode): Problem[] {
  const model = modelOf(node);
  if (!model || leavesOfBranches(model.branches).length > 1) return [];
  return [problem('one-branch', 'warning', { node: node.id }, { name: node.data.name })];
}

/** [C52] Named once for a step, with all its branches. */
function withoutExamples(node: FlowNode): Problem[] {
  const bare = leavesOfBranches(modelOf(node)?.branches ?? []).filter(
    ({ examples = [] }) => !examples.some((example) => example.trim() !== ''),
  );
  if (bare.length === 0) return [];
  const branches = bare.map(({ name }) => name);
  return [problem('no-examples', 'warning', { node: node.id }, { name: node.data.name, branches })];
}
