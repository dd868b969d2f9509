import { westernDigits } from '@regimen/contract/language/western-digits.ts';

/**
 * "1,5", "١٫٥" and "-3" as numbers; `undefined` for whatever is none (yet). "1,200" may be twelve hundred or a little
 * more than one, so it is neither: nobody's reading is guessed.
 */
export function parseNumber(text: string): number | undefined {
  const plain = westernDigits(text.trim())
    .replace(/[,\u066b]/, '.')
    .replace(/^\u2212/, '-');
  if (/^[-+]?[1-9]\d{0,2},\d{3}$/.test(text.trim())) return undefined;
  return /^[-+]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : undefined;
}

export const numberText = (value: number | undefined): string => (value === undefined ? '' : String(value));
