import type { FrequentQuestion } from '@regimen/contract/site.ts';
import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { useTexts } from '../../i18n/use-texts.ts';
import { pageData } from '../../shell/page-data.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { SafeHtml } from '../../ui/safe-html.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { ChevronDownIcon } from '../../ui/shell-icons.tsx';
import { byGroup, findQuestions } from './find-questions.ts';
import { texts } from './texts.ts';

const page = pageData(({ api, locale }) => api('GET faqs', { query: { locale } }));
export const loader = page.loader;
export const clientLoader = page.clientLoader;

export default function FaqsPage() {
  const { data } = useLoaderData<typeof clientLoader>();
  const t = useTexts(texts);
  const [search, setSearch] = useState('');
  const found = findQuestions(data, search);
  const searching = search.trim() !== '';
  return (
    <>
      <PageHead title={t('title')} description={t('lead')} structuredData={faqData(data)} />
      <PageTitle title={t('title')} lead={t('lead')} />
      <div className="max-w-[40rem]">
        <SearchField label={t('search')} clearLabel={t('clear')} value={search} onChange={setSearch} />
        <p role="status" className="mt-2 min-h-6 text-14 text-ink-soft">
          {searching && t('found', { n: found.length })}
        </p>
      </div>
      {found.length === 0 && (
        <EmptyState title={t('nothing')} help={t('nothingHelp')}>
          <LinkButton to="/contact">{t('write')}</LinkButton>
        </EmptyState>
      )}
      <div className="grid gap-10">
        {byGroup(found).map(([group, questions]) => (
          <section
            key={group}
            className="grid gap-x-12 gap-y-2 lg:grid-cols-[var(--container-sidebar)_minmax(0,1fr)]"
          >
            <h2 className="text-18 lg:pt-3.5">{group}</h2>
            <div className="border-t border-line">
              {questions.map((question) => (
                <Question key={question.id} question={question} open={searching && found.length <= 3} />
              ))}
            </div>
          </section>
        ))}
      </div>
      {found.length > 0 && (
        <p className="mt-12 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-6">
          <span className="text-ink-soft">{t('notThere')}</span>
          <LinkButton to="/contact" look="quiet">
            {t('write')}
          </LinkButton>
        </p>
      )}
    </>
  );
}

function Question({ question, open }: { question: FrequentQuestion; open: boolean }) {
  return (
    <details id={question.id} open={open} className="group border-b border-line">
      <summary className="flex min-h-12 list-none items-center justify-between gap-4 py-3 font-medium hover:text-primary-text [&::-webkit-details-marker]:hidden">
        {question.question}
        <ChevronDownIcon className="shrink-0 text-ink-faint transition-transform duration-160 group-open:rotate-180" />
      </summary>
      <SafeHtml html={question.html} className="pb-5 text-ink-soft" />
    </details>
  );
}

const faqData = (questions: FrequentQuestion[]) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, html }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: html },
  })),
});
