import { redirect, useLoaderData } from 'react-router';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { builderPage } from './builder-data.ts';
import { FlowWorkspace } from './flow/flow-workspace.tsx';
import { texts } from './flow/texts.ts';
import { BuilderFrame } from './frame/builder-frame.tsx';

/** Without an id a new protocol is begun. */
const page = builderPage(undefined, ({ params }) => {
  if (!params.id) throw redirect(paths.newProtocol);
});
export const loader = page.loader;
export const clientLoader = page.clientLoader;

export default function FlowEditorPage() {
  const { draft } = useLoaderData<typeof clientLoader>();
  const t = useTexts(texts);
  return (
    <BuilderFrame key={draft.protocol.id} draft={draft} current="flow" fill>
      <PageHead title={draft.document.name} noIndex />
      <h1 className="sr-only">{`${draft.document.name}: ${t('flow')}`}</h1>
      <FlowWorkspace />
    </BuilderFrame>
  );
}
