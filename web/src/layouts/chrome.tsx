import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useTexts } from '../i18n/use-texts.ts';
import { HelpStrip } from '../shared/help/help-strip.tsx';
import { texts } from '../shell/texts.ts';
import { useMounted } from '../shell/use-mounted.ts';
import { useShell } from '../shell/use-shell.ts';
import { Footer } from './footer.tsx';
import { type ChromeWidth, Navbar } from './navbar.tsx';
import { PhoneTabs } from './phone-tabs.tsx';
import { useIsMenuWhite } from './white-menu.ts';

/** Few ever see it. */
const LeavingStrip = lazy(() => import('../shared/leaving/leaving-strip.tsx'));
const AnnouncementStrip = lazy(() =>
  import('../shared/announcement/announcement-strip.tsx').catch(() => ({ default: () => null })),
);

interface ChromeProps {
  whiteMenu?: boolean;
  footer?: boolean;
  width?: ChromeWidth;
  children: ReactNode;
}

/** Skip link, navbar, the page, footer: what all layouts share. */
export function Chrome({ whiteMenu = false, footer = false, width = 'reading', children }: ChromeProps) {
  const t = useTexts(texts);
  const main = useRef<HTMLElement>(null);
  const { viewer, site } = useShell();
  const eraseAt = viewer?.eraseAt;
  // On the server the first one of a process would have to wait for it, which `renderToString` cannot.
  const mounted = useMounted();
  useFocusAfterNavigation(main);
  return (
    // A page that fills the window has what the strips above it leave.
    <div className="flex min-h-dvh flex-col has-data-fills-window:h-dvh">
      <a
        href="#main"
        className="fixed start-4 top-2 z-50 -translate-y-24 rounded-control bg-primary-strong px-4 py-3 font-semibold text-primary-on focus:translate-y-0"
      >
        {t('skipToContent')}
      </a>
      <Navbar white={useIsMenuWhite(whiteMenu)} width={width} />
      <HelpStrip />
      {mounted && (viewer || site.data.announcement) && (
        <Suspense>
          <AnnouncementStrip />
        </Suspense>
      )}
      {mounted && eraseAt && (
        <Suspense>
          <LeavingStrip eraseAt={eraseAt} />
        </Suspense>
      )}
      <main ref={main} id="main" tabIndex={-1} className="flex-1 has-data-fills-window:min-h-0">
        {children}
      </main>
      {footer && <Footer width={width} />}
      <PhoneTabs />
    </div>
  );
}

/** A new page is read from its beginning: the focus goes to it, as it would after a full load. */
function useFocusAfterNavigation(main: React.RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname, main]);
}
