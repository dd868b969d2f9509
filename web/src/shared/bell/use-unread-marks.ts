import { formatNumber } from '@regimen/contract/language/translate.ts';
import { useEffect } from 'react';
import { useLocale } from '../../i18n/use-texts.ts';

const most = 99;

/** What is unread stands before the tab's title, and on the icon of the installed app. */
export function useUnreadMarks(unread: number): void {
  const locale = useLocale();
  useEffect(() => {
    const mark =
      unread === 0 ? '' : `(${formatNumber(locale, Math.min(unread, most))}${unread > most ? '+' : ''}) `;
    // Every page says its own title, so it is put before each one that comes.
    const put = () => {
      const titled = mark + withoutMark(document.title);
      if (document.title !== titled) document.title = titled;
    };
    put();
    const watch = new MutationObserver(put);
    watch.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      watch.disconnect();
      document.title = withoutMark(document.title);
    };
  }, [unread, locale]);
  useEffect(() => {
    const { setAppBadge, clearAppBadge } = navigator as Partial<Navigator>;
    const set = unread === 0 ? clearAppBadge?.call(navigator) : setAppBadge?.call(navigator, unread);
    // Only installed apps have a place for it.
    set?.catch(() => undefined);
  }, [unread]);
}

export const withoutMark = (title: string): string => title.replace(/^\(\p{Nd}+\+?\) /u, '');
