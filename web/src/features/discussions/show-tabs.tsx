import { useTexts } from '../../i18n/use-texts.ts';
import { LinkTabs } from '../../ui/link-tabs.tsx';
import { type ListFilter, listPath } from './filter.ts';
import { listTexts } from './list-texts.ts';

/** Newest or unanswered; what is searched for comes by how well it fits, so that is what the first tab says then. */
export function ShowTabs({ filter }: { filter: ListFilter }) {
  const t = useTexts(listTexts);
  const tab = (show: ListFilter['show'], words: string) => ({
    to: listPath({ ...filter, show, cursor: null }),
    words,
    current: filter.show === show,
  });
  return (
    <div className="-mb-6">
      <LinkTabs
        label={t('order')}
        tabs={[tab('newest', t(filter.search ? 'bestMatch' : 'newest')), tab('unanswered', t('unanswered'))]}
      />
    </div>
  );
}
