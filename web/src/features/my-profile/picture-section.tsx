import { useState } from 'react';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Portrait } from '../../shared/catalog/portrait.tsx';
import { showFlash } from '../../shell/flash.ts';
import { latePart } from '../../shell/late-part.tsx';
import { refreshViewer } from '../../shell/session.ts';
import { useAction } from '../../shell/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { CameraIcon } from '../../ui/icons.tsx';
import { Modal } from '../../ui/modal.tsx';
import { texts } from './texts.ts';

const cropper = latePart(() => import('./crop-picture.tsx'));

/** One's picture: chosen, placed in its circle, and made anew by the server. */
export function PictureSection({ name, first }: { name: string; first: string | null }) {
  const t = useTexts(texts);
  const [avatar, setAvatar] = useState(first);
  const [file, setFile] = useState<File | null>(null);
  const [remove, removing] = useAction(async () => {
    await api('DELETE my-profile/picture');
    setAvatar(null);
    await refreshViewer();
    showFlash({ tone: 'success', message: t('photoRemoved') });
  });
  return (
    <div className="flex flex-wrap items-center gap-5">
      <Portrait name={name} avatar={avatar} size={96} />
      <div className="grid gap-2">
        <div className="flex flex-wrap gap-2">
          <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-control border border-line-strong bg-raised px-4 font-semibold hover:bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-primary-line">
            <input
              type="file"
              accept="image/jpeg,image/png,image/webp,image/gif,image/avif"
              className="sr-only"
              aria-describedby="photo-help"
              onFocus={() => void cropper.begin()}
              onChange={({ target }) => {
                setFile(target.files?.[0] ?? null);
                // The same file may be chosen again.
                target.value = '';
              }}
            />
            <CameraIcon />
            {t(avatar ? 'changePhoto' : 'addPhoto')}
          </label>
          {avatar && (
            <Button look="plain" className="px-3" pending={removing} onClick={remove}>
              {t('removePhoto')}
            </Button>
          )}
        </div>
        <p id="photo-help" className="text-14 text-ink-soft">
          {t('photoHelp')}
        </p>
      </div>
      <Modal
        open={file !== null}
        onClose={() => setFile(null)}
        title={t('cropTitle')}
        closeLabel={t('cancel')}
      >
        {file && (
          <cropper.Part
            file={file}
            onClose={() => setFile(null)}
            onSaved={async (saved) => {
              setAvatar(saved);
              setFile(null);
              await refreshViewer();
              showFlash({ tone: 'success', message: t('photoSaved') });
            }}
          />
        )}
      </Modal>
    </div>
  );
}
