/** Orders, follow-ups, assessments, readings and services to the checker: done, or declined, or run out. */
import { type Ending, runsOut, type StepCheck, windowOf } from '../check/step-check.ts';
import { OWN } from '../check/tests-of.ts';
import type { StepType } from '../protocol.ts';
import { successOf } from './traits.ts';

export const asked: StepCheck<StepType> = {
  stay: (_protocol, node) => windowOf(node),
  links(node, { protocol, catalogue, values, ended, measured }) {
    const { selectedItem = '' } = node.data;
    const item = protocol.items[selectedItem];
    const failed = ended({ values, result: 'failure', byChoice: !runsOut(node) });
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
      if (typeof value !== 'number') return [end, { ...end, result: 'failure' }];
      return [{ ...end, result: value >= min && value <= max ? 'success' : 'failure' }];
    });
    return [...judged.flatMap(ended), ...failed];
  },
};
