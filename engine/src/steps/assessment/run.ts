/** A questionnaire with a score. [R22]–[R25] */
import { takeAnswers } from '../../answers.ts';
import { openNodeTask } from '../../tasks.ts';
import { DOES_NOT_FIT, type Step } from '../step.ts';

export const assessment: Step<'assessment'> = {
  enter(work, node) {
    openNodeTask(work, node);
    return null;
  },
  answer(work, task, event, at) {
    if (event.type === 'taskDone' && event.outcome === 'failure')
      return { result: 'failure', reason: 'declined' };
    const byExpert =
      event.type === 'expertDecision' && task.target === 'system' && event.answers !== undefined;
    if (event.type !== 'answers' && !byExpert) return DOES_NOT_FIT;
    const taken = takeAnswers(work, task, event.answers ?? {}, at);
    return 'refused' in taken ? taken : { result: 'success', reason: 'done', ...taken };
  },
};
