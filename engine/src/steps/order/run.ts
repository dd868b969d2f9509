/** Something to confirm, buy, upload or have measured. [R19] */
import { recordReading } from '../../readings.ts';
import { openNodeTask } from '../../tasks.ts';
import { DOES_NOT_FIT, type Step } from '../step.ts';

export const order: Step<'order'> = {
  enter(work, node) {
    openNodeTask(work, node);
    return null;
  },
  answer(work, task, event, at) {
    if (event.type === 'expertDecision' && task.target === 'system')
      return event.outcome === 'failure'
        ? { result: 'failure', reason: 'declined' }
        : { result: 'success', reason: 'done' };
    if (event.type !== 'taskDone') return DOES_NOT_FIT;
    if (event.outcome === 'failure') return { result: 'failure', reason: 'declined' };
    const item = task.item === null ? undefined : work.protocol.items[task.item];
    if (item?.kind === 'order') {
      if (item.orderType === 'upload' && event.proof === undefined) return { refused: 'proof-missing' };
      if (item.orderType === 'lab_result' && item.resultKpi !== undefined) {
        if (event.value === undefined) return { refused: 'proof-missing' };
        const refused = recordReading(work, item.resultKpi, event.value, undefined, at);
        if (refused) return { refused };
      }
    }
    return { result: 'success', reason: 'done' };
  },
};
