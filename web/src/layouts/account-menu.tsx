import { Link, useNavigate } from 'react-router';
import { useTexts } from '../i18n/use-texts.ts';
import { Portrait } from '../shared/catalog/portrait.tsx';
import { signOut } from '../shell/session.ts';
import { useOpenPages } from '../shell/use-open-pages.ts';
import { useViewer } from '../shell/use-shell.ts';
import { LinkButton } from '../ui/button.tsx';
import { DisclosureMenu, menuRowClass } from '../ui/disclosure-menu.tsx';
import {
  BookmarkIcon,
  ChevronDownIcon,
  PersonIcon,
  SignOutIcon,
  SlidersIcon,
  UsersIcon,
} from '../ui/shell-icons.tsx';
import { texts } from './texts.ts';
import { useComeBack } from './use-come-back.ts';
import { usePage } from './use-page.ts';

export function AccountMenu() {
  const t = useTexts(texts);
  const viewer = useViewer();
  if (!viewer) return <GuestLinks />;
  const name = viewer.full_name || t('visitor');
  return (
    <DisclosureMenu
      label={t('account', { name })}
      button={
        <>
          <Portrait name={name} avatar={viewer.avatar} size={36} />
          <ChevronDownIcon className="text-ink-faint" />
        </>
      }
      buttonClass="inline-flex min-h-11 items-center gap-1 rounded-control px-1 hover:bg-sunken"
    >
      {(close) => (
        <>
          <p className="border-b border-line px-3 pt-1 pb-3">
            <span className="block font-semibold">{name}</span>
            {viewer.email && <span className="block text-14 text-ink-soft">{viewer.email}</span>}
          </p>
          <AccountRows after={close} />
        </>
      )}
    </DisclosureMenu>
  );
}

const rows = [
  ['/home', 'home', PersonIcon],
  ['/creator/live', 'followers', UsersIcon],
  ['/bookmarks', 'bookmarks', BookmarkIcon],
  ['/settings', 'settings', SlidersIcon],
] as const;

export function AccountRows({ after }: { after: () => void }) {
  const t = useTexts(texts);
  const isOpen = useOpenPages();
  const navigate = useNavigate();
  return (
    <ul className="pt-2">
      {rows
        .filter(([to]) => isOpen(to))
        .map(([to, key, Icon]) => (
          <li key={to}>
            <Link to={to} className={menuRowClass} onClick={after}>
              <Icon className="text-ink-faint" />
              {t(key)}
            </Link>
          </li>
        ))}
      <li>
        <button
          type="button"
          className={menuRowClass}
          onClick={async () => {
            after();
            navigate(await signOut());
          }}
        >
          <SignOutIcon className="text-ink-faint" />
          {t('signOut')}
        </button>
      </li>
    </ul>
  );
}

function GuestLinks() {
  const t = useTexts(texts);
  const isOpen = useOpenPages();
  const comeBack = useComeBack();
  // The form of these pages has the one primary action.
  const onSignIn = usePage()?.layout === 'sign-in';
  return (
    <div className="flex items-center gap-2">
      {isOpen('/login') && (
        <LinkButton to="/login" look="plain" className="px-3" onClick={comeBack}>
          {t('signIn')}
        </LinkButton>
      )}
      {isOpen('/join') && (
        <LinkButton to="/join" look={onSignIn ? 'quiet' : 'primary'} className="px-4" onClick={comeBack}>
          {t('join')}
        </LinkButton>
      )}
    </div>
  );
}
