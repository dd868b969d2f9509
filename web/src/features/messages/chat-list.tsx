import type { ChatRoom } from '@regimen/contract/chats.ts';
import { formatNumber } from '@regimen/contract/language/translate.ts';
import { isExpert } from '@regimen/contract/roles.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { Time } from '../../shell/time.tsx';
import { type Answer, useCall } from '../../shell/use-call.ts';
import { useMounted } from '../../shell/use-mounted.ts';
import { useViewer } from '../../shell/use-shell.ts';
import { Button } from '../../ui/button.tsx';
import { DangerBadge } from '../../ui/danger-badge.tsx';
import { changeWords } from './change-words.ts';
import { groupTexts } from './group-texts.ts';
import { draftOf } from './message-draft.ts';
import { MutedIcon, PinIcon } from './message-icons.tsx';
import { RoomFace } from './person-face.tsx';
import { roomName } from './room-name.ts';
import { texts } from './texts.ts';

export type ChatPage = Answer<'GET chats'>;

/**
 * One's conversations. What the page brings later is not taken: it would fold the list to its first page, and what
 * changes is read again anyhow.
 */
export function useChats(brought: ChatPage) {
  const [first] = useState(brought);
  return useCall('GET chats', { query: {} }, { first });
}

export function ChatList({ chats, current }: { chats: ReturnType<typeof useChats>; current?: string }) {
  const t = useTexts(texts);
  const { data, hasMore, more, adding } = chats;
  const inDanger = useInDanger();
  return (
    <nav aria-label={t('list')}>
      <ul className="grid grid-cols-1 gap-0.5">
        {data.data.map((room) => (
          <li key={room.id}>
            <ChatRow room={room} isCurrent={room.id === current} inDanger={inDanger.includes(room.id)} />
          </li>
        ))}
      </ul>
      {hasMore && (
        <Button look="plain" className="mt-2 w-full" pending={adding} onClick={() => more()}>
          {t('moreChats')}
        </Button>
      )}
    </nav>
  );
}

/** Conversations of an expert whose follower may be in danger by what they wrote. */
function useInDanger(): readonly string[] {
  const forExpert = isExpert(useViewer()?.roles ?? []);
  const { data } = useCall('GET inbox', forExpert ? { query: { show: 'danger' } } : null);
  return data?.data.map(({ chatId }) => chatId) ?? [];
}

interface ChatRowProps {
  room: ChatRoom;
  isCurrent: boolean;
  inDanger?: boolean;
}

export function ChatRow({ room, isCurrent, inDanger = false }: ChatRowProps) {
  const t = useTexts(texts);
  const locale = useLocale();
  const name = roomName(room, t, locale);
  const isUnread = room.unread > 0;
  return (
    <Link
      to={paths.chat(room.id)}
      prefetch="intent"
      aria-current={isCurrent ? 'page' : undefined}
      className="flex min-h-16 items-center gap-3 rounded-card px-3 py-2.5 transition-colors duration-120 hover:bg-sunken aria-[current=page]:bg-primary-soft"
    >
      <RoomFace room={room} name={name} size={44} />
      <span className="grid min-w-0 flex-1 grid-cols-1">
        <span className="flex items-baseline gap-2">
          <bdi className={`min-w-0 flex-1 truncate ${isUnread ? 'font-semibold' : 'font-medium'}`}>
            {name}
          </bdi>
          {room.message && (
            <span className="shrink-0 text-12 text-ink-soft">
              <Time at={room.message.createdAt} />
            </span>
          )}
        </span>
        <span className="flex items-center gap-2">
          <span
            dir="auto"
            className={`min-w-0 flex-1 truncate [text-align:match-parent] text-14 ${isUnread ? 'text-ink' : 'text-ink-soft'}`}
          >
            <LastWords room={room} isCurrent={isCurrent} />
          </span>
          {inDanger && (
            <span className="shrink-0">
              <DangerBadge>{t('danger')}</DangerBadge>
            </span>
          )}
          {room.isPinned && <Mark label={t('pinned')} Icon={PinIcon} />}
          {room.isMuted && <Mark label={t('muted')} Icon={MutedIcon} />}
          {isUnread && (
            <span
              className={`grid h-5 min-w-5 shrink-0 place-items-center rounded-pill px-1.5 text-12 leading-none font-semibold tabular-nums ${unreadLook(room.isMuted, inDanger)}`}
            >
              <span aria-hidden="true">{formatNumber(locale, room.unread)}</span>
              <span className="sr-only">{t('unread', { n: room.unread })}</span>
            </span>
          )}
        </span>
      </span>
    </Link>
  );
}

const unreadLook = (isMuted: boolean, inDanger: boolean): string => {
  if (inDanger) return 'bg-accent-strong text-accent-on';
  return isMuted ? 'bg-sunken text-ink-soft' : 'bg-primary-strong text-primary-on';
};

const Mark = ({ label, Icon }: { label: string; Icon: typeof PinIcon }) => (
  <span title={label} className="shrink-0 text-ink-faint">
    <Icon size={14} />
    <span className="sr-only">{label}</span>
  </span>
);

function LastWords({ room, isCurrent }: { room: ChatRoom; isCurrent: boolean }) {
  const { message, isGroup } = room;
  const t = useTexts(texts);
  const g = useTexts(groupTexts);
  const locale = useLocale();
  const viewer = useViewer();
  const mounted = useMounted();
  // The one that stands open shows it in its field.
  const draft = mounted && !isCurrent ? draftOf(viewer?.id, room.id).read() : undefined;
  if (draft) return t('draft', { text: draft });
  if (!message) return t('nothingYet');
  if (message.deletedAt) return t('deleted');
  const { author, change } = message;
  if (change) return changeWords({ author, change }, viewer?.id, g, locale);
  const text = message.body || t('sentFile');
  if (message.author.id === viewer?.id) return t('you', { text });
  if (!isGroup) return text;
  return (
    <>
      <bdi>{message.author.full_name}</bdi>: {text}
    </>
  );
}
