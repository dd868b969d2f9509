import type { Catalog } from '@regimen/contract/catalog.ts';
import {
  catalogLevels,
  catalogOrders,
  type FacetKind,
  programTimes,
} from '@regimen/contract/catalog-filters.ts';
import { categoryTexts } from '@regimen/contract/category-texts.ts';
import { signLabel } from '@regimen/contract/signs.ts';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import type { FacetGroup } from '../../shared/catalog/facets.tsx';
import { levelTexts } from '../../shared/catalog/level-texts.ts';
import { orderTexts } from '../../shared/catalog/order-texts.ts';
import { changed, type ProgramFilter, programsPath } from '../../shared/catalog/program-filter.ts';
import { tagLabel } from '../../shared/catalog/tag-label.ts';
import { timeLabel } from '../../shared/catalog/time-label.ts';
import { texts } from './texts.ts';

/** What one comes with first; what the creators call it last. */
const shown: readonly FacetKind[] = ['signs', 'time', 'category', 'level', 'popular', 'tag'];
/** These read best from small to large, not by how many there are. */
const inOrder: Partial<Record<FacetKind, readonly string[]>> = { time: programTimes, level: catalogLevels };

export function useFilterGroups(filter: ProgramFilter, facets: Catalog['facets']): FacetGroup[] {
  const t = useTexts(texts);
  const locale = useLocale();
  const labels: Record<FacetKind, (value: string) => string> = {
    category: (value) => categoryTexts[locale][value as keyof typeof categoryTexts.en] ?? value,
    tag: tagLabel,
    level: (value) => levelTexts[locale][value as keyof typeof levelTexts.en] ?? value,
    signs: (value) => signLabel(value, locale),
    time: (value) => timeLabel(value, locale),
    access: () => t('free'),
    popular: () => t('popularValue'),
  };
  return shown.flatMap((kind) => {
    const found = facets[kind] ?? [];
    const chosen = filter[kind];
    const order = inOrder[kind];
    const values = order ? found.toSorted((a, b) => order.indexOf(a.value) - order.indexOf(b.value)) : found;
    // What was chosen can always be let go of.
    const all =
      chosen === undefined || values.some(({ value }) => value === chosen)
        ? values
        : [{ value: chosen, count: 0, more: false }, ...values];
    if (all.length === 0) return [];
    const pathOf = (value: string | undefined) => programsPath(changed(filter, { [kind]: value }));
    return [{ kind, title: t(kind), values: all, chosen, labelOf: labels[kind], pathOf }];
  });
}

export function useOrders(filter: ProgramFilter) {
  const t = useTexts(texts);
  const locale = useLocale();
  const searching = filter.search !== undefined;
  const first = searching ? [undefined] : [];
  return [...first, ...catalogOrders].map((order) => ({
    name: order ?? 'match',
    words: order ? orderTexts[locale][order] : t('bestMatch'),
    // The order that one gets without asking is not said.
    path: programsPath(changed(filter, { order: !searching && order === 'newest' ? undefined : order })),
    current: searching ? filter.order === order : (filter.order ?? 'newest') === order,
  }));
}
