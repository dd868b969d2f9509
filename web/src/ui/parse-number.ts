/**
 * "1,5", "١٫٥" and "-3" as numbers; `undefined` for whatever is none (yet). "1,200" may be twelve hundred or a little
 * more than one, so it is neither: nobody's reading is guessed.
 */
export function parseNumber(text: string): number | undefined {
  const plain = text
    .trim()
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/[,\u066b]/, '.')
    .replace(/^\u2212/, '-');
  if (/^[-+]?[1-9]\d{0,2},\d{3}$/.test(text.trim())) return undefined;
  return /^[-+]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : undefined;
}

export const numberText = (value: number | undefined): string => (value === undefined ? '' : String(value));
