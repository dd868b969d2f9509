import { mostDocuments } from '@regimen/contract/expert-profile-choices.ts';
import { useEffect, useId } from 'react';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useAttempt } from '../../shell/use-attempt.ts';
import { IconButton } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field-error.tsx';
import { UploadIcon } from '../../ui/icons.tsx';
import { XIcon } from '../../ui/shell-icons.tsx';
import { qualificationTexts } from './qualification-texts.ts';

interface DocumentsFieldProps {
  documents: readonly string[];
  error: string | undefined;
  onChange: (documents: string[]) => void;
  /** One is on its way. */
  onBusy: (busy: boolean) => void;
}

/** Documents are sent at once; they belong to the qualification as soon as that is saved. */
export function DocumentsField({ documents, error, onChange, onBusy }: DocumentsFieldProps) {
  const t = useTexts(qualificationTexts);
  const id = useId();
  const upload = useAttempt();
  const { pending } = upload;
  useEffect(() => onBusy(pending), [pending, onBusy]);
  const send = (file: File) =>
    upload.run(async () => {
      const { name } = await api('POST uploads', { file });
      onChange([...documents, name]);
    });
  return (
    <div className="grid gap-1.5">
      <span className="font-medium">{t('documents')}</span>
      <div className="flex flex-wrap items-center gap-2">
        {documents.map((name, index) => (
          <span
            key={name}
            className="inline-flex min-h-11 items-center rounded-control border border-line ps-3"
          >
            {t('document', { n: index + 1 })}
            <IconButton
              label={t('removeDocument', { n: index + 1 })}
              onClick={() => onChange(documents.filter((other) => other !== name))}
            >
              <XIcon />
            </IconButton>
          </span>
        ))}
        {documents.length < mostDocuments && (
          <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-control border border-line-strong bg-raised px-4 font-semibold hover:bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-primary-line">
            <input
              type="file"
              accept="image/jpeg,image/png,image/webp,image/gif,image/avif,application/pdf"
              className="sr-only"
              aria-describedby={`${id}-help`}
              onChange={({ target }) => {
                const file = target.files?.[0];
                target.value = '';
                if (file) send(file);
              }}
            />
            <UploadIcon />
            {t(upload.pending ? 'sending' : 'addDocument')}
          </label>
        )}
      </div>
      <FieldError id={`${id}-error`} words={upload.errorAt('file') ?? error ?? upload.problem ?? undefined} />
      <p id={`${id}-help`} className="text-14 text-ink-soft">
        {t('documentsHelp')}
      </p>
    </div>
  );
}
