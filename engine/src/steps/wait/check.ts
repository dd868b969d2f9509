import { DAY, longestGap } from '../../check/durations.ts';
import { daysLater } from '../../check/passing-days.ts';
import { runsOut, type Stay, type StepCheck, windowOf } from '../../check/step-check.ts';
import type { NodeOf } from '../../protocol.ts';

export const wait: StepCheck<'wait'> = {
  stay: (_protocol, node) => stayAt(node),
  links(node, { catalogue, values, ended, measured }) {
    const { settings } = node.data;
    if (settings.kind !== 'event') {
      const days = Math.floor(stayAt(node).least / DAY);
      return ended({ values: daysLater(catalogue, values, days), result: 'success' });
    }
    const came = measured(settings.item).flatMap(ended);
    return runsOut(node) ? [...came, ...ended({ values, result: 'failure' })] : came;
  },
};

function stayAt(node: NodeOf<'wait'>): Stay {
  const { settings } = node.data;
  if (settings.kind === 'event') return windowOf(node);
  if (settings.kind === 'until') return { least: 0, most: longestGap(settings.at_week_days ?? []) * DAY };
  const minutes = (settings.days ?? 0) * DAY + (settings.hours ?? 0) * 60 + (settings.minutes ?? 0);
  return { least: minutes, most: minutes };
}
