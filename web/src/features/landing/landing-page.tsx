import { useLoaderData } from 'react-router';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { pageData } from '../../shell/page-data.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { useSiteText } from '../../shell/site-texts.ts';
import { useOpenPages } from '../../shell/use-open-pages.ts';
import { useSite } from '../../shell/use-shell.ts';
import { LinkButton } from '../../ui/button.tsx';
import { DiscussionRow } from '../discussions/discussion-row.tsx';
import { Closing } from './closing.tsx';
import { FeaturedCreators, FeaturedPrograms } from './featured.tsx';
import { Hero } from './hero.tsx';
import { ProgramSteps } from './program-steps.tsx';
import { texts } from './texts.ts';
import { TwoRoles } from './two-roles.tsx';

const page = pageData(async ({ api }) => {
  // The front page stands without its discussions, programs and creators.
  const [latest, programs, creators] = await Promise.all([
    api('GET discussions', { query: { per_page: 3 } }).catch(() => null),
    api('GET catalog', { query: { per_page: 3, order: 'followers' } }).catch(() => null),
    api('GET creators', { query: { per_page: 3 } }).catch(() => null),
  ]);
  return {
    discussions: latest?.data ?? [],
    programs: programs?.data ?? [],
    creators: creators?.data ?? [],
  };
});
export const loader = page.loader;
export const clientLoader = page.clientLoader;

export default function LandingPage() {
  const { discussions, programs, creators } = useLoaderData<typeof clientLoader>();
  const { name } = useSite();
  const site = useSiteText();
  return (
    <>
      <PageHead title={name} description={site('subline')} />
      <Hero />
      <ProgramSteps />
      {programs.length > 0 && <FeaturedPrograms programs={programs} />}
      {creators.length > 0 && <FeaturedCreators creators={creators} />}
      <TwoRoles />
      {discussions.length > 0 && <Latest discussions={discussions} />}
      <Closing />
    </>
  );
}

function Latest({
  discussions,
}: {
  discussions: React.ComponentProps<typeof DiscussionRow>['discussion'][];
}) {
  const t = useTexts(texts);
  const isOpen = useOpenPages();
  return (
    <section aria-labelledby="latest-title">
      <div className="mx-auto grid max-w-wide gap-x-16 gap-y-6 px-4 py-16 md:px-6 md:py-24 lg:grid-cols-[18rem_minmax(0,1fr)]">
        <div>
          <h2 id="latest-title" className="text-28">
            {t('talkTitle')}
          </h2>
          <p className="mt-2 text-ink-soft">{t('talkLead')}</p>
          {isOpen('/systems') && (
            <LinkButton to={paths.discussions} look="quiet" className="mt-6">
              {t('allDiscussions')}
            </LinkButton>
          )}
        </div>
        <ul>
          {discussions.map((discussion) => (
            <DiscussionRow key={discussion.id} discussion={discussion} />
          ))}
        </ul>
      </div>
    </section>
  );
}
