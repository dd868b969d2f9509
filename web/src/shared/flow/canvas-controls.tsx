import { useTexts } from '../../i18n/use-texts.ts';
import { IconButton } from '../../ui/button.tsx';
import { FitIcon, MinusIcon } from '../../ui/flow-icons.tsx';
import { PlusIcon } from '../../ui/icons.tsx';
import { canvasTexts } from './canvas-texts.ts';
import type { Camera } from './use-camera.ts';

export function CanvasControls({ camera }: { camera: Camera }) {
  const t = useTexts(canvasTexts);
  return (
    <div className="flex rounded-control border border-line bg-raised">
      <IconButton label={t('zoomOut')} className="size-9!" onClick={camera.zoomOut}>
        <MinusIcon />
      </IconButton>
      <IconButton label={t('zoomIn')} className="size-9!" onClick={camera.zoomIn}>
        <PlusIcon />
      </IconButton>
      <IconButton label={t('showAll')} className="size-9!" onClick={camera.showAll}>
        <FitIcon />
      </IconButton>
    </div>
  );
}
