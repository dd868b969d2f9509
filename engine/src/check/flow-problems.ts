/** Unreachable steps, dead ends, open cases and protocols without a finish. [C2]–[C5] */
import { ALWAYS } from '../condition.ts';
import type { Edit } from '../edit.ts';
import { branchOf, graphOf } from '../graph.ts';
import type { FlowNode, NodeOf, Protocol } from '../protocol.ts';
import { checksEligibility, finishesRun, isJump } from '../steps/traits.ts';
import { endsForOthers } from './eligibility.ts';
import type { Exit, Exits } from './exits.ts';
import { freeId } from './free-id.ts';
import { type Problem, problem } from './problem.ts';

/** `explained` are steps whose own problem says already why nobody comes there. */
export function flowProblems(protocol: Protocol, exits: Exits, explained: ReadonlySet<string>): Problem[] {
  const reached = new Set(exits.keys());
  return [
    ...noFinish(protocol, reached),
    ...protocol.nodes.flatMap((node) =>
      reached.has(node.id)
        ? openEnds(protocol, node, exits.get(node.id) ?? [])
        : unreached(protocol, node, reached, explained),
    ),
  ];
}

/** [C2] Somebody has to be able to arrive. */
function noFinish(protocol: Protocol, reached: ReadonlySet<string>): Problem[] {
  if (protocol.nodes.some((node) => finishesRun(node.type) && reached.has(node.id))) return [];
  const mend = protocol.nodes.length === 0 ? insertFinish(protocol, null) : null;
  return [problem('no-finish', 'error', {}, {}, mend)];
}

/** [C3] Named once for a whole branch, at its top. */
function unreached(
  protocol: Protocol,
  node: FlowNode,
  reached: ReadonlySet<string>,
  explained: ReadonlySet<string>,
): Problem[] {
  if (explained.has(node.id)) return [];
  if (node.parentId !== null && !reached.has(node.parentId)) {
    const branchIsReached = branchOf(protocol, node.parentId).some((below) => reached.has(below.id));
    if (!branchIsReached) return [];
  }
  const below = branchOf(protocol, node.id).length - 1;
  return [problem('unreachable', 'warning', { node: node.id }, { name: node.data.name, below })];
}

function openEnds(protocol: Protocol, node: FlowNode, exits: readonly Exit[]): Problem[] {
  if (isJump(node.type)) return [];
  const open = exits.filter((exit) => exit.to === null);
  if (open.length === 0) return [];
  const hasChildren = (graphOf(protocol).children.get(node.id) ?? []).length > 0;
  const results = [...new Set(open.map((exit) => exit.result))];
  const surely = open.some((exit) => !exit.waits && !exit.byChoice);
  const data = {
    name: node.data.name,
    results,
    example: open.find((exit) => exit.example.length > 0)?.example ?? [],
  };
  // [C4] Nothing follows at all. [C5] Something follows, but not in every case.
  if (!hasChildren)
    return [
      problem(
        'dead-end',
        surely ? 'error' : 'warning',
        { node: node.id },
        data,
        insertFinish(protocol, node.id),
      ),
    ];
  const waits = open.every((exit) => exit.waits);
  const severity = surely ? 'error' : 'warning';
  // Whoever does not fit has not arrived.
  const turnsAway = checksEligibility(node.type) && results.join() === 'failure';
  const closes = turnsAway ? endsForOthers(protocol, node) : insertFinish(protocol, node.id);
  const mend = waits ? null : closes;
  return [problem('open-case', severity, { node: node.id }, { ...data, waits }, mend)];
}

/** A finish as the last child: it takes every case that no other child takes. */
function insertFinish(protocol: Protocol, parentId: string | null): Edit {
  const id = freeId(protocol, 'finish');
  const data = { name: 'Finish', target: 'follower', nextStepCondition: ALWAYS, rules: {} } as const;
  const node: NodeOf<'finish'> = { id, type: 'finish', parentId, data };
  return { edit: 'insertNode', node };
}
