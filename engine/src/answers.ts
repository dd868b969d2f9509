/** Answers to a task's questions: checked, scored and kept under the item's id. [R22], [R23] */
import { alertExpert } from './alert.ts';
import { keepTaken } from './keep-series.ts';
import { type AnswerFault, type Answers, answerFaults } from './questions.ts';
import type { Task } from './run-state.ts';
import { type Score, scoreOf, subscaleScores } from './scoring.ts';
import { subscaleSeries } from './series.ts';
import type { Refused } from './steps/step.ts';
import { raise } from './steps/wait/signals.ts';
import { withEntry } from './with-entry.ts';
import type { Work } from './work.ts';

export function takeAnswers(work: Work, task: Task, answers: Answers, at: number): Score | Refused {
  const item = task.item === null ? undefined : work.protocol.items[task.item];
  const questions = (item?.kind === 'assessment' || item?.kind === 'activity') && item.questions;
  const faults: AnswerFault[] = answerFaults(questions || [], answers);
  if (faults.length > 0) return { refused: 'answers-have-faults', faults };
  if (task.item === null || !questions) return { score: null, band: null };
  const { run } = work;
  const scored = item.kind === 'assessment' ? scoreOf(item, answers) : { score: null, band: null };
  const count = (run.results[task.item]?.count ?? 0) + 1;
  const subscales = item.kind === 'assessment' ? subscaleScores(item, answers) : null;
  const result = { at, count, ...scored, ...(subscales && { subscales }), answers };
  run.results = withEntry(run.results, task.item, result);
  if (scored.score !== null) keepTaken(work, task.item, at, scored.score);
  for (const [id, score] of Object.entries(subscales ?? {}))
    if (score !== null) keepTaken(work, subscaleSeries(task.item, id), at, score);
  if (item.kind === 'assessment')
    work.trace.push({ rule: 'R23', at, what: 'scored', item: task.item, ...scored });
  alertExpert(work, task.item, count, at);
  raise(work, 'answers', task.item);
  return scored;
}
