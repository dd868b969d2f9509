import { contrast, hexOf, type Oklch, oklchOf } from './oklch.ts';

/**
 * A whole palette from a tenant's two colours, for light and dark. Exact colours serve what carries no text;
 * every variant that carries or is text is moved in lightness until it can be read (docs/design.md).
 */
export interface TenantColours {
  primary: string;
  accent: string;
}
export interface Scheme {
  surface: string;
  sunken: string;
  raised: string;
  ink: string;
  'ink-soft': string;
  'ink-faint': string;
  line: string;
  'line-strong': string;
}
export const colourNames = [
  'primary',
  'accent',
  'secondary',
  'success',
  'info',
  'warning',
  'danger',
] as const;
export type ColourName = (typeof colourNames)[number];
type Variant = '' | '-strong' | '-on' | '-text' | '-line' | '-soft';
export type Palette = Scheme & Record<`${ColourName}${Variant}`, string>;

/** Status colours are the product's own, so that "danger" means the same on every site. */
const fixed = { success: '#1f9d63', info: '#1c86c9', warning: '#d98a00', danger: '#d6293e' };

/** The grounds and inks of a site, which lean slightly toward its primary colour. */
export function schemeOf(primary: string, mode: 'light' | 'dark'): Scheme {
  const { h, c: strength } = oklchOf(primary);
  const tint = Math.min(strength, 0.12) / 0.12;
  const neutral = (l: number, c: number) => hexOf({ l, c: c * tint, h });
  return mode === 'light'
    ? {
        surface: neutral(0.995, 0.003),
        sunken: neutral(0.972, 0.007),
        raised: '#ffffff',
        ink: neutral(0.24, 0.03),
        'ink-soft': neutral(0.44, 0.028),
        'ink-faint': neutral(0.52, 0.024),
        line: neutral(0.915, 0.012),
        'line-strong': neutral(0.62, 0.025),
      }
    : {
        surface: neutral(0.195, 0.016),
        sunken: neutral(0.165, 0.014),
        raised: neutral(0.24, 0.02),
        ink: neutral(0.95, 0.008),
        'ink-soft': neutral(0.79, 0.015),
        'ink-faint': neutral(0.7, 0.018),
        line: neutral(0.315, 0.02),
        'line-strong': neutral(0.58, 0.024),
      };
}

export function paletteOf(tenant: TenantColours, mode: 'light' | 'dark'): Palette {
  const scheme = schemeOf(tenant.primary, mode);
  const bases: Record<ColourName, string> = {
    ...fixed,
    primary: tenant.primary,
    accent: tenant.accent,
    secondary: hexOf({ l: 0.55, c: 0.03, h: oklchOf(tenant.primary).h }),
  };
  const coloured = Object.fromEntries(
    colourNames.flatMap((name) =>
      Object.entries(variantsOf(bases[name], scheme, mode)).map(([variant, hex]) => [name + variant, hex]),
    ),
  );
  return { ...scheme, ...coloured } as Palette;
}

/** A colour and what is made of it, readable on the grounds of a scheme. */
export function variantsOf(base: string, scheme: Scheme, mode: 'light' | 'dark'): Record<Variant, string> {
  const colour = oklchOf(base);
  const grounds = [scheme.surface, scheme.sunken, scheme.raised];
  const towardInk = mode === 'light' ? -1 : 1;
  const soft = hexOf({
    l: mode === 'light' ? 0.955 : 0.285,
    c: Math.min(colour.c, mode === 'light' ? 0.026 : 0.045),
    h: colour.h,
  });
  // A light brand colour keeps its lightness under dark words; all others carry white.
  const on = contrast(base, '#ffffff') >= 3 ? '#ffffff' : hexOf({ l: 0.2, c: 0.02, h: colour.h });
  const calm = mode === 'dark' ? { ...colour, c: colour.c * 0.85 } : colour;
  return {
    '': base,
    '-strong': shift(colour, on === '#ffffff' ? -1 : 1, [on], 4.6),
    '-on': on,
    '-text': shift(calm, towardInk, [...grounds, soft], 4.6),
    '-line': shift(colour, towardInk, [...grounds, soft], 3.1),
    '-soft': soft,
  };
}

/** Moves lightness in one direction, in small steps, until the colour stands out from every ground. */
function shift(colour: Oklch, direction: 1 | -1, grounds: string[], floor: number): string {
  for (let l = colour.l; l > 0 && l < 1; l += direction * 0.01) {
    const hex = hexOf({ ...colour, l });
    if (grounds.every((ground) => contrast(hex, ground) >= floor)) return hex;
  }
  return direction < 0 ? '#000000' : '#ffffff';
}

const cache = new Map<string, Record<string, string>>();

/** Custom properties for `<html style>`: `--primary-text: light-dark(…, …)` and so on. */
export function themeProperties(tenant: TenantColours): Record<string, string> {
  const key = `${tenant.primary}${tenant.accent}`;
  const known = cache.get(key);
  if (known) return known;
  const light = paletteOf(tenant, 'light');
  const dark = paletteOf(tenant, 'dark');
  const properties = Object.fromEntries(
    (Object.keys(light) as (keyof Palette)[]).map((name) => [
      `--${name}`,
      light[name] === dark[name] ? light[name] : `light-dark(${light[name]},${dark[name]})`,
    ]),
  );
  // Tenants are few; the bound only keeps a stream of invented colours from growing it.
  if (cache.size > 500) cache.delete(cache.keys().next().value as string);
  cache.set(key, properties);
  return properties;
}
