import { categoryTexts } from '@regimen/contract/category-texts.ts';
import type { CreatorCard } from '@regimen/contract/creators.ts';
import { roleTexts } from '@regimen/contract/role-texts.ts';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { Portrait } from './portrait.tsx';
import { cardGrid } from './program-cards.tsx';
import { ratingOf } from './rating.tsx';
import { texts } from './texts.ts';

const mostCategories = 3;

export function CreatorCards({
  creators,
  Heading = 'h2',
}: {
  creators: readonly CreatorCard[];
  Heading?: 'h2' | 'h3';
}) {
  const t = useTexts(texts);
  const locale = useLocale();
  return (
    <ul className={cardGrid}>
      {creators.map((creator) => (
        <li
          key={creator.id}
          className="group relative grid content-start gap-3 rounded-card border border-line bg-raised p-4"
        >
          <div className="flex items-center gap-3">
            <Portrait name={creator.full_name} avatar={creator.avatar} size={48} />
            <div className="min-w-0">
              <Heading className="text-18">
                <a
                  href={paths.profile(creator.username)}
                  className="transition-colors duration-120 after:absolute after:inset-0 group-hover:text-primary-text"
                >
                  <bdi>{creator.full_name}</bdi>
                </a>
              </Heading>
              <p className="text-14 text-ink-soft">{roleTexts[locale][creator.role]}</p>
            </div>
          </div>
          {creator.bio && (
            <p dir="auto" className="line-clamp-3 text-14 text-ink-soft">
              {creator.bio}
            </p>
          )}
          {creator.categories.length > 0 && (
            <p className="text-14 text-ink-soft">
              {creator.categories
                .slice(0, mostCategories)
                .map((category) => categoryTexts[locale][category])
                .join(' · ')}
            </p>
          )}
          <p className="flex flex-wrap gap-x-3 gap-y-1 text-14 text-ink-soft">
            <span>{t('programs', { n: creator.programsCount })}</span>
            {creator.rating && ratingOf(creator.rating, t)}
            {creator.followersCount > 0 && <span>{t('followers', { n: creator.followersCount })}</span>}
          </p>
        </li>
      ))}
    </ul>
  );
}
