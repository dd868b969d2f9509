import type { CurrentAdmin } from '@regimen/contract/dashboard.ts';
import { useEffect, useRef } from 'react';
import { Link, Outlet, useLocation, useNavigate } from 'react-router';
import { api } from '../api.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { paths } from '../paths.ts';
import { parts, sectionOf } from '../shared/dashboard/parts.ts';
import { texts } from '../shared/dashboard/texts.ts';
import { setAdmin } from '../shell/session.ts';
import { onAdminOver } from '../shell/session-over.ts';
import { texts as shellTexts } from '../shell/texts.ts';
import { useAction } from '../shell/use-action.ts';
import { useShell, useSite } from '../shell/use-shell.ts';
import { SignOutIcon } from '../ui/shell-icons.tsx';
import { BrandMark } from './brand.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { ThemeChoice } from './theme-choice.tsx';

/** A desk of its own, for those who run the site: nothing of the site's navigation, and the whole width. */
export default function DashboardLayout() {
  const { admin } = useShell();
  const t = useTexts(shellTexts);
  const navigate = useNavigate();
  useEffect(
    () =>
      onAdminOver(() => {
        setAdmin(null);
        navigate(paths.dashboardLogin);
      }),
    [navigate],
  );
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="fixed start-4 top-2 z-50 -translate-y-24 rounded-control bg-primary-strong px-4 py-3 font-semibold text-primary-on focus:translate-y-0"
      >
        {t('skipToContent')}
      </a>
      <TopBar admin={admin} />
      <div className="flex flex-1 max-lg:flex-col">
        {admin && <Sections admin={admin} />}
        <main id="main" tabIndex={-1} className="min-w-0 flex-1">
          <Outlet />
        </main>
      </div>
    </div>
  );
}

function TopBar({ admin }: { admin: CurrentAdmin | null }) {
  const t = useTexts(texts);
  const { name } = useSite();
  const navigate = useNavigate();
  const [signOut] = useAction(async () => {
    await api('POST dashboard/logout');
    setAdmin(null);
    await navigate(paths.dashboardLogin);
  });
  return (
    <header className="flex min-h-navbar items-center gap-2 border-b border-line bg-raised px-4">
      <Link to={paths.dashboard()} className="flex min-h-11 min-w-0 items-center gap-2.5 font-semibold">
        <BrandMark size={24} />
        <span className="truncate">{name}</span>
        <span className="hidden font-normal text-ink-soft sm:inline">{t('dashboard')}</span>
      </Link>
      <div className="ms-auto flex items-center">
        {admin && (
          <p className="me-3 hidden text-end text-14 leading-heading md:block">
            <bdi className="block font-medium">{admin.full_name}</bdi>
            <span className="text-12 text-ink-soft">{t(`role_${admin.role}`)}</span>
          </p>
        )}
        <LanguageChoice brief className="max-sm:px-2" />
        <ThemeChoice />
        {admin && (
          <button
            type="button"
            title={t('signOut')}
            onClick={() => signOut()}
            className="inline-flex min-h-11 items-center gap-2 rounded-control px-3 text-ink-soft hover:bg-sunken hover:text-ink"
          >
            <SignOutIcon className="rtl:-scale-x-100" />
            <span className="max-xl:sr-only">{t('signOut')}</span>
          </button>
        )}
      </div>
    </header>
  );
}

function Sections({ admin }: { admin: CurrentAdmin }) {
  const t = useTexts(texts);
  const { pathname } = useLocation();
  const here = sectionOf(pathname);
  const list = useRef<HTMLUListElement>(null);
  // On a phone the list is longer than the screen is wide.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another section is shown
  useEffect(() => {
    const current = list.current?.querySelector('[aria-current=page]');
    current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [here]);
  return (
    <nav
      aria-label={t('sections')}
      className="border-line bg-sunken/50 max-lg:overflow-x-auto max-lg:border-b lg:w-sidebar lg:shrink-0 lg:border-e"
    >
      <ul ref={list} className="flex gap-0.5 p-2 lg:sticky lg:top-0 lg:grid lg:p-3">
        {parts
          .filter(({ name }) => admin.sections.includes(name))
          .map(({ name, to, Icon }) => (
            <li key={name}>
              <Link
                to={to}
                aria-current={name === here ? 'page' : undefined}
                className="flex min-h-11 items-center gap-2.5 rounded-control px-3 text-14 whitespace-nowrap text-ink-soft transition-colors duration-120 hover:bg-sunken hover:text-ink aria-[current=page]:bg-primary-soft aria-[current=page]:font-semibold aria-[current=page]:text-primary-text lg:min-h-9"
              >
                <Icon size={16} className="shrink-0" />
                {t(name)}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}
