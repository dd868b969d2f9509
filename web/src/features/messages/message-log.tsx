import type { ChatMessage, ChatRoom } from '@regimen/contract/chats.ts';
import { dateIn, dayWords } from '@regimen/contract/language/instants.ts';
import { Fragment, useEffect, useRef } from 'react';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import type { Outgoing } from '../../shared/messages/message-outbox.ts';
import { useReaderZone } from '../../shell/reader-zone.ts';
import { useAction } from '../../shell/use-action.ts';
import { useNow } from '../../shell/use-mounted.ts';
import { useViewer } from '../../shell/use-shell.ts';
import { Button } from '../../ui/button.tsx';
import { ArrowDownIcon } from '../../ui/icons.tsx';
import { AboutBox } from './about-card.tsx';
import { WaitingFiles } from './attachments.tsx';
import { ChangeLine } from './change-line.tsx';
import { chatTexts } from './chat-texts.ts';
import { Bubble, type MessageActions, MessageRow, Quote } from './message-row.tsx';
import type { useConversation } from './use-conversation.ts';
import { useRowKeys } from './use-row-keys.ts';
import { useSeen } from './use-seen.ts';
import { useSteadyScroll } from './use-steady-scroll.ts';

type Conversation = ReturnType<typeof useConversation>;
interface MessageLogProps {
  room: ChatRoom;
  name: string;
  viewerId: string;
  conversation: Conversation;
  actions: MessageActions;
  /** The number of the message that somebody came to see. */
  at: number | null;
}

/**
 * Laid out from its lower end: the newest is in sight before any script runs, and what is put in above moves nothing.
 */
