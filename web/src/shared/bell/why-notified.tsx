import type { Notification } from '@regimen/contract/notifications.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { WhyButton } from '../why/why-button.tsx';
import { sentenceOf } from './notification-sentence.ts';
import { texts } from './texts.ts';

/** Why one was told this. */
export function WhyNotified({
  notification,
  className = '',
}: {
  notification: Notification;
  className?: string;
}) {
  const t = useTexts(texts);
  return (
    <WhyButton
      compact
      about={sentenceOf(notification, t).title}
      question={['GET notifications/{id}/why', { params: { id: notification.id }, query: {} }]}
      className={className}
    />
  );
}
