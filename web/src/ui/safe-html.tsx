/** HTML that the server rendered from markdown and made safe; nothing else may come in here. */
export function SafeHtml({ html, className = '' }: { html: string; className?: string }) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the server's renderer lets no raw HTML through
    <div dir="auto" className={`prose ${className}`} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
