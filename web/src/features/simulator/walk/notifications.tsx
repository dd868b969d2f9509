import { useTexts } from '../../../i18n/use-texts.ts';
import { When } from '../../../shell/when.tsx';
import { BellIcon } from '../../../ui/shell-icons.tsx';
import { phoneTexts } from './phone-texts.ts';
import type { WalkNotification } from './walk-notifications.ts';

interface NotificationsProps {
  news: readonly WalkNotification[];
  canOpen: (task: string) => boolean;
  onOpen: (task: string) => void;
}

const most = 3;

/** What came with the last press, as the telephone would show it. */
export function Notifications({ news, canOpen, onOpen }: NotificationsProps) {
  const t = useTexts(phoneTexts);
  if (news.length === 0) return null;
  const more = news.length - most;
  return (
    <div className="grid gap-2">
      <ul className="grid gap-2" aria-live="polite">
        {news.slice(0, most).map(({ id, at, title, body, task }) => (
          <li
            key={id}
            className="relative flex gap-3 rounded-card bg-sunken p-3 shadow-float has-[button]:hover:brightness-97"
          >
            <BellIcon size={18} className="mt-0.5 shrink-0 text-primary-text" />
            <div className="min-w-0 flex-1">
              <p className="flex items-baseline justify-between gap-2">
                <span className="leading-heading font-semibold wrap-anywhere">
                  <span className="sr-only">{`${t('notification')}: `}</span>
                  {task && canOpen(task) ? (
                    <button
                      type="button"
                      className="text-start after:absolute after:inset-0 after:rounded-card"
                      onClick={() => onOpen(task)}
                    >
                      <bdi>{title}</bdi>
                    </button>
                  ) : (
                    <bdi>{title}</bdi>
                  )}
                </span>
              </p>
              {body && (
                <p dir="auto" className="line-clamp-3 text-start text-14 text-ink-soft">
                  {body}
                </p>
              )}
              <p className="text-12 text-ink-faint">
                <When at={new Date(at).toISOString()} />
              </p>
            </div>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="px-3 text-12 text-ink-faint">{t('earlierNews', { n: more })}</p>}
    </div>
  );
}
