/** Tells a measuring script, where one has asked, that a card was rendered. Otherwise it does nothing. */
export function countRender(id: string): void {
  (globalThis as { regimenRendered?: (id: string) => void }).regimenRendered?.(id);
}
