/** The row in the page, for the keyboard's focus. */
export const rowId = (id: string): string => `row-${id}`;
