import { nameOfStep } from '@regimen/engine/given-name.ts';
import { graphOf } from '@regimen/engine/graph.ts';
import type { ProgramRun } from '@regimen/engine/program.ts';
import type { FlowNode, Program, Protocol, StepType } from '@regimen/engine/protocol.ts';
import { failsRun, finishesRun, onlyLeads } from '@regimen/engine/steps/traits.ts';

export interface OutlineStep {
  key: string;
  name: string;
  kind: StepType;
  state: 'done' | 'failed' | 'here' | 'ahead';
}

/** Steps that lead and ask for nothing are no stations of the path. */
const isStation = ({ type }: FlowNode): boolean => !onlyLeads(type);

/**
 * The main path from a step on: always the first child below which a finish lies, for the author puts the usual path
 * somewhere and only that one arrives.
 */
function mainPath(protocol: Protocol, from: FlowNode | null): FlowNode[] {
  const { children } = graphOf(protocol);
  const arriving = arrivingIn(protocol);
  const arrives = ({ id }: FlowNode): boolean => arriving.has(id);
  const path: FlowNode[] = [];
  for (let node = from; node; ) {
    path.push(node);
    const below: readonly FlowNode[] = children.get(node.id) ?? [];
    node = below.find(arrives) ?? below[0] ?? null;
  }
  return path;
}

/** A pure memo: it depends on nothing but the steps, and goes when they go. */
const arrivals = new WeakMap<readonly FlowNode[], ReadonlySet<string>>();

/** Steps that are a finish, or have one below them. Children stand behind their parents: from the end each is known before its parent. */
function arrivingIn({ nodes }: Protocol): ReadonlySet<string> {
  const known = arrivals.get(nodes);
  if (known) return known;
  const arriving = new Set<string>();
  for (const { id, parentId, type } of nodes.toReversed()) {
    if (finishesRun(type)) arriving.add(id);
    if (arriving.has(id) && parentId !== null) arriving.add(parentId);
  }
  arrivals.set(nodes, arriving);
  return arriving;
}

/** The whole path in outline: what was gone, where one stands, and the main path from there. */
export function outlineOf(program: Program, run: ProgramRun | null): OutlineStep[] {
  return program.protocols.flatMap(({ protocol }, index) => {
    const { root } = graphOf(protocol);
    const shown = (nodes: FlowNode[], state: (node: FlowNode) => OutlineStep['state']) =>
      nodes.filter(isStation).map((node) => ({
        key: `${index}.${node.id}`,
        name: nameOfStep(protocol, node),
        kind: node.type,
        state: state(node),
      }));
    if (run === null || index > run.index) return shown(mainPath(protocol, root), () => 'ahead');
    if (index < run.index) {
      const failed = run.past.find(({ protocolId }) => protocolId === protocol.id)?.end.status === 'failed';
      return shown(mainPath(protocol, root), () => (failed ? 'failed' : 'done'));
    }
    return shown(pathThrough(protocol, run), (node) => stateOf(run, node));
  });
}

/** Steps gone through in the order they ended, the one at hand, and the main path from it on; each once. */
function pathThrough(protocol: Protocol, { run, end }: ProgramRun): FlowNode[] {
  const { byId } = graphOf(protocol);
  const gone = Object.entries(run.ends)
    .sort(([, a], [, b]) => a.at - b.at)
    .flatMap(([id]) => byId.get(id) ?? []);
  const at = end ? end.node : run.here?.node;
  const here = at ? (byId.get(at) ?? null) : null;
  // Only an end that was reached is the end of the path; whoever leaves still had the rest before them.
  const isOver = end !== null && end.status !== 'withdrawn';
  const ahead = isOver && here ? [here] : mainPath(protocol, here);
  const seen = new Set<string>();
  return [...gone.filter((node) => node !== here), ...ahead].filter(
    ({ id }) => !seen.has(id) && seen.add(id) !== undefined,
  );
}

function stateOf({ run, end }: ProgramRun, { id, type }: FlowNode): OutlineStep['state'] {
  if (end && end.node === id)
    return end.status === 'finished' ? 'done' : end.status === 'failed' || failsRun(type) ? 'failed' : 'here';
  if (run.here?.node === id) return 'here';
  const ended = run.ends[id];
  if (!ended) return 'ahead';
  return ended.result === 'failure' ? 'failed' : 'done';
}
