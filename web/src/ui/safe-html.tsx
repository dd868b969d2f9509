/** HTML that the server rendered from markdown and made safe; nothing else may come in here. */
export function SafeHtml({ html, className = '' }: { html: string; className?: string }) {
  return (
    <div
      dir="auto"
      className={`prose ${className}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the server's renderer lets no raw HTML through
      dangerouslySetInnerHTML={{ __html: scrollable(html) }}
    />
  );
}

/** What may be wider than a phone scrolls by itself, and has to be reachable by keyboard. */
const scrollable = (html: string): string =>
  html
    .replaceAll('<pre>', '<pre tabindex="0" dir="ltr">')
    .replaceAll('<table>', '<div class="scroll-x" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>');
