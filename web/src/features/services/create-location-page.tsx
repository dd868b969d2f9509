import { useLoaderData } from 'react-router';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { showFlash } from '../../shell/flash.ts';
import { pageData } from '../../shell/page-data.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { newLocation } from './location/location-draft.ts';
import { LocationForm } from './location/location-form.tsx';
import { locationTexts } from './location/location-texts.ts';
import { texts } from './texts.ts';

const page = pageData(({ api }) => api('GET holiday-countries'));
export const loader = page.loader;
export const clientLoader = page.clientLoader;

export default function CreateLocationPage() {
  const countries = useLoaderData<typeof clientLoader>();
  const list = useTexts(texts);
  const t = useTexts(locationTexts);
  return (
    <>
      <PageHead title={t('addTitle')} noIndex />
      <Breadcrumbs label={list('breadcrumb')} crumbs={[{ words: list('title'), to: paths.myServices }]} />
      <PageTitle title={t('addTitle')} lead={t('addLead')} />
      <LocationForm
        first={newLocation}
        countries={countries.data}
        submit={t('add')}
        cancelTo={paths.myServices}
        send={async (body) => {
          const { id, name } = await api('POST locations', { body });
          showFlash({ tone: 'success', message: t('added', { name }) });
          return paths.servicesAt(id);
        }}
      />
    </>
  );
}
