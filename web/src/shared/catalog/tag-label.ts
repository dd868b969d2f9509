/** Tags are the creators' own words. */
export const tagLabel = (tag: string): string => tag.replaceAll('-', ' ');
