import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { useAction } from '../../shell/use-action.ts';
import { useCall } from '../../shell/use-call.ts';

import { bellTexts } from './bell-texts.ts';
import { onLineKey } from './line-keys.ts';
import { asRead, markRead, openNotification, toggled } from './mark-read.ts';
import { NotificationLink } from './notification-link.tsx';
import { texts } from './texts.ts';
import { WhyNotified } from './why-notified.tsx';

const latest = 10;

/** What the bell opens: the latest, a way to mark them all, and the way to the page. */
export default function LatestPanel({ close }: { close: () => void }) {
  const t = useTexts(texts);
  const bell = useTexts(bellTexts);
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
          {rows.map((notification) => (
            <li key={notification.id} className="flex items-start">
              <NotificationLink
                notification={notification}
                onOpen={(opened) => {
                  openNotification(opened);
                  close();
                }}
                className="min-w-0 flex-1"
              />
              <WhyNotified notification={notification} className="mt-1.5" />
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
