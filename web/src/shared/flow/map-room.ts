import { CARD_WIDTH, cardBottom, type PlacedStep } from './layout.ts';

const widest = 168;
const highest = 112;
/** Around the map: its frame, and the distance to the edge of the drawing and to the cards. */
const around = 48;

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What the map shows, and how small. */
export function mapOf(steps: readonly PlacedStep[]): { box: Box; scale: number } {
  const xs = steps.map(({ x }) => x);
  const left = Math.min(0, ...xs) - 60;
  const right = Math.max(0, ...xs) + CARD_WIDTH + 60;
  const bottom = Math.max(0, ...steps.map(cardBottom)) + 60;
  const box = { x: left, y: -60, width: right - left, height: bottom + 60 };
  return { box, scale: Math.min(widest / box.width, highest / box.height) };
}

/** How much of the end side, or of the bottom, it takes. */
export function mapRoom(steps: readonly PlacedStep[]): { across: number; high: number } {
  const { box, scale } = mapOf(steps);
  return { across: box.width * scale + around, high: box.height * scale + around };
}
