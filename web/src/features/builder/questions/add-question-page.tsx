import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { useTexts } from '../../../i18n/use-texts.ts';
import { newQuestion } from '../../../shared/questions/question-shape.ts';
import { builderPage } from '../builder-data.ts';
import { BuilderFrame } from '../frame/builder-frame.tsx';
import { openAssessment } from './assessment-data.ts';
import { listTexts } from './list-texts.ts';
import { QuestionEditor } from './question-editor.tsx';
import { type OpenAssessment, useAssessment } from './use-assessment.ts';

const page = builderPage(openAssessment);
export const loader = page.loader;
export const clientLoader = page.clientLoader;

export default function AddQuestionPage() {
  const { draft, opened } = useLoaderData<typeof clientLoader>();
  return (
    <BuilderFrame draft={draft} current="assessment">
      <AddQuestions key={opened.id} loaded={opened} />
    </BuilderFrame>
  );
}

/** One after the other; each gets a form of its own, of the kind of the last one. */
function AddQuestions({ loaded }: { loaded: OpenAssessment }) {
  const t = useTexts(listTexts);
  const assessment = useAssessment(loaded);
  const [turn, setTurn] = useState(() => ({ count: 0, question: newQuestion('single') }));
  return (
    <QuestionEditor
      key={turn.count}
      title={t('addTitle')}
      assessment={assessment}
      question={turn.question}
      isNew
      onNext={(last) => {
        setTurn({ count: turn.count + 1, question: newQuestion(last.kind) });
        scrollTo({ top: 0 });
      }}
    />
  );
}
