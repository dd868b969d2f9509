import { wordsOfName } from '@regimen/contract/first-name.ts';

/** Initials on a soft ground. They are drawn, not text: the name itself always stands nearby or on the button. */
export function Avatar({ name, size = 36 }: { name: string; size?: number }) {
  return (
    <span
      aria-hidden="true"
      data-initials={initialsOf(name)}
      className="inline-flex shrink-0 items-center justify-center rounded-pill bg-primary-soft font-semibold text-primary-text select-none before:content-[attr(data-initials)]"
      style={{ inlineSize: size, blockSize: size, fontSize: Math.round(size * 0.38) }}
    />
  );
}

/** First letters of the first and last word, without the Arabic article, whose letters would join and read as a word. */
export function initialsOf(name: string): string {
  // "Dr Nora Field (physician)" is NF.
  const words = wordsOfName(name).filter((word) => /^\p{L}/u.test(word));
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].flatMap(
    (word) => [...(word?.replace(/^\u0627\u0644(?=\p{L})/u, '') ?? '')][0] ?? [],
  );
  return letters.join(/[\u0600-\u06ff]/.test(name) ? '\u200c\u2009' : '').toUpperCase();
}
