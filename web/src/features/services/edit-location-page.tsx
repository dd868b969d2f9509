import { useLoaderData, useNavigate } from 'react-router';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { showFlash } from '../../shell/flash.ts';
import { pageData } from '../../shell/page-data.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { nothingLeft } from '../../shell/unsaved.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { draftOf } from './location/location-draft.ts';
import { LocationForm } from './location/location-form.tsx';
import { locationTexts } from './location/location-texts.ts';
import { RemoveMenu } from './remove-menu.tsx';
import { texts } from './texts.ts';

const page = pageData(async ({ api, params }) => {
  const [location, countries] = await Promise.all([
    api('GET locations/{id}', { params: { id: params.id ?? '' } }),
    api('GET holiday-countries'),
  ]);
  return { location, countries: countries.data };
});
export const loader = page.loader;
export const clientLoader = page.clientLoader;

export default function EditLocationPage() {
  const { location, countries } = useLoaderData<typeof clientLoader>();
  const list = useTexts(texts);
  const t = useTexts(locationTexts);
  const navigate = useNavigate();
  const { id, name, archivedAt } = location;
  const title = t('editTitle', { name });
  return (
    <>
      <PageHead title={title} noIndex />
      <Breadcrumbs
        label={list('breadcrumb')}
        crumbs={[
          { words: list('title'), to: paths.myServices },
          { words: name, to: paths.servicesAt(id) },
        ]}
      />
      <div className="flex items-start justify-between gap-4">
        <PageTitle title={title} lead={t('editLead')}>
          {archivedAt !== null && <Notice tone="warning">{list('locationArchived')}</Notice>}
        </PageTitle>
        <RemoveMenu
          thing="location"
          id={id}
          name={name}
          isArchived={archivedAt !== null}
          onChanged={() => navigate(paths.myServices, { state: nothingLeft })}
        />
      </div>
      <LocationForm
        // Another location is another form.
        key={id}
        first={draftOf(location)}
        countries={countries}
        submit={t('save')}
        cancelTo={paths.servicesAt(id)}
        send={async (body) => {
          await api('PUT locations/{id}', { params: { id }, body });
          showFlash({ tone: 'success', message: t('saved') });
          return paths.servicesAt(id);
        }}
      />
    </>
  );
}
