import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../../i18n/use-texts.ts';
import { cleanSearch } from '../../shared/catalog/filter-path.ts';
import { changed, type ProgramFilter, programsPath } from '../../shared/catalog/program-filter.ts';
import { Button } from '../../ui/button.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { texts } from './texts.ts';

/** A plain GET form; the filters that are chosen stay, since they stand in its address. */
export function SearchForm({ filter }: { filter: ProgramFilter }) {
  const t = useTexts(texts);
  const navigate = useNavigate();
  // The words follow the address until somebody types.
  const [typed, setTyped] = useState<{ over: string | undefined; words: string } | null>(null);
  const words = typed && typed.over === filter.search ? typed.words : (filter.search ?? '');
  const go = (next: string) =>
    navigate(programsPath(changed(filter, { search: cleanSearch(next) || undefined })));
  const clear = () => {
    setTyped(null);
    if (filter.search) go('');
  };
  return (
    <search>
      <form
        method="get"
        action={programsPath(changed(filter, { search: undefined }))}
        className="mb-4 grid grid-cols-[minmax(0,1fr)_auto] gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          go(words);
        }}
      >
        <SearchField
          label={t('search')}
          clearLabel={t('clearSearch')}
          value={words}
          onChange={(value) => (value === '' ? clear() : setTyped({ over: filter.search, words: value }))}
        />
        <Button type="submit" look="quiet">
          {t('searchButton')}
        </Button>
      </form>
    </search>
  );
}
