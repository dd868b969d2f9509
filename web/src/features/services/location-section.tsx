import { zoneName } from '@regimen/contract/language/zone-name.ts';
import type { LocationCard } from '@regimen/contract/locations.ts';
import type { ServiceCard } from '@regimen/contract/services.ts';
import { Link } from 'react-router';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { weekLines } from '../../shared/weekly-hours/week-words.ts';
import { Badge } from '../../ui/badge.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { CallIcon, PlaceIcon, PlusIcon, VideoIcon } from '../../ui/icons.tsx';
import { RemoveMenu } from './remove-menu.tsx';
import { ServiceLine } from './service-line.tsx';
import { texts } from './texts.ts';

/** More are one press away. */
const mostLines = 5;

interface LocationSectionProps {
  location: LocationCard;
  services: readonly ServiceCard[];
  onChanged: () => void;
}

/** A location with its hours, and what can be booked there. */
export function LocationSection({ location, services, onChanged }: LocationSectionProps) {
  const t = useTexts(texts);
  const { id, name, archivedAt, servicesCount } = location;
  const isArchived = archivedAt !== null;
  const shown = services.slice(0, mostLines);
  return (
    <li className="rounded-card border border-line bg-raised">
      <div className="flex items-start gap-3 p-5 pb-4">
        <LocationIcon location={location} />
        <div className="min-w-0 flex-1">
          <h2 className="text-18 leading-heading wrap-anywhere">
            <Link to={paths.servicesAt(id)} prefetch="intent" className="underline-offset-4 hover:underline">
              <bdi>{name}</bdi>
            </Link>
          </h2>
          <LocationFacts location={location} />
          {isArchived && (
            <p className="mt-2">
              <Badge>{t('archived')}</Badge>
            </p>
          )}
        </div>
        <div className="-m-2.5">
          <RemoveMenu
            thing="location"
            id={id}
            name={name}
            isArchived={isArchived}
            editPath={paths.editLocation(id)}
            onChanged={onChanged}
          />
        </div>
      </div>
      {!isArchived && (
        <div className="border-t border-line px-3 py-2">
          <ul>
            {shown.map((service) => (
              <li
                key={service.id}
                className="relative flex rounded-control px-2 py-2 transition-colors duration-120 hover:bg-sunken"
              >
                <ServiceLine service={service} />
              </li>
            ))}
          </ul>
          {servicesCount === 0 && <p className="px-2 pt-2 text-ink-soft">{t('nothingHere')}</p>}
          <div className="flex flex-wrap gap-x-2">
            <LinkButton to={paths.newService(id)} look="plain" className="px-3">
              <PlusIcon size={16} />
              {t(servicesCount === 0 ? 'addFirstService' : 'addService')}
            </LinkButton>
            {servicesCount > shown.length && (
              <LinkButton to={paths.servicesAt(id)} look="plain" className="px-3">
                {t('allServices', { n: servicesCount })}
              </LinkButton>
            )}
          </div>
        </div>
      )}
    </li>
  );
}

type Facts = Pick<LocationCard, 'kind' | 'onlineBy' | 'address' | 'week' | 'zone'>;

export function LocationIcon({ location: { kind, onlineBy } }: { location: Facts }) {
  const Icon = kind === 'place' ? PlaceIcon : onlineBy === 'phone' ? CallIcon : VideoIcon;
  return <Icon className="mt-0.5 shrink-0 text-ink-faint" size={20} />;
}

/** Where it is, and when it is open. */
export function LocationFacts({ location }: { location: Facts }) {
  const t = useTexts(texts);
  const locale = useLocale();
  const { kind, onlineBy, address, week, zone } = location;
  const hours = weekLines(week, locale);
  const zoneWords = zoneName(zone, locale);
  return (
    <>
      <p className="text-ink-soft wrap-anywhere">
        {kind === 'place' ? <bdi>{address}</bdi> : t(onlineBy === 'phone' ? 'byPhone' : 'byLink')}
      </p>
      {hours.length === 0 ? (
        <p className="text-14 text-ink-soft">{t('noHours')}</p>
      ) : (
        <ul className="text-14 text-ink-soft">
          {hours.map((line, index) => (
            <li key={line}>{index < hours.length - 1 ? line : `${line} (${zoneWords})`}</li>
          ))}
        </ul>
      )}
    </>
  );
}
