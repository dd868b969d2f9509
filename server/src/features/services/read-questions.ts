import { mostBookingQuestions } from '@regimen/contract/service-choices.ts';
import { questions as sheet } from '@regimen/engine/parse/question.ts';
import type { Faults } from '@regimen/engine/parse/shape.ts';
import type { Question } from '@regimen/engine/questions.ts';
import { faulty, invalid } from '../../errors.ts';

/** What is asked when somebody books: questions as sheets have them, without files. */
export function readQuestions(sent: unknown): Question[] {
  if (Array.isArray(sent) && sent.length > mostBookingQuestions)
    throw invalid('questions', `too_many:${mostBookingQuestions}`);
  const faults: Faults = [];
  const questions = sheet(sent, '', faults);
  if (faults.length > 0) throw faulty(faults, 'questions');
  const ids = questions.map(({ id }) => id);
  const twice = ids.findIndex((id, index) => ids.indexOf(id) < index);
  if (twice >= 0) throw invalid(`questions[${twice}].id`, 'same_twice');
  const file = questions.findIndex(({ kind }) => kind === 'file');
  if (file >= 0) throw invalid(`questions[${file}].kind`, 'no_files_asked');
  return questions;
}
