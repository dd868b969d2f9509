/** The protocol as a machine of few states: where somebody can be, with what known of them, and where that leads. [C1] */
import type { Outcome } from '../condition.ts';
import { childrenOf, graphOf } from '../graph.ts';
import type { Item } from '../items.ts';
import type { FlowNode, Protocol } from '../protocol.ts';
import { stayAt, takesNoTime } from './durations.ts';
import { OWN, OWN_SCORE, RESULT, type Test, testOf, type Values } from './tests-of.ts';
import { ANY, AT_LEAST, type Catalogue, indexesOf, KNOWN } from './variables.ts';

/** `in`: at the step. `review`: a person looks at what the model chose. `between`: it has ended, and no way fits yet. */
export type Phase = 'in' | 'review' | 'between';
export type Place = { node: FlowNode; phase: Phase; values: Values };

/** Ends of the way: as meant, or because nothing fits. */
export type End = 'finished' | 'failed' | 'stuck';
export type Link = {
  to: Place | End;
  result: Outcome | null;
  by: 'child' | 'jump' | null;
  /** Only if the person says no. */
  byChoice: boolean;
  /** Everything that led here was told apart exactly. */
  sure: boolean;
  /** What was known when the way was chosen; `null` where nothing was chosen. */
  seen: Values | null;
  /** What came with it: an item that was measured or answered. */
  measured: string | null;
  /** What was known right after that, before anything was chosen. */
  after: Values | null;
};

