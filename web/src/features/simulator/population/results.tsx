import { percentWords } from '@regimen/contract/language/quantities.ts';
import type { Program } from '@regimen/engine/protocol.ts';
import type { PopulationResult } from '@regimen/engine/simulate/result.ts';
import type { PopulationSetup } from '@regimen/engine/simulate/setup.ts';
import { type ReactNode, useMemo } from 'react';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import type { ProgramWords } from '../program-words.ts';
import { ByProfile } from './by-profile.tsx';
import { Figures } from './figures.tsx';
import type { FlowViews } from './flow-props.ts';
import { Funnel } from './funnel.tsx';
import { headlineOf } from './headline.ts';
import { Headline } from './headline-line.tsx';
import { ModulesList } from './modules-list.tsx';
import { OutcomeBar } from './outcome-bar.tsx';
import { ReadingOutcomes } from './reading-outcomes.tsx';
import { resultTexts } from './result-texts.ts';
import { StepTimes } from './step-times.tsx';
import { StuckList } from './stuck-list.tsx';
import { WeeksCharts } from './weeks-chart.tsx';

interface ResultsProps {
  result: PopulationResult;
  program: Program;
  setup: PopulationSetup;
  words: ProgramWords;
  views: FlowViews;
  /** The program in which single lives can be walked through; `null`: not in this one. */
  walkIn: string | null;
  /** What can be done with this run. */
  actions?: ReactNode;
}

/** Everything that came of one population, what matters most first. */
export function Results({ result, program, setup, words, views, walkIn, actions }: ResultsProps) {
  const t = useTexts(resultTexts);
  const locale = useLocale();
  const headline = useMemo(
    () => headlineOf(result, program, words.quotedStep, locale),
    [result, program, words, locale],
  );
  return (
    <div className="grid gap-8">
      <section aria-label={t('inBrief')} className="grid gap-4">
        <Headline {...headline} />
        <OutcomeBar outcomes={result.outcomes} all={result.followers} />
        <p className="max-w-measure text-14 text-ink-soft">
          {t('whoDid')}
          {result.work.asked > 0 &&
            ` ${t('workDone', { share: percentWords(locale, result.work.done / result.work.asked) })}`}
        </p>
        <Figures result={result} />
        {actions}
      </section>
      <Funnel result={result} program={program} setup={setup} words={words} views={views} />
      <StuckList result={result} program={program} words={words} walkIn={walkIn} />
      <div className="grid gap-8 xl:grid-cols-2">
        <StepTimes result={result} words={words} />
        <ModulesList result={result} words={words} />
      </div>
      <WeeksCharts result={result} />
      <ReadingOutcomes result={result} />
      <ByProfile result={result} />
    </div>
  );
}
