/** The protocol as a machine of few states: where somebody can be, with what known of them, and where that leads. [C1] */
import { childrenOf, graphOf } from '../graph.ts';
import type { FlowNode, Protocol } from '../protocol.ts';
import { linksFrom, stayAt, takesNoTime } from '../steps/check.ts';
import { whoMayPass } from '../steps/traits.ts';
import { waysToEnd } from '../steps/ways-to-end.ts';
import { ANY, AT_LEAST, KNOWN } from './codes.ts';
import type { Effort } from './effort.ts';
import { livenessOf } from './liveness.ts';
import { measure } from './measured-values.ts';
import { minutesUntilSure } from './passing-days.ts';
import { type CheckState, type Link, resultIn } from './state.ts';
import type { Ending, There } from './step-check.ts';

import { OWN, OWN_SCORE, RESULT, type Test, testOf, type Values } from './tests-of.ts';
import { type Catalogue, indexesOf } from './variables.ts';

export type Machine = {
  protocol: Protocol;
  /** What may still be spent on looking at it. */
  effort: Effort;
  catalogue: Catalogue;
  begin(): CheckState[];
  linksOf(place: CheckState): Link[];
  rests(place: CheckState): boolean;
  mostMinutes(place: CheckState): number;
  testsBelow(node: FlowNode): readonly { child: FlowNode; test: Test }[];
  /** Every case that `values` leaves open about these places, and whether all of them are real. */
  cases(values: Values, reads: readonly number[]): { all: Values[]; sure: boolean } | null;
  /** Told whenever children were asked: which held, and which was taken. */
  onChoice: ((node: FlowNode, held: readonly boolean[], taken: FlowNode | null) => void) | null;
};

/** More cases than this at one step are not told apart. */
const MOST_CASES = 5_000;

