/** Markdown in the words of whoever writes the demo's texts. */
export const paragraphs = (...parts: string[]): string => parts.join('\n\n');
export const list = (...items: string[]): string => items.map((item) => `- ${item}`).join('\n');
export const steps = (...items: string[]): string => items.map((item, i) => `${i + 1}. ${item}`).join('\n');
