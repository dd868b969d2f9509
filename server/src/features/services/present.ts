import type { ExceptionDay, Location, LocationCard, Room } from '@regimen/contract/locations.ts';
import type { Host, Offer, OfferCard, Service, ServiceCard } from '@regimen/contract/services.ts';
import { openingOf } from '../../markdown.ts';
import type { LocationRow } from './location-queries.ts';
import type { OfferCardRow, OfferRow, PossibleHost } from './offer-queries.ts';
import type { HostRow, ServiceCardRow, ServiceRow } from './queries.ts';

export const presentLocation = (
  { userId: _owner, archivedAt, ...row }: LocationRow,
  days: ExceptionDay[],
  rooms: Room[],
): Location => ({ ...row, archivedAt: archivedAt?.toISOString() ?? null, days, rooms });

export const presentLocationCard = ({ archivedAt, ...row }: LocationRow): LocationCard => ({
  ...row,
  archivedAt: archivedAt?.toISOString() ?? null,
});

export const presentHost = ({ id, fullName, username, avatar }: PossibleHost): Host => ({
  id,
  full_name: fullName,
  username,
  avatar,
});

export const presentService = (
  { userId: _owner, archivedAt, changedAt, ...row }: ServiceRow,
  hosts: HostRow[],
): Service => ({
  ...row,
  archivedAt: archivedAt?.toISOString() ?? null,
  changedAt: changedAt.toISOString(),
  hosts: hosts.map((host) => ({ ...presentHost(host), weight: host.weight })),
});

const hostsOf = (hosts: readonly HostRow[], serviceId: string): Host[] =>
  hosts.filter((host) => host.serviceId === serviceId).map(presentHost);

export const presentServiceCard = (
  { archivedAt, ...row }: ServiceCardRow,
  hosts: readonly HostRow[],
): ServiceCard => ({
  ...row,
  archivedAt: archivedAt?.toISOString() ?? null,
  hosts: hostsOf(hosts, row.id),
});

const openingLength = 200;
const presentOwner = ({ ownerId, ownerName, ownerUsername, ownerAvatar }: OfferCardRow): Host => ({
  id: ownerId,
  full_name: ownerName,
  username: ownerUsername,
  avatar: ownerAvatar,
});

export const presentOfferCard = (row: OfferCardRow, hosts: readonly HostRow[]): OfferCard => {
  const { id, name, photo, durations, seats, placeName, kind, onlineBy, zone } = row;
  return {
    id,
    name,
    photo,
    durations,
    seats,
    description: openingOf(row.description, openingLength),
    place: { name: placeName, kind, onlineBy, zone },
    hosts: hostsOf(hosts, id),
  };
};

export const presentHosted = (row: OfferCardRow, hosts: readonly HostRow[]) => ({
  ...presentOfferCard(row, hosts),
  owner: presentOwner(row),
});

export function presentOffer(row: OfferRow, hosts: readonly HostRow[], viewer: string | undefined): Offer {
  const { placeName, kind, address, directions, onlineBy, zone, ...rest } = row;
  const { ownerId, ownerName: _name, ownerUsername: _username, ownerAvatar: _avatar, ...service } = rest;
  return {
    ...service,
    place: { name: placeName, kind, address, directions, onlineBy, zone },
    owner: presentOwner(row),
    hosts: hostsOf(hosts, row.id),
    can: { edit: viewer === ownerId, host: hosts.some(({ id }) => id === viewer) },
  };
}
