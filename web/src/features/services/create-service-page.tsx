import { useLoaderData } from 'react-router';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { showFlash } from '../../shell/flash.ts';
import { pageData } from '../../shell/page-data.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { useViewer } from '../../shell/use-shell.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { newService } from './service/service-draft.ts';
import { ServiceForm } from './service/service-form.tsx';
import { serviceTexts } from './service/service-texts.ts';
import { texts } from './texts.ts';

const page = pageData(async ({ api, params }) => {
  const [location, people] = await Promise.all([
    api('GET locations/{id}', { params: { id: params.id ?? '' } }),
    api('GET possible-hosts'),
  ]);
  return { location, people: people.data };
});
export const loader = page.loader;
export const clientLoader = page.clientLoader;

export default function CreateServicePage() {
  const { location, people } = useLoaderData<typeof clientLoader>();
  const list = useTexts(texts);
  const t = useTexts(serviceTexts);
  const viewer = useViewer();
  const { id } = location;
  return (
    <>
      <PageHead title={t('addTitle')} noIndex />
      <Breadcrumbs
        label={list('breadcrumb')}
        crumbs={[
          { words: list('title'), to: paths.myServices },
          { words: location.name, to: paths.servicesAt(id) },
        ]}
      />
      <PageTitle title={t('addTitle')} lead={t('addLead')}>
        {location.archivedAt !== null && <Notice tone="warning">{list('locationArchived')}</Notice>}
      </PageTitle>
      <ServiceForm
        key={id}
        first={newService(viewer?.id ?? '')}
        location={location}
        people={people}
        submit={t('add')}
        cancelTo={paths.servicesAt(id)}
        send={async (body) => {
          const { name } = await api('POST locations/{id}/services', { params: { id }, body });
          showFlash({ tone: 'success', message: t('added', { name }) });
          return paths.servicesAt(id);
        }}
      />
    </>
  );
}
