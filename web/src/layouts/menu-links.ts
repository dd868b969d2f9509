import { useTexts } from '../i18n/use-texts.ts';
import { useOpenPages } from '../shell/use-open-pages.ts';
import { texts } from './texts.ts';

export interface MenuLink {
  to: string;
  words: string;
}

const main = [
  ['/my-tasks', 'myTasks'],
  ['/creator/programs', 'ownPrograms'],
  ['/creator/protocols', 'protocols'],
  ['/systems', 'discussions'],
  ['/how-it-works', 'howItWorks'],
  ['/faqs', 'faqs'],
  ['/docs', 'docs'],
] as const;
const explore = [...main, ['/about-us', 'aboutUs'], ['/contact', 'contact']] as const;
const legal = [
  ['/privacy', 'privacy'],
  ['/terms-of-service', 'terms'],
  ['/cookies', 'cookies'],
] as const;

/** Only pages that exist and that the viewer may open. */
export function useMenuLinks(): Record<'main' | 'explore' | 'legal', MenuLink[]> {
  const t = useTexts(texts);
  const isOpen = useOpenPages();
  const shown = (links: typeof explore | typeof main | typeof legal): MenuLink[] =>
    links.filter(([to]) => isOpen(to)).map(([to, key]) => ({ to, words: t(key) }));
  return { main: shown(main), explore: shown(explore), legal: shown(legal) };
}
