import type { Bookmark, BookmarkKind } from '@regimen/contract/bookmarks.ts';
import { useLoaderData } from 'react-router';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { CreatorCards } from '../../shared/catalog/creator-cards.tsx';
import { creatorsRoot } from '../../shared/catalog/creator-filter.ts';
import { ProgramCards } from '../../shared/catalog/program-cards.tsx';
import { catalogPath } from '../../shared/catalog/program-filter.ts';
import { pageData } from '../../shell/page-data.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkTabs } from '../../ui/link-tabs.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { texts } from './texts.ts';

const kinds: readonly BookmarkKind[] = ['program', 'creator', 'discussion'];
const readKind = (url: URL): BookmarkKind =>
  kinds.find((kind) => kind === url.searchParams.get('kind')) ?? 'program';
const pathOf = (kind: BookmarkKind, cursor?: string | null) => {
  const query = new URLSearchParams({ ...(kind !== 'program' && { kind }), ...(cursor && { cursor }) });
  return query.size > 0 ? `/bookmarks?${query}` : '/bookmarks';
};

const page = pageData(async ({ api, url }) => {
  const kind = readKind(url);
  const cursor = url.searchParams.get('cursor');
  const isSound = cursor !== null && /^[A-Za-z0-9_-]{1,300}$/.test(cursor);
  const list = await api('GET bookmarks', { query: { kind, ...(isSound && { cursor }) } });
  return { kind, list };
});
export const loader = page.loader;
export const clientLoader = page.clientLoader;

export default function BookmarksPage() {
  const { kind, list } = useLoaderData<typeof clientLoader>();
  const t = useTexts(texts);
  const { counts, data, meta } = list;
  const tabs = [
    { kind: 'program', words: t('programs', { count: counts.program }) },
    { kind: 'creator', words: t('creators', { count: counts.creator }) },
    { kind: 'discussion', words: t('discussions', { count: counts.discussion }) },
  ] as const;
  const isShort = !meta.next && !meta.prev && data.length < counts[kind];
  return (
    <>
      <PageHead title={t('title')} noIndex />
      <PageTitle title={t('title')} lead={t('lead')} />
      <LinkTabs
        label={t('kinds')}
        tabs={tabs.map((tab) => ({ to: pathOf(tab.kind), words: tab.words, current: tab.kind === kind }))}
      />
      {data.length === 0 ? <Empty kind={kind} /> : <Kept kind={kind} bookmarks={data} />}
      {isShort && <p className="mt-6 text-14 text-ink-soft">{t('gone')}</p>}
      {(meta.prev || meta.next) && (
        <div className="mt-8 flex justify-between gap-3">
          {meta.prev && (
            <LinkButton look="quiet" to={pathOf(kind, meta.prev)}>
              {t('newer')}
            </LinkButton>
          )}
          {meta.next && (
            <LinkButton look="quiet" className="ms-auto" to={pathOf(kind, meta.next)}>
              {t('older')}
            </LinkButton>
          )}
        </div>
      )}
    </>
  );
}

function Kept({ kind, bookmarks }: { kind: BookmarkKind; bookmarks: readonly Bookmark[] }) {
  const t = useTexts(texts);
  if (kind === 'program')
    return <ProgramCards programs={bookmarks.flatMap(({ program }) => program ?? [])} />;
  if (kind === 'creator')
    return <CreatorCards creators={bookmarks.flatMap(({ creator }) => creator ?? [])} />;
  return (
    <ul>
      {bookmarks.map(
        ({ discussion }) =>
          discussion && (
            <li
              key={discussion.id}
              className="group relative grid gap-1 border-b border-line py-4 last:border-0"
            >
              <h2 dir="auto" className="text-18">
                <a
                  href={paths.discussion(discussion.id)}
                  className="after:absolute after:inset-0 group-hover:text-primary-text"
                >
                  {discussion.title}
                </a>
              </h2>
              <p className="text-14 text-ink-soft">
                <bdi>{discussion.author.full_name}</bdi> · {t('answers', { n: discussion.answersCount })}
              </p>
            </li>
          ),
      )}
    </ul>
  );
}

function Empty({ kind }: { kind: BookmarkKind }) {
  const t = useTexts(texts);
  const words = {
    program: ['emptyProgram', 'findPrograms', catalogPath],
    creator: ['emptyCreator', 'findCreators', creatorsRoot],
    discussion: ['emptyDiscussion', 'findDiscussions', paths.discussions],
  } as const;
  const [title, action, to] = words[kind];
  return (
    <EmptyState title={t(title)} help={t('emptyHelp')}>
      <LinkButton to={to}>{t(action)}</LinkButton>
    </EmptyState>
  );
}
