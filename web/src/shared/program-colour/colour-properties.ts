import { hexOf } from '../../ui/oklch.ts';
import { programLooks } from '../../ui/program-looks.ts';
import { schemeOf, variantsOf } from '../../ui/theme-colours.ts';

const kept = new Map<string, Record<string, string>>();

/**
 * `--primary` and its variants in a program's colour, on the grounds of the site: whatever stands below wears it, and
 * is as readable as before. Nothing for a category that is not known, whose programs keep the site's own.
 */
export function programProperties(category: string, sitePrimary: string): Record<string, string> | undefined {
  const look = programLooks[category];
  if (!look) return undefined;
  const key = `${category} ${sitePrimary}`;
  const known = kept.get(key);
  if (known) return known;
  const [h, c] = look;
  const base = hexOf({ l: 0.55, c, h });
  const light = variantsOf(base, schemeOf(sitePrimary, 'light'), 'light');
  const dark = variantsOf(base, schemeOf(sitePrimary, 'dark'), 'dark');
  const properties = Object.fromEntries(
    (Object.keys(light) as (keyof typeof light)[]).map((variant) => [
      `--primary${variant}`,
      `light-dark(${light[variant]},${dark[variant]})`,
    ]),
  );
  kept.set(key, properties);
  return properties;
}
