import { type ImageSize, imageSizes } from '@regimen/contract/images.ts';
import sharp from 'sharp';
import { invalid } from '../../errors.ts';
import { inTurn } from './in-turn.ts';

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
// A large picture takes some hundred megabytes while it is read: two at a time, each on one thread, nothing kept.
sharp.cache(false);
sharp.concurrency(1);
const takeTurn = inTurn(2, 30);

const mostMegapixels = 50;
const longestSeconds = 10;

/** The picture made anew in each size: first frame, upright, in sRGB, and nothing but its pixels. */
export const makePicture = (bytes: Buffer): Promise<Record<ImageSize, Buffer>> =>
  takeTurn(async () => {
    try {
      return await encode(await readPixels(bytes));
    } catch (error) {
      const tooLarge = (error as Error).message.includes('exceeds pixel limit');
      throw invalid('picture', tooLarge ? `picture_too_large:${mostMegapixels}` : 'picture_unreadable');
    }
  });

type Pixels = Awaited<ReturnType<typeof readPixels>>;

/** Read once, at the largest size that is wanted. A camera's harmless mistakes are forgiven, half a picture is not. */
const readPixels = (bytes: Buffer) =>
  sharp(bytes, { limitInputPixels: mostMegapixels * 1_000_000, failOn: 'error', pages: 1 })
    .timeout({ seconds: longestSeconds })
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
      .timeout({ seconds: longestSeconds })
      .resize(within(side))
      .webp({ quality: 80 })
      .toBuffer();
  }
  return encoded;
}

const within = (side: number) =>
  ({ width: side, height: side, fit: 'inside', withoutEnlargement: true }) as const;
