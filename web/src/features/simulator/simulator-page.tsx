import { durationWords } from '@regimen/contract/language/duration-forms.ts';
import { type Locale, quoted } from '@regimen/contract/language/languages.ts';
import { moduleName, nameOfItem, nameOfStep, stepName } from '@regimen/contract/protocol-words/names.ts';
import { kpiOf } from '@regimen/contract/protocol-words/references.ts';
import type { SpeakingOf } from '@regimen/contract/protocol-words/speaking.ts';
import { lineWords } from '@regimen/contract/protocol-words/trace-words.ts';
import type { Program, Protocol } from '@regimen/engine/protocol.ts';
import { lazy, Suspense, useCallback, useMemo } from 'react';
import { redirect, type ShouldRevalidateFunctionArgs, useLoaderData, useLocation } from 'react-router';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { CountsList } from '../../shared/flow/counts/counts-list.tsx';
import { ruleWords } from '../../shared/protocol-words/rule-words.ts';
import { whyNotParagraph } from '../../shared/runs/why-not-words.ts';
import { readEmbedded } from '../../shell/embedded-data.ts';
import { latePart } from '../../shell/late-part.tsx';
import { pageData } from '../../shell/page-data.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkTabs } from '../../ui/link-tabs.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import type { FlowViews } from './population/flow-props.ts';
import { PopulationView } from './population/population-view.tsx';
import type { ProgramWords } from './program-words.ts';
import { simulatorTexts } from './simulator-texts.ts';
import { readView, simulatorViews } from './simulator-views.ts';
import { TestsView } from './tests/tests-view.tsx';
import type { WalkViewProps } from './walk/walk-view.tsx';

const CountsCanvas = lazy(() => import('../../shared/flow/counts/counts-canvas.tsx'));

const page = pageData(
  ({ api, params: { id } }) => {
    if (!id) throw redirect(paths.ownPrograms);
    return api('GET programs/{id}/simulator', { params: { id } });
  },
  { long: true },
);
export const loader = page.loader;
export const clientLoader = page.clientLoader;

/** Another view, or another version beside it, is no reason to ask for the draft again. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  defaultShouldRevalidate &&
  (currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search);

export default function SimulatorPage() {
  const { card, draft, versions } = readEmbedded(useLoaderData<typeof clientLoader>());
  const t = useTexts(simulatorTexts);
  const locale = useLocale();
  const view = readView(new URLSearchParams(useLocation().search));
  const inWords = useCallback((program: Program) => wordsOf(program, locale), [locale]);
  const words = useMemo(() => inWords(draft.program), [inWords, draft.program]);
  const name = card.title || t('untitled');
  const title = t('title', { name });
  const isEmpty = draft.program.protocols.length === 0;
  return (
    <div className="px-4 py-6 md:px-6 md:py-8">
      <PageHead title={title} noIndex />
      <Breadcrumbs
        label={t('breadcrumb')}
        crumbs={[
          { words: t('programs'), to: paths.ownPrograms },
          { words: name, to: paths.editProgram(card.id) },
        ]}
      />
      <PageTitle title={title} lead={t('lead')} />
      {isEmpty ? (
        <EmptyState title={t('noProtocolTitle')} help={t('noProtocolHelp')}>
          <LinkButton to={paths.editProgram(card.id, 'protocols')}>{t('addProtocol')}</LinkButton>
        </EmptyState>
      ) : (
        <>
          <LinkTabs
            label={t('views')}
            tabs={simulatorViews.map((each) => ({
              to: paths.simulator(card.id, each),
              words: t(each),
              current: view === each,
            }))}
          />
          {view === 'tests' && <TestsView program={draft.program} card={card} state={draft.state} />}
          {view === 'walk' && <Walk program={draft.program} card={card} words={words} />}
          {view === 'population' && (
            <PopulationView
              key={card.id}
              program={draft.program}
              state={draft.state}
              card={card}
              versions={versions}
              wordsOf={inWords}
              views={flowViews}
            />
          )}
        </>
      )}
    </div>
  );
}

const flowViews: FlowViews = {
  drawing: (flow) => (
    <Suspense fallback={<OpeningFlow />}>
      <CountsCanvas key={flow.protocol.id} {...flow} />
    </Suspense>
  ),
  list: (flow) => <CountsList {...flow} />,
};
/** One follower's walk, with what it needs from followers' and experts' pages, and the flow as it is drawn. */
const Walk = latePart(async () => {
  const [{ WalkView }, { TryFile, TryForm }, { ResultForm }] = await Promise.all([
    import('./walk/walk-view.tsx'),
    import('../tasks/forms/try-form.tsx'),
    import('../follow-up/result-form.tsx'),
  ]);
  const parts = { form: TryForm, file: TryFile, result: ResultForm, ...flowViews };
  return { default: (walk: Omit<WalkViewProps, 'parts'>) => <WalkView {...walk} parts={parts} /> };
}).Part;

function OpeningFlow() {
  const t = useTexts(simulatorTexts);
  return (
    <p role="status" className="grid h-full place-items-center bg-sunken text-ink-soft">
      {t('opening')}
    </p>
  );
}

/** The program's names, and the sentences that builders know for its conditions. */
function wordsOf({ protocols }: Program, locale: Locale): ProgramWords {
  const at = (index: number) => (protocols[index] ?? protocols[0])?.protocol as Protocol;
  const named = (index: number) =>
    at(index).modules.map((module) => ({ id: module.id, name: moduleName(module, at(index), locale) }));
  const speaking = (protocol: Protocol, now: number): SpeakingOf => ({ locale, to: 'expert', now, protocol });
  return {
    reason: (line, index) => lineWords(line, speaking(at(index), line.at)),
    whyNot: (run, id) => whyNotParagraph(run.run, id, speaking(at(run.index), run.run.at)),
    protocol: (index) => at(index).name,
    step: (index, id) => nameOfStep(at(index), id, locale) ?? '',
    quotedStep: (index, id) => quoted(nameOfStep(at(index), id, locale) ?? '', locale),
    module: (index, id) => named(index).find((module) => module.id === id)?.name ?? '',
    rule: (index, id) => {
      const module = at(index).modules.find((each) => each.id === id);
      return module ? ruleWords(module, at(index), locale) : '';
    },
    item: (index, id) => nameOfItem(at(index), id, locale) ?? '',
    unit: (index, id) => kpiOf(at(index), id)?.unit ?? '',
    steps: (index) =>
      at(index).nodes.map((node) => ({ id: node.id, name: stepName(node, locale, at(index)) })),
    modules: named,
    duration: (minutes) => durationWords(minutes, locale),
  };
}
