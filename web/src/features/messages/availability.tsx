import type { Availability as Hours } from '@regimen/contract/office-hours.ts';
import { Link } from 'react-router';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { officeWords } from '../../shared/office-hours/office-words.ts';
import { WhenIn } from '../../shell/when.tsx';
import { ClockIcon } from '../../ui/icons.tsx';
import { availabilityTexts } from './availability-texts.ts';

/** Before and after writing to somebody who is away: when they answer, and where help is until then. */
export function AvailabilityNote({ hours }: { hours: Hours }) {
  const t = useTexts(availabilityTexts);
  const locale = useLocale();
  const { person, state, opensAt, days, zone, note } = hours;
  const usual = days && officeWords(days, zone, locale);
  if (state === 'open') return null;
  return (
    <aside aria-label={t('label')} className="border-t border-line bg-sunken px-3 py-2.5 text-14 md:px-6">
      <div className="mx-auto flex max-w-[52rem] items-start gap-2.5">
        <ClockIcon className="mt-0.5 shrink-0 text-ink-soft" />
        <div className="grid min-w-0 gap-0.5">
          <p className="font-medium">
            {opensAt ? (
              <WhenIn at={opensAt} words={(when) => t(state, { name: person, when })} />
            ) : (
              t('awayOpen', { name: person })
            )}
          </p>
          {usual && <p className="text-ink-soft">{t('usually', { hours: usual })}</p>}
          {note && (
            <p dir="auto" className="text-start whitespace-pre-line wrap-anywhere">
              {note}
            </p>
          )}
          <p>
            {t('emergency')}{' '}
            <Link to={paths.helpNow} className="inline-flex min-h-6 items-center text-primary-text underline">
              {t('whoToCall')}
            </Link>
          </p>
        </div>
      </div>
    </aside>
  );
}
