import type { ListedProgram } from '@regimen/contract/catalog.ts';
import { categoryTexts } from '@regimen/contract/category-texts.ts';
import type { Translate } from '@regimen/contract/language/define-texts.ts';
import { durationIn, minutesADay } from '@regimen/contract/language/durations.ts';
import type { Locale } from '@regimen/contract/language/languages.ts';
import { withCommas } from '@regimen/contract/language/languages.ts';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { ProgramCover } from '../../ui/program-cover.tsx';
import { levelTexts } from './level-texts.ts';
import { ratingOf } from './rating.tsx';
import { texts } from './texts.ts';

/** What all cards of a list share. */
interface Shared {
  t: Translate<typeof texts>;
  locale: Locale;
  Heading: 'h2' | 'h3';
}

/** One text and not several: each would be a node of its own. */
function kindOf({ category, level, locale: spoken }: ListedProgram, t: Shared['t'], locale: Locale): string {
  const words = `${categoryTexts[locale][category]} · ${levelTexts[locale][level]}`;
  return spoken ? `${words} · ${t(spoken === 'ar' ? 'inArabic' : 'inEnglish')}` : words;
}

/**
 * One program in a list. Plain elements and plain links, no hooks and no components (the cover is called, too): a
 * hundred of these have to render fast, and the root turns plain links into navigations.
 */
function cardOf(program: ListedProgram, { t, locale, Heading }: Shared) {
  const { id, rating, followersCount: n } = program;
  return (
    <li
      key={id}
      className="group relative grid content-start overflow-hidden rounded-card border border-line bg-raised"
    >
      {ProgramCover({ cover: program.cover, category: program.category, id, size: 'small' })}
      <div className="grid content-start gap-2 p-4">
        <p className="text-12 font-medium text-ink-soft">{kindOf(program, t, locale)}</p>
        <Heading dir="auto" className="text-18">
          <a
            href={paths.program(id)}
            className="transition-colors duration-120 after:absolute after:inset-0 group-hover:text-primary-text"
          >
            {program.title}
          </a>
        </Heading>
        <p dir="auto" className="line-clamp-2 text-14 text-ink-soft">
          {program.summary}
        </p>
        <p className="text-14 text-ink-soft">
          <bdi>{program.creator.full_name}</bdi>
        </p>
        <p className="flex flex-wrap gap-x-3 gap-y-1 text-14 text-ink-soft">
          <span>
            {withCommas(
              [minutesADay(program.minutesADay, locale), durationIn('week', program.weeks, locale)],
              locale,
            )}
          </span>
          {rating && ratingOf(rating, t)}
          {n > 0 && <span>{t('followers', { n })}</span>}
        </p>
      </div>
    </li>
  );
}

export const cardGrid = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,16rem),1fr))] gap-4';

export function ProgramCards({
  programs,
  Heading = 'h2',
}: {
  programs: readonly ListedProgram[];
  Heading?: 'h2' | 'h3';
}) {
  const shared = { t: useTexts(texts), locale: useLocale(), Heading };
  return <ul className={cardGrid}>{programs.map((program) => cardOf(program, shared))}</ul>;
}
