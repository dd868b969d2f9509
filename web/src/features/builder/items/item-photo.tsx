import type { ItemKind } from '@regimen/engine/items.ts';
import { photoUrl } from '../../../shared/photo/photo-url.ts';
import { KindIcon } from './kind-icon.tsx';

/** An item's picture, small; without one, the sign of its kind. The name stands beside it. */
export function ItemPhoto({
  kind,
  photo,
  size = 44,
}: {
  kind: ItemKind;
  photo: string | null;
  size?: number;
}) {
  const shape = { inlineSize: size, blockSize: size };
  if (photo)
    return (
      <img
        src={photoUrl(photo, 'small')}
        alt=""
        loading="lazy"
        style={shape}
        className="shrink-0 rounded-control bg-sunken object-cover"
      />
    );
  return (
    <span
      style={shape}
      className="inline-flex shrink-0 items-center justify-center rounded-control bg-primary-soft text-primary-text"
    >
      <KindIcon kind={kind} size={Math.round(size * 0.45)} />
    </span>
  );
}
