import { userChannel } from '@regimen/contract/realtime.ts';
import type { ChannelKeys, Joining, Pass } from '../providers/channel-keys.ts';
import type { Channels } from './channels.ts';
import { kindOf } from './channels.ts';
import type { Connection, Listener, Member, Subscription } from './connection.ts';
import type { Deliveries } from './deliveries.ts';
import { closing, errorText, eventText } from './frames.ts';
import { isPresent, type Presence, type Present } from './presence.ts';
import type { Spread } from './spread.ts';
import type { Visitors } from './visitors.ts';

/** Channels that one connection may be on. */
const mostChannels = 100;
/** A pass is used at once, or a new one is asked for. */
const passMs = 60_000;
const mostNameLength = 200;

interface Message {
  event: string;
  channel: string | undefined;
  data: unknown;
}

export interface Conversation {
  hear(connection: Connection, text: string): void;
  left(connection: Connection): void;
}

/** What clients say, and what they are answered. */
export function createConversation(parts: {
  keys: ChannelKeys;
  channels: Channels;
  deliveries: Deliveries;
  presence: Presence;
  visitors: Visitors;
  spread: Spread;
  now: () => number;
  onError: (error: Error) => void;
}): Conversation {
  const { keys, channels, deliveries, presence, visitors, spread, now, onError } = parts;

  /** On whose behalf, if they may join; why not, if they may not. */
  function judge(
    connection: Connection,
    channel: string,
    { auth, channel_data }: Record<string, unknown>,
  ): Pick<Subscription, 'person' | 'member'> | string {
    const kind = kindOf(channel);
    if (!kind) return 'There is no such channel.';
    if (connection.subscriptions.size + connection.entering.size >= mostChannels)
      return 'These are too many channels.';
    if (kind === 'public' || kind === 'guest') return { person: undefined, member: undefined };
    const channelData = typeof channel_data === 'string' ? channel_data : undefined;
    const joining: Joining = { socketId: connection.id, channel, channelData };
    const verified = typeof auth === 'string' && keys.verify(connection.tenantId, joining, auth);
    if (!verified) return 'The signature is not ours.';
    const { pass } = verified;
    if (pass && now() - pass.at > passMs) return 'The permission is too old.';
    if (!pass && channel.startsWith(userChannel(''))) return 'Only a session may join this channel.';
    const member = kind === 'presence' ? memberIn(channelData) : undefined;
    if (kind === 'presence' && !member) return 'Who joins is not said.';
    return { person: pass && listenerOf(pass), member };
  }

  function subscribe(connection: Connection, data: Record<string, unknown>): void {
    const { channel } = data;
    if (typeof channel !== 'string') complain(connection, 'A channel has to be named.');
    else if (connection.subscriptions.has(channel)) succeeded(connection, channel);
    else {
      const judged = judge(connection, channel, data);
      if (typeof judged === 'string') refuse(connection, channel, judged);
      else join({ connection, channel, ...judged });
    }
  }

  function join(subscription: Subscription): void {
    if (isPresent(subscription)) {
      void enter(subscription);
      return;
    }
    if (kindOf(subscription.channel) === 'guest') {
      void welcome(subscription);
      return;
    }
    channels.add(subscription);
    succeeded(subscription.connection, subscription.channel);
    deliveries.join(subscription);
  }

  async function enter(subscription: Present): Promise<void> {
    const { connection, channel } = subscription;
    connection.entering.add(channel);
    try {
      const present = await presence.enter(subscription);
      deliveries.join(subscription);
      succeeded(connection, channel, { presence: listOf(present) });
    } catch (error) {
      onError(error as Error);
      refuse(connection, channel, 'Nobody can join now.');
    }
    // It left again while we asked.
    if (!connection.entering.delete(channel)) unsubscribe(connection, channel);
  }

  /** A visitor, if their key is one that lives. It is there before it is asked for, so that its end is not overheard. */
  async function welcome(subscription: Subscription): Promise<void> {
    const { connection, channel } = subscription;
    channels.add(subscription);
    try {
      if (await visitors.mayListen(connection.tenantId, channel)) return succeeded(connection, channel);
      refuse(connection, channel, 'This key has ended.');
    } catch (error) {
      onError(error as Error);
      refuse(connection, channel, 'Nobody can join now.');
    }
    unsubscribe(connection, channel);
  }

  function unsubscribe(connection: Connection, channel: string): void {
    connection.entering.delete(channel);
    const subscription = connection.subscriptions.get(channel);
    if (!subscription) return;
    channels.remove(subscription);
    deliveries.leave(subscription);
    if (isPresent(subscription)) presence.leave(subscription);
  }

  /** To all others on the channel. */
  function passOn(
    { tenantId, id, subscriptions }: Connection,
    { event, channel = '', data }: Message,
  ): boolean {
    const isAllowed = subscriptions.has(channel) && /^(private|presence)-/.test(channel);
    if (!isAllowed || event.length > mostNameLength) return false;
    const user_id = subscriptions.get(channel)?.member?.user_id;
    spread(tenantId, { channel, text: JSON.stringify({ event, channel, data, user_id }), except: id });
    return true;
  }

  /** Why it was not understood, if it was not. */
  function answer(connection: Connection, message: Message | undefined): string | undefined {
    if (!message) return 'This is no message of the protocol.';
    const { event, data } = message;
    if (event === 'pusher:ping') connection.send(eventText('pusher:pong', {}));
    else if (event === 'pusher:subscribe') subscribe(connection, asRecord(data));
    else if (event === 'pusher:unsubscribe') unsubscribe(connection, String(asRecord(data).channel));
    else if (event.startsWith('client-')) {
      if (!passOn(connection, message)) return 'Only who is on a private or presence channel may send to it.';
    } else if (event !== 'pusher:pong') return 'Events of clients begin with client-.';
    return undefined;
  }

  return {
    hear(connection, text) {
      if (connection.isEnding) return;
      if (!connection.mayTalk(now())) {
        connection.end(closing.overCapacity, 'These are too many messages.');
        return;
      }
      const fault = answer(connection, read(text));
      if (fault !== undefined) complain(connection, fault);
    },
    left(connection) {
      const all = [...connection.subscriptions.keys(), ...connection.entering];
      for (const channel of all) unsubscribe(connection, channel);
    },
  };
}

