/** A sheet of answers as the items of a FHIR QuestionnaireResponse. [G18] */
import type { Answer, Answers, Question } from '../questions.ts';
import { type Loose, said } from './resources.ts';
import { isDay, numberType } from './write-questions.ts';

/** Each question that was answered, in the order of the sheet. */
export function answerItems(questions: readonly Question[], answers: Answers): Loose[] {
  const left = new Map(Object.entries(answers));
  const asked = questions.flatMap((question): Loose[] => {
    const answer = left.get(question.id);
    if (!left.delete(question.id) || answer === undefined) return [];
    return [said({ linkId: question.id, text: question.text, ...answered(question, answer) })];
  });
  // Answers to questions that the sheet no longer has are handed out all the same.
  const others = [...left].map(([linkId, answer]) => said({ linkId, answer: plainAnswers(answer) }));
  return [...asked, ...others];
}

function answered(question: Question, answer: Answer): Loose {
  if (question.kind !== 'matrix') return { answer: values(question, answer) };
  if (typeof answer !== 'object' || Array.isArray(answer)) return { answer: plainAnswers(answer) };
  const item = question.rows.flatMap((row) => {
    const chosen = answer[row.id];
    if (chosen === undefined) return [];
    const valueCoding = codingOf(question.options, chosen);
    return [said({ linkId: `${question.id}.row.${row.id}`, text: row.label, answer: [{ valueCoding }] })];
  });
  return { item };
}

function values(question: Question, answer: Answer): Loose[] {
  switch (question.kind) {
    case 'single':
    case 'multiple': {
      const chosen = Array.isArray(answer) ? answer : [answer];
      return chosen.flatMap((id) =>
        typeof id === 'string' ? [{ valueCoding: codingOf(question.options, id) }] : [],
      );
    }
    case 'scale':
    case 'slider':
    case 'number':
      if (typeof answer !== 'number') break;
      return [
        numberType(question) === 'integer' && Number.isInteger(answer)
          ? { valueInteger: answer }
          : { valueDecimal: answer },
      ];
    case 'date':
      if (typeof answer === 'string' && isDay(answer)) return [{ valueDate: answer }];
      break;
    case 'file':
      if (typeof answer === 'string' && answer.trim() !== '') return [{ valueAttachment: { title: answer } }];
  }
  return plainAnswers(answer);
}

const codingOf = (options: readonly { id: string; label: string }[], id: string): Loose =>
  said({ code: id, display: options.find((option) => option.id === id)?.label });

/** By what they are, where no question says what they mean. */
function plainAnswers(answer: Answer): Loose[] {
  if (typeof answer === 'boolean') return [{ valueBoolean: answer }];
  if (typeof answer === 'number') return [{ valueDecimal: answer }];
  const texts =
    typeof answer === 'string' ? [answer] : Array.isArray(answer) ? answer : Object.values(answer);
  return texts.filter((text) => text.trim() !== '').map((valueString) => ({ valueString }));
}
