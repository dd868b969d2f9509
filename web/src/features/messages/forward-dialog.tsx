import type { ChatMessage } from '@regimen/contract/chats.ts';
import { useNavigate } from 'react-router';
import { api } from '../../api.ts';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { useAction } from '../../shell/use-action.ts';
import { useCall } from '../../shell/use-call.ts';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { chatTexts } from './chat-texts.ts';
import { RoomFace } from './person-face.tsx';
import { roomName } from './room-name.ts';
import { texts } from './texts.ts';

/** To one of one's other conversations, which is opened then. */
export function ForwardDialog({ message, onClose }: { message: ChatMessage; onClose: () => void }) {
  const t = useTexts(texts);
  const c = useTexts(chatTexts);
  const locale = useLocale();
  const navigate = useNavigate();
  const { data, failed, hasMore, more, adding } = useCall('GET chats', { query: {} });
  const [forward, forwarding] = useAction(async (id: string) => {
    await api('POST chats/{id}/messages', { params: { id }, body: { forward: message.id } });
    onClose();
    await navigate(paths.chat(id));
  });
  return (
    <Modal open onClose={onClose} title={c('forwardTitle')} closeLabel={t('close')}>
      {failed && <p role="status">{t('failed')}</p>}
      <ul className="max-h-80 overflow-y-auto overscroll-contain">
        {data?.data
          .filter(({ canWrite }) => canWrite)
          .map((room) => {
            const name = roomName(room, t, locale);
            return (
              <li key={room.id}>
                <button
                  type="button"
                  disabled={forwarding}
                  onClick={() => forward(room.id)}
                  className="flex min-h-14 w-full items-center gap-3 rounded-control px-2 text-start hover:bg-sunken"
                >
                  <RoomFace room={room} name={name} size={36} />
                  <bdi className="truncate font-medium">{name}</bdi>
                </button>
              </li>
            );
          })}
      </ul>
      {hasMore && (
        <Button look="plain" className="mt-2 w-full" pending={adding} onClick={() => more()}>
          {t('moreChats')}
        </Button>
      )}
    </Modal>
  );
}
