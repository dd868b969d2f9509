import type { Proposal } from '@regimen/contract/wizard.ts';
import { useMemo, useState } from 'react';
import { useLoaderData } from 'react-router';
import { useTexts } from '../../../i18n/use-texts.ts';
import { newDraftId, paths } from '../../../paths.ts';
import { pageData } from '../../../shell/page-data.ts';
import { PageHead } from '../../../shell/page-head.tsx';
import { rememberPath } from '../../../shell/remembered-path.ts';
import { useCall } from '../../../shell/use-call.ts';
import { useViewer } from '../../../shell/use-shell.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { useMay } from '../draft/use-card.ts';
import { useProtocol } from '../draft/use-draft.ts';
import { BuilderFrame } from '../frame/builder-frame.tsx';
import { AskedAgain } from './asked-again.tsx';
import { DraftPreview } from './draft-preview.tsx';
import { EffectLine } from './effect-line.tsx';
import { NewDraft } from './new-draft.tsx';
import { proposedDraft } from './proposed-draft.ts';
import { QuestionsPage } from './questions-page.tsx';
import { Talk } from './talk.tsx';
import { texts } from './texts.ts';
import { useEffectOfDraft } from './use-effect-of-draft.ts';

const page = pageData(async ({ api, params: { protocol: id = '' } }) => {
  if (id === newDraftId) return { questions: await api('GET wizard') };
  const params = { id };
  const [draft, wizard, proposals] = await Promise.all([
    api('GET protocols/{id}', { params }),
    api('GET protocols/{id}/wizard', { params }),
    api('GET protocols/{id}/wizard/proposals', { params, query: {} }),
  ]);
  return { draft, wizard, proposals };
});
type Loaded = Extract<Awaited<ReturnType<typeof clientLoader>>, { draft: unknown }>;
export const loader = page.loader;
export const clientLoader = page.clientLoader;

/** A draft out of answers, then changed by talking. */
export default function WizardPage() {
  const loaded = useLoaderData<typeof clientLoader>();
  return 'questions' in loaded ? <NewDraft questions={loaded.questions} /> : <OwnDraft {...loaded} />;
}

function OwnDraft(loaded: Loaded) {
  const { draft } = loaded;
  const t = useTexts(texts);
  return (
    <BuilderFrame key={draft.protocol.id} draft={draft} current="wizard" fill>
      <PageHead title={`${t('title')} · ${draft.protocol.name}`} noIndex />
      <Wizard {...loaded} />
    </BuilderFrame>
  );
}

function Wizard(loaded: Loaded) {
  const { draft, wizard } = loaded;
  const mayEdit = useMay('edit');
  const steps = useProtocol().nodes.length;
  const [asksAgain, setAsksAgain] = useState(false);
  const asks = mayEdit && (steps === 0 || asksAgain);
  if (!asks) return <Drafted {...loaded} onAskAgain={mayEdit ? () => setAsksAgain(true) : null} />;
  return (
    <div className="min-h-0 flex-1 overflow-y-auto">
      <QuestionsPage>
        <AskedAgain protocolId={draft.protocol.id} wizard={wizard} onDone={() => setAsksAgain(false)} />
      </QuestionsPage>
    </div>
  );
}

function Drafted({ draft, wizard, proposals, onAskAgain }: Loaded & { onAskAgain: (() => void) | null }) {
  const t = useTexts(texts);
  const { id } = draft.protocol;
  const protocol = useProtocol();
  const listed = useCall(
    'GET protocols/{id}/wizard/proposals',
    { params: { id }, query: {} },
    { first: proposals },
  );
  const looked = listed.data?.data.find((one: Proposal) => one.state === 'open') ?? null;
  const proposed = useMemo(() => looked && proposedDraft(protocol, looked), [looked, protocol]);
  const now = useEffectOfDraft(protocol);
  const then = useEffectOfDraft(proposed);
  return (
    <div className="flex min-h-0 flex-1 flex-col max-lg:overflow-y-auto lg:flex-row">
      <div className="flex min-w-0 flex-col lg:min-h-0 lg:flex-1">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-b border-line px-4 py-3">
          <div className="min-w-0">
            <h1 className="text-18 font-semibold">
              {t('expected')}
              <span className="sr-only">{`: ${protocol.name}`}</span>
            </h1>
            {proposed ? <EffectLine effect={then} before={now} /> : <EffectLine effect={now} />}
          </div>
          <div className="flex flex-wrap gap-2">
            {onAskAgain && (
              <Button look="plain" onClick={onAskAgain}>
                {t('again')}
              </Button>
            )}
            <LinkButton look="quiet" to={paths.flowEditor(id)}>
              {t('edit')}
            </LinkButton>
          </div>
        </div>
        <KeepIt id={id} />
        <div className="relative h-[45vh] min-h-64 lg:h-auto lg:min-h-0 lg:flex-1">
          <DraftPreview draft={protocol} proposed={proposed} />
        </div>
      </div>
      <Talk
        protocolId={id}
        model={wizard.model}
        listed={listed}
        looked={looked}
        mayEdit={onAskAgain !== null}
      />
    </div>
  );
}

/** Somebody who has not registered: their draft goes when they do not come back. */
function KeepIt({ id }: { id: string }) {
  const t = useTexts(texts);
  const viewer = useViewer();
  if (!viewer?.is_temporary) return null;
  return (
    <section
      aria-labelledby="keep-draft"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-info-soft px-4 py-2.5"
    >
      <div className="min-w-56 flex-1">
        <h2 id="keep-draft" className="text-14 font-semibold">
          {t('keepIt')}
        </h2>
        <p className="text-14">{t('keepItHelp')}</p>
      </div>
      <LinkButton
        look="quiet"
        to="/account/finish-registration?type=expert"
        onClick={() => rememberPath(paths.wizard(id))}
      >
        {t('register')}
      </LinkButton>
    </section>
  );
}
