import { categoryTexts } from '@regimen/contract/category-texts.ts';
import { redirect, useLoaderData } from 'react-router';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { useVisitorWatch } from '../../realtime/use-visitor-watch.ts';
import { ServicesToBook } from '../../shared/booking/late.ts';
import { ProgramCards } from '../../shared/catalog/program-cards.tsx';
import { catalogPath, programsPath } from '../../shared/catalog/program-filter.ts';
import { pageData } from '../../shell/page-data.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { tell } from '../../shell/use-call.ts';
import { useShell } from '../../shell/use-shell.ts';
import { WhenNear } from '../../shell/when-near.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { SafeHtml } from '../../ui/safe-html.tsx';
import { Asks } from './asks.tsx';
import { Coach } from './coach.tsx';
import { Journey } from './journey.tsx';
import { ProgramAside } from './program-aside.tsx';
import { ProgramHeader } from './program-header.tsx';
import { ProgramOutcomes } from './program-outcomes.tsx';
import { programTexts } from './program-texts.ts';
import { Reviews } from './reviews.tsx';
import { Section } from './section.tsx';
import { programData } from './structured-data.ts';

const page = pageData(async ({ api, params, url }) => {
  const { id } = params;
  // PRODUCT, "Optional parameters left out".
  if (!id) throw redirect(catalogPath);
  const token = url.searchParams.get('token') ?? undefined;
  const query = token && /^[A-Za-z0-9_-]{43}$/.test(token) ? { token } : {};
  const [program, reviews] = await Promise.all([
    api('GET catalog/{id}', { params: { id }, query }),
    api('GET catalog/{id}/reviews', { params: { id }, query }),
  ]);
  return { program, reviews, token: query.token };
});
export const loader = page.loader;
export const clientLoader = page.clientLoader;

export default function ProgramPage() {
  const { program, reviews, token } = useLoaderData<typeof clientLoader>();
  const t = useTexts(programTexts);
  const locale = useLocale();
  const { origin } = useShell();
  const { category, id } = program;
  useVisitorWatch('program', id, () => void tell('GET catalog/{id}', { id }));
  const crumbs = [
    { words: t('programs'), to: catalogPath },
    { words: categoryTexts[locale][category], to: programsPath({ category }) },
  ];
  return (
    <>
      <PageHead
        title={program.title}
        description={program.summary}
        noIndex={program.access !== 'free' || program.isArchived}
        structuredData={programData(origin, program, locale)}
      />
      <Breadcrumbs label={t('breadcrumb')} crumbs={crumbs} />
      <ProgramHeader program={program} token={token} />
      <div className="mt-10 grid grid-cols-1 gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_var(--container-sidebar)]">
        <div className="grid grid-cols-1 content-start gap-12">
          {program.outcomes.length > 0 && (
            <Section title={t('promised')}>
              <ul className="grid gap-2" dir="auto">
                {program.outcomes.map((outcome) => (
                  <li key={outcome} className="flex gap-3">
                    <span aria-hidden="true" className="mt-2.5 size-2 shrink-0 rounded-pill bg-primary" />
                    {outcome}
                  </li>
                ))}
              </ul>
            </Section>
          )}
          {program.description && (
            <Section title={t('about')}>
              <SafeHtml html={program.description} />
            </Section>
          )}
          <Journey steps={program.outline} />
          <Asks asks={program.asks} />
          {program.reached && <ProgramOutcomes reached={program.reached} />}
          {program.evidence && (
            <Section title={t('evidence')}>
              <SafeHtml html={program.evidence} />
            </Section>
          )}
          {program.questions.length > 0 && (
            <Section title={t('questions')}>
              <div className="grid">
                {program.questions.map(({ question, answer }) => (
                  <details key={question} className="border-b border-line py-1 last:border-0">
                    <summary dir="auto" className="flex min-h-11 cursor-pointer items-center font-semibold">
                      {question}
                    </summary>
                    <SafeHtml html={answer} className="pb-4" />
                  </details>
                ))}
              </div>
            </Section>
          )}
          <Reviews key={program.id} program={program} first={reviews} token={token} />
        </div>
        <ProgramAside program={program}>
          {!token && <Coach programId={id} />}
          <WhenNear key={program.creator.username}>
            <ServicesToBook username={program.creator.username} narrow />
          </WhenNear>
        </ProgramAside>
      </div>
      {program.similar.length > 0 && (
        <section aria-labelledby="similar" className="mt-14 border-t border-line pt-8">
          <h2 id="similar" className="mb-5 text-22">
            {t('similar')}
          </h2>
          <ProgramCards programs={program.similar} Heading="h3" />
        </section>
      )}
    </>
  );
}
