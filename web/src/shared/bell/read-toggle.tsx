import type { Notification } from '@regimen/contract/notifications.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { IconButton } from '../../ui/button.tsx';
import { MailIcon } from '../../ui/icons.tsx';
import { CheckIcon } from '../../ui/shell-icons.tsx';
import { texts } from './texts.ts';

/** For those who neither swipe nor know the keys. */
export function ReadToggle({ notification, onToggle }: { notification: Notification; onToggle: () => void }) {
  const t = useTexts(texts);
  const isUnread = notification.readAt === null;
  return (
    <IconButton label={t(isUnread ? 'markRead' : 'markUnread')} className="size-9!" onClick={onToggle}>
      {isUnread ? <CheckIcon /> : <MailIcon />}
    </IconButton>
  );
}
