import { longDate } from '@regimen/contract/language/instants.ts';
import { roleTexts } from '@regimen/contract/role-texts.ts';
import { redirect, useLoaderData } from 'react-router';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { ServicesToBook } from '../../shared/booking/late.ts';
import { BookmarkButton } from '../../shared/catalog/bookmark-button.tsx';
import { creatorsRoot } from '../../shared/catalog/creator-filter.ts';
import { Portrait } from '../../shared/catalog/portrait.tsx';
import { ratingOf } from '../../shared/catalog/rating.tsx';
import { ShareButton } from '../../shared/catalog/share-button.tsx';
import { texts as shared } from '../../shared/catalog/texts.ts';
import { notFound, pageData } from '../../shell/page-data.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { useOpenPages } from '../../shell/use-open-pages.ts';
import { useShell } from '../../shell/use-shell.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { SafeHtml } from '../../ui/safe-html.tsx';
import { MessageLink } from './message-link.tsx';
import { PublicExpertise } from './public-expertise.tsx';
import { PublicAnswers, PublicPrograms, PublicReviews } from './public-work.tsx';
import { texts } from './texts.ts';

const page = pageData(async ({ api, params, url, viewer }) => {
  const { username } = params;
  // PRODUCT, "Optional parameters left out": one's own.
  if (!username) throw viewer?.username ? redirect(paths.profile(viewer.username)) : notFound();
  const number = Number(url.searchParams.get('page') ?? 1);
  const isSound = Number.isInteger(number) && number >= 1 && number <= 1_000;
  const query = isSound ? { page: number } : {};
  const found = await api('GET creators/{username}', { params: { username }, query });
  // A name that they had before.
  if (found.username !== username) throw redirect(paths.profile(found.username) + url.search);
  return found;
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
        // Whoever only follows is not to be found by their name elsewhere.
        {...(person.isExpert
          ? {
              structuredData: {
                '@context': 'https://schema.org',
                '@type': 'ProfilePage',
                mainEntity: { '@type': 'Person', name: person.full_name, jobTitle: role, url: origin + path },
              },
            }
          : { noIndex: true })}
      />
      {person.isExpert && (
        <Breadcrumbs label={t('breadcrumb')} crumbs={[{ words: t('creators'), to: creatorsRoot }]} />
      )}
      <header className="flex flex-wrap items-start gap-x-6 gap-y-4">
        <Portrait name={person.full_name} avatar={person.avatar} size={88} />
        <div className="grid min-w-[14rem] flex-1 gap-2">
          <h1 className="text-28 md:text-36">
            <bdi>{person.full_name}</bdi>
          </h1>
          {person.isExpert && <p className="text-18 text-ink-soft">{role}</p>}
          <p className="flex flex-wrap gap-x-4 gap-y-1 text-ink-soft">
            {person.isExpert && <span>{c('programs', { n: person.programsCount })}</span>}
            {person.rating && ratingOf(person.rating, c)}
            {person.followersCount > 0 && <span>{c('followers', { n: person.followersCount })}</span>}
            {person.memberSince && (
              <span>
                {t('memberSince', { date: longDate(locale, Date.parse(person.memberSince), 'UTC') })}
              </span>
            )}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          {person.isMe && isOpen('/my-profile') && (
            <LinkButton look="quiet" to={person.isExpert ? paths.expertProfile : paths.myProfile}>
              {t('edit')}
            </LinkButton>
          )}
          {!person.isMe && <MessageLink person={person} />}
          {!person.isMe && person.isExpert && (
            <BookmarkButton kind="creator" id={person.id} isBookmarked={person.isBookmarked} />
          )}
          {person.isExpert && <ShareButton target={path} title={person.full_name} />}
        </div>
      </header>
      {person.bioHtml && (
        <section aria-label={t('about')} className="mt-8">
          <SafeHtml html={person.bioHtml} className="text-18" />
        </section>
      )}
      {person.work && <PublicExpertise work={person.work} />}
      {person.isExpert ? (
        <PublicPrograms person={person} path={path} />
      ) : (
        person.isMe && <p className="mt-8 max-w-measure text-ink-soft">{t('onlyName')}</p>
      )}
      {person.isExpert && <ServicesToBook username={person.username} />}
      <PublicReviews reviews={person.reviews} />
      <PublicAnswers answers={person.answers} />
    </>
  );
}
