/** An appointment to book. It is done when booked, or when attended, as the step says. [R110] */
import { openNodeTask } from '../../tasks.ts';
import { DOES_NOT_FIT, type Step } from '../step.ts';

export const services: Step<'services'> = {
  enter(work, node) {
    openNodeTask(work, node);
    return null;
  },
  answer(work, task, event) {
    if (event.type === 'taskDone' && event.outcome === 'failure')
      return { result: 'failure', reason: 'declined' };
    if (event.type !== 'booking') return DOES_NOT_FIT;
    const node = work.graph.byId.get(task.node ?? '');
    const { doneWhen = 'booked', ownArranging = true } =
      (node?.type === 'services' && node.data.settings) || {};
    if (event.own && !ownArranging) return DOES_NOT_FIT;
    switch (event.status) {
      case 'cancelled':
        return { result: 'failure', reason: 'cancelled' };
      case 'missed':
        return { result: 'failure', reason: 'no-show' };
      case 'booked':
        return doneWhen === 'attended' ? null : { result: 'success', reason: 'done' };
      case 'attended':
        return { result: 'success', reason: 'done' };
    }
  },
};
