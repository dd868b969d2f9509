import latinFont from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url';
import arabicFont from '@fontsource-variable/vazirmatn/files/vazirmatn-arabic-wght-normal.woff2?url';
import { directionOf, languages } from '@regimen/contract/language/languages.ts';
import { type CSSProperties, type ReactNode, useEffect } from 'react';
import {
  Links,
  type LoaderFunctionArgs,
  Outlet,
  Scripts,
  ScrollRestoration,
  useNavigate,
  useRevalidator,
  useRouteError,
} from 'react-router';
import { LocaleContext } from './i18n/use-texts.ts';
import { iconOf } from './layouts/brand.tsx';
import { Chrome } from './layouts/chrome.tsx';
import { OfflineBehaviour } from './shared/offline/offline-behaviour.ts';
import { chunkReloadScript } from './shell/chunk-reload.ts';
import { ErrorPage } from './shell/error-page.tsx';
import { takeDeniedNote } from './shell/flash.ts';
import { flashDenied } from './shell/flash-denied.ts';
import { Indicators } from './shell/indicators.tsx';
import { InlineScript } from './shell/nonce.tsx';
import { PageBehaviour } from './shell/page-behaviour.ts';
import { clientGuard, serverGuard } from './shell/page-guard.ts';
import { shellContext } from './shell/route-contexts.ts';
import { scrollKey } from './shell/scroll-key.ts';
import { onEndedElsewhere, onOtherViewer, shellStore } from './shell/session.ts';
import { defaultShell } from './shell/shell-data.ts';
import { Toasts } from './shell/toasts.tsx';
import { ShellContext, useRootShell } from './shell/use-shell.ts';
import './styles/tokens.css';
import { themeProperties } from './ui/theme-colours.ts';

export const middleware = [serverGuard];
export const clientMiddleware = [clientGuard];

export const loader = ({ context }: LoaderFunctionArgs) => ({ shell: context.get(shellContext) });
export const clientLoader = () => ({ shell: shellStore.get() ?? defaultShell });
/** After the first page the browser keeps the shell itself (shell/session.ts). */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const shell = useRootShell();
  const { locale, theme, site } = shell;
  const properties = themeProperties(site.data.theme) as CSSProperties;
  return (
    <html
      lang={locale}
      dir={directionOf(locale)}
      style={properties}
      {...(theme !== 'auto' && { 'data-theme': theme })}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={site.data.theme.primary} />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="apple-touch-icon" href="/app-icon-180.png" />
        <link rel="icon" type="image/svg+xml" href={iconOf(site.data.theme)} />
        <link
          rel="preload"
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
          href={languages[locale].script === 'Arabic' ? arabicFont : latinFont}
        />
        {/* Style sheets come from here and need no nonce; one would differ from the hidden one on hydration. */}
        <Links nonce="" />
        <InlineScript code={chunkReloadScript} />
      </head>
      <body>
        <ShellContext value={shell}>
          <LocaleContext value={locale}>
            {children}
            <Indicators />
            <PageBehaviour />
            <OfflineBehaviour />
            <Toasts />
          </LocaleContext>
        </ShellContext>
        <ScrollRestoration getKey={(location, matches) => scrollKey(location, matches.at(-1)?.id)} />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const { locale } = useRootShell();
  useEffect(() => onOtherViewer(revalidate), [revalidate]);
  useEffect(() => onEndedElsewhere(() => navigate('/')), [navigate]);
  useEffect(() => {
    if (takeDeniedNote()) flashDenied(locale);
  }, [locale]);
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  return (
    <Chrome footer>
      <ErrorPage error={error} />
    </Chrome>
  );
}
