import type { ChatMessage } from '@regimen/contract/chats.ts';
import { type KeyboardEvent, type RefObject, useEffect, useId, useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { useSite, useViewer } from '../../shell/use-shell.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { controlClass } from '../../ui/field.tsx';
import { isNearLongest, LengthNote } from '../../ui/length-note.tsx';
import { XIcon } from '../../ui/shell-icons.tsx';
import { sendsByKey, useGrowing } from '../../ui/use-growing.ts';
import { chatTexts } from './chat-texts.ts';
import { AttachButton, ChosenFiles, type PutUp, useFiles } from './files-to-send.tsx';
import { draftOf } from './message-draft.ts';
import { SendIcon } from './message-icons.tsx';
import { useSayTyping } from './use-typing.ts';

/** What is written: something new, an answer to a message, or another wording of one. */
export type Writing = { kind: 'new' } | { kind: 'reply' | 'edit'; message: ChatMessage };

export interface Sent {
  body: string;
  attachments: readonly PutUp[];
}

interface ComposerProps {
  chatId: string;
  writing: Writing;
  pending: boolean;
  area: RefObject<HTMLTextAreaElement | null>;
  onCancel: () => void;
  onWritten: (sent: Sent) => void;
  /** Put behind what is typed. */
  added: string | null;
  onAdded: () => void;
}

export function Composer(props: ComposerProps) {
  const { chatId, writing, pending, area, onCancel, onWritten, added, onAdded } = props;
  const t = useTexts(chatTexts);
  const viewer = useViewer();
  const { messageLength: longest } = useSite().limits;
  const isEdit = writing.kind === 'edit';
  const [text, setText] = useState(isEdit ? writing.message.body : '');
  const noteId = useId();
  const lengthWords = { left: (n: number) => t('left', { n }), tooLong: (n: number) => t('tooLong', { n }) };
  const draft = draftOf(viewer?.id, chatId);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is alive
  useEffect(() => {
    if (!isEdit) setText((typed) => typed || (draft.read() ?? ''));
  }, []);
  useEffect(() => {
    if (writing.kind === 'new') return;
    const end = area.current?.value.length ?? 0;
    area.current?.setSelectionRange(end, end);
    area.current?.focus();
  }, [writing, area]);
  useGrowing(area, text);

  const remaining = longest - text.length;
  const isNear = isNearLongest(text, longest);
  const files = useFiles();
  const sayTyping = useSayTyping(chatId);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each saved reply once, when it was chosen
  useEffect(() => {
    if (added === null) return;
    // Another composer in this one's place must not take it again.
    onAdded();
    type(text === '' ? added : `${text}\n${added}`);
    area.current?.focus();
  }, [added]);
  const hasContent = text.trim() !== '' || (!isEdit && files.all.length > 0);
  const canSend = hasContent && remaining >= 0 && !pending && !files.pending;
  function type(next: string): void {
    setText(next);
    if (!isEdit && next !== '') sayTyping();
    if (!isEdit) draft.write(next === '' ? undefined : next);
  }
  function send(): void {
    if (!canSend) return;
    onWritten({ body: text.trim(), attachments: isEdit ? [] : files.all });
    if (!isEdit) {
      type('');
      files.clear();
    }
    area.current?.focus();
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape' && writing.kind !== 'new') onCancel();
    if (!sendsByKey(event)) return;
    event.preventDefault();
    send();
  }
  return (
    <form
      method="post"
      className="border-t border-line bg-surface p-3"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className="mx-auto max-w-[52rem]">
        {writing.kind !== 'new' && <About writing={writing} onCancel={onCancel} />}
        {!isEdit && <ChosenFiles files={files} />}
        <div className="flex items-end gap-2">
          {!isEdit && <AttachButton files={files} />}
          <textarea
            ref={area}
            name="message"
            rows={1}
            dir="auto"
            aria-label={t('write')}
            placeholder={t('write')}
            aria-describedby={isNear ? noteId : undefined}
            aria-invalid={remaining < 0 ? true : undefined}
            value={text}
            onChange={(event) => type(event.target.value)}
            onKeyDown={onKeyDown}
            // One line is as high as the button beside it, in every script.
            className={`${controlClass} max-h-40 min-h-11 resize-none py-[calc((2.75rem-2px-1lh)/2)]! text-start`}
          />
          <Button type="submit" disabled={!canSend} pending={pending} className="shrink-0 px-4">
            {isEdit ? (
              t('save')
            ) : (
              <>
                <SendIcon className="rtl:-scale-x-100" />
                <span className="max-sm:sr-only">{t('send')}</span>
              </>
            )}
          </Button>
        </div>
        {isNear && <LengthNote id={noteId} remaining={remaining} words={lengthWords} />}
      </div>
    </form>
  );
}

function About({ writing, onCancel }: { writing: Exclude<Writing, { kind: 'new' }>; onCancel: () => void }) {
  const t = useTexts(chatTexts);
  const viewer = useViewer();
  const { author, body } = writing.message;
  const name = author.id === viewer?.id ? t('yourself') : author.full_name;
  return (
    <div className="mb-2 flex items-center gap-2 border-s-2 border-primary-line ps-3">
      <div className="min-w-0 flex-1 text-14">
        <p className="font-medium">{writing.kind === 'edit' ? t('editing') : t('replyingTo', { name })}</p>
        <p dir="auto" className="truncate text-start text-ink-soft">
          {body}
        </p>
      </div>
      <IconButton label={t('cancel')} onClick={onCancel}>
        <XIcon />
      </IconButton>
    </div>
  );
}