export function MessageLog({ room, name, viewerId, conversation, actions, at }: MessageLogProps) {
  const t = useTexts(chatTexts);
  const { messages, waiting, stretch, openedAt, outbox, window, hasOlder, hasNewer } = conversation;
  const { scroller, isAtEnd, onScroll, jump } = useSeen(room.id, {
    newest: messages.at(-1)?.number ?? 0,
    readByMe: stretch.readByMe,
    hasNewer,
  });
  useSteadyScroll(scroller, conversation.beforeChange, { isAtEnd, shown: stretch.messages });
  const keys = useRowKeys(scroller);
  const viewerName = useViewer()?.full_name ?? null;
  const ownName = room.participants.some(({ full_name }) => full_name === viewerName) ? null : viewerName;
  const firstUnread = messages.find(
    ({ number, author, change }) => number > openedAt.readByMe && author.id !== viewerId && change === null,
  );
  // Only what waited when the page was opened: what comes while one looks at it is not marked.
  const dividerAt = firstUnread && firstUnread.number <= openedAt.total ? firstUnread.number : null;
  const lastOwn = messages.findLast(
    ({ author, deletedAt, change }) => author.id === viewerId && deletedAt === null && change === null,
  );
  // Who came to the group later has not seen what was written before.
  const isSeen = ({ number }: ChatMessage) => number <= stretch.readByAll && number >= stretch.openToAll;
  const seenNote = (message: ChatMessage) =>
    message === lastOwn && isSeen(message)
      ? t(room.participants.length > 1 ? 'seenByAll' : 'seen')
      : undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, to what was looked for, or to where one left off
  useEffect(() => {
    const box = scroller.current;
    const wanted = at === null ? null : box?.querySelector<HTMLElement>(`[data-number="${at}"]`);
    if (box && wanted) {
      const [row, frame] = [wanted.getBoundingClientRect(), box.getBoundingClientRect()];
      box.scrollTop += row.top + row.height / 2 - (frame.top + frame.height / 2);
      wanted.focus({ preventScroll: true });
      return;
    }
    const divider = box?.querySelector('[data-unread]');
    if (!box || !divider) return;
    const above = divider.getBoundingClientRect().top - box.getBoundingClientRect().top;
    if (above < 0) box.scrollTop += above - 16;
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what one has just sent is in sight
  useEffect(() => {
    if (waiting.length > 0) jump();
  }, [waiting.length]);
  const [toLatest] = useAction(async () => {
    if (hasNewer) await window.latest();
    jump();
  });

  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={scroller}
        role="log"
        aria-label={t('messages', { name })}
        aria-busy={stretch.adding !== null}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so keys have to reach it
        tabIndex={0}
        onScroll={onScroll}
        {...keys}
        className="flex h-full flex-col-reverse overflow-y-auto overscroll-contain px-3 py-4 [overflow-anchor:none] md:px-6"
      >
        <div className="mx-auto mb-auto w-full max-w-[52rem]">
          {hasOlder && <Further conversation={conversation} where="older" />}
          {messages.length === 0 && waiting.length === 0 && (
            <p className="py-10 text-center text-ink-soft">{t('startHelp')}</p>
          )}
          <ol className="grid grid-cols-1 gap-2">
            {messages.map((message, index) => {
              const before = messages[index - 1];
              const isOwn = message.author.id === viewerId;
              return (
                <Fragment key={message.id}>
                  <Day message={message} before={before} />
                  {message.number === dividerAt && (
                    <li
                      data-unread
                      className="flex items-center gap-3 py-1 text-14 font-medium text-primary-text before:h-px before:flex-1 before:bg-primary-line after:h-px after:flex-1 after:bg-primary-line"
                    >
                      {t('unreadFrom')}
                    </li>
                  )}
                  {message.change && <ChangeLine message={message} change={message.change} />}
                  {!message.change && (
                    <MessageRow
                      chatId={room.id}
                      message={message}
                      isOwn={isOwn}
                      isMarked={message.number === at}
                      showsAuthor={
                        room.isGroup &&
                        !isOwn &&
                        (before?.author.id !== message.author.id || before.change !== null)
                      }
                      ownName={ownName}
                      canWrite={room.canWrite}
                      note={seenNote(message)}
                      actions={actions}
                    />
                  )}
                </Fragment>
              );
            })}
            {waiting.map((entry, index) => (
              <Waiting
                key={entry.key}
                entry={entry}
                ownName={ownName}
                isLast={index === waiting.length - 1}
                onRetry={outbox.retry}
                onDiscard={() => outbox.discard(entry.key)}
              />
            ))}
          </ol>
          {hasNewer && <Further conversation={conversation} where="newer" />}
        </div>
      </div>
      {!isAtEnd && (
        <div className="pointer-events-none absolute inset-x-0 bottom-3 flex justify-center">
          <Button look="quiet" className="pointer-events-auto shadow-float" onClick={() => toLatest()}>
            <ArrowDownIcon />
            {t('jump')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Presses itself when it comes near. */
function Further({
  conversation: { window, stretch },
  where,
}: {
  conversation: Conversation;
  where: 'older' | 'newer';
}) {
  const t = useTexts(chatTexts);
  const box = useRef<HTMLDivElement>(null);
  const [more, adding] = useAction(() => window[where]());
  const latest = useRef(more);
  latest.current = more;
  const edge = (where === 'older' ? stretch.messages[0] : stretch.messages.at(-1))?.number;
  // biome-ignore lint/correctness/useExhaustiveDependencies: again after each page, since it may still be near
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const root = element.closest('[role=log]');
    const near = new IntersectionObserver(([entry]) => entry?.isIntersecting && void latest.current(), {
      root,
      rootMargin: '300px 0px',
    });
    near.observe(element);
    return () => near.disconnect();
  }, [edge]);
  return (
    <div ref={box} className="py-3 text-center">
      <Button look="plain" pending={adding} onClick={() => more()}>
        {t(where)}
      </Button>
    </div>
  );
}

/** Above the first message of a day. */
function Day({ message, before }: { message: ChatMessage; before: ChatMessage | undefined }) {
  const locale = useLocale();
  const now = useNow();
  const known = useReaderZone();
  const zone = known === null ? 'UTC' : known;
  const at = Date.parse(message.createdAt);
  if (before && dateIn(Date.parse(before.createdAt), zone) === dateIn(at, zone)) return null;
  return (
    <li className="py-2 text-center text-12 font-medium text-ink-soft first-letter:uppercase">
      {dayWords(locale, at, now, zone)}
    </li>
  );
}

interface WaitingProps {
  entry: Outgoing;
  ownName: string | null;
  /** What to expect is said once, under the last of them. */
  isLast: boolean;
  onRetry: () => void;
  onDiscard: () => void;
}

function Waiting({ entry, ownName, isLast, onRetry, onDiscard }: WaitingProps) {
  const t = useTexts(chatTexts);
  const isFailed = entry.state === 'failed';
  return (
    <li className="relative flex flex-col items-end">
      <p className="sr-only">{t('you')}</p>
      <div className="max-w-[85%] opacity-70 sm:max-w-[70%]">
        <Bubble isOwn>
          {entry.replyTo && <Quote replyTo={entry.replyTo} ownName={ownName} />}
          {entry.about && <AboutBox kind={entry.about.about.kind} name={entry.about.name} card={null} />}
          <WaitingFiles files={entry.attachments} />
          {entry.body !== '' && (
            <p dir="auto" className="text-start break-words whitespace-pre-wrap">
              {entry.body}
            </p>
          )}
        </Bubble>
      </div>
      <div role="status" className="flex flex-wrap items-center justify-end gap-x-1 text-12">
        <span
          className={entry.problem ? 'text-danger-text' : isFailed ? 'text-warning-text' : 'text-ink-soft'}
        >
          {isFailed ? (entry.problem ?? t(isLast ? 'notSent' : 'waits')) : t('sending')}
        </span>
        {isFailed && (
          <>
            <Button look="plain" className="px-2 text-14" onClick={onRetry}>
              {t('tryAgain')}
            </Button>
            <Button look="plain" className="px-2 text-14" onClick={onDiscard}>
              {t('discard')}
            </Button>
          </>
        )}
      </div>
    </li>
  );
}
