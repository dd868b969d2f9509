import type { ChatMessage, ChatMessages, ChatRoom } from '@regimen/contract/chats.ts';
import { isExpert } from '@regimen/contract/roles.ts';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useAction } from '../../shell/use-action.ts';
import { tell } from '../../shell/use-call.ts';
import { useViewer } from '../../shell/use-shell.ts';
import { Button } from '../../ui/button.tsx';
import { changeThenFocus } from '../../ui/change-then-focus.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { hasFinePointer } from '../../ui/fine-pointer.ts';
import { AboutToSend } from './about-card.tsx';
import { useAboutDraft } from './about-draft.ts';
import { CareNotes, useCare } from './care-notes.tsx';
import { chatTexts } from './chat-texts.ts';
import { Composer, type Sent, type Writing } from './composer.tsx';
import { ForwardDialog } from './forward-dialog.tsx';
import { MessageLog } from './message-log.tsx';
import type { MessageActions, ReactionEmoji } from './message-row.tsx';
import { ReportDialog } from './report-dialog.tsx';
import { SavedRepliesButton } from './saved-replies-button.tsx';
import { useConversation } from './use-conversation.ts';

interface ConversationProps {
  room: ChatRoom;
  name: string;
  viewerId: string;
  brought: ChatMessages;
  /** The number of the message that somebody came to see. */
  at: number | null;
}

/** The messages of a chat and the place to write the next one. */
export function Conversation({ room, name, viewerId, brought, at: wanted }: ConversationProps) {
  const t = useTexts(chatTexts);
  const conversation = useConversation(room.id, viewerId, brought);
  const care = useCare(room.id, conversation.waiting.length);
  const about = useAboutDraft();
  const [added, setAdded] = useState<string | null>(null);
  const viewerIsExpert = isExpert(useViewer()?.roles ?? []);
  const [writing, setWriting] = useState<Writing>({ kind: 'new' });
  const [doomed, setDoomed] = useState<ChatMessage | null>(null);
  const [forwarding, setForwarding] = useState<ChatMessage | null>(null);
  const [reported, setReported] = useState<ChatMessage | null>(null);
  const at = (message: ChatMessage) => ({ id: room.id, message: message.id });
  const area = useRef<HTMLTextAreaElement>(null);
  const thenFocus = (change: () => void) => changeThenFocus(change, () => area.current);
  const done = () => thenFocus(() => setWriting({ kind: 'new' }));

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival
  useEffect(() => {
    if (wanted !== null || !hasFinePointer()) return;
    // The layout gives the focus to the new page first.
    const frame = requestAnimationFrame(() => {
      const isTyping = document.activeElement?.matches('input, textarea');
      if (!isTyping) area.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, []);

  // Whoever opens it again wants to write.
  const isOpening = useRef(false);
  useEffect(() => {
    if (!room.canWrite || !isOpening.current) return;
    isOpening.current = false;
    area.current?.focus();
  }, [room.canWrite]);

  const [edit, editing] = useAction(async (message: ChatMessage, body: string) => {
    const changed = await api('PUT chats/{id}/messages/{message}', { params: at(message), body: { body } });
    done();
    conversation.window.put(changed);
  });
  const [remove, removing] = useAction(async (message: ChatMessage) => {
    await api('DELETE chats/{id}/messages/{message}', { params: at(message) });
    thenFocus(() => setDoomed(null));
    await conversation.window.renew();
  });
  const [react] = useAction(async (message: ChatMessage, emoji: ReactionEmoji | null) => {
    const changed = await api('PUT chats/{id}/messages/{message}/reaction', {
      params: at(message),
      body: { emoji },
    });
    conversation.window.put(changed);
  });
  const actions: MessageActions = {
    reply: (message) => setWriting({ kind: 'reply', message }),
    edit: (message) => setWriting({ kind: 'edit', message }),
    remove: setDoomed,
    react,
    forward: setForwarding,
    report: setReported,
    renew: () => void conversation.window.renew().catch(() => undefined),
  };
  function write({ body, attachments }: Sent): void {
    care.heed(body);
    if (writing.kind === 'edit') {
      void edit(writing.message, body);
      return;
    }
    const replied = writing.kind === 'reply' ? writing.message : null;
    const replyTo = replied && {
      id: replied.id,
      author: replied.author.full_name,
      opening: replied.body.slice(0, 120),
    };
    if (conversation.hasNewer) void conversation.window.latest().catch(() => undefined);
    conversation.outbox.add({ body, replyTo, attachments, about: about.draft });
    if (about.draft) about.clear();
    done();
  }
  return (
    <>
      <MessageLog
        room={room}
        name={name}
        viewerId={viewerId}
        conversation={conversation}
        actions={actions}
        at={wanted}
      />
      <CareNotes care={care} />
      {about.card && <AboutToSend card={about.card} onClear={() => thenFocus(about.clear)} />}
      {room.canWrite && viewerIsExpert && <SavedRepliesButton onChoose={setAdded} />}
      {room.canWrite ? (
        <Composer
          added={added}
          onAdded={() => setAdded(null)}
          key={writing.kind === 'edit' ? writing.message.id : 'new'}
          chatId={room.id}
          writing={writing}
          pending={editing}
          area={area}
          onCancel={done}
          onWritten={write}
        />
      ) : (
        <Closed
          room={room}
          onUnblock={() => {
            isOpening.current = true;
          }}
        />
      )}
      {forwarding && <ForwardDialog message={forwarding} onClose={() => setForwarding(null)} />}
      {reported && (
        <ReportDialog
          chatId={room.id}
          message={reported}
          title={t('reportMessage')}
          onClose={() => setReported(null)}
        />
      )}
      <ConfirmDialog
        open={doomed !== null}
        title={t('removeTitle')}
        text={t('removeText')}
        keep={t('keep')}
        confirm={t('remove')}
        pending={removing}
        onConfirm={() => doomed && remove(doomed)}
        onClose={() => setDoomed(null)}
      />
    </>
  );
}

/** In the place of the composer, where nothing can be written. */
function Closed({ room, onUnblock }: { room: ChatRoom; onUnblock: () => void }) {
  const t = useTexts(chatTexts);
  const [unblock, unblocking] = useAction(async () => {
    await api('PUT chats/{id}/block', { params: { id: room.id }, body: { isBlocked: false } });
    onUnblock();
    await tell('GET chats/{id}', { id: room.id });
  });
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line bg-sunken p-4">
      <p className="text-ink-soft">{t(room.isBlocked ? 'youBlocked' : 'cannotWrite')}</p>
      {room.isBlocked && (
        <Button look="quiet" pending={unblocking} onClick={() => unblock()}>
          {t('unblock')}
        </Button>
      )}
    </div>
  );
}
