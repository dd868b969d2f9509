import { useLoaderData, useParams } from 'react-router';
import { useTexts } from '../../../i18n/use-texts.ts';
import { notFound } from '../../../shell/page-data.ts';
import { builderPage } from '../builder-data.ts';
import { BuilderFrame } from '../frame/builder-frame.tsx';
import { openAssessment } from './assessment-data.ts';
import { listTexts } from './list-texts.ts';
import { QuestionEditor } from './question-editor.tsx';

const page = builderPage(openAssessment);
export const loader = page.loader;
export const clientLoader = page.clientLoader;

export default function QuestionPage() {
  const { draft, opened } = useLoaderData<typeof clientLoader>();
  const { question: id } = useParams();
  const t = useTexts(listTexts);
  const question = opened.item.questions.find((each) => each.id === id);
  if (!question) throw notFound();
  return (
    <BuilderFrame draft={draft} current="assessment">
      <QuestionEditor key={question.id} title={t('editTitle')} loaded={opened} question={question} />
    </BuilderFrame>
  );
}
