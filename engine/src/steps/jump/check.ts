import { plain } from '../../check/place.ts';
import { AT_ONCE, type StepCheck } from '../../check/step-check.ts';
import { graphOf } from '../../graph.ts';

export const jump: StepCheck<'jump'> = {
  stay: () => AT_ONCE,
  links(node, { protocol, values, enter }) {
    const target = graphOf(protocol).byId.get(node.data.rules.jumpRule?.target ?? '');
    return [{ ...plain(target ? enter(target, values) : 'stuck'), by: 'jump' }];
  },
};
