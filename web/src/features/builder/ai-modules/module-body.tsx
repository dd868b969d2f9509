import { stepName } from '@regimen/contract/protocol-words/names.ts';
import { Link } from 'react-router';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { PageHead } from '../../../shell/page-head.tsx';
import { AiTestsPanel } from '../ai-tests/late.ts';
import { useMay } from '../draft/use-card.ts';
import { useDraftStore, useProtocol } from '../draft/use-draft.ts';
import { useFlow } from '../flow/flow-context.ts';
import { DraftText } from '../flow/inspector/draft-field.tsx';
import { StepProblems } from '../flow/inspector/step-problems.tsx';
import { StepRead } from '../flow/inspector/step-read.tsx';
import { texts as stepTexts } from '../flow/inspector/texts.ts';
import { BuilderPage } from '../items/builder-page.tsx';
import { useStepLink } from '../step-link.ts';
import { AiForm } from '../steps/ai/ai-fields.tsx';
import { useAiModule } from '../steps/ai/use-ai-module.ts';
import { AiCrumbs } from './ai-frame.tsx';
import { BranchList } from './branch-list.tsx';
import type { AiStep } from './find-module.ts';
import { aiModuleTexts } from './texts.ts';

interface ModuleBodyProps {
  step: AiStep;
  /** The module in whose branch this one comes, where it is looked at from there. */
  outer?: { step: AiStep; place: readonly number[] };
}

/** Question, facts, branches, fallback rule and human check of one AI module. */
export function ModuleBody({ step, outer }: ModuleBodyProps) {
  const t = useTexts(aiModuleTexts);
  const s = useTexts(stepTexts);
  const locale = useLocale();
  const flow = useFlow();
  const { id } = useDraftStore();
  const linkTo = useStepLink();
  const mayEdit = useMay('edit');
  const module = useAiModule(step);
  const protocol = useProtocol();
  const name = stepName(step, locale);
  const branches = <BranchList module={module} place={[]} branches={module.branches} />;
  return (
    <>
      <PageHead title={`${name} · ${t('title')}`} />
      <BuilderPage
        title={name}
        before={<AiCrumbs {...outer} />}
        action={
          <Link
            to={linkTo(step.id)}
            className="inline-flex min-h-9 items-center text-primary-text hover:underline"
          >
            {t('inFlow')}
          </Link>
        }
      >
        <div key={`${id} ${step.id}`} data-draft className="grid max-w-measure gap-5">
          {mayEdit ? (
            <>
              <DraftText
                name="step-name"
                label={t('name')}
                value={step.data.name}
                needed={s('nameNeeded')}
                maxLength={200}
                onEdit={(words) => flow.change(step.id, { name: words }, `name:${step.id}`)}
              />
              <AiForm module={module} heading="h2">
                {branches}
              </AiForm>
            </>
          ) : (
            <>
              <StepRead step={step} />
              {branches}
            </>
          )}
          <div className="border-t border-line pt-6">
            <AiTestsPanel protocol={protocol} of={{ kind: 'module', step }} mayEdit={mayEdit} />
          </div>
          <StepProblems id={step.id} mayEdit={mayEdit} />
        </div>
      </BuilderPage>
    </>
  );
}
