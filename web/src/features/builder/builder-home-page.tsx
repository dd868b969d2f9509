import { useLoaderData } from 'react-router';
import { useTexts } from '../../i18n/use-texts.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { builderPage } from './builder-data.ts';
import { FlowWorkspace } from './flow/flow-workspace.tsx';
import { texts } from './flow/texts.ts';
import { BuilderFrame } from './frame/builder-frame.tsx';

const page = builderPage();
export const loader = page.loader;
export const clientLoader = page.clientLoader;

/** The builder's home of one protocol: what it is, its flow, and what is missing. */
export default function BuilderHomePage() {
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
