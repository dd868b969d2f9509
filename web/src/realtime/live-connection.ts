import type { JoinedChannels } from './joined-channels.ts';

/** An event as it comes over the wire; `seq` counts those of one person. */
export interface LiveEvent extends Said {
  epoch: number;
  seq: number;
}
/** What comes without a number is not kept, and not asked for later. */
export interface Said {
  component: string;
  data: Record<string, unknown>;
}
/** `epoch.seq` of the last event that was heard. */
export type Place = string;

export interface Missed {
  place: Place;
  events: LiveEvent[];
  /** Something in between is no longer kept. */
  gone: boolean;
}

/** As much of a WebSocket as is used. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onmessage: ((message: { data: unknown }) => void) | null;
  onclose: ((closed: { code: number }) => void) | null;
}

export interface LiveParts {
  /** The person's own channel. */
  channel: string;
  /** Up to where the page knows everything. */
  place: Place;
  open(): Socket;
  /** Lets this connection join; and says up to where its person was told by then. */
  authorise(
    socketId: string,
    channel: string,
  ): Promise<{ auth: string; place?: string | undefined; channel?: string }>;
  missedSince(place: Place): Promise<Missed>;
  hear(event: Said): void;
  /** For a connection that takes this one's place. */
  heardUpTo(place: Place): void;
  /** Nobody knows what was missed: whatever is shown is read again. */
  readAll(): void;
  /** What the page watches besides. */
  others?: Pick<JoinedChannels, 'open' | 'lost' | 'hear'>;
  /** Whether events come in; from the beginning they do not. */
  listening?(isListening: boolean): void;
  /** The session may be over. */
  refused(): void;
  later(act: () => void, ms: number): () => void;
}

export interface LiveConnection {
  /** Tries at once instead of waiting: the network is back, or somebody is. */
  wake(): void;
  close(): void;
}

const firstWaitMs = 1_000;
const longestWaitMs = 30_000;
const answerMs = 10_000;

/**
 * One tab's connection to the gateway: it comes back by itself, and what it missed meanwhile is asked for, so that every
 * event is heard once and in order.
 */
export function openLive(parts: LiveParts): LiveConnection {
  let { place } = parts;
  let socket: Socket | null = null;
  let closed = false;
  let tries = 0;
  let stopWaiting = () => {};
  let stopWatching = () => {};
  let ownChannel = parts.channel;
  /** One question after the other, and events behind the question that was asked before them. */
  let catching: Promise<void> | null = null;
  /** Another line was opened while a question was under way: its answer may be older than what that line begins with. */
  let askAgain = false;
  const queued: LiveEvent[] = [];

  function connect(): void {
    stopWaiting();
    if (closed || socket) return;
    const own = parts.open();
    socket = own;
    own.onmessage = ({ data }) => own === socket && heard(own, String(data));
    own.onclose = ({ code }) => own === socket && lost(code);
    // A network may swallow the very first packet.
    watch(answerMs, () => drop());
  }

  function lost(code: number): void {
    socket = null;
    stopWatching();
    parts.others?.lost();
    parts.listening?.(false);
    if (closed) return;
    if (code >= 4000 && code < 4100) {
      closed = true;
      parts.refused();
      return;
    }
    // Many are sent away at once when a server stops: they do not all come back in the same moment.
    const pause = code >= 4200 && code < 4300 ? 0 : Math.min(firstWaitMs * 2 ** tries, longestWaitMs);
    tries++;
    stopWaiting = parts.later(connect, pause + Math.random() * firstWaitMs);
  }

  function drop(): void {
    const own = socket;
    if (!own) return;
    own.onclose = null;
    own.close();
    lost(1006);
  }

  function watch(ms: number, then: () => void): void {
    stopWatching();
    stopWatching = parts.later(then, ms);
  }

  let silenceMs = 30_000;
  const listen = (own: Socket) =>
    watch(silenceMs, () => {
      send(own, 'pusher:ping', {});
      watch(answerMs, drop);
    });

  function heard(own: Socket, text: string): void {
    const { event, channel, data: written, user_id } = JSON.parse(text) as Message;
    const data = typeof written === 'string' ? JSON.parse(written) : written;
    listen(own);
    if (event === 'pusher:connection_established') {
      silenceMs = data.activity_timeout * 1_000;
      void join(own, data.socket_id);
    } else if (event === 'pusher:ping') send(own, 'pusher:pong', {});
    else if (channel !== undefined && channel !== ownChannel)
      parts.others?.hear(channel, event, data, user_id);
    else if (event === 'pusher:subscription_error') drop();
    // What is said in passing has no number.
    else if (event === 'NewEvent') data.seq === undefined ? parts.hear(data) : take(data);
    else if (event === 'GuestEvent') parts.hear(data);
  }

  async function join(own: Socket, socketId: string): Promise<void> {
    try {
      const {
        auth,
        place: toldUpTo,
        channel = parts.channel,
      } = await parts.authorise(socketId, parts.channel);
      if (own !== socket) return;
      ownChannel = channel;
      send(own, 'pusher:subscribe', { channel, auth });
      parts.others?.open({
        socketId,
        send: (event, data, on) => own === socket && own.send(JSON.stringify({ event, data, channel: on })),
      });
      parts.listening?.(true);
      tries = 0;
      // The gateway brings what comes after the permission; what came before it and after our place is asked for.
      if (toldUpTo !== undefined && toldUpTo !== place) catchUp();
    } catch {
      if (own === socket) drop();
    }
  }

  function stand(at: Place): void {
    place = at;
    parts.heardUpTo(at);
  }

  function take(event: LiveEvent): void {
    if (catching) {
      queued.push(event);
      return;
    }
    const [epoch = 0, seq = 0] = place.split('.').map(Number);
    if (event.epoch === epoch && event.seq <= seq) return;
    const isNext = event.seq === seq + 1 && (event.epoch === epoch || (epoch === 0 && seq === 0));
    if (!isNext) {
      catchUp();
      return;
    }
    stand(`${event.epoch}.${event.seq}`);
    parts.hear(event);
  }

  function catchUp(): void {
    if (catching) {
      askAgain = true;
      return;
    }
    catching = parts.missedSince(place).then(
      (missed) => {
        catching = null;
        if (closed) return;
        if (missed.gone) parts.readAll();
        else for (const event of missed.events) take(event);
        stand(missed.place);
        if (askAgain) {
          askAgain = false;
          catchUp();
          return;
        }
        for (const event of queued.splice(0)) take(event);
      },
      () => {
        catching = null;
        askAgain = false;
        queued.length = 0;
        // Whatever keeps the question from being answered: it is asked again when the connection is back.
        drop();
      },
    );
  }

  connect();
  return {
    wake() {
      tries = 0;
      if (!socket) connect();
    },
    close() {
      closed = true;
      stopWaiting();
      stopWatching();
      const own = socket;
      socket = null;
      parts.others?.lost();
      own?.close();
    },
  };
}

interface Message {
  event: string;
  channel?: string;
  data: unknown;
  /** Who sent it, on a presence channel. */
  user_id?: string;
}

const send = (socket: Socket, event: string, data: unknown): void =>
  socket.send(JSON.stringify({ event, data }));
