import { durationWords } from '@regimen/contract/language/duration-forms.ts';
import { moduleName, nameOfStep } from '@regimen/contract/protocol-words/names.ts';
import type { Protocol } from '@regimen/engine/protocol.ts';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useLoaderData } from 'react-router';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { ExpertTabs } from '../../layouts/expert-tabs.tsx';
import { paths } from '../../paths.ts';
import { CountsList } from '../../shared/flow/counts/counts-list.tsx';
import { ruleWords } from '../../shared/protocol-words/rule-words.ts';
import { readEmbedded } from '../../shell/embedded-data.ts';
import { pageData } from '../../shell/page-data.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { LiveChoice } from './live-choice.tsx';
import { liveTexts } from './live-texts.ts';
import { LiveView } from './live-view.tsx';
import { PromptFigures } from './prompt-figures.tsx';
import { WriteAll } from './write-all.tsx';

const CountsCanvas = lazy(() => import('../../shared/flow/counts/counts-canvas.tsx'));

const page = pageData(
  async ({ api, url }) => {
    const { data: programs } = await api('GET live/programs');
    const wanted = url.searchParams.get('program');
    const program =
      programs.find(({ id }) => id === wanted) ??
      programs.find(({ followers }) => followers > 0) ??
      programs[0];
    if (!program) return { programs, chosen: null };
    const asked = url.searchParams.get('version');
    // A new version that nobody is on yet says nothing of the people who are on the one before.
    const version =
      program.versions.find(({ id }) => id === asked) ??
      program.versions.find(({ followers }) => followers > 0);
    const about = { params: { id: program.id }, query: version ? { version: version.id } : {} };
    const [flow, { mark, counts }] = await Promise.all([
      api('GET live/programs/{id}', about),
      api('GET live/programs/{id}/counts', about),
    ]);
    return { programs, chosen: counts && { program, flow, live: { mark, counts } } };
  },
  { long: true },
);
export const loader = page.loader;
export const clientLoader = page.clientLoader;

export default function LivePage() {
  const { programs, chosen } = readEmbedded(useLoaderData<typeof clientLoader>());
  const t = useTexts(liveTexts);
  const locale = useLocale();
  const [protocolIndex, setProtocolIndex] = useState(0);
  const protocols = chosen?.flow.protocols ?? [];
  const index = protocolIndex < protocols.length ? protocolIndex : 0;
  const protocol = protocols[index];
  const modules = useMemo(
    () =>
      (protocol?.modules ?? []).map((module) => ({
        id: module.id,
        name: moduleName(module, protocol as Protocol, locale),
        words: ruleWords(module, protocol as Protocol, locale),
      })),
    [protocol, locale],
  );
  return (
    <div className="px-4 py-6 md:px-6 md:py-8">
      <PageHead title={t('title')} noIndex />
      <ExpertTabs current="live" />
      <div className="mb-5 grid gap-4 xl:flex xl:items-end xl:justify-between xl:gap-8">
        <div className="-mb-8">
          <PageTitle title={t('title')} lead={t('lead')} />
        </div>
        {chosen && (
          <div className="mt-4 flex flex-wrap items-end gap-3">
            <LiveChoice programs={programs} program={chosen.program} version={chosen.flow.version.id} />
            <WriteAll program={chosen.program.id} version={chosen.flow.version.id} />
          </div>
        )}
      </div>
      {!chosen || !protocol ? (
        <EmptyState title={t('noneTitle')} help={t('noneHelp')}>
          <LinkButton to={paths.ownPrograms}>{t('noneAction')}</LinkButton>
        </EmptyState>
      ) : (
        <LiveView
          key={chosen.flow.version.id}
          program={chosen.program.id}
          version={chosen.flow.version.id}
          loaded={chosen.live}
          protocols={protocols}
          index={index}
          onIndex={setProtocolIndex}
          modules={modules}
          nameOfStep={(at, id) => {
            const within = protocols[at];
            return (within && nameOfStep(within, id, locale)) ?? '';
          }}
          durationWords={(minutes) => durationWords(minutes, locale)}
          drawing={(flow) => (
            <Suspense fallback={<Opening />}>
              <CountsCanvas key={index} {...flow} />
            </Suspense>
          )}
          list={(flow) => <CountsList {...flow} />}
          beside={<PromptFigures programId={chosen.program.id} />}
        />
      )}
    </div>
  );
}

function Opening() {
  const t = useTexts(liveTexts);
  return (
    <p role="status" className="grid h-full place-items-center bg-sunken text-ink-soft">
      {t('opening')}
    </p>
  );
}
