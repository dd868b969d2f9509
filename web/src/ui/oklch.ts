/** sRGB hex ↔ OKLCH, and the WCAG contrast of two hex colours. Lightness 0–1, hue in degrees. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}
type Triple = [number, number, number];

const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const toGamma = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);

function linearRgb(hex: string): Triple {
  const at = (start: number) => toLinear(Number.parseInt(hex.slice(start, start + 2), 16) / 255);
  return [at(1), at(3), at(5)];
}

export function oklchOf(hex: string): Oklch {
  const [r, g, b] = linearRgb(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(a, bb),
    h: (Math.atan2(bb, a) * 180) / Math.PI,
  };
}

function rgbOf({ l, c, h }: Oklch): Triple {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

const fits = (rgb: Triple) => rgb.every((value) => value >= -0.0005 && value <= 1.0005);

/** The nearest colour a screen can show: chroma gives way, lightness and hue stay. */
export function hexOf(colour: Oklch): string {
  let c = colour.c;
  while (c > 0 && !fits(rgbOf({ ...colour, c }))) c = Math.max(0, c - 0.004);
  const hex = (value: number) =>
    Math.round(Math.min(1, Math.max(0, toGamma(Math.max(0, value)))) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${rgbOf({ ...colour, c })
    .map(hex)
    .join('')}`;
}

const luminance = (hex: string) => {
  const [r, g, b] = linearRgb(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** WCAG 2: 4.5 for text, 3 for what carries meaning without text. */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}
