import { heardOn, type Line } from './watched-channels.ts';

/** What a connection lends to the channels beside its own. */
export interface Wire {
  socketId: string;
  send(event: string, data: unknown, channel?: string): void;
}

export interface JoinedChannels extends Line {
  /** The connection is there, for the first time or again. */
  open(wire: Wire): void;
  lost(): void;
  /** A message on one of them. */
  hear(channel: string, event: string, data: unknown, from?: string): void;
}

interface Pass {
  auth: string;
  channel_data?: string | undefined;
}

/** The channels that the page watches, on one connection: joined anew after a gap, each with whoever is on it. */
export function createJoinedChannels(
  authorise: (socketId: string, channel: string) => Promise<Pass>,
): JoinedChannels {
  const wanted = new Set<string>();
  /** Those that were joined once: what happened while they were not may have been missed. */
  const known = new Set<string>();
  const members = new Map<string, Map<string, unknown>>();
  let wire: Wire | null = null;

  async function join(own: Wire, channel: string): Promise<void> {
    try {
      const isOpen = !/^(private|presence)-/.test(channel);
      const pass = isOpen ? {} : await authorise(own.socketId, channel);
      if (own !== wire || !wanted.has(channel)) return;
      own.send('pusher:subscribe', { channel, ...pass });
    } catch {
      // Not let in, or nobody there: the next connection tries again.
    }
  }
  const tellMembers = (channel: string) => {
    const there = members.get(channel);
    if (there) heardOn(channel, { event: 'members', data: [...there.values()] });
  };

  return {
    open(next) {
      wire = next;
      for (const channel of wanted) void join(next, channel);
    },
    lost() {
      wire = null;
    },
    join(channel) {
      // Whoever listens to what others have joined hears at least who is there.
      if (wanted.has(channel)) return tellMembers(channel);
      wanted.add(channel);
      if (wire) void join(wire, channel);
    },
    leave(channel) {
      wanted.delete(channel);
      known.delete(channel);
      members.delete(channel);
      wire?.send('pusher:unsubscribe', { channel });
    },
    send: (channel, event, data) => wire?.send(event, data, channel),
    hear(channel, event, data, from) {
      if (event === 'pusher_internal:subscription_succeeded') {
        const { presence } = data as { presence?: { hash: Record<string, unknown> } };
        if (presence)
          members.set(
            channel,
            new Map(Object.entries(presence.hash).map(([id, info]) => [id, { id, info }])),
          );
        heardOn(channel, { event: known.has(channel) ? 'again' : 'joined', data: null });
        known.add(channel);
        tellMembers(channel);
      } else if (event === 'pusher_internal:member_added') {
        const { user_id: id, user_info: info } = data as { user_id: string; user_info?: unknown };
        members.get(channel)?.set(id, { id, info });
        tellMembers(channel);
      } else if (event === 'pusher_internal:member_removed') {
        members.get(channel)?.delete((data as { user_id: string }).user_id);
        tellMembers(channel);
      } else if (!event.startsWith('pusher')) heardOn(channel, { event, data, from });
    },
  };
}
