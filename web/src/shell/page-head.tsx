import { useContext } from 'react';
import { useLocation } from 'react-router';
import { NonceContext } from './nonce.tsx';
import { useShell, useSite } from './use-shell.ts';

interface PageHeadProps {
  title: string;
  description?: string;
  noIndex?: boolean;
  /** With its query, for a page whose query makes it another page. */
  path?: string;
  /** schema.org data for search engines. */
  structuredData?: Record<string, unknown>;
}

/** Title and description of a page; React lifts them into the head. */
export function PageHead({ title, description, noIndex, path, structuredData }: PageHeadProps) {
  const { origin } = useShell();
  const { name } = useSite();
  const { pathname } = useLocation();
  const nonce = useContext(NonceContext);
  const full = title === name ? name : `${title} · ${name}`;
  return (
    <>
      <title>{full}</title>
      <meta property="og:title" content={title} />
      <meta property="og:site_name" content={name} />
      {description && <meta name="description" content={description} />}
      {description && <meta property="og:description" content={description} />}
      {noIndex ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={origin + (path ?? pathname)} />
      )}
      {structuredData && (
        <script
          type="application/ld+json"
          nonce={nonce}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every "<" escaped
          dangerouslySetInnerHTML={{ __html: JSON.stringify(structuredData).replaceAll('<', '\\u003c') }}
        />
      )}
    </>
  );
}
