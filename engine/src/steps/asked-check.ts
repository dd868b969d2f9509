/** Orders, follow-ups, assessments, readings and services to the checker: done, or declined, or run out. */
import { type Ending, type StepCheck, windowOf } from '../check/step-check.ts';
import { OWN } from '../check/tests-of.ts';
import type { StepType } from '../protocol.ts';
import { successOf } from './traits.ts';
import { type WayToEnd, waysToEnd } from './ways-to-end.ts';

export const asked: StepCheck<StepType> = {
  stay: (_protocol, node) => windowOf(node),
  links(node, { protocol, catalogue, values, ended, measured }) {
    const { selectedItem = '' } = node.data;
    const item = protocol.items[selectedItem];
    const failing = waysToEnd(protocol, node).filter(({ result }) => result === 'failure');
    const ways = failing.filter(({ reason }) => reason !== OUT_OF_TARGET.reason);
    const failed = ended({ values, result: 'failure', ways, byChoice: ways.every(isChosen) });
    if (item?.kind === 'order' && item.orderType === 'lab_result' && item.resultKpi !== undefined)
      return [...measured(item.resultKpi).flatMap(ended), ...failed];
    if (item === undefined || item.kind === 'order' || item.kind === 'service')
      return [...ended({ values, result: 'success' }), ...failed];
    const done = measured(selectedItem);
    if (successOf(node) !== 'inTarget' || item.kind !== 'kpi') return [...done.flatMap(ended), ...failed];
    const place = catalogue.byKey.get(`kpi:${selectedItem}:last`);
    const { min = -Infinity, max = Infinity } = item.target ?? {};
    const judged = done.flatMap((end): Ending[] => {
      const known = place === undefined ? undefined : catalogue.variables[place]?.values;
      const value = place === undefined ? null : known?.[end.values[place + OWN] ?? 0];
      if (typeof value !== 'number') return [end, missed(end)];
      return [value >= min && value <= max ? end : missed(end)];
    });
    return [...judged.flatMap(ended), ...failed];
  },
};

const OUT_OF_TARGET: WayToEnd = { reason: 'out-of-target', result: 'failure' };
const missed = (end: Ending): Ending => ({ ...end, result: 'failure', ways: [OUT_OF_TARGET] });
const isChosen = ({ byChoice }: WayToEnd): boolean => byChoice === true;
