import { createContext, useContext } from 'react';

/** Known on the server only; browsers hide it from scripts. */
export const NonceContext = createContext<string | undefined>(undefined);

/** A script that has to run before ours arrive. */
export function InlineScript({ code }: { code: string }) {
  return (
    <script
      nonce={useContext(NonceContext)}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant text
      dangerouslySetInnerHTML={{ __html: code }}
    />
  );
}
