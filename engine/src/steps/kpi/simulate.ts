import { type Doing, readingOf } from '../../simulate/asked.ts';

export const kpi: Doing = {
  byFollower({ id, task, item, follower, at, draws }) {
    if (item?.kind !== 'kpi' || task.item === null) return [];
    const value = readingOf(item, follower, at, draws);
    return [{ id, type: 'reading', kpi: task.item, value, task: task.id }];
  },
};
