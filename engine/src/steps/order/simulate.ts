import { type Doing, readingOf } from '../../simulate/asked.ts';

export const order: Doing = {
  byFollower({ id, task, item, protocol, follower, at, draws }) {
    const kpi = item?.kind === 'order' && item.resultKpi ? protocol.items[item.resultKpi] : undefined;
    const value = kpi?.kind === 'kpi' ? { value: readingOf(kpi, follower, at, draws) } : {};
    const proof = item?.kind === 'order' && item.orderType === 'upload' ? { proof: 'file' } : {};
    return [{ id, type: 'taskDone', task: task.id, ...proof, ...value }];
  },
};
