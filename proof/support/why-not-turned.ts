import type { Evaluation, Leaf, Over } from '../../engine/src/condition.ts';
import type { Protocol } from '../../engine/src/protocol.ts';
import { advance } from '../../engine/src/run.ts';
import type { Run } from '../../engine/src/run-state.ts';
import { seriesOf } from '../../engine/src/series.ts';
import type { Trace } from '../../engine/src/trace.ts';
import { dayAt } from '../../engine/src/wall-clock.ts';
import { nearestFailure, whyNot } from '../../engine/src/why-not.ts';
import type { Call, WhyProved } from './why-lives.ts';

const mostTurns = 6;
type Asking = Extract<Trace, { what: 'chose' | 'found-no-way' }>;

/**
 * "It did not come because the reading was 120 and had to be above 140": so with a reading above 140, and everything else
 * as it was, the same event has to lead there, or to a step that is asked before it.
 */
export function wouldHaveCome(seed: number, protocol: Protocol, call: Call, proved: WhyProved): void {
  for (const line of call.trace.slice(-60)) {
    if (line.what !== 'chose' && line.what !== 'found-no-way') continue;
    for (const { node } of line.asked.filter(({ evaluation }) => !evaluation.holds)) {
      const why = whyNot(protocol, call.after, node);
      if (why.because !== 'condition' || why.node !== node) continue;
      const outcome = turn(protocol, call, line, node, why.nearest);
      if (outcome === 'came') proved.turned++;
      else if (outcome === 'passed-over') proved.passedOver++;
      else
        proved.disagree.push(
          `seed ${seed}: ${node} after ${line.node}, ${JSON.stringify(why.nearest)}: ${outcome}`,
        );
    }
  }
}

function turn(protocol: Protocol, call: Call, line: Asking, child: string, first: Evaluation): string {
  const { node: parent, at } = line;
  let { before } = call;
  let nearest = first;
  const facts = new Set<string>();
  for (let turns = 0; turns < mostTurns; turns++) {
    const leaf = nearest.condition as Leaf;
    // One fact cannot be two things: a condition that wants both never holds.
    const { op: _op, value: _value, ...fact } = leaf as unknown as Record<string, unknown>;
    if (facts.has(JSON.stringify(fact))) return 'passed-over';
    facts.add(JSON.stringify(fact));
    const patched = withFact(protocol, before, leaf, call, at);
    if (!patched) return 'passed-over';
    before = patched;
    const { trace } = advance(protocol, before, call.event, call.now);
    const again = trace.findLast(
      (one): one is Asking =>
        (one.what === 'chose' || one.what === 'found-no-way') && one.node === parent && one.at === at,
    );
    // Another fact may have led elsewhere before that, or at another time.
    if (!again) return 'passed-over';
    const asked = again.asked.find(({ node }) => node === child);
    if (asked?.evaluation.holds)
      return again.what === 'chose' && again.to === child ? 'came' : 'held and was not entered';
    if (!asked) return again.what === 'chose' ? 'came' : 'was not asked';
    const still = nearestFailure(asked.evaluation);
    if (JSON.stringify(still.condition) === JSON.stringify(leaf))
      return `${JSON.stringify(leaf)} was turned and saw ${JSON.stringify(still.value)}`;
    nearest = still;
  }
  return 'passed-over';
}

const solutions: Record<string, (value: number) => number> = {
  '=': (value) => value,
  '!=': (value) => value + 1,
  '<': (value) => value - 1,
  '<=': (value) => value,
  '>': (value) => value + 1,
  '>=': (value) => value,
};

/** The run with a fact that the comparison wants; null where the event itself brings the fact. */
function withFact(protocol: Protocol, run: Run, leaf: Leaf, { event, trace }: Call, at: number): Run | null {
  if (!('op' in leaf) || typeof leaf.value !== 'number') return null;
  const value = solutions[leaf.op]?.(leaf.value) ?? leaf.value;
  switch (leaf.is) {
    case 'age':
      return { ...run, person: { ...run.person, age: value } };
    case 'days':
      return event.type === 'timeZone' || event.type === 'resume'
        ? null
        : { ...run, originDay: dayAt(run.zone, at) - value };
    case 'kpi': {
      if (event.type === 'reading' || event.type === 'resume' || isReading(protocol, trace)) return null;
      if (leaf.over) return withSeries(run, leaf, leaf.over, value, at);
      const known = run.kpis[leaf.kpi] ?? { first: 60, last: 60, lastAt: run.at, count: 1 };
      const turned = {
        last: { ...known, last: value },
        first: { ...known, first: value },
        change: { ...known, last: known.first + value },
        count: { ...known, count: value },
      }[leaf.stat ?? 'last'];
      if (leaf.stat === 'count' && value <= 0) return null;
      return { ...run, kpis: { ...run.kpis, [leaf.kpi]: turned } };
    }
    case 'score': {
      if (leaf.item === undefined || event.type === 'answers' || event.type === 'resume') return null;
      if (leaf.over) return withSeries(run, leaf, leaf.over, value, at);
      const known = run.results[leaf.item] ?? { at: run.at, count: 1, score: null, band: null, answers: {} };
      if (leaf.subscale !== undefined) {
        const subscales = { ...known.subscales, [leaf.subscale]: value };
        return { ...run, results: { ...run.results, [leaf.item]: { ...known, subscales } } };
      }
      return { ...run, results: { ...run.results, [leaf.item]: { ...known, score: value } } };
    }
    case 'attempts': {
      const { node } = leaf;
      if (node === undefined || value < 0) return null;
      const enters = trace.some((line) => line.what === 'entered' && line.node === node);
      return enters ? null : { ...run, visits: { ...run.visits, [node]: value } };
    }
    default:
      return null;
  }
}

/** As many as are wanted, all of them taken just then. */
function withSeries(run: Run, leaf: Leaf, over: Over, value: number, at: number): Run | null {
  const series = seriesOf(leaf, undefined);
  if (series === null) return null;
  const values =
    over.of === 'change' ? [0, value] : Array<number>(over.of === 'row' ? over.times : 2).fill(value);
  const taken = values.map((one) => ({ at, value: one }));
  return { ...run, recent: { ...run.recent, [series]: taken } };
}

/** A KPI step that ends in this call has taken its reading in it. */
const isReading = (protocol: Protocol, trace: readonly Trace[]): boolean =>
  trace.some(
    (line) =>
      line.what === 'ended' && protocol.nodes.some(({ id, type }) => id === line.node && type === 'kpi'),
  );
