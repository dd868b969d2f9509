import type { ActivityItem, AssessmentItem } from '@regimen/engine/items.ts';
import { type Answers, answerFaults, askedQuestions } from '@regimen/engine/questions.ts';
import { useMemo, useState } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { AnswerField } from '../../../shared/answering/answer-field.tsx';
import { answerTexts } from '../../../shared/answering/answer-texts.ts';
import { faultWords } from '../../../shared/answering/fault-words.ts';
import { Button } from '../../../ui/button.tsx';
import { PreviewFile } from './preview-file.tsx';
import { SheetResult } from './sheet-result.tsx';
import { sheetTexts } from './sheet-texts.ts';

/** The questions of an item, to be filled in at once as a follower would. Nothing is kept. */
export function AnswerSheet({ item }: { item: AssessmentItem | ActivityItem }) {
  const t = useTexts(sheetTexts);
  const about = useTexts(answerTexts);
  const [given, setGiven] = useState<Answers>({});
  const questions = item.questions ?? [];
  const asked = askedQuestions(questions, given);
  // What is asked no longer is no answer, and a question that was changed may not take the old one.
  const answers = useMemo(() => onlyFitting(questions, given), [questions, given]);
  const faults = answerFaults(questions, answers);
  const errorOf = (question: (typeof asked)[number]) => {
    const fault = answerFaults(questions, pick(given, question.id)).find(
      (each) => each.question === question.id,
    );
    return given[question.id] !== undefined && fault?.fault === 'out-of-range'
      ? faultWords(question, fault.fault, about)
      : undefined;
  };
  if (questions.length === 0) return <p className="text-14 text-ink-soft">{t('noQuestions')}</p>;
  return (
    <div className="grid gap-5">
      {asked.map((question) => (
        <AnswerField
          key={`${question.id} ${question.kind}`}
          question={question}
          answer={given[question.id]}
          error={errorOf(question)}
          file={PreviewFile}
          onChange={(answer) =>
            setGiven((old) => {
              const { [question.id]: _old, ...rest } = old;
              return answer === undefined ? rest : { ...rest, [question.id]: answer };
            })
          }
        />
      ))}
      {asked.length < questions.length && (
        <p className="text-14 text-ink-faint">{t('hidden', { n: questions.length - asked.length })}</p>
      )}
      <SheetResult
        item={item}
        answers={answers}
        missing={faults.filter(({ fault }) => fault === 'missing').length}
      />
      <Button look="plain" className="-ms-5 -mb-2 justify-self-start" onClick={() => setGiven({})}>
        {t('startOver')}
      </Button>
    </div>
  );
}

const pick = (answers: Answers, id: string): Answers => {
  const answer = answers[id];
  return answer === undefined ? {} : { [id]: answer };
};

function onlyFitting(questions: Parameters<typeof answerFaults>[0], given: Answers): Answers {
  const wrong = new Set(
    answerFaults(questions, given)
      .filter(({ fault }) => fault !== 'missing')
      .map(({ question }) => question),
  );
  return Object.fromEntries(Object.entries(given).filter(([id]) => !wrong.has(id)));
}
