import { type Answer, type Answers, askedQuestions, type Question } from '@regimen/engine/questions.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { AnswerField } from '../answering/answer-field.tsx';
import { answerTexts } from '../answering/answer-texts.ts';
import { faultWords } from '../answering/fault-words.ts';
import { sheetFaults } from '../answering/sheet-faults.ts';

interface QuestionFieldsProps {
  questions: readonly Question[];
  answers: Answers;
  errorAt: (question: string) => string | undefined;
  onChange: (question: string, answer: Answer | undefined) => void;
}

/** What is asked of whoever books. */
export function QuestionFields({ questions, answers, errorAt, onChange }: QuestionFieldsProps) {
  return askedQuestions(questions, answers).map((question) => (
    <AnswerField
      key={`${question.id} ${question.kind}`}
      question={question}
      answer={answers[question.id]}
      error={errorAt(question.id)}
      file={NoFile}
      onChange={(answer) => onChange(question.id, answer)}
    />
  ));
}

/** Services ask for none. */
const NoFile = () => null;

/** What is wrong with answers, in words, by their question. */
export function useQuestionFaults() {
  const t = useTexts(answerTexts);
  return (questions: readonly Question[], answers: Answers): Record<string, string> =>
    Object.fromEntries(
      sheetFaults(questions, answers).flatMap(({ question: id, fault }) => {
        const question = questions.find((each) => each.id === id);
        return question && fault !== 'not-asked' ? [[id, faultWords(question, fault, t)]] : [];
      }),
    );
}
