import { useTexts } from '../i18n/use-texts.ts';
import { paths } from '../paths.ts';
import { useOpenPages } from '../shell/use-open-pages.ts';
import { useViewer } from '../shell/use-shell.ts';
import { texts } from './texts.ts';

export interface MenuLink {
  to: string;
  words: string;
}

const work = [
  ['/my-tasks', 'myTasks'],
  ['/programs', 'programs'],
  ['/creators', 'creators'],
  ['/creator/follow-up', 'followUps'],
  ['/creator/programs', 'ownPrograms'],
  ['/creator/protocols', 'protocols'],
  ['/systems', 'discussions'],
] as const;
const help = [
  ['/how-it-works', 'howItWorks'],
  ['/faqs', 'faqs'],
  ['/docs', 'docs'],
] as const;
const explore = [...work, ...help, ['/about-us', 'aboutUs'], ['/contact', 'contact']] as const;
const legal = [
  ['/privacy', 'privacy'],
  ['/terms-of-service', 'terms'],
  ['/cookies', 'cookies'],
] as const;

/**
 * Only pages that exist and that the viewer may open. `main` has room for one line: whoever is signed in finds the
 * help in `phone` and `explore`.
 */
export function useMenuLinks(): Record<'main' | 'phone' | 'explore' | 'legal', MenuLink[]> {
  const t = useTexts(texts);
  const isOpen = useOpenPages();
  const isGuest = useViewer() === null;
  const shown = (links: typeof explore | typeof work | typeof help | typeof legal): MenuLink[] =>
    links.filter(([to]) => isOpen(to)).map(([to, key]) => ({ to, words: t(key) }));
  const everything = [...shown(work), ...shown(help)];
  return {
    // Somebody who makes programs has so much here that who else does is left to the other menus.
    main: isGuest
      ? everything
      : shown(work).filter(({ to }) => to !== '/creators' || !isOpen('/creator/programs')),
    phone: [...everything, { to: paths.helpNow, words: t('helpNow') }],
    explore: shown(explore),
    legal: shown(legal),
  };
}
