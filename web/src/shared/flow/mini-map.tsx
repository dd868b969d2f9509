import { useStore, useStoreApi } from '@xyflow/react';
import { memo, type PointerEvent, useMemo } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { canvasTexts } from './canvas-texts.ts';
import { CARD_HEIGHT, CARD_WIDTH, cardTop, type PlacedStep } from './layout.ts';
import { type Box, mapOf } from './map-room.ts';

/** The whole flow, small, with what is seen now; pressed or dragged, it goes there. */
export function MiniMap({ steps }: { steps: readonly PlacedStep[] }) {
  const t = useTexts(canvasTexts);
  const store = useStoreApi();
  const { box, scale } = useMemo(() => mapOf(steps), [steps]);
  const go = (event: PointerEvent<SVGSVGElement>) => {
    if (event.buttons === 0) return;
    const frame = event.currentTarget.getBoundingClientRect();
    const { width, height, transform, panBy } = store.getState();
    const [tx, ty, zoom] = transform;
    const x = (event.clientX - frame.left) / scale + box.x;
    const y = (event.clientY - frame.top) / scale + box.y;
    void panBy({ x: width / 2 - x * zoom - tx, y: height / 2 - y * zoom - ty });
  };
  return (
    <svg
      role="img"
      aria-label={t('map')}
      width={box.width * scale}
      height={box.height * scale}
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      className="nopan cursor-pointer touch-none"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        go(event);
      }}
      onPointerMove={go}
    >
      <Cards steps={steps} />
      <Seen box={box} />
    </svg>
  );
}

const Cards = memo(function Cards({ steps }: { steps: readonly PlacedStep[] }) {
  const path = steps
    .map((step) => `M${step.x} ${cardTop(step)}h${CARD_WIDTH}v${CARD_HEIGHT}h${-CARD_WIDTH}z`)
    .join('');
  return <path d={path} className="fill-ink-faint/50" />;
});

function Seen({ box }: { box: Box }) {
  const seen = useStore(
    ({ transform: [tx, ty, zoom], width, height }) =>
      `${-tx / zoom} ${-ty / zoom} ${width / zoom} ${height / zoom}`,
  );
  const [x = 0, y = 0, width = 0, height = 0] = seen.split(' ').map(Number);
  const line = box.width / 80;
  return (
    <rect
      x={x}
      y={y}
      width={width}
      height={height}
      rx={line * 2}
      className="fill-primary/10 stroke-primary-line"
      strokeWidth={line}
    />
  );
}
