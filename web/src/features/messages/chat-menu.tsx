import type { ChatRoom } from '@regimen/contract/chats.ts';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { useAction } from '../../shell/use-action.ts';
import { tell, useCall } from '../../shell/use-call.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { DisclosureMenu, menuRowClass } from '../../ui/disclosure-menu.tsx';
import { ChecklistIcon, MoreIcon } from '../../ui/icons.tsx';
import { BellIcon, PersonIcon, SignOutIcon, UsersIcon } from '../../ui/shell-icons.tsx';
import { chatTexts } from './chat-texts.ts';
import { GroupDialog } from './group-dialog.tsx';
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
  const [asking, setAsking] = useState<'block' | 'leave' | 'members' | 'report' | null>(null);
  const params = { id: room.id };
  const { data: care } = useCall('GET chats/{id}/care', { params });
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
              {care?.runId && (
                <li>
                  <Link to={paths.run(care.runId)} className={menuRowClass}>
                    <ChecklistIcon size={20} className="text-ink-faint" />
                    {t('path')}
                  </Link>
                </li>
              )}
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
              {room.isGroup && row(t('members'), UsersIcon, () => setAsking('members'))}
              {row(t('report'), ReportIcon, () => setAsking('report'))}
              {room.isGroup && row(t('leave'), SignOutIcon, () => setAsking('leave'))}
            </ul>
          );
        }}
      </DisclosureMenu>
      {asking === 'members' && (
        <GroupDialog room={room} onChange={onChange} onClose={() => setAsking(null)} />
      )}
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
