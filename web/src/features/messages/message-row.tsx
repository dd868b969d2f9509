import { reactions } from '@regimen/contract/chat-choices.ts';
import type { ChatMessage } from '@regimen/contract/chats.ts';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { TimeOfDay } from '../../shell/time.tsx';
import { DisclosureMenu, menuRowClass } from '../../ui/disclosure-menu.tsx';
import { MoreIcon, PencilIcon, TrashIcon } from '../../ui/icons.tsx';
import { MessageAboutCard } from './about-card.tsx';
import { Attachments } from './attachments.tsx';
import { chatTexts } from './chat-texts.ts';
import { ForwardIcon, ReplyIcon, ReportIcon } from './message-icons.tsx';

export type ReactionEmoji = (typeof reactions)[number];
export interface MessageActions {
  reply: (message: ChatMessage) => void;
  edit: (message: ChatMessage) => void;
  remove: (message: ChatMessage) => void;
  react: (message: ChatMessage, emoji: ReactionEmoji | null) => void;
  forward: (message: ChatMessage) => void;
  report: (message: ChatMessage) => void;
  /** The addresses of its files are over. */
  renew: () => void;
}

interface MessageRowProps {
  chatId: string;
  message: ChatMessage;
  isOwn: boolean;
  /** Somebody came here to see it. */
  isMarked: boolean;
  /** In a group, above the first of several by one person; the others’ authors are only said aloud. */
  showsAuthor: boolean;
  /** The reader’s own name, as far as it means nobody else here. */
  ownName: string | null;
  canWrite: boolean;
  /** Below it: whether it was seen. */
  note?: ReactNode;
  actions: MessageActions;
}

