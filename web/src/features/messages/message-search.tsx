import type { ChatRoom, FoundMessage } from '@regimen/contract/chats.ts';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { Time } from '../../shell/time.tsx';
import { useCall } from '../../shell/use-call.ts';
import { useSettled } from '../../shell/use-settled.ts';
import { Button } from '../../ui/button.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { excerptOf, partsOf } from './excerpt.ts';
import { FoundPeople, useFoundPeople } from './found-people.tsx';
import { RoomFace } from './person-face.tsx';
import { roomName } from './room-name.ts';
import { texts } from './texts.ts';

interface MessageSearchProps {
  /** The conversations that are there already. */
  rooms: readonly ChatRoom[];
  children: ReactNode;
}

/** A search for people and in all one's conversations; what it finds takes the place of the list. */
export function MessageSearch({ rooms, children }: MessageSearchProps) {
  const t = useTexts(texts);
  const [typed, setTyped] = useState('');
  const search = useSettled(typed.trim().slice(0, 200), 250);
  return (
    <div className="grid grid-cols-1 gap-3">
      <SearchField label={t('searchMessages')} clearLabel={t('clear')} value={typed} onChange={setTyped} />
      {search === '' ? children : <Found search={search} rooms={rooms} />}
    </div>
  );
}

function Found({ search, rooms }: { search: string; rooms: readonly ChatRoom[] }) {
  const t = useTexts(texts);
  const { data, failed, hasMore, more, adding } = useCall('GET chats/search', { query: { search } });
  const people = useFoundPeople(search, rooms);
  const isReading = !data || people.isReading;
  return (
    <>
      <p role="status" className="px-3 text-14 text-ink-soft empty:hidden">
        {failed && t('failed')}
        {!failed && isReading && t('searching')}
        {!isReading && people.isEmpty && data.data.length === 0 && t('nothingFound')}
      </p>
      <FoundPeople found={people} />
      {data && data.data.length > 0 && (
        <ul aria-label={t('foundMessages')} className="grid grid-cols-1 gap-0.5">
          {data.data.map((found) => (
            <li key={found.message.id}>
              <FoundRow found={found} search={search} />
            </li>
          ))}
        </ul>
      )}
      {hasMore && (
        <Button look="plain" className="w-full" pending={adding} onClick={() => more()}>
          {t('moreChats')}
        </Button>
      )}
    </>
  );
}

function FoundRow({ found: { room, message }, search }: { found: FoundMessage; search: string }) {
  const t = useTexts(texts);
  const locale = useLocale();
  const name = roomName(room, t, locale);
  return (
    <Link
      to={paths.chat(room.id, message.number)}
      className="flex min-h-16 items-start gap-3 rounded-card px-3 py-2.5 transition-colors duration-120 hover:bg-sunken"
    >
      <RoomFace room={room} name={name} size={36} />
      <span className="grid min-w-0 flex-1 grid-cols-1">
        <span className="flex items-baseline gap-2">
          <bdi className="min-w-0 flex-1 truncate font-medium">{name}</bdi>
          <span className="shrink-0 text-12 text-ink-soft">
            <Time at={message.createdAt} />
          </span>
        </span>
        {room.isGroup && <bdi className="truncate text-12 text-ink-soft">{message.author.full_name}</bdi>}
        <span dir="auto" className="line-clamp-2 text-start text-14 break-words text-ink-soft">
          {partsOf(excerptOf(message.body, search), search).map((part, index) =>
            index % 2 === 0 ? (
              part
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same word may stand there twice
              <mark key={index} className="rounded-sm bg-warning-soft text-ink">
                {part}
              </mark>
            ),
          )}
        </span>
      </span>
    </Link>
  );
}
