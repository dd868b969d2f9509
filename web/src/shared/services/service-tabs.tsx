import { useTexts } from '../../i18n/use-texts.ts';
import { useOpenPages } from '../../shell/use-open-pages.ts';
import { LinkTabs } from '../../ui/link-tabs.tsx';
import { tabTexts } from './tab-texts.ts';

const tabs = [
  ['services', '/my-services'],
  ['bookings', '/my-services/bookings'],
  ['availability', '/my-services/availability'],
] as const;

/** What an expert offers, who has booked it, and when it can be booked. */
export function ServiceTabs({ current }: { current: (typeof tabs)[number][0] }) {
  const t = useTexts(tabTexts);
  const isOpen = useOpenPages();
  return (
    <LinkTabs
      label={t('label')}
      tabs={tabs
        .filter(([, to]) => isOpen(to))
        .map(([key, to]) => ({ to, words: t(key), current: key === current }))}
    />
  );
}
