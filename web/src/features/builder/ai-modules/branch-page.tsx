import { redirect, useLoaderData, useParams, useSearchParams } from 'react-router';
import { builderPage } from '../builder-data.ts';
import { openDocument, useProtocol } from '../draft/use-draft.ts';
import { aiModulePath } from './addresses.ts';
import { AiFrame, Gone } from './ai-frame.tsx';
import { BranchBody } from './branch-body.tsx';
import { aiModuleOf, foundAt, modulesInBranch } from './find-module.ts';
import { ModuleBody } from './module-body.tsx';

const page = builderPage(undefined, undefined, (saved, { params, url }) =>
  [saved, openDocument(params.protocol ?? '')].some((document) => {
    const found = document && foundAt(document, params.hierarchy ?? '', url.searchParams.get('step'));
    if (!found) return false;
    if (!found.branch) throw redirect(aiModulePath(params.protocol ?? '', found.step.id));
    const { module } = params;
    return !module || modulesInBranch(document, found.step, found.branch).some(({ id }) => id === module);
  }),
);
export const loader = page.loader;
export const clientLoader = page.clientLoader;

export default function BranchPage() {
  const { draft } = useLoaderData<typeof clientLoader>();
  const { hierarchy = '', module } = useParams();
  const step = useSearchParams()[0].get('step');
  return (
    <AiFrame draft={draft}>
      <InBranch key={`${step} ${hierarchy} ${module}`} word={hierarchy} stepId={step} module={module} />
    </AiFrame>
  );
}

interface InBranchProps {
  word: string;
  stepId: string | null;
  module: string | undefined;
}

/** The branch, or the AI module that people in it come to. */
function InBranch({ word, stepId, module }: InBranchProps) {
  const protocol = useProtocol();
  const found = foundAt(protocol, word, stepId);
  if (!found?.branch)
    return <Gone what="goneBranch" step={stepId === null ? undefined : aiModuleOf(protocol, stepId)} />;
  const { step, place, branch } = found;
  if (module === undefined) return <BranchBody step={step} place={place} branch={branch} />;
  const inner = modulesInBranch(protocol, step, branch).find(({ id }) => id === module);
  return inner ? <ModuleBody step={inner} outer={{ step, place }} /> : <Gone what="goneModule" step={step} />;
}
