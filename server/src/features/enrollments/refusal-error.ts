import type { AnswerFault } from '@regimen/engine/questions.ts';
import type { Refusal } from '@regimen/engine/trace.ts';
import { AppError, conflict, invalid } from '../../errors.ts';
import type { MessageKey } from '../../messages.ts';

const answerMessages: Record<AnswerFault['fault'], MessageKey> = {
  missing: 'answer_missing',
  'not-asked': 'answer_not_asked',
  'wrong-kind': 'answer_wrong_kind',
  'out-of-range': 'answer_out_of_range',
  'unknown-option': 'answer_unknown_option',
};

/** What the engine would not take, as an answer to the caller. `prefix` says where it stood in the body: `result.` */
export function refusalError(refused: Refusal, faults: readonly AnswerFault[] = [], prefix = ''): AppError {
  switch (refused) {
    case 'run-ended':
      return conflict('run_over');
    case 'seen-before':
    case 'task-not-open':
      return conflict('task_closed');
    case 'already-paused':
    case 'not-paused':
      return conflict();
    case 'answers-have-faults': {
      // What a program names its questions is no name of ours: a map, since it may be `__proto__` too.
      const fields = new Map<string, MessageKey[]>();
      for (const { question, fault } of faults)
        fields.set(`${prefix}answers.${question}`, [answerMessages[fault]]);
      return new AppError('invalid', { fields: Object.fromEntries(fields) });
    }
    case 'does-not-fit-task':
      return invalid(`${prefix}type`, 'does_not_fit_task');
    case 'no-such-kpi':
      return invalid(`${prefix}kpi`, 'no_such_kpi');
    case 'unknown-unit':
      return invalid(`${prefix}unit`, 'unknown_unit');
    case 'out-of-range':
      return invalid(`${prefix}value`, 'reading_out_of_range');
    case 'proof-missing':
      return invalid(`${prefix}proof`, 'proof_missing');
    case 'no-such-branch':
      return invalid(`${prefix}branch`, 'no_such_branch');
    case 'no-such-zone':
      return invalid(`${prefix}zone`, 'no_such_zone');
    case 'snooze-not-allowed':
      return invalid(`${prefix}minutes`, 'snooze_not_allowed');
  }
}
