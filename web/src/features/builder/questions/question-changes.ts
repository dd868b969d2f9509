/** Changes of one assessment's questions, made so that they fit onto what others did in the meantime. */
import type { AssessmentItem } from '@regimen/engine/items.ts';
import type { Question } from '@regimen/engine/questions.ts';
import { sameJson } from '@regimen/engine/same-json.ts';
import type { AssessmentChange } from './use-assessment.ts';

const withQuestions = (item: AssessmentItem, questions: Question[]): AssessmentItem => ({
  ...item,
  questions,
});

export const addQuestion =
  (question: Question): AssessmentChange =>
  (item) =>
    withQuestions(item, [...item.questions, question]);

/** Clashes when somebody else changed the same question, or deleted it. */
export const replaceQuestion =
  (base: Question, question: Question): AssessmentChange =>
  (item) => {
    const theirs = item.questions.find(({ id }) => id === base.id);
    if (!theirs || !(sameJson(theirs, base) || sameJson(theirs, question))) return null;
    return withQuestions(
      item,
      item.questions.map((old) => (old.id === base.id ? question : old)),
    );
  };

export const removeQuestion =
  (id: string): AssessmentChange =>
  (item) =>
    withQuestions(
      item,
      item.questions.filter((question) => question.id !== id),
    );

/** In this order; questions that somebody added meanwhile stand at the end. */
export const orderQuestions =
  (ids: readonly string[]): AssessmentChange =>
  (item) => {
    const place = (question: Question) => {
      const at = ids.indexOf(question.id);
      return at < 0 ? ids.length : at;
    };
    return withQuestions(
      item,
      [...item.questions].sort((a, b) => place(a) - place(b)),
    );
  };
