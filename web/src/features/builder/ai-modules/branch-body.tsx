import { conditionWords } from '@regimen/contract/protocol-words/condition-words.ts';
import { stepName } from '@regimen/contract/protocol-words/names.ts';
import { ALWAYS } from '@regimen/engine/condition.ts';
import type { AiBranch } from '@regimen/engine/protocol.ts';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { showFlash } from '../../../shell/flash.ts';
import { PageHead } from '../../../shell/page-head.tsx';
import { Button } from '../../../ui/button.tsx';
import { TrashIcon } from '../../../ui/icons.tsx';
import { useMay } from '../draft/use-card.ts';
import { useDraftStore, useProtocol } from '../draft/use-draft.ts';
import { BuilderPage } from '../items/builder-page.tsx';
import { useStepLink } from '../step-link.ts';
import { BranchMeaning, BranchName, InnerQuestion } from '../steps/ai/branch-fields.tsx';
import { useAiModule } from '../steps/ai/use-ai-module.ts';
import { branchPath, moduleInBranchPath } from './addresses.ts';
import { AiCrumbs } from './ai-frame.tsx';
import { BranchList } from './branch-list.tsx';
import { type AiStep, modulesInBranch, stepsInBranch } from './find-module.ts';
import { aiModuleTexts } from './texts.ts';

interface BranchBodyProps {
  step: AiStep;
  place: readonly number[];
  branch: AiBranch;
}

/** One branch: who belongs there, when the rule leads there, the branches inside it, and what comes next. */
export function BranchBody({ step, place, branch }: BranchBodyProps) {
  const t = useTexts(aiModuleTexts);
  const navigate = useNavigate();
  const { id } = useDraftStore();
  const mayEdit = useMay('edit');
  const module = useAiModule(step);
  const { branches: inner = [] } = branch;
  const mine = { module, branch, place };
  const title = t('branchTitle', { name: branch.name });
  const outer = place.slice(0, -1);
  const mayRemove = mayEdit && (outer.length > 0 || module.branches.length > 1);
  return (
    <>
      <PageHead title={`${title} · ${step.data.name}`} />
      <BuilderPage title={title} before={<AiCrumbs step={step} place={outer} />}>
        <div data-draft className="grid max-w-measure gap-6">
          {mayEdit ? (
            <div className="grid gap-4">
              <BranchName {...mine} />
              <BranchMeaning {...mine} />
            </div>
          ) : (
            <BranchRead step={step} branch={branch} />
          )}
          <Part title={t('inside')}>
            {inner.length === 0 && <p className="text-ink-soft">{t('insideNone')}</p>}
            {mayEdit && inner.length > 0 && <InnerQuestion {...mine} />}
            <BranchList module={module} place={place} branches={inner} />
          </Part>
          <WhatComesNext step={step} place={place} branch={branch} />
          {mayRemove && (
            <div className="border-t border-line pt-3">
              <Button
                look="plain"
                className="-ms-4 text-danger-text!"
                onClick={() => {
                  module.change(place, () => null);
                  showFlash({ tone: 'info', message: t('removedBranch') });
                  navigate(branchPath(id, step.id, outer));
                }}
              >
                <TrashIcon />
                {t('removeBranch')}
              </Button>
            </div>
          )}
        </div>
      </BuilderPage>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-3 border-t border-line pt-5">
      <h2 className="text-18">{title}</h2>
      {children}
    </section>
  );
}

const linkClass = 'inline-flex min-h-9 items-center text-primary-text hover:underline';

function WhatComesNext({ step, place, branch }: BranchBodyProps) {
  const t = useTexts(aiModuleTexts);
  const locale = useLocale();
  const { id } = useDraftStore();
  const protocol = useProtocol();
  const linkTo = useStepLink();
  const next = stepsInBranch(protocol, step, branch);
  const modules = modulesInBranch(protocol, step, branch);
  return (
    <>
      <Part title={t('next')}>
        {next.length === 0 && <p className="text-ink-soft">{t('nextNone')}</p>}
        <ul>
          {next.map((one) => (
            <li key={one.id}>
              <Link to={linkTo(one.id)} className={linkClass}>
                <bdi>{stepName(one, locale)}</bdi>
              </Link>
            </li>
          ))}
        </ul>
      </Part>
      {modules.length > 0 && (
        <Part title={t('modulesHere')}>
          <ul>
            {modules.map((one) => (
              <li key={one.id}>
                <Link to={moduleInBranchPath(id, step.id, place, one.id)} className={linkClass}>
                  <bdi>{stepName(one, locale)}</bdi>
                </Link>
              </li>
            ))}
          </ul>
        </Part>
      )}
    </>
  );
}

/** The branch in words, for those who do not edit it. */
function BranchRead({ step, branch }: Omit<BranchBodyProps, 'place'>) {
  const t = useTexts(aiModuleTexts);
  const locale = useLocale();
  const protocol = useProtocol();
  const { description, examples = [], when = ALWAYS } = branch;
  const rule = when.is === 'always' ? t('noRule') : conditionWords(when, protocol, locale, { node: step.id });
  const parts = [
    { label: t('who'), words: description },
    { label: t('examples'), words: examples.join('\n') },
    { label: t('rule'), words: rule },
  ];
  return (
    <dl className="grid gap-3">
      {parts.map(
        ({ label, words }) =>
          words && (
            <div key={label}>
              <dt className="text-14 text-ink-soft">{label}</dt>
              <dd className="whitespace-pre-line" dir="auto">
                {words}
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
