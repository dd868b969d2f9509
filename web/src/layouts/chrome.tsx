import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useTexts } from '../i18n/use-texts.ts';
import { HelpStrip } from '../shared/help/help-strip.tsx';
import { texts } from '../shell/texts.ts';
import { Footer } from './footer.tsx';
import { type ChromeWidth, Navbar } from './navbar.tsx';
import { PhoneTabs } from './phone-tabs.tsx';
import { useIsMenuWhite } from './white-menu.ts';

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
  useFocusAfterNavigation(main);
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="fixed start-4 top-2 z-50 -translate-y-24 rounded-control bg-primary-strong px-4 py-3 font-semibold text-primary-on focus:translate-y-0"
      >
        {t('skipToContent')}
      </a>
      <Navbar white={useIsMenuWhite(whiteMenu)} width={width} />
      <HelpStrip />
      <main ref={main} id="main" tabIndex={-1} className="flex-1">
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