const succeeded = (connection: Connection, channel: string, data: object = {}): void =>
  connection.send(eventText('pusher_internal:subscription_succeeded', data, channel));

const listOf = (present: ReadonlyMap<string, unknown>) => ({
  count: present.size,
  ids: [...present.keys()],
  hash: Object.fromEntries(present),
});

function memberIn(channelData = ''): Member | undefined {
  const { user_id, user_info } = asRecord(channelData);
  if (typeof user_id !== 'string' && typeof user_id !== 'number') return undefined;
  return { user_id: String(user_id), user_info };
}

const refuse = (connection: Connection, channel: string, error: string): void =>
  connection.send(eventText('pusher:subscription_error', { type: 'AuthError', error, status: 401 }, channel));

const complain = (connection: Connection, message: string): void => connection.send(errorText(null, message));

const listenerOf = ({ userId, sessionId, epoch, seq }: Pass): Listener => ({
  userId,
  sessionId,
  epoch,
  seq,
  standing: undefined,
});

function read(text: string): Message | undefined {
  try {
    const { event, channel, data } = asRecord(JSON.parse(text));
    if (typeof event !== 'string') return undefined;
    return { event, channel: typeof channel === 'string' ? channel : undefined, data };
  } catch {
    return undefined;
  }
}

/** Some clients send the data of our events as text. */
function asRecord(value: unknown): Record<string, unknown> {
  if (typeof value === 'string') {
    try {
      return asRecord(JSON.parse(value));
    } catch {
      return {};
    }
  }
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
