/** [R18] A message. It is sent and the step has succeeded; one that is no longer fresh is missed, not sent. */
import { effectId } from '../../effect.ts';
import { minutesAfter } from '../../tasks.ts';
import type { Step } from '../step.ts';

export const nudge: Step<'nudge'> = {
  enter(work, node, at) {
    const { run, now } = work;
    const freshUntil = minutesAfter(at, node.data.window?.expireAfterMinutes);
    if (freshUntil !== null && now >= freshUntil) return { result: 'success', reason: 'missed' };
    const visit = run.visits[node.id] ?? 1;
    const item = node.data.selectedItem ?? null;
    if (node.data.target === 'system') {
      const id = effectId(run.id, node.id, visit, 'notifyExpert', 1);
      work.effects.push({ id, at, kind: 'notifyExpert', node: node.id, item, task: null, about: 'nudge' });
    } else {
      const id = effectId(run.id, node.id, visit, 'sendNudge', 1);
      work.effects.push({ id, at, kind: 'sendNudge', item, task: null, freshUntil });
    }
    return { result: 'success', reason: 'sent' };
  },
};
