import { useEffect, useId, useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useAttempt } from '../../shell/use-attempt.ts';
import { Button } from '../../ui/button.tsx';
import { FormProblem } from '../../ui/form.tsx';
import { cutOut } from './cut-out.ts';
import { texts } from './texts.ts';

interface CropPictureProps {
  file: File;
  onSaved: (avatar: string) => Promise<void>;
  onClose: () => void;
}

const mostZoom = 4;

/** The picture under a circle: moved by a finger, the mouse or the arrow keys, zoomed by a slider or a pinch. */
export default function CropPicture({ file, onSaved, onClose }: CropPictureProps) {
  const t = useTexts(texts);
  const id = useId();
  const url = usePictureUrl(file);
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area | null>(null);
  const [unreadable, setUnreadable] = useState(false);
  const { formProps, pending, problem, errorAt } = useAttempt();
  const zoomByKey = ({ key }: { key: string }) => {
    const by = key === '+' || key === '=' ? 0.2 : key === '-' || key === '−' ? -0.2 : 0;
    if (by !== 0) setZoom((before) => Math.min(mostZoom, Math.max(1, before + by)));
  };
  return (
    <form
      {...formProps(async () => {
        if (!area) return;
        const { avatar } = await api('PUT my-profile/picture', { file: await cutOut(file, area) });
        await onSaved(avatar);
      })}
      className="grid gap-4"
    >
      <p id={`${id}-help`} className="text-14 text-ink-soft">
        {t('cropHelp')}
      </p>
      {/* A photograph has one direction, whatever the page's is. Two fingers are ours here, not the page's. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the area inside, which has the focus */}
      <div
        dir="ltr"
        onKeyDown={zoomByKey}
        className="relative h-72 touch-none overflow-hidden rounded-card bg-sunken"
      >
        {url && (
          <Cropper
            image={url}
            crop={crop}
            zoom={zoom}
            maxZoom={mostZoom}
            aspect={1}
            cropShape="round"
            showGrid={false}
            keyboardStep={8}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => setArea(pixels)}
            disableAutomaticStylesInjection
            mediaProps={{ alt: '', onError: () => setUnreadable(true) }}
            cropperProps={{
              role: 'group',
              'aria-label': t('cropArea'),
              'aria-describedby': `${id}-help`,
            }}
          />
        )}
      </div>
      <div className="grid gap-1.5">
        <label htmlFor={`${id}-zoom`} className="font-medium">
          {t('zoom')}
        </label>
        <input
          id={`${id}-zoom`}
          type="range"
          min={1}
          max={mostZoom}
          step={0.05}
          value={zoom}
          onChange={({ target }) => setZoom(Number(target.value))}
          className="h-11 w-full accent-primary-strong"
        />
      </div>
      <FormProblem words={errorAt('picture') ?? (unreadable ? t('photoUnreadable') : problem)} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={pending} disabled={!area || unreadable}>
          {t('usePhoto')}
        </Button>
        <Button look="plain" className="px-3" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}

function usePictureUrl(file: File): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
