import type { CategoryColour, CategoryIcon } from '@regimen/contract/category-looks.ts';
import { categoryIcons } from './category-icons.tsx';

/** Hue and strength of each colour; light and dark grounds and words follow from them, readable on each other. */
const hues: Record<CategoryColour, [hue: number, chroma: number]> = {
  indigo: [275, 0.13],
  blue: [245, 0.12],
  teal: [190, 0.09],
  green: [150, 0.11],
  amber: [80, 0.1],
  orange: [50, 0.12],
  rose: [10, 0.13],
  violet: [310, 0.13],
  slate: [260, 0.02],
};

export function colourStyle(colour: CategoryColour): { background: string; color: string } {
  const [hue, chroma] = hues[colour];
  const shade = (light: number, strength: number) => `oklch(${light} ${chroma * strength} ${hue})`;
  return {
    background: `light-dark(${shade(0.93, 0.35)}, ${shade(0.33, 0.5)})`,
    color: `light-dark(${shade(0.42, 1)}, ${shade(0.88, 0.6)})`,
  };
}

/** The category's picture on its colour. */
export function CategoryMark({
  colour,
  icon,
  size = 36,
}: {
  colour: CategoryColour;
  icon: CategoryIcon;
  size?: number;
}) {
  const Icon = categoryIcons[icon];
  return (
    <span
      className="inline-flex shrink-0 items-center justify-center rounded-control"
      style={{ ...colourStyle(colour), inlineSize: size, blockSize: size }}
    >
      <Icon size={Math.round(size * 0.55)} />
    </span>
  );
}
