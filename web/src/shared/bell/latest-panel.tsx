import { dayWords } from '@regimen/contract/language/instants.ts';
import type { Notification } from '@regimen/contract/notifications.ts';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { useClockZone } from '../../shell/reader-zone.ts';
import { useAction } from '../../shell/use-action.ts';
import { useCall } from '../../shell/use-call.ts';
import { useNow } from '../../shell/use-mounted.ts';

import { bellTexts } from './bell-texts.ts';
import { byDay } from './by-day.ts';
import { onLineKey } from './line-keys.ts';
import { asRead, markRead, openNotification, toggled } from './mark-read.ts';
import { NotificationLink } from './notification-link.tsx';
import { ReadToggle } from './read-toggle.tsx';
import { SwipeLine } from './swipe-line.tsx';
import { texts } from './texts.ts';
import { WhyNotified } from './why-notified.tsx';

const latest = 10;

/** What the bell opens: the latest by day, a way to mark each or all of them, and the way to the page. */
export default function LatestPanel({ close }: { close: () => void }) {
  const t = useTexts(texts);
  const bell = useTexts(bellTexts);
  const locale = useLocale();
  const now = useNow();
  const zone = useClockZone();
  const { data: list, failed, put } = useCall('GET notifications', { query: { per_page: latest } });
  const [markAll, marking] = useAction(async () => {
    await markRead(null);
    if (list) put({ ...list, data: list.data.map(asRead) });
  });
  const rows = list?.data ?? [];
  const toggle = (id: string) => {
    if (list) put({ ...list, data: toggled(rows, id) });
  };
  const isLoading = !list && !failed;
  const line = (notification: Notification) => (
    <li key={notification.id}>
      <SwipeLine
        words={t(notification.readAt === null ? 'markRead' : 'markUnread')}
        onSwiped={() => toggle(notification.id)}
      >
        <NotificationLink
          notification={notification}
          onOpen={(opened) => {
            openNotification(opened);
            close();
          }}
          isUnderDay
          className="min-w-0 flex-1"
        />
        <span className="mt-1.5 grid">
          <ReadToggle notification={notification} onToggle={() => toggle(notification.id)} />
          <WhyNotified notification={notification} />
        </span>
      </SwipeLine>
    </li>
  );
  return (
    <section aria-label={bell('notifications')}>
      <div className="flex min-h-11 items-center justify-between gap-2 px-3">
        <p className="font-semibold">{bell('notifications')}</p>
        {rows.some(({ readAt }) => readAt === null) && (
          <button
            type="button"
            aria-disabled={marking || undefined}
            onClick={markAll}
            className="min-h-9 rounded-control px-2 text-14 text-primary-text hover:bg-primary-soft"
          >
            {t('markAll')}
          </button>
        )}
      </div>
      <div aria-live="polite" aria-busy={isLoading}>
        {isLoading && <p className="p-3 text-ink-soft">{bell('loading')}</p>}
        {!list && failed && <p className="p-3 text-ink-soft">{t('failed')}</p>}
        {list && rows.length === 0 && (
          <div className="px-3 pt-1 pb-3">
            <p className="font-medium">{t('none')}</p>
            <p className="text-14 text-ink-soft">{t('noneHelp')}</p>
          </div>
        )}
      </div>
      {rows.length > 0 && (
        <ul
          onKeyDown={(event) => onLineKey(event, toggle)}
          className="max-h-[min(26rem,60vh)] overflow-y-auto"
        >
          {byDay(rows, zone).map(({ date, notifications }) => (
            <li key={date}>
              <h3
                id={`bell-${date}`}
                className="px-3 pt-2 text-14 font-semibold text-ink-soft first-letter:uppercase"
              >
                {dayWords(locale, Date.parse(notifications[0]?.createdAt ?? date), now, zone)}
              </h3>
              <ul aria-labelledby={`bell-${date}`}>{notifications.map(line)}</ul>
            </li>
          ))}
        </ul>
      )}
      <a
        href={paths.notifications}
        onClick={close}
        className="mt-1 flex min-h-11 items-center justify-center rounded-control border-t border-line font-medium text-primary-text hover:bg-sunken"
      >
        {t('seeAll')}
      </a>
    </section>
  );
}
