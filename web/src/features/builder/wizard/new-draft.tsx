import type { WizardQuestions } from '@regimen/contract/wizard.ts';
import { useNavigate } from 'react-router';
import { api } from '../../../api.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { newDraftId, paths } from '../../../paths.ts';
import { PageHead } from '../../../shell/page-head.tsx';
import { useViewer } from '../../../shell/use-shell.ts';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { QuestionsForm } from './questions-form.tsx';
import { QuestionsPage } from './questions-page.tsx';
import { texts } from './texts.ts';

/** The questions about a protocol that comes to be when they are answered. Whoever leaves before leaves nothing behind. */
export function NewDraft({ questions }: { questions: WizardQuestions }) {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const viewer = useViewer();
  const crumbs = [{ words: t('protocols'), to: paths.protocols }];
  return (
    <>
      <PageHead title={t('title')} noIndex />
      <QuestionsPage before={viewer?.is_temporary ? null : <Breadcrumbs label={t('back')} crumbs={crumbs} />}>
        <QuestionsForm
          protocolId={newDraftId}
          wizard={{ ...questions, sessionKey: null, answers: null }}
          replaces={0}
          onMake={async (body) => {
            const { id } = await api('POST wizard', { body });
            await navigate(paths.wizard(id), { replace: true });
          }}
        />
      </QuestionsPage>
    </>
  );
}
