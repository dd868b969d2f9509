import { useLoaderData, useParams } from 'react-router';
import { useTexts } from '../../../i18n/use-texts.ts';
import { notFound } from '../../../shell/page-data.ts';
import { builderPage } from '../builder-data.ts';
import { BuilderFrame } from '../frame/builder-frame.tsx';
import { openAssessment } from './assessment-data.ts';
import { listTexts } from './list-texts.ts';
import { QuestionEditor } from './question-editor.tsx';
import { type OpenAssessment, useAssessment } from './use-assessment.ts';

const page = builderPage(async (args, id) => {
  const { opened } = await openAssessment(args, id);
  const question = opened.item.questions.find((each) => each.id === args.params.question);
  if (!question) throw notFound();
  return { opened };
});
export const loader = page.loader;
export const clientLoader = page.clientLoader;

export default function QuestionPage() {
  const { draft, opened } = useLoaderData<typeof clientLoader>();
  const { question = '' } = useParams();
  return (
    <BuilderFrame draft={draft} current="assessment">
      <EditQuestion key={`${opened.id} ${question}`} loaded={opened} id={question} />
    </BuilderFrame>
  );
}

function EditQuestion({ loaded, id }: { loaded: OpenAssessment; id: string }) {
  const t = useTexts(listTexts);
  const assessment = useAssessment(loaded);
  const find = ({ item }: OpenAssessment) => item.questions.find((question) => question.id === id);
  // Deleted just now: what was loaded stays on the screen until the list is there.
  const question = find(assessment.opened) ?? find(loaded);
  return question ? (
    <QuestionEditor title={t('editTitle')} assessment={assessment} question={question} />
  ) : null;
}
