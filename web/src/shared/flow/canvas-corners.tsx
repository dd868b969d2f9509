import { useTexts } from '../../i18n/use-texts.ts';
import { IconButton } from '../../ui/button.tsx';
import { FitIcon, MapIcon, MinusIcon } from '../../ui/flow-icons.tsx';
import { PlusIcon } from '../../ui/icons.tsx';
import { canvasTexts } from './canvas-texts.ts';
import type { Direction, PlacedStep } from './layout.ts';
import { MiniMap } from './mini-map.tsx';
import { setPanel, usePanel } from './panels.ts';
import type { Camera } from './use-camera.ts';

/** Fewer are seen at once anyway. */
const mapFrom = 12;

export const useHasMap = (steps: readonly PlacedStep[]): boolean => usePanel('map') && steps.length > mapFrom;

interface CanvasCornersProps {
  camera: Camera;
  steps: readonly PlacedStep[];
  direction: Direction;
}

/** What lies over the lower corners of a drawing: how near it is, and a map of it. */
export function CanvasCorners({ camera, steps, direction }: CanvasCornersProps) {
  const t = useTexts(canvasTexts);
  const hasMap = useHasMap(steps);
  return (
    <>
      <div className="absolute start-3 bottom-3 z-10" dir={direction}>
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
          {steps.length > mapFrom && (
            <IconButton
              label={t(hasMap ? 'hideMap' : 'showMap')}
              aria-expanded={hasMap}
              className="size-9! max-md:hidden! aria-expanded:text-primary-text"
              onClick={() => setPanel('map', !hasMap)}
            >
              <MapIcon />
            </IconButton>
          )}
        </div>
      </div>
      {hasMap && (
        <div
          dir={direction}
          className="absolute end-3 bottom-3 z-10 hidden rounded-control border border-line bg-raised p-2 md:block"
        >
          <MiniMap steps={steps} />
        </div>
      )}
    </>
  );
}
