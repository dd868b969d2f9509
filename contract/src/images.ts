import { z } from 'zod';
import { defineCalls } from './call.ts';
import { imageLimitBytes } from './limits.ts';

/** Longest side in pixels, by the name that stands in an address. */
export const imageSizes = { small: 160, medium: 640, large: 1_600 } as const;
export type ImageSize = keyof typeof imageSizes;

/** 128 random bits; pictures of items are shown to whoever has the address. */
export const ImageName = z.string().regex(/^[A-Za-z0-9_-]{22}\.webp$/);
/** A picture as base64, in the JSON of the call. */
const picture = z
  .string()
  .min(1)
  .max(Math.ceil((imageLimitBytes * 4) / 3));

/** The smallest picture there is: one pixel. */
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

export const imageCalls = defineCalls({
  'POST images': {
    summary: 'Put up a picture (JPEG, PNG, WebP, GIF, AVIF). It is made anew, without what a camera adds.',
    access: { states: ['temporary', 'registered'] },
    body: z.object({ picture }),
    bodyLimitBytes: Math.ceil((imageLimitBytes * 4) / 3) + 1_024,
    reply: z.object({ name: ImageName }),
    status: 201,
    limit: 'writing',
    example: { body: { picture: pixel } },
  },
});