export function machineOf(
  protocol: Protocol,
  catalogue: Catalogue,
  {
    besides,
    watched,
    coarse,
    effort,
  }: {
    besides: ReadonlySet<string>;
    /** Places that are looked at everywhere, for the sake of a rule. */
    watched: readonly number[];
    /** Told apart are only cases of one instant. */
    coarse: boolean;
    effort: Effort;
  },
): Machine {
  const { variables, byKey } = catalogue;
  /** What making one set of values costs. */
  const width = variables.length + OWN;
  const below = new Map(
    protocol.nodes.map((node) => [
      node.id,
      childrenOf(protocol, node.id).map((child) => ({
        child,
        test: testOf(protocol, catalogue, child.data.nextStepCondition, { node }, besides, effort),
      })),
    ]),
  );
  const who = new Map(
    protocol.nodes.flatMap((node) => {
      const asked = whoMayPass(node);
      return asked ? [[node.id, testOf(protocol, catalogue, asked, { node }, besides, effort)] as const] : [];
    }),
  );
  const readsBelow = new Map(
    [...below].map(([id, tests]) => [id, [...new Set(tests.flatMap(({ test }) => test.reads))]]),
  );
  /** How much is compared when all of them are asked. */
  const leavesBelow = new Map(
    [...below].map(([id, tests]) => [id, tests.reduce((sum, { test }) => sum + test.size, 1)]),
  );
  const live = livenessOf(protocol, variables.length, watched, below, who, effort);
  const instant = new Map(protocol.nodes.map((node) => [node.id, takesNoTime(protocol, node)]));

  /** What is still worth knowing at a step; while somebody rests there, readings can come and days pass. */
  function settled(node: FlowNode, values: Values, resting: boolean): Values {
    const set = live.get(node.id);
    return values.map((code, place) => {
      if (place < OWN) return code;
      const variable = variables[place - OWN];
      if (!variable || set?.[place - OWN] !== 1) return ANY;
      if (!resting) return code;
      if (variable.kind === 'rising')
        return code === ANY ? AT_LEAST : code >= AT_LEAST ? code : AT_LEAST + code;
      if (variable.kind === 'open') return ANY;
      if (variable.kind === 'free') return code === 0 || code === ANY ? ANY : KNOWN;
      return coarse && variable.values.length > 1 ? ANY : code;
    });
  }

  function enter(node: FlowNode, values: Values): CheckState {
    machine.effort.spend(2 * width);
    const next = [...values];
    next[RESULT] = 0;
    next[OWN_SCORE] = 0;
    const visits = byKey.get(`attempts:${node.id}`);
    if (visits !== undefined) {
      const code = next[visits + OWN] ?? ANY;
      const last = (variables[visits]?.values.length ?? 1) - 1;
      if (code !== ANY) next[visits + OWN] = Math.min(code + 1, last);
    }
    return { node, phase: 'in', values: settled(node, next, instant.get(node.id) !== true) };
  }

  function cases(values: Values, reads: readonly number[]): { all: Values[]; sure: boolean } | null {
    let all = [values];
    let sure = true;
    for (const place of reads) {
      const code = values[place] ?? ANY;
      if (code >= 0 && code < AT_LEAST) continue;
      const variable = variables[place - OWN];
      if (!variable) continue;
      const indexes = indexesOf(variable, code);
      if (!variable.sure || (coarse && variable.kind === 'kept')) sure = false;
      if (all.length * indexes.length > MOST_CASES) return null;
      machine.effort.spend(all.length * indexes.length * width);
      all = all.flatMap((one) =>
        indexes.map((index) => {
          const next = [...one];
          next[place] = index;
          return next;
        }),
      );
    }
    return { all, sure };
  }

  const measured = (node: FlowNode, itemId: string, values: Values): Ending[] => {
    const all = measure(protocol, catalogue, node, itemId, values);
    machine.effort.spend(all.length * width);
    return all.map((one) => ({ ...one, result: 'success', measured: itemId }));
  };

  /** [R111] Told apart by how the step ended only where a condition asks for it. */
  function conclude(node: FlowNode, end: Ending): Link[] {
    const place = byKey.get(`ending:${node.id}`);
    if (place === undefined) return follow(node, end);
    const ways = end.ways ?? waysToEnd(protocol, node).filter(({ result }) => result === end.result);
    return ways.flatMap(({ reason, byChoice = false }) => {
      const values = [...end.values];
      values[place + OWN] = variables[place]?.values.indexOf(reason) ?? 0;
      return follow(node, { ...end, values, byChoice });
    });
  }

  /** [R3], [R4], [R10] */
  function follow(
    node: FlowNode,
    { values, result, byChoice = false, sure = true, measured = null }: Ending,
  ): Link[] {
    machine.effort.spend(width);
    const ended = [...values];
    ended[RESULT] = result === 'success' ? 1 : 2;
    const common = { result, byChoice, measured, after: ended };
    const to = node.data.rules.jumpRule?.[result === 'success' ? 'targetSuccess' : 'target'];
    if (to !== undefined) {
      const target = graphOf(protocol).byId.get(to);
      return [{ ...common, to: target ? enter(target, ended) : 'stuck', by: 'jump', sure, seen: null }];
    }
    return choose(node, ended, true).map((link) => ({ ...link, ...common, sure: sure && link.sure }));
  }

  function choose(node: FlowNode, values: Values, first: boolean): Link[] {
    const tests = below.get(node.id) ?? [];
    const reads = readsBelow.get(node.id) ?? [];
    const common = { result: null, by: 'child', byChoice: false, measured: null, after: null } as const;
    const told = cases(values, reads);
    if (told === null)
      return tests.map(({ child }) => ({ ...common, to: enter(child, values), sure: false, seen: null }));
    return told.all.flatMap((seen): Link[] => {
      machine.effort.spend(leavesBelow.get(node.id) ?? 0);
      const held = tests.map(({ test }) => test.holds(seen));
      const taken = tests[held.indexOf(true)]?.child ?? null;
      machine.onChoice?.(node, held, taken);
      if (taken) return [{ ...common, to: enter(taken, seen), sure: told.sure, seen }];
      const waits = tests.some(({ test }) => test.might(seen));
      if (!waits) return [{ ...common, to: 'stuck', by: null, sure: told.sure, seen }];
      const stays: CheckState = { node, phase: 'between', values: settled(node, seen, true) };
      return first ? [{ ...common, to: stays, by: null, sure: told.sure, seen }] : [];
    });
  }

  function linksOf({ node, phase, values }: CheckState): Link[] {
    if (phase === 'between')
      return choose(node, values, false).map((link) => ({ ...link, result: resultIn(values) }));
    return linksFrom(node, {
      protocol,
      catalogue,
      phase,
      values,
      enter,
      ended: (end) => conclude(node, end),
      measured: (itemId) => measured(node, itemId, values),
      passing: () => passing(who.get(node.id), values),
    });
  }

  function passing(test: Test | undefined, values: Values): ReturnType<There['passing']> {
    const told = test ? cases(values, test.reads) : null;
    if (!test || told === null) return null;
    machine.effort.spend(told.all.length * test.size);
    return told.all.map((seen) => ({ values: seen, passes: test.holds(seen), sure: told.sure }));
  }

  const machine: Machine = {
    protocol,
    effort,
    catalogue,
    onChoice: null,
    cases,
    linksOf,
    testsBelow: (node) => below.get(node.id) ?? [],
    rests: ({ node, phase }) => phase !== 'in' || instant.get(node.id) !== true,
    mostMinutes({ node, phase, values }) {
      if (phase !== 'between') return stayAt(protocol, node).most;
      return minutesUntilSure(catalogue, below.get(node.id) ?? [], values, cases);
    },
    begin() {
      const { root } = graphOf(protocol);
      if (!root) return [];
      const values = [0, 0, ...variables.map(({ first }) => first)];
      // Who somebody is stays as it is: what a rule asks about it is told apart from the start.
      const person = watched.filter((place) => variables[place - OWN]?.kind === 'kept');
      return (cases(values, person)?.all ?? [values]).map((one) => enter(root, one));
    },
  };

  return machine;
}
