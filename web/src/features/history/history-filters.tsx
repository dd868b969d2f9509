import { eventTypeWords } from '@regimen/contract/event-words.ts';
import type { WatchedProgram } from '@regimen/contract/live.ts';
import { useNavigate } from 'react-router';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { ProgramField } from '../../shared/runs/program-field.tsx';
import { useAddressSearch } from '../../shell/use-address-search.ts';
import { controlClass, Field } from '../../ui/field.tsx';
import { FoldedFilters } from '../../ui/folded-filters.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { type HistoryFilter, historyPath, types } from './history-query.ts';
import { historyTexts } from './history-texts.ts';

interface HistoryFiltersProps {
  filter: HistoryFilter;
  programs: readonly WatchedProgram[];
}

/** Program, person, kind and days; each choice is an address. */
export function HistoryFilters({ filter, programs }: HistoryFiltersProps) {
  const t = useTexts(historyTexts);
  const locale = useLocale();
  const navigate = useNavigate();
  const show = (changed: Partial<HistoryFilter>) =>
    navigate(historyPath({ ...filter, ...changed }), { preventScrollReset: true });
  const { words, setWords, searchNow } = useAddressSearch(filter.follower, (follower) =>
    historyPath({ ...filter, follower }),
  );
  return (
    <FoldedFilters label={t('filters')} count={Object.values(filter).filter((value) => value !== '').length}>
      <fieldset className="grid items-end gap-3 sm:grid-cols-2 xl:grid-cols-[minmax(0,1.2fr)_minmax(0,1.4fr)_minmax(0,1fr)_10rem_10rem]">
        <legend className="sr-only">{t('filters')}</legend>
        <ProgramField programs={programs} value={filter.program} onChange={(program) => show({ program })} />
        <search>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              searchNow();
            }}
          >
            <p aria-hidden="true" className="mb-1.5 font-medium">
              {t('follower')}
            </p>
            <SearchField
              label={t('follower')}
              clearLabel={t('clearName')}
              value={words}
              onChange={setWords}
              name="follower"
            />
            {/* As tall as the empty line for help below the other fields. */}
            <p className="h-1.5" />
          </form>
        </search>
        <SelectField
          label={t('type')}
          value={filter.type}
          onChange={({ target }) => show({ type: target.value as HistoryFilter['type'] })}
        >
          <option value="">{t('allTypes')}</option>
          {types.map((type) => (
            <option key={type} value={type}>
              {eventTypeWords(type, locale)}
            </option>
          ))}
        </SelectField>
        {(['from', 'to'] as const).map((edge) => (
          <Field key={edge} label={t(edge)}>
            {(described) => (
              <input
                {...described}
                type="date"
                value={filter[edge]}
                onChange={({ target }) => show({ [edge]: target.value })}
                className={`${controlClass} min-h-11`}
              />
            )}
          </Field>
        ))}
      </fieldset>
    </FoldedFilters>
  );
}
