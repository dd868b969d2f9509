import { categoryTexts } from '@regimen/contract/category-texts.ts';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { controlClass } from '../../ui/field.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { categories, isCategory } from './categories.ts';
import { cleanSearch, type ListFilter, listPath } from './filter.ts';
import { listTexts } from './list-texts.ts';

const pauseMs = 300;

/** A plain GET form; with scripts it also searches as one types, without filling the history with half words. */
export function SearchForm({ filter }: { filter: ListFilter }) {
  const t = useTexts(listTexts);
  const locale = useLocale();
  const { words, setWords, go } = useSearch(filter);
  return (
    <search>
      <form
        method="get"
        action={paths.discussions}
        className="mb-4 grid grid-cols-[minmax(0,1fr)_auto] gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          go({});
        }}
      >
        <div className="max-lg:col-span-2">
          <SearchField
            label={t('search')}
            clearLabel={t('clearSearch')}
            value={words}
            onChange={(value) => setWords(value)}
          />
        </div>
        <select
          name="category"
          aria-label={t('category')}
          value={filter.category ?? ''}
          onChange={({ target: { value } }) => go({ category: isCategory(value) ? value : null })}
          className={`${controlClass} min-h-11 lg:hidden`}
        >
          <option value="">{t('allCategories')}</option>
          {categories.map((category) => (
            <option key={category} value={category}>
              {categoryTexts[locale][category]}
            </option>
          ))}
        </select>
        {filter.show === 'unanswered' && <input type="hidden" name="show" value="unanswered" />}
        <Button type="submit" look="quiet">
          {t('searchButton')}
        </Button>
      </form>
    </search>
  );
}

/** The words in the field and the words in the address, each following the other. */
function useSearch(filter: ListFilter) {
  const navigate = useNavigate();
  const [words, setWords] = useState(filter.search);
  const latest = useRef({ filter, words });
  latest.current = { filter, words };
  const asked = useRef<string | null>(null);

  const go = useRef((change: Partial<ListFilter>, { replace } = { replace: false }) => {
    const { filter, words } = latest.current;
    const search = cleanSearch(words);
    if (search !== filter.search) asked.current = search;
    navigate(listPath({ ...filter, search, ...change, cursor: null }), { replace, preventScrollReset: true });
  }).current;

  useEffect(() => {
    // Typing went on while the answer to the first letters came: the field stays ahead.
    if (asked.current === filter.search) asked.current = null;
    else setWords(filter.search);
  }, [filter.search]);

  useEffect(() => {
    if (cleanSearch(words) === filter.search) return;
    const timer = setTimeout(() => go({}, { replace: true }), pauseMs);
    return () => clearTimeout(timer);
  }, [words, filter.search, go]);

  return { words, setWords, go };
}
