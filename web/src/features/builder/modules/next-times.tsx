import { ownZone } from '@regimen/contract/own-zone.ts';
import type { RecurringModule } from '@regimen/engine/recurring-module.ts';
import { useMemo } from 'react';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { useMounted, useNow } from '../../../shell/use-mounted.ts';
import { comingDates, comingWords } from './coming-dates.ts';
import { datesTexts } from './dates-texts.ts';
import { moduleFaults } from './module-shape.ts';

const shown = 10;

/** The next ten times, for a follower who starts today where the viewer is. */
export function NextTimes({ module }: { module: RecurringModule }) {
  const t = useTexts(datesTexts);
  const mounted = useMounted();
  return (
    <section aria-labelledby="next-times" className="grid gap-2">
      <h2 id="next-times" className="text-18">
        {t('title')}
      </h2>
      {mounted ? <Dates module={module} /> : <p className="text-14 text-ink-soft">{t('working')}</p>}
    </section>
  );
}

function Dates({ module }: { module: RecurringModule }) {
  const t = useTexts(datesTexts);
  const locale = useLocale();
  const now = useNow();
  const zone = ownZone();
  const dates = useMemo(
    () => (moduleFaults(module).length > 0 ? [] : comingDates(module, zone, now, shown)),
    [module, zone, now],
  );
  return (
    <>
      <p className="text-14 text-ink-soft">
        {t(module.during === undefined ? 'lead' : 'leadStep', { zone })}
      </p>
      {dates.length === 0 ? (
        <p className="text-warning-text">{t('never')}</p>
      ) : (
        <ol className="grid gap-1">
          {dates.map(({ at, day }) => (
            <li
              key={at}
              className="flex flex-wrap items-baseline justify-between gap-x-3 border-b border-line py-1.5"
            >
              <time dateTime={new Date(at).toISOString()} className="tabular-nums">
                {comingWords(at, zone, locale)}
              </time>
              <span className="text-14 text-ink-soft tabular-nums">{t('day', { n: day })}</span>
            </li>
          ))}
        </ol>
      )}
      {dates.length > 0 && dates.length < shown && <p className="text-14 text-ink-soft">{t('lastOne')}</p>}
    </>
  );
}
