/** The address of a number, as a phone dials it. */
export const dialled = (number: string): string => `tel:${number.replace(/[^\d+*#]/g, '')}`;
