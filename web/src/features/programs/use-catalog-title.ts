import { categoryTexts } from '@regimen/contract/category-texts.ts';
import { signLabel } from '@regimen/contract/signs.ts';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import type { ProgramFilter } from '../../shared/catalog/program-filter.ts';
import { tagLabel } from '../../shared/catalog/tag-label.ts';
import { timeLabel } from '../../shared/catalog/time-label.ts';
import { texts } from './texts.ts';

/** "Sleep programs for beginners · Insomnia · Up to 10 minutes a day". */
export function useCatalogTitle(filter: ProgramFilter): string {
  const t = useTexts(texts);
  const locale = useLocale();
  const { category, tag, level, signs, time, popular, search } = filter;
  let title = category ? t('categoryPrograms', { category: categoryTexts[locale][category] }) : t('programs');
  if (level === 'beginner') title = t('forBeginner', { title });
  if (level === 'intermediate') title = t('forIntermediate', { title });
  if (level === 'advanced') title = t('forAdvanced', { title });
  if (popular) title = t('popularTitle', { title });
  const parts = [
    title,
    signs && signLabel(signs, locale),
    time && timeLabel(time, locale),
    tag && tagLabel(tag),
    search && t('searchTitle', { search }),
  ];
  return parts.filter(Boolean).join(' · ');
}
