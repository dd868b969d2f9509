import type { Doing } from '../../simulate/asked.ts';

export const challenge: Doing = {
  byFollower({ id, task, item, draws }) {
    const asked = item?.kind === 'challenge' ? item.proof : 'none';
    const proof = asked === 'none' ? {} : { proof: asked === 'number' ? draws.whole(10, 60) : '–' };
    return [{ id, type: 'taskDone', task: task.id, ...proof }];
  },
};
