import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useTexts } from '../i18n/use-texts.ts';
import { useOpenPages } from '../shell/use-open-pages.ts';
import { useViewer } from '../shell/use-shell.ts';
import { IconButton, LinkButton } from '../ui/button.tsx';
import { MenuIcon, XIcon } from '../ui/shell-icons.tsx';
import { AccountRows } from './account-menu.tsx';
import { Brand } from './brand.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { useMenuLinks } from './menu-links.ts';
import { MenuWords } from './menu-words.tsx';
import { texts } from './texts.ts';
import { ThemeRows } from './theme-choice.tsx';
import { useComeBack } from './use-come-back.ts';

const isWithin = (pathname: string, to: string) => pathname === to || pathname.startsWith(`${to}/`);

/** The whole menu on a narrow screen: a modal dialog of the browser's own, which keeps the focus and knows Escape. */
export function PhoneMenu() {
  const t = useTexts(texts);
  const { phone } = useMenuLinks();
  const viewer = useViewer();
  const isOpen = useOpenPages();
  const comeBack = useComeBack();
  const dialog = useRef<HTMLDialogElement>(null);
  const { pathname } = useLocation();
  const close = () => dialog.current?.close();
  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving on another page closes the menu
  useEffect(() => dialog.current?.close(), [pathname]);
  return (
    <div className="lg:hidden">
      <IconButton label={t('openMenu')} onClick={() => dialog.current?.showModal()} className="-me-2">
        <MenuIcon size={22} />
      </IconButton>
      <dialog
        ref={dialog}
        aria-label={t('mainMenu')}
        className="pop m-0 h-dvh max-h-none w-full max-w-none bg-surface text-ink"
      >
        <div className="flex h-navbar items-center justify-between px-4">
          <Brand />
          <IconButton label={t('closeMenu')} onClick={close} className="-me-2">
            <XIcon size={22} />
          </IconButton>
        </div>
        <div className="grid gap-6 px-4 pt-2 pb-8">
          <nav aria-label={t('mainMenu')}>
            <ul>
              {phone.map((link) => (
                <li key={link.to} className="border-b border-line">
                  <a
                    href={link.to}
                    aria-current={isWithin(pathname, link.to) ? 'page' : undefined}
                    className="flex min-h-14 items-center text-22 font-semibold aria-[current=page]:text-primary-text"
                  >
                    <MenuWords {...link} />
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          {viewer ? (
            <AccountRows after={close} />
          ) : (
            <div className="grid gap-3">
              {isOpen('/join') && (
                <LinkButton to="/join" onClick={comeBack}>
                  {t('join')}
                </LinkButton>
              )}
              {isOpen('/login') && (
                <LinkButton to="/login" look="quiet" onClick={comeBack}>
                  {t('signIn')}
                </LinkButton>
              )}
            </div>
          )}
          <div>
            <p className="px-3 pb-1 text-14 text-ink-faint">{t('appearance')}</p>
            <ThemeRows />
          </div>
          <LanguageChoice className="justify-self-start" />
        </div>
      </dialog>
    </div>
  );
}
