import { ApiError } from '@regimen/contract/client.ts';
import { uploadLimitBytes } from '@regimen/contract/limits.ts';
import { useId, useState } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { holdForm } from '../../../shell/form-uploads.ts';
import { CameraIcon, UploadIcon } from '../../../ui/icons.tsx';
import { AlertIcon, CheckIcon } from '../../../ui/shell-icons.tsx';
import { useFormStorage } from './form-storage.ts';
import { formTexts } from './form-texts.ts';

interface FileInputProps {
  label: string;
  /** The name of what is put up already. */
  name: string | undefined;
  onChange: (name: string | undefined) => void;
  photoOnly?: boolean;
  error?: string | undefined;
}

/** A file that is put up as soon as it is chosen; what is handed in later, and waits for it, is its name. */
export function FileInput({ label, name, onChange, photoOnly = false, error }: FileInputProps) {
  const t = useTexts(formTexts);
  const id = useId();
  const { putUp } = useFormStorage();
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [preview, setPreview] = useState<string | null>(null);
  const choose = async (file: File | undefined, form: HTMLFormElement | null) => {
    if (!file || sending) return;
    const arrived = holdForm(form);
    setProblem(null);
    setSending(true);
    try {
      onChange(await putUp(file));
      setPreview(file.type.startsWith('image/') ? URL.createObjectURL(file) : null);
      arrived(null);
    } catch (failure) {
      const words = wordsFor(failure, t);
      setProblem(words);
      arrived(words);
    } finally {
      setSending(false);
    }
  };
  const note = problem ?? error;
  const Icon = photoOnly ? CameraIcon : UploadIcon;
  return (
    <div className="grid gap-2">
      {preview && (
        <img
          src={preview}
          alt=""
          className="max-h-56 w-fit max-w-full rounded-card bg-sunken object-contain"
        />
      )}
      <label className="inline-flex min-h-14 w-full cursor-pointer items-center justify-center gap-2.5 rounded-control border border-dashed border-line-strong bg-raised px-4 font-medium hover:bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-primary-line sm:w-fit">
        <input
          type="file"
          className="sr-only"
          aria-label={label}
          aria-describedby={`${id}-note`}
          aria-invalid={note ? true : undefined}
          accept={photoOnly ? 'image/*' : 'image/*,application/pdf'}
          onChange={({ target }) => {
            choose(target.files?.[0], target.form);
            target.value = '';
          }}
        />
        <Icon className="text-ink-soft" />
        {sending ? t('sending') : name ? t('anotherFile') : t(photoOnly ? 'takePhoto' : 'chooseFile')}
      </label>
      <p id={`${id}-note`} role="status" className={`flex items-start gap-1.5 text-14 ${tone(note, name)}`}>
        {note ? (
          <AlertIcon size={16} className="mt-0.5 shrink-0" />
        ) : (
          name && <CheckIcon size={16} className="mt-0.5 shrink-0" />
        )}
        {note ?? (name ? t('fileReady') : t('fileHelp'))}
      </p>
    </div>
  );
}

const tone = (note: string | null | undefined, name: string | undefined) =>
  note ? 'text-danger-text' : name ? 'text-success-text' : 'text-ink-soft';

function wordsFor(failure: unknown, t: ReturnType<typeof useTexts<typeof formTexts>>): string {
  if (!(failure instanceof ApiError)) return t('fileUnreadable');
  if (failure.status === 413) return t('fileTooLarge', { mb: Math.floor(uploadLimitBytes / 1_000_000) });
  if (failure.status === 422) return failure.reply.message ?? t('fileUnreadable');
  return failure.status === 0 ? t('fileOffline') : (failure.reply.message ?? t('fileOffline'));
}
