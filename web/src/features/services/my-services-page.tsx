import { useLoaderData, useRevalidator } from 'react-router';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { ServiceTabs } from '../../shared/services/service-tabs.tsx';
import { pageData } from '../../shell/page-data.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { HostedServices } from './hosted-services.tsx';
import { LocationSection } from './location-section.tsx';
import { texts } from './texts.ts';

/** Whoever has more of them finds what is booked at the others on their own pages. */
const mostWithServices = 10;

const page = pageData(async ({ api }) => {
  const [locations, hosted] = await Promise.all([api('GET locations'), api('GET hosted-services')]);
  const used = locations.data.filter(({ archivedAt, servicesCount }) => !archivedAt && servicesCount > 0);
  const services = await Promise.all(
    used.slice(0, mostWithServices).map(({ id }) => api('GET locations/{id}/services', { params: { id } })),
  );
  return {
    locations: locations.data,
    hosted: hosted.data,
    services: services.flatMap(({ data }) => data).filter(({ archivedAt }) => archivedAt === null),
  };
});
export const loader = page.loader;
export const clientLoader = page.clientLoader;

/** An expert's locations with what is sold there, and what they give for colleagues. */
export default function MyServicesPage() {
  const { locations, hosted, services } = useLoaderData<typeof clientLoader>();
  const t = useTexts(texts);
  const { revalidate } = useRevalidator();
  const [open, archived] = [false, true].map((wanted) =>
    locations.filter(({ archivedAt }) => (archivedAt !== null) === wanted),
  );
  const list = (shown: typeof locations = []) => (
    <ul className="grid gap-4">
      {shown.map((location) => (
        <LocationSection
          key={location.id}
          location={location}
          services={services.filter(({ locationId }) => locationId === location.id)}
          onChanged={() => void revalidate()}
        />
      ))}
    </ul>
  );
  return (
    <>
      <PageHead title={t('title')} noIndex />
      <div className="mb-6 lg:flex lg:items-end lg:justify-between lg:gap-8">
        <div className="-mb-3 lg:-mb-8">
          <PageTitle title={t('title')} lead={t('lead')} />
        </div>
        {locations.length > 0 && <LinkButton to={paths.newLocation}>{t('addLocation')}</LinkButton>}
      </div>
      <ServiceTabs current="services" />
      <div className="grid gap-8">
        {locations.length === 0 && (
          <EmptyState title={t('noLocations')} help={t('noLocationsHelp')}>
            <LinkButton to={paths.newLocation}>{t('addFirstLocation')}</LinkButton>
          </EmptyState>
        )}
        {list(open)}
        {hosted.length > 0 && <HostedServices services={hosted} onChanged={() => void revalidate()} />}
        {archived && archived.length > 0 && (
          <details>
            <summary className="mb-3 inline-flex min-h-11 items-center font-medium text-ink-soft">
              {t('archivedAt', { n: archived.length })}
            </summary>
            {list(archived)}
          </details>
        )}
      </div>
    </>
  );
}
