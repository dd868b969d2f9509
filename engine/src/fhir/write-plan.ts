/** The tree of steps as nested actions of a FHIR PlanDefinition. [G9] */
import { childrenOf, graphOf } from '../graph.ts';
import type { FlowNode, Protocol } from '../protocol.ts';
import { details } from './details.ts';
import { fhirId } from './ids.ts';
import { locate } from './located.ts';
import { PLAN_TYPE_CODE } from './names.ts';
import { readAbout } from './read-step.ts';
import type { ResourceIndex } from './resource-index.ts';
import { coded, type Loose, type Resource, said } from './resources.ts';
import type { Home } from './write-item.ts';
import { moduleAction, stepAction } from './write-step.ts';

/**
 * How deep actions may lie in actions. Below that a branch goes on at the top, tied to its step by a relation, so that
 * a long protocol stays a file that every program can read.
 */
const DEEPEST = 12;

export function planDefinition(protocol: Protocol, home: Home, resourceIndex: ResourceIndex): Resource {
  const { id, name, description, format } = protocol;
  const root = graphOf(protocol).root?.id ?? null;
  const modules = protocol.modules.map((module) => moduleAction(module, root, id, home, resourceIndex));
  const plan = said({ resourceType: 'PlanDefinition', id: fhirId(id), title: name, description });
  return said({
    ...plan,
    extension: details({ id, name, description, format }, readAbout(locate(plan))),
    url: home.urlOf('PlanDefinition', id),
    type: coded(PLAN_TYPE_CODE, 'clinical-protocol'),
    ...home.about,
    action: [...treeActions(protocol, home, resourceIndex), ...modules],
  });
}

/**
 * A step with several branches has them nested in it; of steps with one child, each stands after the other:
 *
 *   a > b > (c > d | e)     →   a, b after a [ c, d after c; e ]
 */
function treeActions(protocol: Protocol, home: Home, resourceIndex: ResourceIndex): Loose[] {
  const top: Loose[] = [];
  const { root } = graphOf(protocol);
  if (!root) return top;
  const write = (first: FlowNode, after: FlowNode | null, into: Loose[], depth: number): void => {
    let step: FlowNode | undefined = first;
    let before = after;
    while (step) {
      const action = stepAction(step, home, resourceIndex);
      if (before) action.relatedAction = [{ actionId: fhirId(before.id), relationship: 'after-end' }];
      into.push(action);
      const branches: readonly FlowNode[] = childrenOf(protocol, step.id);
      before = step;
      step = branches.length === 1 ? branches[0] : undefined;
      if (branches.length > 1) writeBranches(action, before, branches, depth);
    }
  };
  // Branches that go on at the top are written when everything above them is, so that nothing here goes deep.
  const later: { branch: FlowNode; after: FlowNode }[] = [];
  const writeBranches = (
    action: Loose,
    from: FlowNode,
    branches: readonly FlowNode[],
    depth: number,
  ): void => {
    action.selectionBehavior = 'at-most-one';
    if (depth >= DEEPEST) for (const branch of branches) later.push({ branch, after: from });
    else {
      const nested: Loose[] = [];
      for (const branch of branches) write(branch, null, nested, depth + 1);
      action.action = nested;
    }
  };
  write(root, null, top, 1);
  for (const { branch, after } of later) write(branch, after, top, 1);
  return top;
}
