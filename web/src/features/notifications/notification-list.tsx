import { dayWords } from '@regimen/contract/language/instants.ts';
import { quoted } from '@regimen/contract/language/languages.ts';
import type { Notification } from '@regimen/contract/notifications.ts';
import type { ReactNode } from 'react';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { byDay } from '../../shared/bell/by-day.ts';
import { onLineKey } from '../../shared/bell/line-keys.ts';
import { asRead, markRead, openNotification, toggled } from '../../shared/bell/mark-read.ts';
import { NotificationLink } from '../../shared/bell/notification-link.tsx';
import { ReadToggle } from '../../shared/bell/read-toggle.tsx';
import { SwipeLine } from '../../shared/bell/swipe-line.tsx';
import { texts as bellTexts } from '../../shared/bell/texts.ts';
import { WhyNotified } from '../../shared/bell/why-notified.tsx';
import { WhyNothingCame } from '../../shared/why/why-nothing-came.tsx';
import { useReaderZone } from '../../shell/reader-zone.ts';
import { useAction } from '../../shell/use-action.ts';
import { type Answer, useCall } from '../../shell/use-call.ts';
import { useNow } from '../../shell/use-mounted.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ChevronDownIcon } from '../../ui/shell-icons.tsx';
import { bySubject, type NotificationGroup } from './by-subject.ts';
import { texts } from './texts.ts';

/** By day, newest first; older ones join below. */
export function NotificationList({
  first,
  show,
}: {
  first: Answer<'GET notifications'>;
  show: 'all' | 'unread';
}) {
  const t = useTexts(texts);
  const bell = useTexts(bellTexts);
  const locale = useLocale();
  const now = useNow();
  const reader = useReaderZone();
  const zone = reader === null ? 'UTC' : reader;
  const {
    data: list,
    put,
    hasMore,
    more,
    adding,
  } = useCall('GET notifications', { query: { show } }, { first });
  const shown = list.data;
  const [markAll, marking] = useAction(async () => {
    await markRead(null);
    put({ ...list, data: shown.map(asRead) });
  });
  const open = (opened: Notification) => {
    openNotification(opened);
    put({ ...list, data: shown.map((one) => (one.id === opened.id ? asRead(one) : one)) });
  };
  const toggle = (id: string) => put({ ...list, data: toggled(shown, id) });
  const line = (notification: Notification) => (
    <SwipeLine
      words={bell(notification.readAt === null ? 'markRead' : 'markUnread')}
      onSwiped={() => toggle(notification.id)}
    >
      <NotificationLink
        notification={notification}
        onOpen={open}
        isUnderDay
        className="min-w-0 flex-1 rounded-none! ps-4!"
      />
      <span className="my-2 me-2 flex">
        <ReadToggle notification={notification} onToggle={() => toggle(notification.id)} />
        <WhyNotified notification={notification} />
      </span>
    </SwipeLine>
  );
  if (shown.length === 0)
    return (
      <EmptyState
        title={show === 'unread' ? t('noneUnread') : bell('none')}
        help={show === 'unread' ? t('noneUnreadHelp') : bell('noneHelp')}
      >
        <LinkButton look="quiet" to={paths.myTasks}>
          {t('toTasks')}
        </LinkButton>
        <WhyNothingCame />
      </EmptyState>
    );
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-2">
        {shown.some(({ readAt }) => readAt === null) && (
          <Button look="quiet" pending={marking} onClick={markAll}>
            {bell('markAll')}
          </Button>
        )}
        <WhyNothingCame className="-ms-3" />
      </div>
      <ul className="grid gap-6" onKeyDown={(event) => onLineKey(event, toggle)}>
        {byDay(shown, zone).map(({ date, notifications }) => (
          <li key={date}>
            <h2
              id={`day-${date}`}
              className="mb-2 text-16 font-semibold text-ink-soft first-letter:uppercase"
            >
              {dayWords(locale, Date.parse(notifications[0]?.createdAt ?? date), now, zone)}
            </h2>
            <ul
              aria-labelledby={`day-${date}`}
              className="divide-y divide-line overflow-hidden rounded-card border border-line bg-raised"
            >
              {bySubject(notifications).map((group) => (
                <li key={group.notifications[0]?.id}>
                  <Group group={group} line={line} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {hasMore && (
        <Button look="quiet" className="justify-self-center" pending={adding} onClick={more}>
          {t('more')}
        </Button>
      )}
    </div>
  );
}

/** The newest stands for all of them; the others come out below it. */
function Group({
  group: { program, notifications },
  line,
}: {
  group: NotificationGroup;
  line: (notification: Notification) => ReactNode;
}) {
  const t = useTexts(texts);
  const locale = useLocale();
  const [newest, ...others] = notifications;
  if (!newest) return null;
  if (others.length === 0) return line(newest);
  const unread = others.filter(({ readAt }) => readAt === null).length;
  return (
    <>
      {line(newest)}
      <details className="group/more">
        <summary className="flex min-h-11 cursor-pointer items-center gap-2 ps-16 pe-4 text-14 text-primary-text hover:bg-sunken">
          <ChevronDownIcon className="transition-transform duration-160 group-open/more:rotate-180" />
          <span>
            {t('moreAbout', { n: others.length, program: quoted(program, locale) })}
            {unread > 0 && ` · ${t('unreadOfThem', { n: unread })}`}
          </span>
        </summary>
        <ul className="divide-y divide-line border-t border-line">
          {others.map((notification) => (
            <li key={notification.id}>{line(notification)}</li>
          ))}
        </ul>
      </details>
    </>
  );
}
