/** An activity or check-in, for the follower or for the expert. Its questions are answered in the same go. [R19] */
import { takeAnswers } from '../../answers.ts';
import { openNodeTask } from '../../tasks.ts';
import { DOES_NOT_FIT, type Step } from '../step.ts';

export const followup: Step<'followup'> = {
  enter(work, node) {
    openNodeTask(work, node);
    return null;
  },
  answer(work, task, event, at) {
    if (event.type === 'taskDone' && event.outcome === 'failure')
      return { result: 'failure', reason: 'declined' };
    if (event.type === 'expertDecision') {
      if (task.target !== 'system') return DOES_NOT_FIT;
      const refused = event.answers && takeAnswers(work, task, event.answers, at);
      if (refused && 'refused' in refused) return refused;
      return { result: event.outcome ?? 'success', reason: 'expert' };
    }
    if (event.type !== 'answers' && event.type !== 'taskDone') return DOES_NOT_FIT;
    const taken = takeAnswers(work, task, event.type === 'answers' ? event.answers : {}, at);
    return 'refused' in taken ? taken : { result: 'success', reason: 'done' };
  },
};
