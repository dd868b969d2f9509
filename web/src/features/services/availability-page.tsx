import { useLoaderData, useRevalidator } from 'react-router';
import { useTexts } from '../../i18n/use-texts.ts';
import { ServiceTabs } from '../../shared/services/service-tabs.tsx';
import { pageData } from '../../shell/page-data.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { availabilityTexts } from './availability/availability-texts.ts';
import { OutsideCalendars } from './availability/outside-calendars.tsx';
import { TimeOffSection } from './availability/time-off.tsx';
import { WorkingHoursForm } from './availability/working-hours.tsx';

const page = pageData(async ({ api }) => {
  const [hours, timeOff, calendars] = await Promise.all([
    api('GET working-hours'),
    api('GET time-off'),
    api('GET outside-calendars'),
  ]);
  return { hours, timeOff: timeOff.data, calendars };
});
export const loader = page.loader;
export const clientLoader = page.clientLoader;

/** When somebody can be booked, wherever they work. */
export default function AvailabilityPage() {
  const { hours, timeOff, calendars } = useLoaderData<typeof clientLoader>();
  const t = useTexts(availabilityTexts);
  const { revalidate } = useRevalidator();
  return (
    <>
      <PageHead title={t('title')} noIndex />
      <PageTitle title={t('title')} lead={t('lead')} />
      <ServiceTabs current="availability" />
      <div className="grid gap-5">
        <WorkingHoursForm first={hours} />
        <TimeOffSection list={timeOff} onChanged={() => void revalidate()} />
        <OutsideCalendars first={calendars} />
      </div>
    </>
  );
}
