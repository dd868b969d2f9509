import { z } from 'zod';
import { anyoneAbout } from './access.ts';
import { defineCalls } from './call.ts';
import * as field from './fields.ts';
import { imageLimitBytes } from './limits.ts';

/** Longest side in pixels, by the name that stands in an address. */
export const imageSizes = { small: 160, medium: 640, large: 1_600 } as const;
export type ImageSize = keyof typeof imageSizes;
const sizeNames = Object.keys(imageSizes) as [ImageSize, ...ImageSize[]];

/** 128 random bits; pictures of items are shown to whoever has the address. */
export const ImageName = z.string().regex(/^[A-Za-z0-9_-]{22}\.webp$/);
/** More would not be one person's work any more. */
export const mostImages = 1_000;

/** The smallest picture there is: one pixel. */
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

export const imageCalls = defineCalls({
  'POST images': {
    summary: `Upload a picture (JPEG, PNG, WebP, GIF or AVIF). The limit is ${mostImages}. Send it raw, as multipart or, if small, as base64 in JSON. It is re-encoded without camera data.`,
    access: { states: ['temporary', 'registered'] },
    health: false,
    body: z.object({ picture: field.sentFile }),
    file: { field: 'picture', mostBytes: imageLimitBytes },
    reply: z.object({ name: ImageName }),
    status: 201,
    limit: 'writing',
    example: { body: { picture: pixel } },
  },
  'GET public/files/{size}/{name}': {
    summary: 'A picture, for anyone with its address. It never changes.',
    access: anyoneAbout('image'),
    health: false,
    params: z.object({ size: z.enum(sizeNames), name: ImageName }),
    reply: field.file,
    replyType: 'image/webp',
    limit: 'files',
    example: { params: { size: 'small', name: '$image' } },
  },
});
