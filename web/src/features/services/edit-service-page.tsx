import { useLoaderData, useNavigate } from 'react-router';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { showFlash } from '../../shell/flash.ts';
import { notFound, pageData } from '../../shell/page-data.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { nothingLeft } from '../../shell/unsaved.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { CheckTime } from './check-time.tsx';
import { RemoveMenu } from './remove-menu.tsx';
import { draftOf } from './service/service-draft.ts';
import { ServiceForm } from './service/service-form.tsx';
import { serviceTexts } from './service/service-texts.ts';
import { texts } from './texts.ts';

const page = pageData(async ({ api, params: { id = '', service: serviceId = '' } }) => {
  const [service, location, possible] = await Promise.all([
    api('GET services/{id}', { params: { id: serviceId } }),
    api('GET locations/{id}', { params: { id } }),
    api('GET possible-hosts'),
  ]);
  if (service.locationId !== id) throw notFound();
  // Whoever gives it stays, though they no longer work together.
  const others = service.hosts.filter((host) => !possible.data.some((person) => person.id === host.id));
  return { service, location, people: [...possible.data, ...others] };
});
export const loader = page.loader;
export const clientLoader = page.clientLoader;

export default function EditServicePage() {
  const { service, location, people } = useLoaderData<typeof clientLoader>();
  const list = useTexts(texts);
  const t = useTexts(serviceTexts);
  const navigate = useNavigate();
  const { id, name, archivedAt } = service;
  const title = t('editTitle', { name });
  const back = paths.servicesAt(location.id);
  return (
    <>
      <PageHead title={title} noIndex />
      <Breadcrumbs
        label={list('breadcrumb')}
        crumbs={[
          { words: list('title'), to: paths.myServices },
          { words: location.name, to: back },
        ]}
      />
      <div className="flex items-start justify-between gap-4">
        <PageTitle title={title} lead={t('editLead')}>
          {archivedAt !== null && <Notice tone="warning">{t('isArchived')}</Notice>}
        </PageTitle>
        <RemoveMenu
          thing="service"
          id={id}
          name={name}
          isArchived={archivedAt !== null}
          onChanged={() => navigate(back, { state: nothingLeft })}
        />
      </div>
      <ServiceForm
        // Another service is another form.
        key={id}
        first={draftOf(service)}
        location={location}
        people={people}
        submit={t('save')}
        cancelTo={back}
        send={async (body) => {
          await api('PUT services/{id}', { params: { id }, body });
          showFlash({ tone: 'success', message: t('saved') });
          return back;
        }}
      />
      {archivedAt === null && (
        <div className="mt-8">
          <CheckTime service={service} zone={location.zone} />
        </div>
      )}
    </>
  );
}
