import type { HistoryEvent } from '@regimen/contract/history.ts';
import { Link } from 'react-router';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { eventWords } from '../../shared/runs/event-lines.tsx';
import { When } from '../../shell/when.tsx';
import { historyTexts } from './history-texts.ts';

/** A table where there is room for one, else a card for each. */
export function HistoryList({ events }: { events: readonly HistoryEvent[] }) {
  const t = useTexts(historyTexts);
  return (
    <div className="rounded-card border border-line bg-raised">
      <table className="w-full max-md:block">
        <thead className="max-md:sr-only">
          <tr className="text-14 text-ink-soft">
            {(['when', 'who', 'what', 'by', 'program'] as const).map((key) => (
              <th key={key} scope="col" className="px-4 py-2.5 text-start font-medium">
                {t(key)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {events.map((event) => (
            <Row key={event.act?.id ?? `${event.enrollmentId} ${event.number}`} event={event} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const cell = 'align-top max-md:block md:px-4 md:py-2.5';

function Row({ event }: { event: HistoryEvent }) {
  const t = useTexts(historyTexts);
  const locale = useLocale();
  const { at, follower, by, programTitle, enrollmentId } = event;
  const { title, more } = eventWords(event, locale);
  const doer =
    by === null ? t(event.act ? 'someone' : 'time') : by.id === follower.id ? t('themselves') : by.full_name;
  return (
    <tr className="border-t border-line max-md:flex max-md:flex-wrap max-md:items-baseline max-md:gap-x-1.5 max-md:gap-y-1 max-md:px-4 max-md:py-3 md:hover:bg-sunken/60">
      <td className={`${cell} text-14 whitespace-nowrap text-ink-soft max-md:-order-1`}>
        <When at={at} />
      </td>
      <td className={`${cell} max-md:-order-2 max-md:flex-1`}>
        <Link
          to={paths.run(enrollmentId)}
          className="inline-flex min-h-6 items-center font-medium text-primary-text underline-offset-4 hover:underline"
        >
          <bdi>{follower.full_name}</bdi>
        </Link>
      </td>
      <td className={`${cell} wrap-anywhere max-md:basis-full`}>
        {title}
        {more && <span className="block text-14 text-ink-soft">{more}</span>}
      </td>
      <td className={`${cell} text-14 text-ink-soft`}>
        <bdi>{doer}</bdi>
        <span aria-hidden="true" className="md:hidden">
          {' ·'}
        </span>
      </td>
      <td className={`${cell} text-14 text-ink-soft`}>
        <bdi>{programTitle}</bdi>
      </td>
    </tr>
  );
}
