import { formatNumber } from '@regimen/contract/language/translate.ts';
import { lazy, Suspense } from 'react';

import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { useMounted } from '../../shell/use-mounted.ts';
import { useOpenPages } from '../../shell/use-open-pages.ts';
import { useViewer } from '../../shell/use-shell.ts';
import { DisclosureMenu } from '../../ui/disclosure-menu.tsx';
import { BellIcon } from '../../ui/shell-icons.tsx';
import { bellTexts } from './bell-texts.ts';

// Guests and those who never open it do not download it.
const LatestPanel = lazy(() => import('./latest-panel.tsx'));
const CountWatch = lazy(() => import('./count-watch.tsx'));

/** The bell with the number of what is unread. On a narrow screen it leads to the page, else it opens the latest. */
export function Bell() {
  const t = useTexts(bellTexts);
  const isOpen = useOpenPages();
  const mounted = useMounted();
  const unread = useViewer()?.unreadNotifications ?? 0;
  if (!isOpen(paths.notifications)) return null;
  const label = unread > 0 ? t('unread', { n: unread }) : t('notifications');
  const face = <BellFace unread={unread} />;
  const look =
    'relative inline-flex size-11 items-center justify-center rounded-control text-ink-soft hover:bg-sunken hover:text-ink';
  return (
    <>
      {mounted && (
        <Suspense>
          <CountWatch />
        </Suspense>
      )}
      <a href={paths.notifications} aria-label={label} className={`md:hidden ${look}`}>
        {face}
      </a>
      <div className="hidden md:block">
        <DisclosureMenu label={label} button={face} buttonClass={look}>
          {(close) => (
            <div className="w-[calc(var(--container-dropdown)-18px)]">
              <Suspense fallback={<p className="p-3 text-ink-soft">{t('loading')}</p>}>
                <LatestPanel close={close} />
              </Suspense>
            </div>
          )}
        </DisclosureMenu>
      </div>
    </>
  );
}

function BellFace({ unread }: { unread: number }) {
  const locale = useLocale();
  return (
    <>
      <BellIcon size={20} />
      {unread > 0 && (
        <span
          aria-hidden="true"
          className="absolute end-0.5 top-1 grid h-5 min-w-5 place-items-center rounded-full bg-accent-strong px-1 text-12 leading-none font-semibold text-accent-on tabular-nums"
        >
          {formatNumber(locale, Math.min(unread, 99))}
          {unread > 99 && '+'}
        </span>
      )}
    </>
  );
}
