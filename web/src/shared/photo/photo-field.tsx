import { useId, useState } from 'react';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { holdForm } from '../../shell/form-uploads.ts';
import { useAction } from '../../shell/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { CameraIcon, ImageIcon } from '../../ui/icons.tsx';
import { AlertIcon } from '../../ui/shell-icons.tsx';
import { pictureForSending } from '../../ui/shrink-picture.ts';
import { photoTexts } from './photo-texts.ts';
import { photoUrl } from './photo-url.ts';

interface PhotoFieldProps {
  /** The picture's name on the server. */
  value: string | undefined;
  onChange: (name: string | undefined) => void;
  error?: string | undefined;
}

/** A picture is sent at once, and belongs to what is being written as soon as that is saved, which waits for it. */
export function PhotoField({ value, onChange, error }: PhotoFieldProps) {
  const t = useTexts(photoTexts);
  const id = useId();
  const [unreadable, setUnreadable] = useState(false);
  const [send, sending] = useAction(async (file: File, form: HTMLFormElement | null) => {
    const arrived = holdForm(form);
    try {
      setUnreadable(false);
      const picture = await pictureForSending(file).catch(() => null);
      if (picture === null) return setUnreadable(true);
      const { name } = await api('POST images', { file: picture });
      onChange(name);
      arrived(null);
    } finally {
      arrived(t('photoNotSent'));
    }
  });
  const wrong = unreadable ? t('photoUnreadable') : error;
  return (
    <div className="grid gap-1.5">
      <span className="font-medium">
        {t('photo')}
        <span className="font-normal text-ink-faint">{` ${t('optional')}`}</span>
      </span>
      <div className="flex flex-wrap items-center gap-4">
        {value ? (
          <img
            src={photoUrl(value, 'small')}
            alt=""
            className="size-20 rounded-card bg-sunken object-cover"
          />
        ) : (
          <span className="inline-flex size-20 items-center justify-center rounded-card border border-dashed border-line-strong text-ink-faint">
            <ImageIcon size={24} />
          </span>
        )}
        <div className="flex flex-wrap gap-2">
          <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-control border border-line-strong bg-raised px-4 font-semibold hover:bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-primary-line">
            <input
              type="file"
              accept="image/jpeg,image/png,image/webp,image/gif,image/avif"
              className="sr-only"
              aria-describedby={id}
              onChange={({ target }) => {
                const file = target.files?.[0];
                // The same file may be chosen again after a failure.
                target.value = '';
                if (file) send(file, target.form);
              }}
            />
            <CameraIcon />
            {sending ? t('sendingPhoto') : t(value ? 'changePhoto' : 'addPhoto')}
          </label>
          {value && (
            <Button look="plain" onClick={() => onChange(undefined)}>
              {t('removePhoto')}
            </Button>
          )}
        </div>
      </div>
      <p
        id={id}
        role="status"
        className={wrong ? 'flex items-start gap-1.5 text-14 text-danger-text' : 'text-14 text-ink-soft'}
      >
        {wrong && <AlertIcon size={16} className="mt-0.5 shrink-0" />}
        {wrong ?? t('photoHelp')}
      </p>
    </div>
  );
}
