import { isExpert } from '@regimen/contract/roles.ts';
import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { useTexts } from '../../i18n/use-texts.ts';
import { ServiceTabs } from '../../shared/services/service-tabs.tsx';
import { latePart } from '../../shell/late-part.tsx';
import { pageData } from '../../shell/page-data.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { filterIn, queryOf } from './booking-filter.ts';
import { BookingFilters } from './booking-filters.tsx';
import { BookingList } from './booking-list.tsx';
import { texts } from './texts.ts';
import { OwnWaitlist, ServiceWaitlist } from './waitlist-section.tsx';

const page = pageData(async ({ api, url, viewer }) => {
  const expert = isExpert(viewer?.roles ?? []);
  const filter = filterIn(url, expert);
  const username = expert && filter.as === 'host' ? viewer?.username : null;
  const [bookings, services] = await Promise.all([
    // A calendar reads its own days, by the clock of the browser.
    filter.view === 'list' ? api('GET bookings', { query: queryOf(filter) }) : null,
    // For the filter alone, so the list stands without them.
    username ? api('GET creators/{username}/services', { params: { username } }).catch(() => null) : null,
  ]);
  return { filter, expert, bookings, services: services?.data ?? [] };
});
export const loader = page.loader;
export const clientLoader = page.clientLoader;

/** What is booked with somebody, and what they have booked themselves. */
export default function BookingsPage() {
  const { filter, expert, bookings, services } = useLoaderData<typeof clientLoader>();
  const t = useTexts(texts);
  return (
    <div className="print-page">
      <PageHead title={t('title')} noIndex />
      <PageTitle title={t('title')} lead={t(expert ? 'leadExpert' : 'lead')} />
      {expert && (
        <div className="print:hidden">
          <ServiceTabs current="bookings" />
        </div>
      )}
      <div className="grid gap-6">
        <BookingFilters filter={filter} isExpert={expert} services={services} />
        {filter.as === 'client' && <OwnWaitlist />}
        {bookings ? (
          <BookingList key={JSON.stringify(filter)} filter={filter} isExpert={expert} first={bookings} />
        ) : (
          <calendar.Part filter={filter} isExpert={expert} />
        )}
        {filter.as === 'host' && filter.service && <ServiceWaitlist serviceId={filter.service} />}
        <CalendarApp />
      </div>
    </div>
  );
}

const calendar = latePart(() => import('./calendar/booking-calendar.tsx'));
const feed = latePart(() => import('./feed-section.tsx'));

/** Few set it up, and those do it once. */
function CalendarApp() {
  const t = useTexts(texts);
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className="border-t border-line pt-4 print:hidden"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="mb-2 inline-flex min-h-11 cursor-pointer items-center font-medium text-ink-soft">
        {t('feed')}
      </summary>
      {isOpen && <feed.Part />}
    </details>
  );
}
