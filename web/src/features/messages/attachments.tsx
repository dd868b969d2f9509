import type { Attachment } from '@regimen/contract/chats.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import type { SentFile } from '../../shared/messages/message-outbox.ts';
import { ImageIcon } from '../../ui/icons.tsx';
import { chatTexts } from './chat-texts.ts';
import { PaperIcon } from './message-icons.tsx';

const isOver = (url: string): boolean =>
  Number(new URLSearchParams(url.split('?')[1]).get('until')) * 1000 <= Date.now();

interface AttachmentsProps {
  files: readonly Attachment[];
  /** Their addresses are over: new ones are wanted. */
  onOver: () => void;
}

/** Pictures have their place before they are there: nothing moves when they come. */
export function Attachments({ files, onOver }: AttachmentsProps) {
  const t = useTexts(chatTexts);
  if (files.length === 0) return null;
  return (
    <ul className="mb-1 flex flex-wrap gap-2">
      {files.map(({ name, title, type, url }, index) => (
        <li key={name}>
          <a
            href={url}
            target="_blank"
            rel="noreferrer"
            className="block overflow-hidden rounded-control"
            onClick={(event) => {
              if (!isOver(url)) return;
              event.preventDefault();
              onOver();
            }}
          >
            {type === 'image/webp' ? (
              <img
                src={url}
                alt={files.length > 1 ? `${t('photo')} ${index + 1}` : t('photo')}
                loading="lazy"
                className="h-44 w-56 max-w-full bg-sunken object-cover"
                onError={() => isOver(url) && onOver()}
              />
            ) : (
              <span className="flex min-h-11 items-center gap-2 rounded-control border border-line bg-surface px-3 font-medium text-primary-text">
                <PaperIcon className="shrink-0" />
                <bdi className="min-w-0 wrap-anywhere">{title ?? t('document')}</bdi>
              </span>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Of a message that is on its way. */
export function WaitingFiles({ files }: { files: readonly SentFile[] }) {
  const t = useTexts(chatTexts);
  if (files.length === 0) return null;
  return (
    <ul className="mb-1 flex flex-wrap gap-2 text-14 text-ink-soft">
      {files.map(({ name, title, type }) => (
        <li key={name} className="flex items-center gap-1">
          {type === 'image/webp' ? <ImageIcon size={16} /> : <PaperIcon size={16} />}
          <bdi className="wrap-anywhere">{title ?? t(type === 'image/webp' ? 'photo' : 'document')}</bdi>
        </li>
      ))}
    </ul>
  );
}
