import { allows } from '@regimen/contract/permissions.ts';
import { redirect, useLoaderData } from 'react-router';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { pageData } from '../../shell/page-data.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { LeaveGuard } from '../../shell/unsaved.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { runPopulation } from '../simulator/worker-client.ts';
import { AccessSection } from './form/access-section.tsx';
import { AgentSection } from './form/agent-section.tsx';
import { CardPreview } from './form/card-preview.tsx';
import { ClashDialog } from './form/clash-dialog.tsx';
import { EffortNote } from './form/effort/effort-note.tsx';
import { formTexts } from './form/form-texts.ts';
import { LooksSection } from './form/looks-section.tsx';
import { ProtocolsSection } from './form/protocols-section.tsx';
import { SaveBar } from './form/save-bar.tsx';
import { TextsSection } from './form/texts-section.tsx';
import { useProgramForm } from './form/use-program-form.ts';
import { WhoSection } from './form/who-section.tsx';

const page = pageData(({ api, params }) => {
  if (!params.id) throw redirect(paths.ownPrograms);
  return api('GET programs/{id}', { params: { id: params.id } });
});
export const loader = page.loader;
export const clientLoader = page.clientLoader;

export default function EditProgramPage() {
  const loaded = useLoaderData<typeof clientLoader>();
  // Another program is another form.
  return <ProgramEditor key={loaded.card.id} loaded={loaded} />;
}

function ProgramEditor({ loaded }: { loaded: Awaited<ReturnType<typeof clientLoader>> }) {
  const t = useTexts(formTexts);
  const form = useProgramForm(loaded);
  const { card } = form.opened;
  const mayEdit = allows(card.may, 'edit');
  const title = card.title || t('untitled');
  return (
    <>
      <PageHead title={title} noIndex />
      <Breadcrumbs label={t('breadcrumb')} crumbs={[{ words: t('programs'), to: paths.ownPrograms }]} />
      <PageTitle title={title} lead={t('lead')}>
        <p className="flex flex-wrap gap-1.5">
          {card.archivedAt && <Badge>{t('inArchive')}</Badge>}
          {card.version ? (
            <Badge tone="success">{t('version', { number: card.version.number })}</Badge>
          ) : (
            <Badge>{t('draft')}</Badge>
          )}
          {card.changedSince && <Badge tone="warning">{t('changedSince')}</Badge>}
        </p>
      </PageTitle>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_var(--container-sidebar)]">
        <form {...form.props}>
          <fieldset disabled={!mayEdit} className="grid min-w-0 gap-5">
            {!mayEdit && <Notice>{t('readOnly')}</Notice>}
            <TextsSection form={form} />
            <LooksSection form={form} />
            <div className="mx-auto w-full max-w-80 lg:hidden">
              <CardPreview form={form} />
            </div>
            <WhoSection form={form} effort={<EffortNote form={form} run={runPopulation} />} />
            <ProtocolsSection form={form} />
            <AgentSection form={form} />
            <AccessSection form={form} />
          </fieldset>
          <SaveBar form={form} mayEdit={mayEdit} />
        </form>
        <div className="max-lg:hidden lg:sticky lg:top-20 lg:self-start">
          <CardPreview form={form} />
        </div>
      </div>
      <ClashDialog form={form} />
      <LeaveGuard when={form.isDirty} {...(mayEdit && { save: form.saveNow })} />
    </>
  );
}
