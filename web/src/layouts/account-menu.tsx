import { type ComponentType, lazy, Suspense } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTexts } from '../i18n/use-texts.ts';
import { paths } from '../paths.ts';
import { Portrait } from '../shared/catalog/portrait.tsx';
import { signOut } from '../shell/session.ts';
import { useMounted } from '../shell/use-mounted.ts';
import { useOpenPages } from '../shell/use-open-pages.ts';
import { useViewer } from '../shell/use-shell.ts';
import { LinkButton } from '../ui/button.tsx';
import { DisclosureMenu, menuRowClass } from '../ui/disclosure-menu.tsx';
import {
  BookmarkIcon,
  CalendarIcon,
  ChevronDownIcon,
  PersonIcon,
  SignOutIcon,
  SlidersIcon,
  UsersIcon,
} from '../ui/shell-icons.tsx';
import { texts } from './texts.ts';
import { useComeBack } from './use-come-back.ts';
import { usePage } from './use-page.ts';

// Guests do not download it; without it the way to the bookings is still there.
type Count = { n: number };
const PendingCount = lazy(
  (): Promise<{ default: ComponentType<Count> }> =>
    import('./unread-count.tsx').then(
      ({ UnreadCount }) => ({ default: UnreadCount }),
      () => ({ default: () => null }),
    ),
);

/** How many bookings wait for an answer, at the corner of what it stands in. */
function Pending({ n }: Count) {
  const mounted = useMounted();
  if (n === 0 || !mounted) return null;
  return (
    <Suspense>
      <PendingCount n={n} />
    </Suspense>
  );
}

export function AccountMenu() {
  const t = useTexts(texts);
  const viewer = useViewer();
  if (!viewer) return <GuestLinks />;
  const name = viewer.full_name || t('visitor');
  const n = viewer.services_pending;
  return (
    <DisclosureMenu
      label={n > 0 ? t('accountPending', { name, n }) : t('account', { name })}
      button={
        <>
          <span className="relative">
            <Portrait name={name} avatar={viewer.avatar} size={36} />
            <Pending n={n} />
          </span>
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
  ['/my-services', 'myServices', CalendarIcon],
  ['/my-services/bookings', 'bookings', CalendarIcon],
  ['/bookmarks', 'bookmarks', BookmarkIcon],
  ['/settings', 'settings', SlidersIcon],
] as const;

export function AccountRows({ after }: { after: () => void }) {
  const t = useTexts(texts);
  const isOpen = useOpenPages();
  const n = useViewer()?.services_pending ?? 0;
  const navigate = useNavigate();
  return (
    <ul className="pt-2">
      {rows
        .filter(([to]) => isOpen(to))
        .map(([to, key, Icon]) => (
          <li key={to}>
            <Link to={to} className={menuRowClass} onClick={after}>
              <span className="relative">
                <Icon className="text-ink-faint" />
                {to === paths.bookings && <Pending n={n} />}
              </span>
              {t(key)}
              {to === paths.bookings && n > 0 && <span className="sr-only">{t('pending', { n })}</span>}
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
