/** One text of several lines, each a sentence or two that is shown on a line of its own. */
export const lines = (...parts: string[]): string => parts.join('\n');
