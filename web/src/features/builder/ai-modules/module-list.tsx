import { stepName } from '@regimen/contract/protocol-words/names.ts';
import { Link } from 'react-router';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { problemWords } from '../../../shared/protocol-words/problem-words.ts';
import { StepIcon } from '../../../shared/steps/step-icon.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { PlusIcon } from '../../../ui/icons.tsx';
import { WarningIcon } from '../../../ui/shell-icons.tsx';
import { useDraftStore, useProblems, useProtocol } from '../draft/use-draft.ts';
import { addAiModulePath, aiModulePath } from './addresses.ts';
import { type AiStep, aiModulesOf } from './find-module.ts';
import { aiModuleTexts } from './texts.ts';

/** The AI modules of the protocol, below what repeats. */
export function AiModuleList({ mayEdit }: { mayEdit: boolean }) {
  const t = useTexts(aiModuleTexts);
  const { id } = useDraftStore();
  const steps = aiModulesOf(useProtocol());
  return (
    <section className="mt-10 grid gap-4 border-t border-line pt-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid gap-1">
          <h2 className="text-18 md:text-22">{t('title')}</h2>
          <p className="max-w-measure text-ink-soft">{t('lead')}</p>
        </div>
        {mayEdit && (
          <LinkButton look="quiet" to={addAiModulePath(id)}>
            <PlusIcon />
            {t('add')}
          </LinkButton>
        )}
      </div>
      {steps.length === 0 ? (
        <p className="text-ink-soft">{t('none')}</p>
      ) : (
        <ul className="grid gap-2">
          {steps.map((step) => (
            <ModuleRow key={step.id} step={step} />
          ))}
        </ul>
      )}
    </section>
  );
}

function ModuleRow({ step }: { step: AiStep }) {
  const locale = useLocale();
  const { id } = useDraftStore();
  const protocol = useProtocol();
  const problems = useProblems().filter((problem) => problem.node === step.id);
  return (
    <li className="relative flex items-start gap-4 rounded-card border border-line bg-raised p-3 transition-colors duration-120 hover:border-line-strong has-focus-visible:outline-2 has-focus-visible:outline-primary-line">
      <StepIcon type={step.type} />
      <div className="min-w-0 flex-1">
        <h3 className="text-16">
          <Link
            to={aiModulePath(id, step.id)}
            className="outline-none after:absolute after:inset-0 after:content-['']"
          >
            <bdi>{stepName(step, locale)}</bdi>
          </Link>
        </h3>
        <p className="line-clamp-2 text-14 text-ink-soft" dir="auto">
          {step.data.settings.prompt}
        </p>
        {problems.map((problem) => (
          <p key={problem.id} className="mt-1 flex items-start gap-1.5 text-14 text-warning-text">
            <WarningIcon size={16} className="mt-0.5 shrink-0" />
            {problemWords(problem, protocol, locale).title}
          </p>
        ))}
      </div>
    </li>
  );
}
