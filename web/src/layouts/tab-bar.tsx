import { Link, useLocation } from 'react-router';
import { useTexts } from '../i18n/use-texts.ts';
import { paths } from '../paths.ts';
import { useOpenPages } from '../shell/use-open-pages.ts';
import { useViewer } from '../shell/use-shell.ts';
import { ChecklistIcon } from '../ui/icons.tsx';
import { MessageIcon, PersonIcon, SearchIcon, UsersIcon } from '../ui/shell-icons.tsx';
import { tabTexts } from './tab-texts.ts';
import { UnreadCount } from './unread-count.tsx';
import { unreadTexts } from './unread-texts.ts';
import { useFollowUpCount } from './use-follow-up-count.ts';

const tabs = [
  { page: '/home', to: paths.home, words: 'today', Icon: ChecklistIcon },
  { page: '/creator/follow-up', to: paths.followUps, words: 'followUps', Icon: UsersIcon },
  { page: '/programs', to: '/programs', words: 'programs', Icon: SearchIcon },
  { page: '/messages', to: paths.messages, words: 'messages', Icon: MessageIcon },
  { page: '/home', to: paths.me, words: 'me', Icon: PersonIcon },
] as const;

/** Under which of them a page lies; what belongs to none marks none. */
function tabOf(pathname: string, search: string): (typeof tabs)[number]['words'] | null {
  const show = new URLSearchParams(search).get('show');
  if (/^\/(bookmarks|settings|my-profile|expert-profile)(\/|$)/.test(pathname)) return 'me';
  // What the bell leads to is under no tab; how it reminds is set from one's own.
  if (pathname === '/notifications') return show === 'settings' ? 'me' : null;
  if (pathname === '/home') return show === 'me' ? 'me' : 'today';
  if (/^\/(my-tasks|follow-program|nudges)(\/|$)/.test(pathname)) return 'today';
  if (/^\/creator\/(follow-up|live|history)(\/|$)/.test(pathname)) return 'followUps';
  if (/^\/programs?(\/|$)/.test(pathname)) return 'programs';
  return pathname.startsWith('/messages') ? 'messages' : null;
}

/** At the lower edge of a phone: the few places somebody goes every day. Only pages that exist. */
export default function TabBar() {
  const t = useTexts(tabTexts);
  const ofUnread = useTexts(unreadTexts);
  const isOpen = useOpenPages();
  const unread = useViewer()?.unreadMessages ?? 0;
  const followUps = useFollowUpCount(isOpen('/creator/follow-up'));
  const { pathname, search } = useLocation();
  const labels: Partial<Record<(typeof tabs)[number]['words'], string>> = {
    ...(unread > 0 && { messages: ofUnread('unread', { n: unread }) }),
    ...(followUps.n > 0 && { followUps: `${t('followUps')}, ${followUps.words}` }),
  };
  const current = tabOf(pathname, search);
  return (
    <nav
      aria-label={t('label')}
      className="fixed inset-x-0 bottom-0 z-20 h-(--tab-bar) border-t border-line bg-surface md:hidden"
    >
      <ul className="flex h-full">
        {tabs
          .filter(({ page }) => isOpen(page))
          .map(({ to, words, Icon }) => (
            <li key={to} className="flex-1">
              <Link
                to={to}
                aria-current={current === words ? 'page' : undefined}
                aria-label={labels[words]}
                className="grid h-full content-center justify-items-center gap-0.5 text-12 text-ink-soft aria-[current=page]:font-semibold aria-[current=page]:text-primary-text"
              >
                <span className="relative">
                  <Icon size={22} />
                  {words === 'messages' && <UnreadCount n={unread} />}
                  {words === 'followUps' && <UnreadCount n={followUps.n} isQuiet={followUps.urgent === 0} />}
                </span>
                {t(words)}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}
