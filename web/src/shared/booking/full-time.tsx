import { dateIn } from '@regimen/contract/language/instants.ts';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { showFlash } from '../../shell/flash.ts';
import { useAction } from '../../shell/use-action.ts';
import { tell, useCall } from '../../shell/use-call.ts';
import { bookingTexts } from './booking-texts.ts';
import { waitTexts } from './wait-texts.ts';

interface FullTimeProps {
  serviceId: string;
  duration: number;
  from: string;
  /** The place's. */
  zone: string;
  /** By the reader's clock, and by the place's where that is another. */
  time: string;
  there: string | null;
}

/** A group that is full: one press, and whoever pressed waits for this very time. */
export function FullTime({ serviceId, duration, from, zone, time, there }: FullTimeProps) {
  const t = useTexts(bookingTexts);
  const ofWaiting = useTexts(waitTexts);
  const { data } = useCall('GET waitlist', {});
  const waits = data?.data.some((entry) => entry.service.id === serviceId && entry.from === from) ?? false;
  const [join, pending] = useAction(async () => {
    const day = dateIn(Date.parse(from), zone);
    const body = { duration, fromDay: day, untilDay: day, from };
    await api('POST services/{id}/waitlist', { params: { id: serviceId }, body });
    showFlash({ tone: 'success', message: ofWaiting('joinedOne') });
    await tell('GET waitlist');
  });
  return (
    <button
      type="button"
      data-slot={from}
      aria-disabled={pending || waits || undefined}
      onClick={() => !pending && !waits && join()}
      className="flex min-h-11 w-full flex-wrap items-center gap-x-3 rounded-control border border-dashed border-line-strong px-3 py-1.5 text-start tabular-nums transition-colors duration-120 not-aria-disabled:hover:border-primary-line not-aria-disabled:hover:bg-primary-soft"
    >
      <span className="font-medium">{time}</span>
      {there && <span className="text-12 text-ink-soft">{there}</span>}
      <span className="text-14 text-ink-soft">{t(waits ? 'fullWaits' : 'fullWait')}</span>
    </button>
  );
}
