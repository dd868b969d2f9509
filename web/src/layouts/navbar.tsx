import { type ComponentType, lazy, Suspense } from 'react';
import { NavLink } from 'react-router';
import { useTexts } from '../i18n/use-texts.ts';
import { paths } from '../paths.ts';
import { Bell } from '../shared/bell/bell.tsx';
import { useMounted } from '../shell/use-mounted.ts';
import { useOpenPages } from '../shell/use-open-pages.ts';
import { useViewer } from '../shell/use-shell.ts';
import { MessageIcon } from '../ui/shell-icons.tsx';
import { AccountMenu } from './account-menu.tsx';
import { Brand } from './brand.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { useMenuLinks } from './menu-links.ts';
import { MenuWords } from './menu-words.tsx';
import { PhoneMenu } from './phone-menu.tsx';
import { texts } from './texts.ts';
import { ThemeChoice } from './theme-choice.tsx';

// Guests do not download it.
const MessagesLink = lazy(
  (): Promise<{ default: ComponentType }> =>
    import('./messages-link.tsx').catch(() => ({ default: () => null })),
);

/** As wide as what stands below: text to read, a page of full width, or a workplace from edge to edge. */
export const chromeWidths = {
  reading: 'max-w-[calc(944px+3rem)]',
  wide: 'max-w-wide',
  full: '',
} as const;
export type ChromeWidth = keyof typeof chromeWidths;

/**
 * 64 px. The white menu stands on plain ground above a tinted opening; the usual one has a hairline. Its spaces are pixels as its
 * height is: with text twice as large, the words grow and the room between them does not, and all of it fits a phone.
 * Whoever is signed in has it from edge to edge on every page: its many links fit, and none moves from page to page.
 */
export function Navbar({ white = false, width }: { white?: boolean; width: ChromeWidth }) {
  const t = useTexts(texts);
  const { main } = useMenuLinks();
  const isGuest = useViewer() === null;
  const isOpen = useOpenPages();
  const mounted = useMounted();
  return (
    <header
      className={`sticky top-0 z-20 h-navbar ${white ? 'bg-raised' : 'border-b border-line bg-surface'}`}
    >
      <div
        className={`mx-auto flex h-full items-center gap-2 px-4 [--spacing:4px] md:px-6 ${chromeWidths[isGuest ? width : 'full']}`}
      >
        <Brand />
        <nav aria-label={t('mainMenu')} className="ms-2 hidden flex-1 lg:block xl:ms-4">
          <ul className="flex items-center xl:gap-2">
            {main.map((link) => (
              <li key={link.to}>
                <NavLink
                  to={link.to}
                  prefetch="intent"
                  className="inline-flex min-h-11 items-center rounded-control px-2 whitespace-nowrap text-ink-soft transition-colors duration-120 hover:text-ink xl:px-3 aria-[current=page]:font-semibold aria-[current=page]:text-primary-text"
                >
                  <MenuWords {...link} />
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="ms-auto flex shrink-0 items-center gap-1 lg:ms-0">
          <div className="hidden items-center gap-1 lg:flex">
            <LanguageChoice brief={!isGuest} />
            <ThemeChoice />
          </div>
          {!isGuest && isOpen(paths.messages) && (
            // On phones the bar at the lower edge leads there.
            <div className="min-w-11 max-md:hidden">
              {mounted ? (
                <Suspense fallback={<MessagesPlace />}>
                  <MessagesLink />
                </Suspense>
              ) : (
                <MessagesPlace />
              )}
            </div>
          )}
          <Bell />
          <div className="hidden lg:block">
            <AccountMenu />
          </div>
          <PhoneMenu />
        </div>
      </div>
    </header>
  );
}

/** Stands where the link will be, so that nothing appears in a gap. */
const MessagesPlace = () => (
  <span aria-hidden="true" className="inline-flex size-11 items-center justify-center text-ink-soft">
    <MessageIcon size={20} />
  </span>
);
