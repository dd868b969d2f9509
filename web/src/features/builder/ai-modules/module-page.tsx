import { useLoaderData, useParams } from 'react-router';
import { builderPage } from '../builder-data.ts';
import { openDocument, useProtocol } from '../draft/use-draft.ts';
import { AiFrame, Gone } from './ai-frame.tsx';
import { aiModuleOf } from './find-module.ts';
import { ModuleBody } from './module-body.tsx';

/** What this tab has made and not saved yet is there, too. */
const page = builderPage(undefined, undefined, (saved, { params }) =>
  [saved, openDocument(params.protocol ?? '')].some(
    (document) => document && aiModuleOf(document, params.id ?? ''),
  ),
);
export const loader = page.loader;
export const clientLoader = page.clientLoader;

export default function AiModulePage() {
  const { draft } = useLoaderData<typeof clientLoader>();
  const { id = '' } = useParams();
  return (
    <AiFrame draft={draft}>
      <OneModule key={id} id={id} />
    </AiFrame>
  );
}

function OneModule({ id }: { id: string }) {
  const step = aiModuleOf(useProtocol(), id);
  return step ? <ModuleBody step={step} /> : <Gone what="goneModule" />;
}
