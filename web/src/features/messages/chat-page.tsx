import type { ChatRoom } from '@regimen/contract/chats.ts';
import { useState } from 'react';
import { Link, useLoaderData } from 'react-router';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { useOnline } from '../../shared/person/use-online.ts';
import { pageData } from '../../shell/page-data.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { useCall } from '../../shell/use-call.ts';
import { useViewer } from '../../shell/use-shell.ts';
import { IconButton } from '../../ui/button.tsx';
import { PlusIcon } from '../../ui/icons.tsx';
import { ChatList, useChats } from './chat-list.tsx';
import { ChatMenu } from './chat-menu.tsx';
import { chatTexts } from './chat-texts.ts';
import { Conversation } from './conversation.tsx';
import { BackIcon } from './message-icons.tsx';
import { MessageSearch } from './message-search.tsx';
import { NewChat } from './new-chat.tsx';
import { RoomFace } from './person-face.tsx';
import { roomName } from './room-name.ts';
import { texts } from './texts.ts';
import { useTyping } from './use-typing.ts';

/** What follows a message that somebody came to see. */
const below = 12;

// Each part is kept fresh where it is shown, and read once when something happens.
const page = pageData(async ({ startApi: api, params, url }) => {
  const chat = { id: params.id ?? '' };
  const number = Number(url.searchParams.get('at'));
  const at = Number.isSafeInteger(number) && number > 0 ? Math.min(number, 1_999_999_999) : null;
  const [room, messages, chats] = await Promise.all([
    api('GET chats/{id}', { params: chat }),
    api('GET chats/{id}/messages', { params: chat, query: at === null ? {} : { upTo: at + below } }),
    api('GET chats', { query: {} }),
  ]);
  return { room, messages, chats, at };
});
export const loader = page.loader;
export const clientLoader = page.clientLoader;

export default function ChatPage() {
  const { room: first, messages, chats: brought, at } = useLoaderData<typeof clientLoader>();
  const { data: room, put } = useCall('GET chats/{id}', { params: { id: first.id } }, { first });
  const t = useTexts(texts);
  const c = useTexts(chatTexts);
  const locale = useLocale();
  const viewerId = useViewer()?.id ?? '';
  const chats = useChats(brought);
  const [isNew, setNew] = useState(false);
  const name = roomName(room, t, locale);
  return (
    <div data-fills-window className="flex h-full min-h-[24rem]">
      <PageHead title={name} noIndex />
      <div className="hidden w-80 shrink-0 flex-col border-e border-line lg:flex">
        {room.canWrite && (
          <button
            type="button"
            onClick={() => document.querySelector<HTMLElement>('textarea[name=message]')?.focus()}
            className="fixed start-4 top-2 z-50 -translate-y-24 rounded-control bg-primary-strong px-4 py-3 font-semibold text-primary-on focus:translate-y-0"
          >
            {c('skipToField')}
          </button>
        )}
        <div className="flex items-center justify-between ps-6 pe-3 pt-3 pb-1">
          <p className="text-18 font-semibold">{t('title')}</p>
          <IconButton label={t('newMessage')} onClick={() => setNew(true)}>
            <PlusIcon />
          </IconButton>
        </div>
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-3 pt-0">
          <MessageSearch rooms={chats.data.data}>
            <ChatList chats={chats} current={room.id} />
          </MessageSearch>
        </div>
      </div>
      <section className="flex min-w-0 flex-1 flex-col">
        <header className="flex items-center gap-3 border-b border-line px-3 py-2 md:px-6">
          <Link
            to={paths.messages}
            aria-label={c('back')}
            title={c('back')}
            className="-ms-1 inline-flex size-11 shrink-0 items-center justify-center rounded-control text-ink-soft hover:bg-sunken lg:hidden"
          >
            <BackIcon className="rtl:-scale-x-100" />
          </Link>
          <RoomFace room={room} name={name} size={40} />
          <div className="min-w-0 flex-1">
            <h1 className="truncate text-18 leading-text">
              <bdi>{name}</bdi>
            </h1>
            <Status key={room.id} room={room} />
          </div>
          <ChatMenu room={room} name={name} onChange={put} />
        </header>
        <Conversation
          key={`${room.id} ${at}`}
          room={room}
          name={name}
          viewerId={viewerId}
          brought={messages}
          at={at}
        />
      </section>
      {isNew && <NewChat rooms={chats.data.data} onClose={() => setNew(false)} />}
    </div>
  );
}

function Status({ room }: { room: ChatRoom }) {
  const t = useTexts(texts);
  const locale = useLocale();
  const isOnline = useOnline(room.participant);
  const typing = useTyping(room.id);
  const writers = room.participants.filter(({ id }) => typing.has(id));
  const members = room.isGroup && room.title !== null ? roomName({ ...room, title: null }, t, locale) : null;
  return (
    <p className="truncate text-14 text-ink-soft">
      {writers.length > 0 ? (
        <span role="status" className="text-primary-text">
          {room.isGroup
            ? t('someoneTyping', { name: writers.map(({ full_name }) => full_name)[0] ?? '' })
            : t('typing')}
        </span>
      ) : (
        (members ?? (isOnline && t('online')))
      )}
    </p>
  );
}
