/** What was typed in a menu, one letter soon after another. */
export interface Typed {
  text: string;
  /** When the last letter came, in milliseconds. */
  at: number;
}
export const nothingTyped: Typed = { text: '', at: Number.NEGATIVE_INFINITY };

/** Whoever waits longer begins anew. */
const togetherMs = 1_000;

export const typeLetter = ({ text, at }: Typed, letter: string, now: number): Typed => ({
  text: (now - at < togetherMs ? text : '') + letter.toLocaleLowerCase(),
  at: now,
});

/** The item that begins with it, from the chosen one on. The same letter again and again goes through all it begins. */
export function itemTyped(names: readonly string[], chosen: number, text: string): number | null {
  const [first = ''] = text;
  const isOneLetter = text === first.repeat(text.length);
  const wanted = isOneLetter ? first : text;
  const from = isOneLetter ? chosen + 1 : Math.max(0, chosen);
  for (let step = 0; step < names.length; step++) {
    const at = (from + step) % names.length;
    if (names[at]?.trim().toLocaleLowerCase().startsWith(wanted)) return at;
  }
  return null;
}
