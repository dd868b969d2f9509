import type { ChatPerson, ChatRoom } from '@regimen/contract/chats.ts';
import { Portrait } from '../../shared/catalog/portrait.tsx';
import { OnlineDot } from '../../shared/person/online-dot.tsx';
import { UsersIcon } from '../../ui/shell-icons.tsx';

/** Who a conversation is with, and whether they are here now. */
export function RoomFace({
  room,
  name,
  size,
}: {
  room: Pick<ChatRoom, 'isGroup' | 'participant'>;
  name: string;
  size: number;
}) {
  if (!room.isGroup)
    return (
      <Face name={name} avatar={room.participant?.avatar ?? null} person={room.participant} size={size} />
    );
  return (
    <span
      className="grid shrink-0 place-items-center rounded-pill bg-sunken text-ink-soft"
      style={{ inlineSize: size, blockSize: size }}
    >
      <UsersIcon size={size * 0.5} />
    </span>
  );
}

interface FaceProps {
  name: string;
  avatar: string | null;
  /** Nobody, once they have left the site. */
  person: Pick<ChatPerson, 'id' | 'is_online'> | null;
  size: number;
}

export function Face({ name, avatar, person, size }: FaceProps) {
  return (
    <span className="relative shrink-0">
      <Portrait name={name} avatar={avatar} size={size} />
      <OnlineDot person={person} />
    </span>
  );
}
