/** Room between a menu and the window's edge. */
export const menuEdge = 8;
/** What was pressed stays in sight above the menu's foot. */
const pressedHeight = 32;

/** Below the place that was pressed, else above it; a menu that fits on neither side is moved until all of it is in sight. */
export function menuTop(y: number, height: number, windowHeight: number): number {
  const lowest = windowHeight - height - menuEdge;
  if (y <= lowest) return y;
  const above = y - pressedHeight - height;
  return above >= menuEdge ? above : Math.max(menuEdge, lowest);
}
