/** A reading is taken. [R21] Success means that it was taken, or that it lies in the target, as the step says. */
import { inTarget, recordReading } from '../../readings.ts';
import { openNodeTask } from '../../tasks.ts';
import { DOES_NOT_FIT, type Step } from '../step.ts';

export const kpi: Step<'kpi'> = {
  enter(work, node) {
    openNodeTask(work, node);
    return null;
  },
  answer(work, task, event, at) {
    if (event.type === 'taskDone' && event.outcome === 'failure')
      return { result: 'failure', reason: 'declined' };
    if (event.type !== 'reading' || event.kpi !== task.item) return DOES_NOT_FIT;
    const refused = recordReading(work, event.kpi, event.value, event.unit, at);
    return refused ? { refused } : { result: 'success', reason: 'done' };
  },
  taskEnded(work, node, _task, ended) {
    const item = work.protocol.items[node.data.selectedItem ?? ''];
    const value = work.run.kpis[node.data.selectedItem ?? '']?.last;
    const mustFit = node.data.settings?.successMeans === 'inTarget';
    if (!mustFit || ended.result === 'failure' || item?.kind !== 'kpi' || value === undefined) return ended;
    return inTarget(item, value) ? ended : { result: 'failure', reason: 'out-of-target' };
  },
};
