import type { Attachment, ChatMessage } from '@regimen/contract/chats.ts';
import type { MessageAbout } from '@regimen/contract/message-about.ts';
import type { Kept } from '../../shell/kept.ts';
import { createStore, type Store } from '../../shell/store.ts';

/** What a message is about, before it is sent. */
export interface AboutDraft {
  about: MessageAbout;
  name: string;
}

/** As one that was kept before files had titles, it may have none. */
export type SentFile = Pick<Attachment, 'name' | 'type'> & Partial<Pick<Attachment, 'title'>>;

/** Something written that is not among the messages yet. */
export interface Outgoing {
  /** Sent again under the same key it is still one message. */
  key: string;
  body: string;
  replyTo: ChatMessage['replyTo'];
  attachments: readonly SentFile[];
  about: AboutDraft | null;
  /** When it was sent for the first time, if it ever was. */
  triedAt: number | null;
  state: 'sending' | 'failed';
  /** Why it was refused, where somebody said so. */
  problem: string | null;
  /** What became of it. */
  sent: ChatMessage | null;
}
export type Written = Pick<Outgoing, 'body' | 'replyTo' | 'attachments' | 'about'>;
/** As much of it as outlasts the page. */
export type KeptMessage = Written & Pick<Outgoing, 'key' | 'triedAt'>;

export type Sending =
  | { kind: 'sent'; message: ChatMessage }
  /** It will never be taken as it is; `problem` says why. */
  | { kind: 'refused'; problem: string | null }
  | { kind: 'later' };

export interface MessageOutboxParts {
  kept: Kept<readonly KeptMessage[]>;
  send: (message: KeptMessage) => Promise<Sending>;
  newKey: () => string;
  now: () => number;
  /** One tab after the other. */
  inTurn: (work: () => Promise<void>) => Promise<void>;
}

export interface MessageOutbox {
  store: Store<readonly Outgoing[]>;
  add: (written: Written) => void;
  /** Whatever waits goes out, oldest first. */
  sendWaiting: () => Promise<void>;
  retry: () => void;
  discard: (key: string) => void;
  /** These are among the messages by now. */
  arrived: (isThere: (message: ChatMessage) => boolean) => void;
}

/** So long the server knows a key again, less an hour: what may have arrived before that is not sent by itself. */
const knownMs = 23 * 3_600_000;

export const asKeptMessages = (value: unknown): readonly KeptMessage[] | undefined =>
  Array.isArray(value) ? value : undefined;

/**
 * What one person has written in one chat and is on its way. It is kept in the browser before it is sent, and stays until
 * the server has answered: through a lost connection, a reload, a closed tab.
 */
export function createMessageOutbox({ kept, send, newKey, now, inTurn }: MessageOutboxParts): MessageOutbox {
  const store = createStore<readonly Outgoing[]>((kept.read() ?? []).map(asOutgoing));
  const change = (key: string, part: Partial<Outgoing>) =>
    store.set(store.get().map((each) => (each.key === key ? { ...each, ...part } : each)));
  // Read again each time: another tab may have added to it.
  const keep = (changed: (list: readonly KeptMessage[]) => readonly KeptMessage[]) => {
    const list = changed(kept.read() ?? []);
    return kept.write(list.length === 0 ? undefined : list);
  };
  const forget = (key: string) => keep((list) => list.filter((each) => each.key !== key));
  /** In a browser that keeps nothing they are sent all the same. */
  let isKept = true;
  let sending: Promise<void> | null = null;

  function nextOne(): Outgoing | undefined {
    for (;;) {
      const next = store.get().find(({ state, sent }) => state === 'sending' && !sent);
      const isSentElsewhere = isKept && next && !(kept.read() ?? []).some(({ key }) => key === next.key);
      if (!next || !isSentElsewhere) return next;
      store.set(store.get().filter(({ key }) => key !== next.key));
    }
  }

  async function sendEach(): Promise<void> {
    for (let next = nextOne(); next; next = nextOne()) {
      const { key } = next;
      const triedAt = next.triedAt ?? now();
      change(key, { triedAt });
      keep((list) => list.map((each) => (each.key === key ? { ...each, triedAt } : each)));
      const done = await send({ ...keptOf(next), triedAt });
      if (done.kind === 'sent') {
        forget(key);
        change(key, { sent: done.message });
      } else if (done.kind === 'refused') change(key, { state: 'failed', problem: done.problem });
      // Nothing overtakes what could not be sent.
      else for (const each of store.get()) if (!each.sent) change(each.key, { state: 'failed' });
    }
  }
  function sendWaiting(): Promise<void> {
    sending ??= inTurn(sendEach).finally(() => {
      sending = null;
    });
    return sending;
  }
  const sendLater = () => void sendWaiting().then(() => nextOne() && sendWaiting());

  return {
    store,
    add(written) {
      const entry = asOutgoing({ ...written, key: newKey(), triedAt: null });
      isKept = keep((list) => [...list, keptOf(entry)]);
      // What was written before and could not be sent goes first.
      for (const each of store.get()) if (!each.sent && !each.problem) change(each.key, { state: 'sending' });
      store.set([...store.get(), entry]);
      sendLater();
    },
    async sendWaiting() {
      for (const { key, triedAt, problem } of store.get()) {
        if (problem) continue;
        const mayBeThere = triedAt !== null && now() - triedAt > knownMs;
        change(key, { state: mayBeThere ? 'failed' : 'sending' });
      }
      await sendWaiting();
    },
    retry() {
      for (const { key, state } of store.get())
        if (state === 'failed') change(key, { state: 'sending', problem: null });
      sendLater();
    },
    discard(key) {
      forget(key);
      store.set(store.get().filter((each) => each.key !== key));
    },
    arrived(isThere) {
      const left = store.get().filter(({ sent }) => !sent || !isThere(sent));
      if (left.length < store.get().length) store.set(left);
    },
  };
}

const asOutgoing = (message: KeptMessage): Outgoing => ({
  ...message,
  state: 'sending',
  problem: null,
  sent: null,
});

const keptOf = ({ key, body, replyTo, attachments, about, triedAt }: Outgoing): KeptMessage => ({
  key,
  body,
  replyTo,
  attachments,
  about,
  triedAt,
});
