import { longestTitle, mostAttachments } from '@regimen/contract/chat-choices.ts';
import type { Attachment } from '@regimen/contract/chats.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useAttempt } from '../../shell/use-attempt.ts';
import { IconButton } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field-error.tsx';
import { ImageIcon } from '../../ui/icons.tsx';
import { XIcon } from '../../ui/shell-icons.tsx';
import { pictureForSending } from '../../ui/shrink-picture.ts';
import { chatTexts } from './chat-texts.ts';
import { AttachIcon, PaperIcon } from './message-icons.tsx';

/** A file that is with the server already, and goes with the next message. */
export type PutUp = Pick<Attachment, 'name' | 'type' | 'title'>;
type ToSend = PutUp & { called: string };
/** Some devices do not say what a file is. */
const mayBeSent = ({ type }: File) => type === '' || type === 'application/pdf' || type.startsWith('image/');
export type Files = ReturnType<typeof useFiles>;

/** Files are sent as soon as they are chosen; they belong to the message once that is written. */
export function useFiles() {
  const [all, setAll] = useState<readonly ToSend[]>([]);
  const t = useTexts(chatTexts);
  const { run, pending, problem, errorAt } = useAttempt();
  const [isWrong, setWrong] = useState(false);
  const add = (chosen: readonly File[]) =>
    run(async () => {
      const fitting = chosen.filter(mayBeSent);
      setWrong(fitting.length < chosen.length);
      for (const file of fitting) {
        const isPicture = file.type.startsWith('image/');
        const smaller = isPicture ? await pictureForSending(file).catch(() => file) : file;
        const { name, type } = await api('POST uploads', { file: smaller });
        // A picture is seen; what a camera calls it is of no use to anybody.
        const title = type === 'application/pdf' ? file.name.trim().slice(0, longestTitle) || null : null;
        const ready = { name, type, title, called: file.name };
        setAll((before) => [...before, ready].slice(0, mostAttachments));
      }
    });
  return {
    all,
    add,
    pending,
    problem: errorAt('file') ?? problem ?? (isWrong ? t('wrongFile') : undefined),
    remove: (name: string) => setAll((before) => before.filter((file) => file.name !== name)),
    clear: () => {
      setAll([]);
      setWrong(false);
    },
  };
}

export function AttachButton({ files }: { files: Files }) {
  const t = useTexts(chatTexts);
  const left = mostAttachments - files.all.length;
  return (
    <label
      title={t('attach')}
      className="inline-flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-control text-ink-soft hover:bg-sunken hover:text-ink has-disabled:cursor-default has-disabled:opacity-50 has-focus-visible:outline-2 has-focus-visible:outline-primary-line"
    >
      <input
        type="file"
        multiple
        disabled={files.pending || left === 0}
        aria-label={t('attach')}
        accept="image/jpeg,image/png,image/webp,image/gif,image/avif,application/pdf"
        className="sr-only"
        onChange={({ target }) => {
          const chosen = [...(target.files ?? [])].slice(0, left);
          target.value = '';
          if (chosen.length > 0) void files.add(chosen);
        }}
      />
      <AttachIcon />
    </label>
  );
}

/** Above the field: what goes along, and what is still on its way. */
export function ChosenFiles({ files: { all, pending, problem, remove } }: { files: Files }) {
  const t = useTexts(chatTexts);
  if (all.length === 0 && !pending && !problem) return null;
  return (
    <div className="mb-2 grid gap-1">
      {all.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {all.map(({ name, type, called }) => (
            <li
              key={name}
              className="inline-flex max-w-full items-center gap-2 rounded-control border border-line ps-3 text-14"
            >
              {type === 'image/webp' ? <ImageIcon size={16} /> : <PaperIcon size={16} />}
              <bdi className="max-w-40 truncate">{called}</bdi>
              <IconButton label={t('removeFile', { name: called })} onClick={() => remove(name)}>
                <XIcon size={16} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {pending && (
        <p role="status" className="text-14 text-ink-soft">
          {t('attaching')}
        </p>
      )}
      <FieldError id="file-problem" words={problem} />
    </div>
  );
}
