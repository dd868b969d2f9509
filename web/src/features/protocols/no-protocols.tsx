import { useTexts } from '../../i18n/use-texts.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { ListFilter } from './protocol-filter.ts';
import { protocolTexts } from './protocol-texts.ts';

/** Why the list is empty, and what to do about it. */
export function NoProtocols({ filter, newPath }: { filter: ListFilter; newPath: string }) {
  const t = useTexts(protocolTexts);
  if (filter.search) return <EmptyState title={t('noneFound')} help={t('noneFoundHelp')} />;
  if (filter.show === 'shared') return <EmptyState title={t('noneShared')} help={t('noneSharedHelp')} />;
  if (filter.show === 'archived')
    return <EmptyState title={t('noneArchived')} help={t('noneArchivedHelp')} />;
  const inCategory = filter.category !== null;
  return (
    <EmptyState
      title={t(inCategory ? 'noneInCategory' : 'none')}
      help={t(inCategory ? 'noneInCategoryHelp' : 'noneHelp')}
    >
      {!inCategory && <LinkButton to={newPath}>{t('newOne')}</LinkButton>}
    </EmptyState>
  );
}
