/** Initials on a soft ground; no picture is ever fetched from elsewhere. */
export function Avatar({ name, size = 36 }: { name: string; size?: number }) {
  return (
    <span
      aria-hidden="true"
      className="inline-flex shrink-0 items-center justify-center rounded-pill bg-primary-soft font-semibold text-primary-text select-none"
      style={{ inlineSize: size, blockSize: size, fontSize: Math.round(size * 0.38) }}
    >
      {initialsOf(name)}
    </span>
  );
}

/** First letters of the first and last word; Arabic letters do not join across people's names. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map(
    (word) => [...(word ?? '')][0] ?? '',
  );
  return letters.join(/[\u0600-\u06ff]/.test(name) ? '\u200c' : '').toUpperCase();
}
