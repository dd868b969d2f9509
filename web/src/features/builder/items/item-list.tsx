import type { ItemRow as Row } from '@regimen/contract/items.ts';
import { useMemo } from 'react';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { paths } from '../../../paths.ts';
import { placeholderNames } from '../../../shared/item-words/placeholder-names.ts';
import { type Answer, useCall } from '../../../shell/use-call.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useDraftStore, useProtocol } from '../draft/use-draft.ts';
import { ItemPhoto } from './item-photo.tsx';
import { type ItemPlace, placesOfItems } from './item-places.ts';
import { kindPageTexts } from './kind-page-texts.ts';
import type { ItemFilter } from './list-filter.ts';
import { listPageTexts } from './list-page-texts.ts';
import type { BuilderKind } from './new-item.ts';

interface ItemListProps {
  kind: BuilderKind;
  filter: ItemFilter;
  first: Answer<'GET protocols/{id}/items'>;
  mayEdit: boolean;
}

export function ItemList({ kind, filter, first, mayEdit }: ItemListProps) {
  const t = useTexts(listPageTexts);
  const store = useDraftStore();
  const locale = useLocale();
  const protocol = useProtocol();
  const places = useMemo(() => placesOfItems(protocol, locale), [protocol, locale]);
  const { shown } = useMemo(() => placeholderNames(protocol.items), [protocol.items]);
  const { show, search } = filter;
  const query = { kind, show, ...(search !== '' && { search }) };
  const list = useCall('GET protocols/{id}/items', { params: { id: store.id }, query }, { first });
  const rows = list.data.data;
  if (rows.length === 0) return <EmptyItems kind={kind} filter={filter} mayEdit={mayEdit} />;
  return (
    <>
      <p role="status" className="sr-only">
        {t('count', { n: rows.length })}
      </p>
      <ul className="grid gap-2">
        {rows.map((row) => (
          <ItemRow key={row.id} row={row} said={shown(row.says)} places={places.get(row.id) ?? []} />
        ))}
      </ul>
      {list.hasMore && (
        <Button look="quiet" className="mt-4" pending={list.adding} onClick={list.more}>
          {t('more')}
        </Button>
      )}
    </>
  );
}

interface ItemRowProps {
  row: Row;
  /** What a nudge says, in place of what is said about it. */
  said: string;
  places: readonly ItemPlace[];
}

function ItemRow({ row, said, places }: ItemRowProps) {
  const t = useTexts(listPageTexts);
  const store = useDraftStore();
  const names = places.map(({ name, rhythm }) => (rhythm ? `${name} (${rhythm})` : name));
  const used = names.length > 0 || row.usedHere;
  return (
    <li className="relative flex items-start gap-4 rounded-card border border-line bg-raised p-3 transition-colors duration-120 hover:border-line-strong has-focus-visible:outline-2 has-focus-visible:outline-primary-line">
      <ItemPhoto kind={row.kind} photo={row.item_photo} size={48} />
      <div className="min-w-0 flex-1">
        <h2 className="text-16">
          <a
            href={paths.builder(store.id, row.kind, row.id)}
            className="outline-none after:absolute after:inset-0 after:content-['']"
          >
            <bdi>{row.name}</bdi>
          </a>
        </h2>
        {said ? (
          <p className="line-clamp-1 text-14 text-ink-soft">
            <bdi>{said}</bdi>
          </p>
        ) : (
          row.description &&
          row.description !== row.name && (
            <p className="line-clamp-2 text-14 text-ink-soft">
              <bdi>{row.description}</bdi>
            </p>
          )
        )}
        {used && (
          <p className="mt-1 line-clamp-1 text-14 text-primary-text">
            {names.length > 0 ? t('usedIn', { places: names.join(' · ') }) : t('usedElsewhere')}
          </p>
        )}
      </div>
      {!row.user_item && <Badge>{t('builtInBadge')}</Badge>}
      {row.unreviewed > 0 && <Badge tone="warning">{t('notReviewed')}</Badge>}
    </li>
  );
}

function EmptyItems({ kind, filter, mayEdit }: Omit<ItemListProps, 'first'>) {
  const t = useTexts(listPageTexts);
  const kinds = useTexts(kindPageTexts);
  const store = useDraftStore();
  if (filter.search !== '')
    return <EmptyState title={t('emptySearch', { search: filter.search })} help={t('emptySearchHelp')} />;
  if (filter.show === 'used') return <EmptyState title={t('emptyUsed')} help={t('emptyUsedHelp')} />;
  return (
    <EmptyState title={t(filter.show === 'own' ? 'emptyOwn' : 'empty')} help={t('emptyOwnHelp')}>
      {mayEdit && (
        <LinkButton look="quiet" to={paths.builder(store.id, kind, 'add')}>
          {kinds(`${kind}Add`)}
        </LinkButton>
      )}
    </EmptyState>
  );
}
