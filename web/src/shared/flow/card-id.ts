/** The card in the page, for the keyboard's focus and for menus that stand beside it. */
export const cardId = (id: string): string => `step-${id}`;
