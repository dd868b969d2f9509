/** A service to book. It is done when booked, or when attended, as the step says. [R19] */
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
    if (event.status === 'cancelled') return { result: 'failure', reason: 'cancelled' };
    const node = work.graph.byId.get(task.node ?? '');
    const wanted = (node?.type === 'services' && node.data.settings?.doneWhen) || 'booked';
    if (wanted === 'attended' && event.status === 'booked') return null;
    return { result: 'success', reason: 'done' };
  },
};
