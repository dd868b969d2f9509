import type { ListedProgram } from '@regimen/contract/catalog.ts';
import type { CreatorCard } from '@regimen/contract/creators.ts';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { CreatorCards } from '../../shared/catalog/creator-cards.tsx';
import { creatorsRoot } from '../../shared/catalog/creator-filter.ts';
import { ProgramCards } from '../../shared/catalog/program-cards.tsx';
import { catalogPath } from '../../shared/catalog/program-filter.ts';
import { LinkButton } from '../../ui/button.tsx';
import { texts } from './texts.ts';

/** What most people follow. */
export function FeaturedPrograms({ programs }: { programs: readonly ListedProgram[] }) {
  const t = useTexts(texts);
  return (
    <Featured
      id="featured-programs"
      title={t('featuredPrograms')}
      lead={t('featuredProgramsLead')}
      more={
        <LinkButton to={catalogPath} look="quiet">
          {t('allPrograms')}
        </LinkButton>
      }
    >
      <ProgramCards programs={programs} Heading="h3" />
    </Featured>
  );
}

export function FeaturedCreators({ creators }: { creators: readonly CreatorCard[] }) {
  const t = useTexts(texts);
  return (
    <Featured
      id="featured-creators"
      title={t('featuredCreators')}
      lead={t('featuredCreatorsLead')}
      more={
        <LinkButton to={creatorsRoot} look="quiet">
          {t('allCreators')}
        </LinkButton>
      }
    >
      <CreatorCards creators={creators} Heading="h3" />
    </Featured>
  );
}

function Featured({
  id,
  title,
  lead,
  more,
  children,
}: {
  id: string;
  title: string;
  lead: string;
  more: ReactNode;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={id}>
      <div className="mx-auto max-w-wide px-4 py-12 md:px-6 md:py-16">
        <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
          <div>
            <h2 id={id} className="text-28">
              {title}
            </h2>
            <p className="mt-2 text-ink-soft">{lead}</p>
          </div>
          {more}
        </div>
        {/* A few cards share the whole line, however few they are. */}
        <div className="[&>ul]:grid-cols-[repeat(auto-fit,minmax(min(100%,16rem),1fr))] [&>ul>li:only-child]:max-w-96">
          {children}
        </div>
      </div>
    </section>
  );
}
