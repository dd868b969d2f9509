import type { PublicProgram } from '@regimen/contract/catalog.ts';
import { durationIn, minutesADay } from '@regimen/contract/language/durations.ts';
import { withCommas } from '@regimen/contract/language/languages.ts';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { BookmarkButton } from '../../shared/catalog/bookmark-button.tsx';
import { levelTexts } from '../../shared/catalog/level-texts.ts';
import { Portrait } from '../../shared/catalog/portrait.tsx';
import { ratingOf } from '../../shared/catalog/rating.tsx';
import { ShareButton } from '../../shared/catalog/share-button.tsx';
import { texts } from '../../shared/catalog/texts.ts';
import { comeBackTo } from '../../shell/session.ts';
import { useOpenPages } from '../../shell/use-open-pages.ts';
import { useViewer } from '../../shell/use-shell.ts';
import { LinkButton } from '../../ui/button.tsx';
import { ProgramCover } from '../../ui/program-cover.tsx';
import { programTexts } from './program-texts.ts';

/** What it is, by whom, how long, and the one thing to do: follow it. */
export function ProgramHeader({ program, token }: { program: PublicProgram; token: string | undefined }) {
  const t = useTexts(texts);
  const locale = useLocale();
  const { creator, rating } = program;
  return (
    <header className="grid gap-x-10 gap-y-6 md:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]">
      <div className="grid content-start gap-4">
        <h1 dir="auto" className="text-28 md:text-36">
          {program.title}
        </h1>
        <p dir="auto" className="max-w-measure text-18 text-ink-soft">
          {program.summary}
        </p>
        <p className="flex items-center gap-2.5">
          <Portrait name={creator.full_name} avatar={creator.avatar} size={32} />
          <a
            href={paths.profile(creator.username)}
            className="font-medium text-primary-text underline-offset-4 hover:underline"
          >
            <bdi>{creator.full_name}</bdi>
          </a>
        </p>
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-ink-soft">
          <span>
            {withCommas(
              [minutesADay(program.minutesADay, locale), durationIn('week', program.weeks, locale)],
              locale,
            )}
          </span>
          <span>{levelTexts[locale][program.level]}</span>
          {rating ? <a href="#reviews">{ratingOf(rating, t)}</a> : <span>{t('unrated')}</span>}
          {program.followersCount > 0 && <span>{t('followers', { n: program.followersCount })}</span>}
        </p>
        <div className="mt-2 flex flex-wrap items-center gap-3 max-sm:*:flex-auto">
          <FollowLink program={program} token={token} />
          {program.access === 'free' && !program.isArchived && (
            <>
              <BookmarkButton kind="program" id={program.id} isBookmarked={program.viewer.isBookmarked} />
              <ShareButton target={paths.program(program.id)} title={program.title} />
            </>
          )}
        </div>
        <FollowHelp program={program} />
      </div>
      <ProgramCover
        cover={program.cover}
        category={program.category}
        id={program.id}
        size="large"
        className="rounded-card max-md:-order-1"
      />
    </header>
  );
}

/** Whoever came by a private link takes its secret along. */
const followPath = (id: string, token: string | undefined) =>
  paths.follow(id) + (token ? `?token=${encodeURIComponent(token)}` : '');

function FollowLink({ program, token }: { program: PublicProgram; token: string | undefined }) {
  const t = useTexts(programTexts);
  const viewer = useViewer();
  const isOpen = useOpenPages();
  const { isFollowing } = program.viewer;
  if (program.isArchived && !isFollowing) return null;
  const to = followPath(program.id, token);
  if (viewer) return <LinkButton to={to}>{t(isFollowing ? 'goOn' : 'follow')}</LinkButton>;
  // The way leads through an account, and on to the program. Most who ask as guests have none yet.
  const way = ['/register', '/login'].find(isOpen);
  if (!way) return null;
  return (
    <LinkButton to={way} state={{ toFollow: program.title }} onClick={() => comeBackTo(to)}>
      {t('follow')}
    </LinkButton>
  );
}

function FollowHelp({ program }: { program: PublicProgram }) {
  const t = useTexts(programTexts);
  if (program.viewer.isFollowing) return null;
  return (
    <p className="max-w-measure text-14 text-ink-soft">{t(program.isArchived ? 'archived' : 'followHelp')}</p>
  );
}
