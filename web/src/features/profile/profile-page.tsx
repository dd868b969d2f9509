import { longDate } from '@regimen/contract/language/instants.ts';
import { roleTexts } from '@regimen/contract/role-texts.ts';
import { redirect, useLoaderData } from 'react-router';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { BookmarkButton } from '../../shared/catalog/bookmark-button.tsx';
import { creatorsRoot } from '../../shared/catalog/creator-filter.ts';
import { PageLinks } from '../../shared/catalog/page-links.tsx';
import { Portrait } from '../../shared/catalog/portrait.tsx';
import { ProgramCards } from '../../shared/catalog/program-cards.tsx';
import { ratingOf } from '../../shared/catalog/rating.tsx';
import { ShareButton } from '../../shared/catalog/share-button.tsx';
import { texts as shared } from '../../shared/catalog/texts.ts';
import { notFound, pageData } from '../../shell/page-data.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { useOpenPages } from '../../shell/use-open-pages.ts';
import { useShell } from '../../shell/use-shell.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SafeHtml } from '../../ui/safe-html.tsx';
import { texts } from './texts.ts';

const page = pageData(({ api, params, url, viewer }) => {
  const { username } = params;
  // PRODUCT, "Optional parameters left out": one's own.
  if (!username) throw viewer?.username ? redirect(paths.profile(viewer.username)) : notFound();
  const number = Number(url.searchParams.get('page') ?? 1);
  const isSound = Number.isInteger(number) && number >= 1 && number <= 1_000;
  return api('GET creators/{username}', { params: { username }, query: isSound ? { page: number } : {} });
});
export const loader = page.loader;
export const clientLoader = page.clientLoader;

export default function ProfilePage() {
  const person = useLoaderData<typeof clientLoader>();
  const t = useTexts(texts);
  const c = useTexts(shared);
  const locale = useLocale();
  const { origin } = useShell();
  const isOpen = useOpenPages();
  const path = paths.profile(person.username);
  const role = roleTexts[locale][person.role];
  return (
    <>
      <PageHead
        title={person.full_name}
        description={person.bio || role}
        path={path}
        structuredData={{
          '@context': 'https://schema.org',
          '@type': 'ProfilePage',
          mainEntity: { '@type': 'Person', name: person.full_name, jobTitle: role, url: origin + path },
        }}
      />
      <Breadcrumbs label={t('breadcrumb')} crumbs={[{ words: t('creators'), to: creatorsRoot }]} />
      <header className="flex flex-wrap items-start gap-x-6 gap-y-4">
        <Portrait name={person.full_name} avatar={person.avatar} size={88} />
        <div className="grid min-w-[14rem] flex-1 gap-2">
          <h1 className="text-28 md:text-36">
            <bdi>{person.full_name}</bdi>
          </h1>
          <p className="text-18 text-ink-soft">{role}</p>
          <p className="flex flex-wrap gap-x-4 gap-y-1 text-ink-soft">
            <span>{c('programs', { n: person.programsCount })}</span>
            {person.rating && ratingOf(person.rating, c)}
            {person.followersCount > 0 && <span>{c('followers', { n: person.followersCount })}</span>}
            <span>{t('memberSince', { date: longDate(locale, Date.parse(person.memberSince), 'UTC') })}</span>
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          {!person.isMe && (
            <BookmarkButton kind="creator" id={person.id} isBookmarked={person.isBookmarked} />
          )}
          <ShareButton target={path} title={person.full_name} />
        </div>
      </header>
      {person.bioHtml && (
        <section aria-label={t('about')} className="mt-8">
          <SafeHtml html={person.bioHtml} className="text-18" />
        </section>
      )}
      <section aria-labelledby="programs-title" className="mt-10 border-t border-line pt-8">
        <h2 id="programs-title" className="mb-5 text-22">
          {t('programs')}
        </h2>
        {person.programs.length > 0 ? (
          <ProgramCards programs={person.programs} Heading="h3" />
        ) : (
          <EmptyState title={t('noPrograms')} help={t('noProgramsHelp')}>
            {person.isMe && isOpen('/creator/programs/add') && (
              <LinkButton to={paths.newProgram}>{t('makeOne')}</LinkButton>
            )}
          </EmptyState>
        )}
        <PageLinks meta={person.meta} pathOf={(number) => (number > 1 ? `${path}?page=${number}` : path)} />
      </section>
    </>
  );
}
