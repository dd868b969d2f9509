import type { ChatPerson, ChatRoom } from '@regimen/contract/chats.ts';
import { roleTexts } from '@regimen/contract/role-texts.ts';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../api.ts';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { useAction } from '../../shell/use-action.ts';
import { useCall } from '../../shell/use-call.ts';
import { ChatRow } from './chat-list.tsx';
import { Face } from './person-face.tsx';
import { roomName } from './room-name.ts';
import { texts } from './texts.ts';

const mostNew = 5;

/** Conversations by their names, and people one may write to, without those whose conversation is among them. */
export function useFoundPeople(search: string, rooms: readonly ChatRoom[]) {
  const t = useTexts(texts);
  const locale = useLocale();
  const { data, failed } = useCall('GET chats/people', { query: { search: search.slice(0, 100) } });
  const people = data?.data ?? [];
  const words = search.toLocaleLowerCase(locale);
  const found = rooms.filter(
    (room) =>
      roomName(room, t, locale).toLocaleLowerCase(locale).includes(words) ||
      people.some(({ id }) => id === room.participant?.id),
  );
  const others = people.filter(({ id }) => found.every(({ participant }) => participant?.id !== id));
  return {
    rooms: found,
    people: others.slice(0, mostNew),
    isEmpty: found.length === 0 && others.length === 0,
    isReading: !data && !failed,
  };
}

export function FoundPeople({ found }: { found: ReturnType<typeof useFoundPeople> }) {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const [open, opening] = useAction(async (person: ChatPerson) => {
    const room = await api('POST chats', { body: { userIds: [person.id] } });
    await navigate(paths.chat(room.id));
  });
  if (found.isEmpty) return null;
  return (
    <ul aria-label={t('foundPeople')} className="grid grid-cols-1 gap-0.5">
      {found.rooms.map((room) => (
        <li key={room.id}>
          <ChatRow room={room} isCurrent={false} />
        </li>
      ))}
      {found.people.map((person) => (
        <li key={person.id}>
          <button
            type="button"
            disabled={opening}
            onClick={() => open(person)}
            className="flex min-h-16 w-full items-center gap-3 rounded-card px-3 py-2.5 text-start hover:bg-sunken"
          >
            <PersonWords person={person} size={44} />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** In a row: their face, their name, and what they are. */
export function PersonWords({
  person,
  size,
  children,
}: {
  person: ChatPerson;
  size: number;
  children?: ReactNode;
}) {
  const locale = useLocale();
  return (
    <>
      <Face name={person.full_name} avatar={person.avatar} person={person} size={size} />
      <span className="grid min-w-0 flex-1 grid-cols-1">
        <bdi className="truncate font-medium">{person.full_name}</bdi>
        {person.role !== 'user' && (
          <span className="text-14 text-ink-soft">{roleTexts[locale][person.role]}</span>
        )}
      </span>
      {children}
    </>
  );
}
