import { locationCalls } from '@regimen/contract/locations.ts';
import { mostLocations, mostServices } from '@regimen/contract/service-choices.ts';
import { serviceCalls } from '@regimen/contract/services.ts';
import type { Tx } from '../../db/pool.ts';
import { notFound } from '../../errors.ts';
import { type HttpParts, registerCalls } from '../../http/register-calls.ts';
import { wholeList } from '../../paging.ts';
import { findProfile } from '../creators/shared-queries.ts';
import { listHolidayCountries, listHolidays } from './holidays.ts';
import { addLocation, changeLocation, readLocation } from './keep-location.ts';
import { addService, changeService, readService } from './keep-service.ts';
import * as locations from './location-queries.ts';
import * as offers from './offer-queries.ts';
import {
  presentHost,
  presentHosted,
  presentLocationCard,
  presentOffer,
  presentOfferCard,
  presentServiceCard,
} from './present.ts';
import * as queries from './queries.ts';
import { requireUnused } from './require-unused.ts';

/** What a list of offers shows at most: those of everybody who works on a protocol. */
const mostOffers = 500;

export function serviceRoutes(http: HttpParts): void {
  registerCalls(http, locationCalls, {
    'GET locations': async (scope) => {
      const rows = await scope.read((tx) => locations.listLocations(tx, scope.actor.userId, mostLocations));
      return wholeList(rows.map(presentLocationCard));
    },

    'POST locations': (scope, { body }) => scope.tx((tx) => addLocation(scope, tx, body)),

    'GET locations/{id}': (scope, { params: { id } }) => scope.read((tx) => readLocation(tx, id)),

    'PUT locations/{id}': (scope, { params: { id }, body }) =>
      scope.tx((tx) => {
        scope.publish('content');
        return changeLocation(scope, tx, id, body);
      }),

    'DELETE locations/{id}': (scope, { params: { id } }) =>
      scope.tx(async (tx) => {
        await requireUnused(scope, tx, { location: id });
        await locations.deleteLocation(tx, id);
        scope.publish('content');
        return undefined;
      }),

    'POST locations/{id}/archive': (scope, { params: { id } }) =>
      scope.tx(async (tx) => {
        await locations.archiveLocation(tx, id, scope.now);
        scope.publish('content');
        return readLocation(tx, id);
      }),

    'DELETE locations/{id}/archive': (scope, { params: { id } }) =>
      scope.tx(async (tx) => {
        await locations.archiveLocation(tx, id, null);
        scope.publish('content');
        return readLocation(tx, id);
      }),

    // They are nobody's; what is asked of these two is only whether the caller is still signed in.
    'GET holiday-countries': (scope) => scope.read(async () => wholeList(listHolidayCountries(scope.locale))),

    'GET holiday-countries/{country}': (scope, { params: { country }, query: { year } }) =>
      scope.read(async () =>
        wholeList(listHolidays(country, year ?? scope.now.getUTCFullYear(), scope.locale)),
      ),
  });

  registerCalls(http, serviceCalls, {
    'GET locations/{id}/services': (scope, { params: { id } }) =>
      scope.read(async (tx) => {
        const rows = await queries.listServicesAt(tx, id, mostServices);
        const hosts = await hostsFor(tx, rows);
        return wholeList(rows.map((row) => presentServiceCard(row, hosts)));
      }),

    'POST locations/{id}/services': (scope, { params: { id }, body }) =>
      scope.tx((tx) => {
        scope.publish('content');
        return addService(scope, tx, id, body);
      }),

    'GET services/{id}': (scope, { params: { id } }) => scope.read((tx) => readService(tx, id)),

    'PUT services/{id}': (scope, { params: { id }, body }) =>
      scope.tx((tx) => {
        scope.publish('content');
        return changeService(scope, tx, id, body);
      }),

    'DELETE services/{id}': (scope, { params: { id } }) =>
      scope.tx(async (tx) => {
        await requireUnused(scope, tx, { service: id });
        await queries.deleteService(tx, id);
        scope.publish('content');
        return undefined;
      }),

    'POST services/{id}/archive': (scope, { params: { id } }) =>
      scope.tx(async (tx) => {
        await queries.archiveService(tx, id, scope.now);
        scope.publish('content');
        return readService(tx, id);
      }),

    'DELETE services/{id}/archive': (scope, { params: { id } }) =>
      scope.tx(async (tx) => {
        await queries.archiveService(tx, id, null);
        scope.publish('content');
        return readService(tx, id);
      }),

    'GET services/{id}/offer': (scope, { params: { id } }) =>
      scope.read(async (tx) => {
        const row = await offers.findOffer(tx, id);
        if (!row) throw notFound();
        return presentOffer(row, await queries.listHosts(tx, [id]), scope.actor?.userId);
      }),

    'GET creators/{username}/services': (scope, { params: { username } }) =>
      scope.read(async (tx) => {
        const profile = await findProfile(tx, username, { userId: scope.actor?.userId ?? null });
        if (!profile) throw notFound();
        return offerList(tx, await offers.listOffersOf(tx, profile.id, mostServices));
      }),

    'GET protocols/{id}/services': (scope, { params: { id } }) =>
      scope.read(async (tx) => offerList(tx, await offers.listOffersFor(tx, id, mostOffers))),

    'GET possible-hosts': (scope) =>
      scope.read(async (tx) => {
        const people = await offers.listPossibleHosts(tx, scope.actor.userId);
        return wholeList(people.map(presentHost));
      }),

    'GET hosted-services': (scope) =>
      scope.read(async (tx) => {
        const rows = await offers.listHostedBy(tx, scope.actor.userId, mostOffers);
        const hosts = await hostsFor(tx, rows);
        return wholeList(rows.map((row) => presentHosted(row, hosts)));
      }),

    'DELETE hosted-services/{id}': (scope, { params: { id } }) =>
      scope.tx(async (tx) => {
        await queries.deleteHost(tx, id, scope.actor.userId);
        scope.publish('content');
        return undefined;
      }),
  });
}

async function offerList(tx: Tx, rows: offers.OfferCardRow[]) {
  const hosts = await hostsFor(tx, rows);
  return wholeList(rows.map((row) => presentOfferCard(row, hosts)));
}

const hostsFor = (tx: Tx, rows: readonly { id: string }[]): Promise<queries.HostRow[]> =>
  queries.listHosts(
    tx,
    rows.map(({ id }) => id),
  );
