import { DAY } from '../../check/durations.ts';
import { AT_ONCE, type StepCheck } from '../../check/step-check.ts';

export const challenge: StepCheck<'challenge'> = {
  stay(protocol, node) {
    const item = protocol.items[node.data.selectedItem ?? ''];
    if (item?.kind !== 'challenge') return AT_ONCE;
    // Entered just after a day's opening it begins the day after, and each day runs to its end.
    return { least: (item.days - 1) * DAY, most: (item.days + 1) * DAY };
  },
  links(node, { protocol, values, ended }) {
    const item = protocol.items[node.data.selectedItem ?? ''];
    const done = item?.kind === 'challenge' ? ended({ values, result: 'success' }) : [];
    return [...done, ...ended({ values, result: 'failure' })];
  },
};
