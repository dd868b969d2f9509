import { categoryTexts } from '@regimen/contract/category-texts.ts';
import type { Discussion } from '@regimen/contract/discussions.ts';
import type { Translate } from '@regimen/contract/language/define-texts.ts';
import { relativeTime } from '@regimen/contract/language/instants.ts';
import type { Locale } from '@regimen/contract/language/languages.ts';
import { roleTexts } from '@regimen/contract/role-texts.ts';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { useMounted, useNow } from '../../shell/use-mounted.ts';
import { Badge } from '../../ui/badge.tsx';
import { texts } from './texts.ts';
import { type OpenLink, useLinkNavigation } from './use-link-navigation.ts';

/** What all rows of a list share. */
interface Shared {
  t: Translate<typeof texts>;
  noAnswers: string;
  locale: Locale;
  now: number;
  zone: string | undefined;
  follow: OpenLink;
}

/** The same check as everywhere, without a component around it. */
const tick = (
  <svg width="14" height="14" viewBox="0 0 24 24" fill="none" aria-hidden="true">
    <path
      d="M20 6 9 17l-5-5"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);

/**
 * One discussion in a list, under the page's own heading or a section's. Plain elements, no hooks and no component
 * around them: a hundred of these have to render fast.
 */
function rowOf(discussion: Discussion, Heading: 'h2' | 'h3', shared: Shared) {
  const { t, noAnswers, locale, now, zone, follow } = shared;
  const { author, answersCount: n, createdAt } = discussion;
  return (
    <li
      key={discussion.id}
      className="group relative grid gap-x-8 gap-y-2 border-b border-line py-5 last:border-0 sm:grid-cols-[minmax(0,1fr)_auto]"
    >
      <div className="grid gap-2">
        <Heading dir="auto" className="text-18">
          <a
            href={paths.discussion(discussion.id)}
            onClick={follow}
            className="transition-colors duration-120 after:absolute after:inset-0 group-hover:text-primary-text"
          >
            {discussion.title}
          </a>
        </Heading>
        <p dir="auto" className="line-clamp-2 text-ink-soft">
          {discussion.body}
        </p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-14 text-ink-soft">
          <Badge>{categoryTexts[locale][discussion.category]}</Badge>
          <span>
            <bdi>{author.full_name}</bdi>
            {author.role !== 'user' && ` · ${roleTexts[locale][author.role]}`}
          </span>
          <time dateTime={createdAt}>{relativeTime(locale, Date.parse(createdAt), now, zone)}</time>
        </p>
      </div>
      <p className="flex flex-wrap items-center gap-2 text-14 sm:flex-col sm:items-end sm:pt-0.5">
        <span className={n === 0 ? 'text-ink-faint' : 'font-medium'}>
          {n === 0 ? noAnswers : t('answers', { n })}
        </span>
        {discussion.acceptedAnswerId !== null && (
          <Badge tone="success">
            {tick}
            {t('acceptedOne')}
          </Badge>
        )}
      </p>
    </li>
  );
}

function useShared(): Shared {
  const t = useTexts(texts);
  // The server does not know the reader's zone.
  const zone = useMounted() ? undefined : 'UTC';
  return {
    t,
    noAnswers: t('noAnswers'),
    locale: useLocale(),
    now: useNow(),
    zone,
    follow: useLinkNavigation(),
  };
}

export function DiscussionList({ discussions }: { discussions: readonly Discussion[] }) {
  const shared = useShared();
  return <ul>{discussions.map((discussion) => rowOf(discussion, 'h2', shared))}</ul>;
}

/** For a short list in a section of another page. */
export const DiscussionRow = ({ discussion }: { discussion: Discussion }) =>
  rowOf(discussion, 'h3', useShared());
