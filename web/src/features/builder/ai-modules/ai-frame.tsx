import type { Draft } from '@regimen/contract/protocols.ts';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { paths } from '../../../paths.ts';
import { PageHead } from '../../../shell/page-head.tsx';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useDraftStore } from '../draft/use-draft.ts';
import { FlowProvider, useFlowControl } from '../flow/flow-context.ts';
import { BuilderFrame } from '../frame/builder-frame.tsx';
import { BuilderPage } from '../items/builder-page.tsx';
import { aiModulePath, branchPath } from './addresses.ts';
import { type AiStep, branchesAbove } from './find-module.ts';
import { aiModuleTexts } from './texts.ts';

/** The frame of the builder, with the same way of changing steps that the flow has. */
export function AiFrame({ draft, children }: { draft: Draft; children: ReactNode }) {
  return (
    <BuilderFrame draft={draft} current="modules">
      <WithFlow>{children}</WithFlow>
    </BuilderFrame>
  );
}

function WithFlow({ children }: { children: ReactNode }) {
  return <FlowProvider value={useFlowControl()}>{children}</FlowProvider>;
}

interface AiCrumbsProps {
  /** Left out on the page of a module itself. */
  step?: AiStep;
  /** The branch in which the page's own thing lies. */
  place?: readonly number[];
}

/** Modules / the AI module / the branches that lie around. */
export function AiCrumbs({ step, place = [] }: AiCrumbsProps) {
  const t = useTexts(aiModuleTexts);
  const { id } = useDraftStore();
  const above = step ? branchesAbove(step, place) : [];
  return (
    <Breadcrumbs
      label={t('back')}
      crumbs={[
        { words: t('title'), to: paths.builder(id, 'modules') },
        ...(step ? [{ words: step.data.name, to: aiModulePath(id, step.id) }] : []),
        ...above.map(({ branch, place: at }) => ({
          words: branch.name,
          to: branchPath(id, step?.id ?? '', at),
        })),
      ]}
    />
  );
}

/** Deleted or moved since, here or by somebody else. */
export function Gone({ what, step }: { what: 'goneModule' | 'goneBranch'; step?: AiStep | undefined }) {
  const t = useTexts(aiModuleTexts);
  const { id } = useDraftStore();
  return (
    <BuilderPage title={t(what)} before={<AiCrumbs {...(step && { step })} />}>
      <PageHead title={t(what)} />
      <EmptyState title={t(what)} help={t('goneHelp')}>
        <LinkButton look="quiet" to={step ? aiModulePath(id, step.id) : paths.builder(id, 'modules')}>
          {t(step ? 'toModule' : 'toModules')}
        </LinkButton>
      </EmptyState>
    </BuilderPage>
  );
}
