import type { ChatMessage, ChatMessages } from '@regimen/contract/chats.ts';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useLive } from '../../realtime/live-bus.ts';
import type { Outgoing } from '../../shared/messages/message-outbox.ts';
import { outboxOf } from '../../shared/messages/outgoing.ts';
import { hasNewer, hasOlder, openWindow } from './message-window.ts';
import { stretchOf } from './stretch-of.ts';

const none: readonly Outgoing[] = [];

/** The messages of a chat that are near sight, oldest first, and what is on its way there. */
export function useConversation(chatId: string, viewerId: string, brought: ChatMessages) {
  const beforeChange = useRef(() => {});
  const [{ window, openedAt }] = useState(() => ({
    openedAt: brought.meta,
    window: openWindow({
      first: brought,
      read: stretchOf(chatId),
      beforeChange: () => beforeChange.current(),
    }),
  }));
  const stretch = useSyncExternalStore(window.store.subscribe, window.store.get, window.store.get);
  const outbox = outboxOf(viewerId, chatId);
  const outgoing = useSyncExternalStore(outbox.store.subscribe, outbox.store.get, () => none);

  useLive('chat', (event) => {
    // What could not be read now is read with the next event, or when the connection is back.
    if (event.chatId === chatId) window.renew().catch(() => undefined);
  });
  const first = useRef(brought);
  useEffect(() => {
    if (first.current !== brought) window.take(brought);
    first.current = brought;
  }, [brought, window]);

  const sent = useMemo(() => outgoing.flatMap((entry) => entry.sent ?? []), [outgoing]);
  useEffect(() => {
    for (const message of sent) window.put(message);
    const there = new Set(window.store.get().messages.map(({ id }) => id));
    if (sent.some(({ id }) => !there.has(id))) window.renew().catch(() => undefined);
  }, [sent, window]);
  useEffect(() => {
    const there = new Set(stretch.messages.map(({ id }) => id));
    outbox.arrived(({ id }) => there.has(id));
  }, [stretch, outbox]);
  useEffect(() => {
    const send = () => void outbox.sendWaiting();
    // What waited before a reload.
    send();
    addEventListener('online', send);
    return () => removeEventListener('online', send);
  }, [outbox]);

  const isEnd = !hasNewer(stretch);
  const messages = useMemo(
    () => (isEnd && sent.length > 0 ? inOrder([...stretch.messages, ...sent]) : stretch.messages),
    [stretch.messages, sent, isEnd],
  );
  return {
    messages,
    waiting: isEnd ? outgoing.filter((entry) => entry.sent === null) : none,
    stretch,
    hasOlder: hasOlder(stretch),
    hasNewer: !isEnd,
    openedAt,
    outbox,
    window,
    beforeChange,
  };
}

/** What was just sent may be among them by now: each message once. */
function inOrder(messages: readonly ChatMessage[]): ChatMessage[] {
  const byNumber = new Map<number, ChatMessage>();
  for (const message of messages) if (!byNumber.has(message.number)) byNumber.set(message.number, message);
  return [...byNumber.values()].sort((a, b) => a.number - b.number);
}
