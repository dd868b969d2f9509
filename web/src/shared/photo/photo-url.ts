import type { ImageSize } from '@regimen/contract/images.ts';

/** Where a picture that somebody put up is shown. */
export const photoUrl = (name: string, size: ImageSize): string =>
  `/api/public/files/${size}/${encodeURIComponent(name)}`;
