import type { FollowerStory } from '@regimen/contract/follow-ups.ts';
import type { Locale } from '@regimen/contract/language/languages.ts';
import { moduleName, nameOfItem, nameOfStep, stepName } from '@regimen/contract/protocol-words/names.ts';
import { kpiOf } from '@regimen/contract/protocol-words/references.ts';
import type { SpeakingOf } from '@regimen/contract/protocol-words/speaking.ts';
import { lineWords } from '@regimen/contract/protocol-words/trace-words.ts';
import type { Program, Protocol } from '@regimen/engine/protocol.ts';
import { useMemo } from 'react';
import { useLoaderData, useLocation } from 'react-router';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { ExpertTabs } from '../../layouts/expert-tabs.tsx';
import type { RunWords } from '../../shared/runs/run-words.ts';
import { whyNotParagraph } from '../../shared/runs/why-not-words.ts';
import { readEmbedded } from '../../shell/embedded-data.ts';
import { pageData } from '../../shell/page-data.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { callQuery, isRecord, readFilter, readRun } from './history-query.ts';
import { historyTexts } from './history-texts.ts';
import { HistoryView } from './history-view.tsx';
import { PersonView } from './person/person-view.tsx';
import { RunView } from './run-view.tsx';
import { loadWhatIf } from './what-if/load-what-if.ts';
import { readWhatIf, type WhatIfAddress } from './what-if/what-if-query.ts';
import { whatIfTexts } from './what-if/what-if-texts.ts';
import { WhatIfView } from './what-if/what-if-view.tsx';

const nothing = { list: null, runHistory: null, person: null, whatIf: null };

const page = pageData(
  async ({ api, url }) => {
    const id = readRun(url.searchParams);
    if (id !== null) {
      const params = { id };
      if (isRecord(url.searchParams)) {
        const [run, records, story] = await Promise.all([
          api('GET history/runs/{id}', { params }),
          api('GET history/runs/{id}/records', { params, query: {} }),
          api('GET history/runs/{id}/story', { params }),
        ]);
        return { ...nothing, runHistory: { run, records, dangers: dangersOf(story) } };
      }
      const [run, timeline, story] = await Promise.all([
        api('GET history/runs/{id}', { params }),
        api('GET history/runs/{id}/timeline', { params, query: {} }),
        api('GET history/runs/{id}/story', { params }),
      ]);
      return { ...nothing, person: { run, timeline, story, dangers: dangersOf(story) } };
    }
    const address = readWhatIf(url.searchParams);
    if (address) return { ...nothing, whatIf: await loadWhatIf(api, address) };
    const [events, programs] = await Promise.all([
      api('GET history', { query: callQuery(readFilter(url.searchParams)) }),
      api('GET live/programs'),
    ]);
    return { ...nothing, list: { events, programs: programs.data } };
  },
  { long: true },
);
/** What is open about them because they may be in danger. */
const dangersOf = ({ openFollowUps }: FollowerStory) => openFollowUps.filter(({ inDanger }) => inDanger);

export const loader = page.loader;
export const clientLoader = page.clientLoader;

export default function HistoryPage() {
  const { list, runHistory, person, whatIf } = readEmbedded(useLoaderData<typeof clientLoader>());
  const t = useTexts(historyTexts);
  const words = useTexts(whatIfTexts);
  const params = new URLSearchParams(useLocation().search);
  const filter = readFilter(params);
  const address = readWhatIf(params);
  const run = runHistory?.run ?? person?.run;
  return (
    <div className="px-4 py-6 md:px-6 md:py-8">
      <PageHead title={run ? run.follower.full_name : whatIf ? words('title') : t('title')} noIndex />
      <ExpertTabs current="history" />
      {list && <HistoryView loaded={list.events} programs={list.programs} filter={filter} />}
      {person && <PersonView key={person.run.id} {...person} />}
      {runHistory && <RunHistory {...runHistory} />}
      {whatIf && address && <WhatIfPart address={address} loaded={whatIf} />}
    </div>
  );
}

function WhatIfPart({
  address,
  loaded,
}: {
  address: WhatIfAddress;
  loaded: Awaited<ReturnType<typeof loadWhatIf>>;
}) {
  const locale = useLocale();
  const program = loaded.program;
  const reason = useMemo(() => {
    if (!program) return () => ({ words: '', asked: [] });
    return wordsOf(protocolsOf(program), locale).reason;
  }, [program, locale]);
  return <WhatIfView address={address} loaded={loaded} reason={reason} />;
}

function RunHistory({
  run,
  records,
  dangers,
}: NonNullable<Awaited<ReturnType<typeof clientLoader>>['runHistory']>) {
  const locale = useLocale();
  const words = useMemo(() => wordsOf(protocolsOf(run.program), locale), [run.program, locale]);
  return (
    <RunView
      key={run.id}
      run={run}
      dangers={dangers}
      loaded={records}
      words={words}
      wordsOf={(program) => wordsOf(protocolsOf(program), locale)}
    />
  );
}

const protocolsOf = ({ protocols }: Program): Protocol[] => protocols.map(({ protocol }) => protocol);

/** The version's names, and the sentences that builders know for its conditions. */
function wordsOf(protocols: readonly Protocol[], locale: Locale): RunWords {
  const at = (index: number) => (protocols[index] ?? protocols[0]) as Protocol;
  const named = (index: number) =>
    at(index).modules.map((module) => ({ id: module.id, name: moduleName(module, at(index), locale) }));
  const speaking = (protocol: Protocol, now: number): SpeakingOf => ({ locale, to: 'expert', now, protocol });
  return {
    reason: (line, index) => lineWords(line, speaking(at(index), line.at)),
    whyNot: (run, id) => whyNotParagraph(run.run, id, speaking(at(run.index), Date.now())),
    step: (index, id) => nameOfStep(at(index), id, locale) ?? '',
    module: (index, id) => named(index).find((module) => module.id === id)?.name ?? '',
    item: (index, id) => nameOfItem(at(index), id, locale) ?? '',
    unit: (index, id) => kpiOf(at(index), id)?.unit ?? '',
    steps: (index) =>
      at(index).nodes.map((node) => ({ id: node.id, name: stepName(node, locale, at(index)) })),
    modules: named,
  };
}
