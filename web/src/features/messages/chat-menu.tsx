import type { ChatRoom } from '@regimen/contract/chats.ts';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { useAction } from '../../shell/use-action.ts';
import { tell } from '../../shell/use-call.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { DisclosureMenu, menuRowClass } from '../../ui/disclosure-menu.tsx';
import { MoreIcon } from '../../ui/icons.tsx';
import { BellIcon, PersonIcon, SignOutIcon } from '../../ui/shell-icons.tsx';
import { chatTexts } from './chat-texts.ts';
import { BlockIcon, MutedIcon, PinIcon, ReportIcon } from './message-icons.tsx';
import { MenuRow } from './message-row.tsx';
import { ReportDialog } from './report-dialog.tsx';

/** What one can do with a conversation. */
export function ChatMenu({
  room,
  name,
  onChange,
}: {
  room: ChatRoom;
  name: string;
  onChange: (room: ChatRoom) => void;
}) {
  const t = useTexts(chatTexts);
  const navigate = useNavigate();
  const [asking, setAsking] = useState<'block' | 'leave' | 'report' | null>(null);
  const params = { id: room.id };
  const [set] = useAction(async (body: { isMuted: boolean; isPinned: boolean }) => {
    onChange(await api('PUT chats/{id}/settings', { params, body }));
    await tell('GET chats');
  });
  const [block, blocking] = useAction(async (isBlocked: boolean) => {
    const changed = await api('PUT chats/{id}/block', { params, body: { isBlocked } });
    setAsking(null);
    onChange(changed);
  });
  const [leave, leaving] = useAction(async () => {
    await api('DELETE chats/{id}/membership', { params });
    setAsking(null);
    await navigate(paths.messages);
  });
  const { isMuted, isPinned, isBlocked, participant } = room;
  return (
    <>
      <DisclosureMenu
        label={t('menu')}
        button={<MoreIcon />}
        buttonClass="inline-flex size-11 items-center justify-center rounded-control text-ink-soft hover:bg-sunken hover:text-ink"
      >
        {(close) => {
          const row = (words: string, Icon: typeof PinIcon, act: () => unknown) => (
            <MenuRow
              words={words}
              icon={<Icon className="text-ink-faint" />}
              onPress={() => {
                close();
                act();
              }}
            />
          );
          return (
            <ul>
              {participant?.username && (
                <li>
                  <Link to={paths.profile(participant.username)} className={menuRowClass}>
                    <PersonIcon className="text-ink-faint" />
                    {t('profile')}
                  </Link>
                </li>
              )}
              {row(t(isPinned ? 'unpin' : 'pin'), PinIcon, () => set({ isMuted, isPinned: !isPinned }))}
              {row(t(isMuted ? 'unmute' : 'mute'), isMuted ? BellIcon : MutedIcon, () =>
                set({ isMuted: !isMuted, isPinned }),
              )}
              {participant &&
                row(t(isBlocked ? 'unblock' : 'block'), BlockIcon, () =>
                  isBlocked ? block(false) : setAsking('block'),
                )}
              {row(t('report'), ReportIcon, () => setAsking('report'))}
              {room.isGroup && row(t('leave'), SignOutIcon, () => setAsking('leave'))}
            </ul>
          );
        }}
      </DisclosureMenu>
      {asking === 'report' && (
        <ReportDialog chatId={room.id} title={t('reportPerson', { name })} onClose={() => setAsking(null)} />
      )}
      <ConfirmDialog
        open={asking === 'block'}
        title={t('blockTitle', { name })}
        text={t('blockText')}
        keep={t('cancel')}
        confirm={t('block')}
        pending={blocking}
        onConfirm={() => block(true)}
        onClose={() => setAsking(null)}
      />
      <ConfirmDialog
        open={asking === 'leave'}
        title={t('leaveTitle')}
        text={t('leaveText')}
        keep={t('cancel')}
        confirm={t('leave')}
        pending={leaving}
        onConfirm={() => leave()}
        onClose={() => setAsking(null)}
      />
    </>
  );
}
