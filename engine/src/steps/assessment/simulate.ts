import { type Doing, sheetOf } from '../../simulate/asked.ts';

export const assessment: Doing = {
  byFollower: (asked) => [{ id: asked.id, type: 'answers', task: asked.task.id, answers: sheetOf(asked) }],
  byTeam: (asked, declines) =>
    declines
      ? { id: asked.id, type: 'taskDone', task: asked.task.id, outcome: 'failure' }
      : { id: asked.id, type: 'expertDecision', task: asked.task.id, answers: sheetOf(asked) },
};