export function MessageRow(props: MessageRowProps) {
  const { chatId, message, isOwn, isMarked, showsAuthor, ownName, canWrite, note, actions } = props;
  const t = useTexts(chatTexts);
  const isGone = message.deletedAt !== null;
  const { forwardedFrom, author } = message;
  return (
    <li
      data-number={message.number}
      aria-current={isMarked || undefined}
      tabIndex={isMarked ? -1 : undefined}
      className={`relative flex flex-col ${isOwn ? 'items-end' : 'items-start'} ${isMarked ? '-mx-2 rounded-card bg-warning-soft p-2 outline-none' : ''}`}
    >
      <p className={showsAuthor ? 'mb-0.5 px-1 text-12 font-medium text-ink-soft' : 'sr-only'}>
        <bdi>{isOwn ? t('you') : author.full_name}</bdi>
      </p>
      <div
        className={`group flex max-w-[85%] items-center gap-1 sm:max-w-[70%] ${isOwn ? 'flex-row-reverse' : ''}`}
      >
        <Bubble isOwn={isOwn}>
          {message.replyTo && !isGone && <Quote replyTo={message.replyTo} ownName={ownName} />}
          {message.about && !isGone && <MessageAboutCard chatId={chatId} message={message} />}
          {forwardedFrom && forwardedFrom.full_name !== author.full_name && !isGone && (
            <p className="mb-0.5 flex items-center gap-1 text-12 text-ink-soft">
              <ForwardIcon size={14} className="shrink-0 rtl:-scale-x-100" />
              <bdi>{t('forwardedFrom', { name: forwardedFrom.full_name || t('formerMember') })}</bdi>
            </p>
          )}
          <Attachments files={message.attachments} onOver={actions.renew} />
          {isGone && <p className="text-ink-soft italic">{t('deleted')}</p>}
          {!isGone && message.body === '' && message.attachments.length === 0 && (
            <p className="text-ink-soft italic">{t('fileGone')}</p>
          )}
          {message.body !== '' && (
            <p dir="auto" className="text-start break-words whitespace-pre-wrap">
              {message.body}
            </p>
          )}
          <p className="mt-0.5 text-end text-12 text-ink-soft">
            {message.editedAt && !isGone && `${t('edited')} · `}
            <TimeOfDay at={message.createdAt} />
          </p>
        </Bubble>
        {!isGone && <Actions message={message} isOwn={isOwn} canWrite={canWrite} actions={actions} />}
      </div>
      {message.reactions.length > 0 && (
        <ul className="mt-1 flex flex-wrap gap-1">
          {message.reactions.map(({ emoji, count, mine }) => (
            <li key={emoji}>
              <button
                type="button"
                aria-pressed={mine}
                aria-label={t('reactions', { emoji, n: count })}
                onClick={() => actions.react(message, mine ? null : (emoji as ReactionEmoji))}
                className="inline-flex min-h-8 items-center gap-1 rounded-pill border border-line bg-raised px-2 text-14 tabular-nums hover:border-line-strong aria-pressed:border-primary-line aria-pressed:bg-primary-soft"
              >
                <span>{emoji}</span>
                <span>{count}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {note && <p className="mt-0.5 px-1 text-12 text-ink-soft">{note}</p>}
    </li>
  );
}

export const Bubble = ({ isOwn, children }: { isOwn: boolean; children: ReactNode }) => (
  <div
    className={`min-w-0 rounded-card px-3.5 py-2 ${isOwn ? 'rounded-ee-sm bg-primary-soft' : 'rounded-es-sm border border-line bg-raised'}`}
  >
    {children}
  </div>
);

interface QuoteProps {
  replyTo: NonNullable<ChatMessage['replyTo']>;
  ownName: string | null;
}

export function Quote({ replyTo, ownName }: QuoteProps) {
  const t = useTexts(chatTexts);
  return (
    <blockquote className="mb-1 border-s-2 border-primary-line ps-2 text-14">
      <bdi className="block font-medium">{replyTo.author === ownName ? t('you') : replyTo.author}</bdi>
      <span dir="auto" className="line-clamp-2 text-start break-words text-ink-soft">
        {replyTo.opening}
      </span>
    </blockquote>
  );
}

function Actions({
  message,
  isOwn,
  canWrite,
  actions,
}: Pick<MessageRowProps, 'message' | 'isOwn' | 'canWrite' | 'actions'>) {
  const t = useTexts(chatTexts);
  const mine = message.reactions.find((reaction) => reaction.mine)?.emoji;
  return (
    <DisclosureMenu
      label={t('actions')}
      align={isOwn ? 'end' : 'start'}
      // The log is laid out from its lower end: nothing can be scrolled to below it.
      above
      button={<MoreIcon />}
      buttonClass="inline-flex size-9 items-center justify-center rounded-control text-ink-faint hover:bg-sunken hover:text-ink aria-expanded:bg-sunken aria-expanded:text-ink"
    >
      {(close) => {
        const row = (act: 'reply' | 'forward' | 'edit' | 'remove' | 'report', icon: ReactNode) => (
          <MenuRow
            words={t(act)}
            icon={icon}
            onPress={() => {
              close();
              actions[act](message);
            }}
          />
        );
        return (
          <>
            <div className="flex gap-0.5 border-b border-line pb-2">
              {reactions.map((emoji) => (
                <button
                  key={emoji}
                  type="button"
                  aria-label={t('react', { emoji })}
                  aria-pressed={mine === emoji}
                  onClick={() => {
                    close();
                    actions.react(message, mine === emoji ? null : emoji);
                  }}
                  className="inline-flex size-10 items-center justify-center rounded-control text-18 hover:bg-sunken aria-pressed:bg-primary-soft"
                >
                  {emoji}
                </button>
              ))}
            </div>
            <ul className="pt-1">
              {canWrite && row('reply', <ReplyIcon className="text-ink-faint rtl:-scale-x-100" />)}
              {message.canForward &&
                row('forward', <ForwardIcon className="text-ink-faint rtl:-scale-x-100" />)}
              {isOwn && !message.forwardedFrom && row('edit', <PencilIcon className="text-ink-faint" />)}
              {isOwn && row('remove', <TrashIcon className="text-ink-faint" />)}
              {!isOwn && row('report', <ReportIcon className="text-ink-faint" />)}
            </ul>
          </>
        );
      }}
    </DisclosureMenu>
  );
}

export const MenuRow = ({
  words,
  icon,
  onPress,
}: {
  words: string;
  icon: ReactNode;
  onPress: () => void;
}) => (
  <li>
    <button type="button" className={menuRowClass} onClick={onPress}>
      {icon}
      {words}
    </button>
  </li>
);
