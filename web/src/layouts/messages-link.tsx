import { Link } from 'react-router';
import { useTexts } from '../i18n/use-texts.ts';
import { paths } from '../paths.ts';
import { useOpenPages } from '../shell/use-open-pages.ts';
import { useViewer } from '../shell/use-shell.ts';
import { MessageIcon } from '../ui/shell-icons.tsx';
import { UnreadCount } from './unread-count.tsx';
import { unreadTexts } from './unread-texts.ts';

/** Beside the bell: the way to one's messages, with how many are unread. */
export default function MessagesLink() {
  const t = useTexts(unreadTexts);
  const isOpen = useOpenPages();
  const n = useViewer()?.unreadMessages ?? 0;
  if (!isOpen(paths.messages)) return null;
  const label = n > 0 ? t('unread', { n }) : t('messages');
  return (
    <Link
      to={paths.messages}
      aria-label={label}
      title={label}
      className="inline-flex size-11 items-center justify-center rounded-control text-ink-soft hover:bg-sunken hover:text-ink"
    >
      <span className="relative">
        <MessageIcon size={20} />
        <UnreadCount n={n} />
      </span>
    </Link>
  );
}