export type Machine = {
  protocol: Protocol;
  catalogue: Catalogue;
  begin(): Place[];
  linksOf(place: Place): Link[];
  rests(place: Place): boolean;
  mostMinutes(place: Place): number;
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
  }: {
    besides: ReadonlySet<string>;
    /** Places that are looked at everywhere, for the sake of a rule. */
    watched: readonly number[];
    /** Told apart are only cases of one instant. */
    coarse: boolean;
  },
): Machine {
  const { variables, byKey, sheets } = catalogue;
  const below = new Map(
    protocol.nodes.map((node) => [
      node.id,
      childrenOf(protocol, node.id).map((child) => ({
        child,
        test: testOf(protocol, catalogue, child.data.nextStepCondition, { node }, besides),
      })),
    ]),
  );
  const who = new Map(
    protocol.nodes.flatMap((node) =>
      node.type === 'population'
        ? [[node.id, testOf(protocol, catalogue, node.data.settings.who, { node }, besides)] as const]
        : [],
    ),
  );
  const live = liveness();
  const instant = new Map(protocol.nodes.map((node) => [node.id, takesNoTime(protocol, node)]));
  const daysAt = byKey.has('days') ? (byKey.get('days') as number) + OWN : null;

  /** Backwards from where something is read: what is not read any more need not be known. */
  function liveness(): Map<string, Uint8Array> {
    const sets = new Map(protocol.nodes.map((node) => [node.id, new Uint8Array(variables.length)]));
    const before = new Map<string, string[]>();
    const follows = (from: string, to: string): void => {
      const known = before.get(to);
      if (known) known.push(from);
      else before.set(to, [from]);
    };
    for (const node of protocol.nodes) {
      const set = sets.get(node.id) as Uint8Array;
      for (const place of watched) set[place - OWN] = 1;
      for (const place of who.get(node.id)?.reads ?? []) set[place - OWN] = 1;
      for (const { child, test } of below.get(node.id) ?? []) {
        for (const place of test.reads) set[place - OWN] = 1;
        follows(node.id, child.id);
      }
      const { target, targetSuccess } = node.data.rules.jumpRule ?? {};
      if (target !== undefined) follows(node.id, target);
      if (targetSuccess !== undefined) follows(node.id, targetSuccess);
    }
    const open = protocol.nodes.map((node) => node.id).reverse();
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      const set = sets.get(id);
      if (!set) continue;
      for (const from of before.get(id) ?? []) {
        const other = sets.get(from);
        let grew = false;
        if (other)
          for (let index = 0; index < set.length; index++)
            if (set[index] === 1 && other[index] === 0) {
              other[index] = 1;
              grew = true;
            }
        if (grew) open.push(from);
      }
    }
    return sets;
  }

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
      if (variable.kind === 'free') return code === 0 || code === ANY ? ANY : KNOWN;
      return coarse && variable.values.length > 1 ? ANY : code;
    });
  }

  function enter(node: FlowNode, values: Values): Place {
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

  type Ending = {
    values: Values;
    result: Outcome;
    byChoice?: boolean;
    sure?: boolean;
    measured?: string | null;
  };

  /** [R3], [R4], [R10] */
  function conclude(
    node: FlowNode,
    { values, result, byChoice = false, sure = true, measured = null }: Ending,
  ): Link[] {
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
    const reads = [...new Set(tests.flatMap(({ test }) => test.reads))];
    const common = { result: null, by: 'child', byChoice: false, measured: null, after: null } as const;
    const told = cases(values, reads);
    if (told === null)
      return tests.map(({ child }) => ({ ...common, to: enter(child, values), sure: false, seen: null }));
    return told.all.flatMap((seen): Link[] => {
      const held = tests.map(({ test }) => test.holds(seen));
      const taken = tests[held.indexOf(true)]?.child ?? null;
      machine.onChoice?.(node, held, taken);
      if (taken) return [{ ...common, to: enter(taken, seen), sure: told.sure, seen }];
      const waits = tests.some(({ test }) => test.might(seen));
      if (!waits) return [{ ...common, to: 'stuck', by: null, sure: told.sure, seen }];
      const stays: Place = { node, phase: 'between', values: settled(node, seen, true) };
      return first ? [{ ...common, to: stays, by: null, sure: told.sure, seen }] : [];
    });
  }

  /** The same with what a sheet of answers or a reading can say. */
  function measured(node: FlowNode, itemId: string, item: Item | undefined, values: Values): Ending[] {
    const result = 'success' as const;
    const sheet = sheets.get(itemId);
    if (sheet && sheet.options.length > 0)
      return sheet.options.map((option) => {
        const next = [...values];
        for (const [at, index] of option) {
          next[at + OWN] = index;
          if (at === sheet.score && node.data.selectedItem === itemId && node.type === 'assessment')
            next[OWN_SCORE] = index;
        }
        return { values: next, result, sure: sheet.sure, measured: itemId };
      });
    if (item?.kind !== 'kpi') return [{ values, result, measured: itemId }];
    return readings(itemId, values).map((next) => ({ values: next, result, measured: itemId }));
  }

  function readings(kpi: string, values: Values): Values[] {
    const at = (stat: string): number | null => {
      const index = byKey.get(`kpi:${kpi}:${stat}`);
      return index === undefined ? null : index + OWN;
    };
    const base = [...values];
    const [count, first, change, last] = [at('count'), at('first'), at('change'), at('last')];
    if (count !== null) base[count] = nextCount(count, base[count] ?? ANY);
    if (first !== null) base[first] = KNOWN;
    if (change !== null) base[change] = KNOWN;
    if (last === null) return [base];
    const indexes = (variables[last - OWN]?.values ?? []).flatMap((_, index) => (index === 0 ? [] : [index]));
    return indexes.map((index) => {
      const next = [...base];
      next[last] = index;
      return next;
    });
  }

  function nextCount(place: number, code: number): number {
    const last = (variables[place - OWN]?.values.length ?? 1) - 1;
    if (code === ANY) return AT_LEAST + Math.min(1, last);
    return code >= AT_LEAST ? Math.min(code + 1, AT_LEAST + last) : Math.min(code + 1, last);
  }

  function linksOf({ node, phase, values }: Place): Link[] {
    if (phase === 'between')
      return choose(node, values, false).map((link) => ({ ...link, result: resultIn(values) }));
    const { rules, window, selectedItem } = node.data;
    const ended = (end: Ending): Link[] => conclude(node, end);
    const runsOut = window?.expireAfterMinutes !== undefined;
    const over = (to: End): Link[] => [plain(to)];
    switch (node.type) {
      case 'finish':
        return over('finished');
      case 'fail':
        return over('failed');
      case 'jump': {
        const target = graphOf(protocol).byId.get(rules.jumpRule?.target ?? '');
        return [{ ...plain(target ? enter(target, values) : 'stuck'), by: 'jump' }];
      }
      case 'population': {
        const test = who.get(node.id) as Test;
        const told = cases(values, test.reads);
        if (told === null)
          return (['success', 'failure'] as const).flatMap((result) =>
            ended({ values, result, sure: false }),
          );
        return told.all.flatMap((seen) =>
          ended({ values: seen, result: test.holds(seen) ? 'success' : 'failure', sure: told.sure }),
        );
      }
      case 'nudge':
        return ended({ values, result: 'success' });
      case 'challenge':
        if (protocol.items[selectedItem ?? '']?.kind !== 'challenge')
          return ended({ values, result: 'failure' });
        return [...ended({ values, result: 'success' }), ...ended({ values, result: 'failure' })];
      case 'wait': {
        const { settings } = node.data;
        if (settings.kind !== 'event') return ended({ values: later(values, node), result: 'success' });
        const came = measured(node, settings.item, protocol.items[settings.item], values).flatMap(ended);
        return runsOut ? [...came, ...ended({ values, result: 'failure' })] : came;
      }
      case 'ai': {
        if (phase === 'in' && node.data.settings.review) return [plain({ node, phase: 'review', values })];
        const at = byKey.get(`branch:${node.id}`);
        const indexes =
          at === undefined ? [ANY] : (variables[at]?.values ?? []).map((_, index) => index).slice(1);
        return indexes.flatMap((index) => {
          const next = [...values];
          if (at !== undefined) next[at + OWN] = index;
          return ended({ values: next, result: 'success' });
        });
      }
      default:
        return task(node, values, runsOut, ended);
    }
  }

  /** Orders, follow-ups, assessments, readings and services: done, or declined, or run out. */
  function task(node: FlowNode, values: Values, runsOut: boolean, ended: (end: Ending) => Link[]): Link[] {
    const { selectedItem = '' } = node.data;
    const item = protocol.items[selectedItem];
    const failed = ended({ values, result: 'failure', byChoice: !runsOut });
    const inTarget = node.type === 'kpi' && node.data.settings?.successMeans === 'inTarget';
    if (item?.kind === 'order' && item.orderType === 'lab_result' && item.resultKpi !== undefined) {
      const { resultKpi } = item;
      return [...measured(node, resultKpi, protocol.items[resultKpi], values).flatMap(ended), ...failed];
    }
    if (item === undefined || item.kind === 'order' || item.kind === 'service')
      return [...ended({ values, result: 'success' }), ...failed];
    const done = measured(node, selectedItem, item, values);
    if (!inTarget || item.kind !== 'kpi') return [...done.flatMap(ended), ...failed];
    const place = byKey.get(`kpi:${selectedItem}:last`);
    const { min = -Infinity, max = Infinity } = item.target ?? {};
    const judged = done.flatMap((end): Ending[] => {
      const value = place === undefined ? null : variables[place]?.values[end.values[place + OWN] ?? 0];
      if (typeof value !== 'number') return [end, { ...end, result: 'failure' }];
      return [{ ...end, result: value >= min && value <= max ? 'success' : 'failure' }];
    });
    return [...judged.flatMap(ended), ...failed];
  }

  /** Days that surely pass. */
  function later(values: Values, node: FlowNode): Values {
    if (daysAt === null) return values;
    const days = Math.floor(stayAt(protocol, node).least / (24 * 60));
    const known = variables[daysAt - OWN]?.values ?? [];
    const code = values[daysAt] ?? ANY;
    const lowest = code === ANY ? 0 : code >= AT_LEAST ? code - AT_LEAST : code;
    const day = Number(known[lowest] ?? 0) + days;
    const next = [...values];
    next[daysAt] =
      AT_LEAST +
      Math.max(
        lowest,
        known.findLastIndex((value) => Number(value) <= day),
      );
    return next;
  }

  const machine: Machine = {
    protocol,
    catalogue,
    onChoice: null,
    cases,
    linksOf,
    testsBelow: (node) => below.get(node.id) ?? [],
    rests: ({ node, phase }) => phase !== 'in' || instant.get(node.id) !== true,
    mostMinutes({ node, phase, values }) {
      if (phase !== 'between') return stayAt(protocol, node).most;
      return daysUntilSure(node, values);
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

  /** Between two steps: how long until a day brings a way on, whatever else is so. */
  function daysUntilSure(node: FlowNode, values: Values): number {
    if (daysAt === null) return Infinity;
    const known = variables[daysAt - OWN]?.values ?? [];
    const code = values[daysAt] ?? ANY;
    const lowest = code === ANY ? 0 : code >= AT_LEAST ? code - AT_LEAST : code;
    const tests = below.get(node.id) ?? [];
    const last = [...values];
    last[daysAt] = known.length - 1;
    const told = cases(last, [...new Set(tests.flatMap(({ test }) => test.reads))]);
    const surely = told?.all.every(
      (seen) => tests.some(({ test }) => test.holds(seen)) || !tests.some(({ test }) => test.might(seen)),
    );
    return surely ? (Number(known.at(-1)) - Number(known[lowest] ?? 0)) * 24 * 60 : Infinity;
  }
  return machine;
}

const resultIn = (values: Values): Outcome | null =>
  values[RESULT] === 1 ? 'success' : values[RESULT] === 2 ? 'failure' : null;

const plain = (to: Place | End): Link => ({
  to,
  result: null,
  by: null,
  byChoice: false,
  sure: true,
  seen: null,
  measured: null,
  after: null,
});
