import type { ChatPerson } from '@regimen/contract/chats.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { onlineTexts } from './online-texts.ts';
import { useOnline } from './use-online.ts';

/** At the edge of somebody's picture, for as long as they are here. */
export function OnlineDot({ person }: { person: Pick<ChatPerson, 'id' | 'is_online'> | null }) {
  const t = useTexts(onlineTexts);
  if (!useOnline(person)) return null;
  return (
    <span
      title={t('online')}
      className="absolute end-0 bottom-0 size-3 rounded-pill border-2 border-surface bg-success-strong"
    >
      <span className="sr-only">{t('online')}</span>
    </span>
  );
}
