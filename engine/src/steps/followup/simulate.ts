import { type Doing, sheetOf } from '../../simulate/asked.ts';
import { questionsOf } from '../../simulate/patience.ts';

export const followup: Doing = {
  byFollower: (asked) =>
    questionsOf(asked.item).length === 0
      ? [{ id: asked.id, type: 'taskDone', task: asked.task.id }]
      : [{ id: asked.id, type: 'answers', task: asked.task.id, answers: sheetOf(asked) }],
  byTeam: (asked, declines) => ({
    id: asked.id,
    type: 'expertDecision',
    task: asked.task.id,
    outcome: declines ? 'failure' : 'success',
    ...(questionsOf(asked.item).length > 0 && { answers: sheetOf(asked) }),
  }),
};
