const mostSources = 5;

/** What a model wrote, as one line that can be kept and shown: no marks, no ends of lines, nothing half. */
export const plainWords = (text: string, most: number): string =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, most)
    .toWellFormed();

/** Only what begins as an address of the web; whether anything is there, nobody knows. */
export const plainSources = (sources: readonly { title: string; url: string }[]) =>
  sources.slice(0, mostSources).flatMap(({ title, url }) => {
    const name = plainWords(title, 200);
    return name === ''
      ? []
      : [{ title: name, url: /^https:\/\/[^\s"<>]{3,490}$/.test(url) ? url.toWellFormed() : '' }];
  });
