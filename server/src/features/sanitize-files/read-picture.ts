import { type ImageSize, imageSizes } from '@regimen/contract/images.ts';
import sharp from 'sharp';
import type { Answer } from './sanitizing-child.ts';

// Runs in a process of its own (sanitizing-child.ts), which may be ended at any time.

// What a picture is, its bytes say, and only these are opened at all: not SVG, which is a program, not PDF, not TIFF.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadNsgifBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
});
// On one thread, and nothing is kept.
sharp.cache(false);
sharp.concurrency(1);

const mostMegapixels = 50;
/** AVIF is read whole, at several times the memory of the others. */
const mostMegapixelsOf = (format: string | undefined): number => (format === 'heif' ? 20 : mostMegapixels);

/** The picture made anew in each size: first frame, upright, in sRGB, and nothing but its pixels. */
export async function readPicture(bytes: Buffer): Promise<Answer> {
  const { format, width, height } = await headOf(bytes);
  const most = mostMegapixelsOf(format);
  if (width * height > most * 1_000_000) return { refused: `picture_too_large:${most}` };
  return { made: await encode(await readPixels(bytes)) };
}

/** Asked of the first bytes alone, before anything is unpacked. Of no bytes at all sharp throws at once. */
const headOf = async (bytes: Buffer) => sharp(bytes, { limitInputPixels: false }).metadata();

type Pixels = Awaited<ReturnType<typeof readPixels>>;

/** Read once, at the largest size that is wanted. A camera's harmless mistakes are forgiven, half a picture is not. */
const readPixels = (bytes: Buffer) =>
  sharp(bytes, { limitInputPixels: mostMegapixels * 1_000_000, failOn: 'error', pages: 1 })
    .autoOrient()
    .resize(within(imageSizes.large))
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });

async function encode({ data, info }: Pixels): Promise<Record<ImageSize, Buffer>> {
  const { width, height, channels } = info;
  const encoded = {} as Record<ImageSize, Buffer>;
  for (const [size, side] of Object.entries(imageSizes) as [ImageSize, number][]) {
    encoded[size] = await sharp(data, { raw: { width, height, channels } })
      .resize(within(side))
      .webp({ quality: 80 })
      .toBuffer();
  }
  return encoded;
}

const within = (side: number) =>
  ({ width: side, height: side, fit: 'inside', withoutEnlargement: true }) as const;
