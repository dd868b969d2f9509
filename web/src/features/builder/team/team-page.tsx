import { useLoaderData, useParams } from 'react-router';
import { useTexts } from '../../../i18n/use-texts.ts';
import { paths } from '../../../paths.ts';
import { notFound } from '../../../shell/page-data.ts';
import { PageHead } from '../../../shell/page-head.tsx';
import { LinkTabs } from '../../../ui/link-tabs.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { builderPage } from '../builder-data.ts';
import { BuilderFrame } from '../frame/builder-frame.tsx';
import { InvitesTab } from './invites-tab.tsx';
import { MembersTab } from './members-tab.tsx';
import { PermissionsTab } from './permissions-tab.tsx';
import { texts } from './texts-texts.ts';

const tabs = { members: MembersTab, invites: InvitesTab, permissions: PermissionsTab };
type Tab = keyof typeof tabs;
const isTab = (tab: string | undefined): tab is Tab => tab !== undefined && Object.hasOwn(tabs, tab);

const page = builderPage(async ({ api, params }, id) => {
  if (!isTab(params.tab)) throw notFound();
  return { team: await api('GET protocols/{id}/team', { params: { id } }) };
});
export const loader = page.loader;
export const clientLoader = page.clientLoader;

export default function TeamPage() {
  const { draft, team } = useLoaderData<typeof clientLoader>();
  const t = useTexts(texts);
  const { tab } = useParams();
  const { id, name } = draft.protocol;
  const current: Tab = isTab(tab) ? tab : 'members';
  const Shown = tabs[current];
  return (
    <BuilderFrame draft={draft} current="team">
      <PageHead title={`${t('title')} · ${name}`} noIndex />
      <div className="mx-auto max-w-modal-800 px-4 py-8 md:px-6">
        <PageTitle title={t('title')} lead={t('lead')} />
        <LinkTabs
          label={t('tabs')}
          tabs={(Object.keys(tabs) as Tab[]).map((each) => ({
            to: paths.builder(id, 'team', each),
            words: t(each),
            current: each === current,
          }))}
        />
        <Shown protocolId={id} team={team} />
      </div>
    </BuilderFrame>
  );
}
