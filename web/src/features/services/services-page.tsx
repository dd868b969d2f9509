import type { ServiceCard } from '@regimen/contract/services.ts';
import { useLoaderData, useRevalidator } from 'react-router';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { pageData } from '../../shell/page-data.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { LocationFacts, LocationIcon } from './location-section.tsx';
import { RemoveMenu } from './remove-menu.tsx';
import { ServiceLine } from './service-line.tsx';
import { texts } from './texts.ts';

const page = pageData(async ({ api, params }) => {
  const at = { params: { id: params.id ?? '' } };
  const [location, services] = await Promise.all([
    api('GET locations/{id}', at),
    api('GET locations/{id}/services', at),
  ]);
  return { location, services: services.data };
});
export const loader = page.loader;
export const clientLoader = page.clientLoader;

/** What can be booked at one location. */
export default function ServicesPage() {
  const { location, services } = useLoaderData<typeof clientLoader>();
  const t = useTexts(texts);
  const { revalidate } = useRevalidator();
  const { id, name, archivedAt } = location;
  const open = services.filter((service) => service.archivedAt === null);
  const archived = services.filter((service) => service.archivedAt !== null);
  const title = t('servicesTitle', { name });
  const list = (shown: readonly ServiceCard[]) => (
    <ul className="grid gap-2">
      {shown.map((service) => (
        <ServiceRow key={service.id} service={service} onChanged={() => void revalidate()} />
      ))}
    </ul>
  );
  return (
    <>
      <PageHead title={title} noIndex />
      <Breadcrumbs label={t('breadcrumb')} crumbs={[{ words: t('title'), to: paths.myServices }]} />
      <div className="mb-8 lg:flex lg:items-end lg:justify-between lg:gap-8">
        <div className="-mb-3 lg:-mb-8">
          <PageTitle title={title} lead={t('servicesLead')} />
        </div>
        {services.length > 0 && archivedAt === null && (
          <LinkButton to={paths.newService(id)}>{t('addService')}</LinkButton>
        )}
      </div>
      <div className="grid gap-6">
        {archivedAt !== null && <Notice tone="warning">{t('locationArchived')}</Notice>}
        <div className="flex items-start gap-3">
          <LocationIcon location={location} />
          <div className="min-w-0">
            <LocationFacts location={location} />
            <LinkButton to={paths.editLocation(id)} look="plain" className="-ms-3 px-3">
              {t('editLocation')}
            </LinkButton>
          </div>
        </div>
        {services.length === 0 && archivedAt === null && (
          <EmptyState title={t('noServices')} help={t('noServicesHelp')}>
            <LinkButton to={paths.newService(id)}>{t('addFirstService')}</LinkButton>
          </EmptyState>
        )}
        {list(open)}
        {archived.length > 0 && (
          <details open={open.length === 0}>
            <summary className="mb-2 inline-flex min-h-11 items-center font-medium text-ink-soft">
              {t('archivedAt', { n: archived.length })}
            </summary>
            {list(archived)}
          </details>
        )}
      </div>
    </>
  );
}

function ServiceRow({ service, onChanged }: { service: ServiceCard; onChanged: () => void }) {
  const t = useTexts(texts);
  const { id, locationId, name, archivedAt } = service;
  return (
    <li className="relative flex items-center gap-3 rounded-card border border-line bg-raised p-4 pe-2 transition-colors duration-120 hover:border-primary-line">
      <ServiceLine service={service} />
      {archivedAt !== null && <Badge>{t('archived')}</Badge>}
      <RemoveMenu
        thing="service"
        id={id}
        name={name}
        isArchived={archivedAt !== null}
        editPath={paths.editService(locationId, id)}
        onChanged={onChanged}
      />
    </li>
  );
}
