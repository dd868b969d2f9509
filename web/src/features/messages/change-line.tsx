import type { ChatMessage } from '@regimen/contract/chats.ts';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { TimeOfDay } from '../../shell/time.tsx';
import { useViewer } from '../../shell/use-shell.ts';
import { changeWords, type GroupChange } from './change-words.ts';
import { groupTexts } from './group-texts.ts';

/** What happened to the group, between its messages. */
export function ChangeLine({ message, change }: { message: ChatMessage; change: GroupChange }) {
  const t = useTexts(groupTexts);
  const locale = useLocale();
  const viewerId = useViewer()?.id;
  return (
    <li data-number={message.number} className="px-4 py-1 text-center text-14 text-ink-soft wrap-anywhere">
      {changeWords({ author: message.author, change }, viewerId, t, locale)}{' '}
      <span className="text-12 whitespace-nowrap">
        <TimeOfDay at={message.createdAt} />
      </span>
    </li>
  );
}
