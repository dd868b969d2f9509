import type { Notification } from '@regimen/contract/notifications.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { safePath } from '../../shell/safe-path.ts';
import { Time, TimeOfDay } from '../../shell/time.tsx';
import { When } from '../../shell/when.tsx';
import { KindIcon } from './kind-icon.tsx';
import { sentenceOf } from './notification-sentence.ts';
import { texts } from './texts.ts';

interface NotificationLinkProps {
  notification: Notification;
  /** It is being opened: by then it is read. */
  onOpen: (notification: Notification) => void;
  /** It stands below its day, so the time of day is enough. */
  isUnderDay?: boolean;
  className?: string;
}

/** One line of the bell: what it is, what it is about, since when; a dot while it is unread. */
export function NotificationLink({
  notification,
  onOpen,
  isUnderDay = false,
  className = '',
}: NotificationLinkProps) {
  const t = useTexts(texts);
  const { title, about } = sentenceOf(notification, t);
  const isUnread = notification.readAt === null;
  return (
    <a
      href={safePath(notification.link) ?? paths.notifications}
      data-notification={notification.id}
      draggable={false}
      onClick={() => onOpen(notification)}
      className={`flex items-start gap-3 rounded-control p-3 text-ink no-underline hover:bg-sunken ${className}`}
    >
      <span className="relative shrink-0">
        <KindIcon kind={notification.kind} isUrgent={notification.data.isUrgent === true} />
        {isUnread && (
          <span className="absolute -end-0.5 -top-0.5 size-3 rounded-full border-2 border-raised bg-primary-line">
            <span className="sr-only">{t('isUnread')}</span>
          </span>
        )}
      </span>
      <span className="grid min-w-0 flex-1 gap-0.5">
        <span
          dir="auto"
          className={`wrap-anywhere text-start leading-heading ${isUnread ? 'font-semibold' : ''}`}
        >
          {title}
        </span>
        {about && (
          <span
            dir="auto"
            className={`text-start text-14 text-ink-soft ${notification.kind === 'help' ? '' : 'line-clamp-2'}`}
          >
            {about}
          </span>
        )}
        {notification.data.from && (
          <span className="text-14 text-ink-soft">
            <When at={notification.data.from} />
          </span>
        )}
        {notification.data.until && (
          <span className="text-14 text-ink-soft">
            {t(notification.kind === 'booking-offered' ? 'heldUntil' : 'openUntil')}{' '}
            <TimeOfDay at={notification.data.until} />
          </span>
        )}
        <span className="text-14 text-ink-faint">
          {isUnderDay ? <TimeOfDay at={notification.createdAt} /> : <Time at={notification.createdAt} />}
        </span>
      </span>
    </a>
  );
}
