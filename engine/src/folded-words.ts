const ARABIC_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g;

/** One spelling of what is written in many: case, apostrophes, spaces, and in Arabic vowels and forms of letters. */
export function foldedWords(text: string): string {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘ʼ`´]/g, "'")
    .replace(ARABIC_DIGITS, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/[\u064b-\u065f\u0670\u0640\u200b-\u200f\u202a-\u202e]/g, '');
  return foldedArabic(plain).replace(/[ \t\u00a0]+/g, ' ');
}

const foldedArabic = (text: string): string =>
  text
    .replace(/[\u0622\u0623\u0625\u0671]/g, '\u0627')
    .replace(/[\u0649\u06cc]/g, '\u064a')
    .replace(/\u0629/g, '\u0647')
    .replace(/\u0624/g, '\u0648')
    .replace(/\u0626/g, '\u064a')
    .replace(/\u06a9/g, '\u0643');
