import sharp from 'sharp';

/** On a square of 32: the steps that lead up to a goal, the same mark as in the navbar (web/src/layouts/brand.tsx). */
const dots = [
  { x: 8, y: 22, radius: 3.5, colour: 'white' },
  { x: 16, y: 16, radius: 3.5, colour: 'white' },
  { x: 24, y: 10, radius: 5, colour: 'white' },
  { x: 24, y: 10, radius: 3, colour: 'accent' },
] as const;
/** What a launcher may cut off at the edges of a `maskable` icon. */
const safeShare = 0.62;

export interface IconColours {
  primary: string;
  accent: string;
}

/**
 * A site's icon as PNG, for home screens, which take no drawing. The ground goes to the very edge, because each
 * system cuts its own shape out of it. Drawn point by point: sharp opens no SVG here (features/images).
 */
export async function drawAppIcon({ primary, accent }: IconColours, side: number): Promise<Buffer> {
  const colours = { white: [255, 255, 255], accent: rgbOf(accent) };
  const ground = rgbOf(primary);
  const pixels = Buffer.alloc(side * side * 3);
  const scale = (side * safeShare) / 24;
  for (let row = 0; row < side; row++)
    for (let column = 0; column < side; column++) {
      let colour = ground;
      for (const dot of dots) {
        const across = (column + 0.5 - side / 2) / scale - (dot.x - 16);
        const down = (row + 0.5 - side / 2) / scale - (dot.y - 16);
        // Half a point inside or outside the edge is half covered.
        const cover = clamp((dot.radius - Math.hypot(across, down)) * scale + 0.5);
        if (cover > 0) colour = mix(colour, colours[dot.colour], cover);
      }
      pixels.set(colour.map(Math.round), (row * side + column) * 3);
    }
  return sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
    .png()
    .toBuffer();
}

const clamp = (value: number) => Math.max(0, Math.min(1, value));
const mix = (under: number[], over: number[], share: number) =>
  under.map((value, index) => value + ((over[index] ?? 0) - value) * share);

/** "#5567ff"; a colour that is written otherwise becomes the product's own. */
function rgbOf(colour: string): number[] {
  const hex = /^#([0-9a-f]{6})$/i.exec(colour)?.[1] ?? '5567ff';
  return [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}
