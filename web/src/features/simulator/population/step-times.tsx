import { aboutDuration } from '@regimen/contract/language/duration-forms.ts';
import type { PopulationResult, StepResult } from '@regimen/engine/simulate/result.ts';
import { useState } from 'react';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { ScaleMark, ScaleSpan } from '../../../ui/scale-strip.tsx';
import { Section } from '../../../ui/section.tsx';
import type { ProgramWords } from '../program-words.ts';
import { resultTexts } from './result-texts.ts';

const most = 10;
/** Shorter than this nobody waits for anything. */
const worthShowing = 5;

/** How long people stay in each step: half of them, and eight of ten. The longest first. */
export function StepTimes({ result, words }: { result: PopulationResult; words: ProgramWords }) {
  const t = useTexts(resultTexts);
  const [showsAll, setShowsAll] = useState(false);
  const steps = result.steps
    .filter(({ minutes }) => minutes !== null && minutes.p90 >= worthShowing)
    .toSorted((a, b) => (b.minutes?.p50 ?? 0) - (a.minutes?.p50 ?? 0));
  if (steps.length === 0) return null;
  const longest = Math.max(...steps.map(({ minutes }) => minutes?.p90 ?? 0));
  return (
    <Section title={t('timesTitle')} help={t('timesHelp')}>
      <table className="w-full border-collapse text-start">
        <thead className="text-14 text-ink-soft max-sm:sr-only">
          <tr>
            <th scope="col" className="py-1 pe-3 text-start font-normal">
              {t('step')}
            </th>
            <th scope="col" className="py-1 pe-3 text-start font-normal">
              {t('half')}
            </th>
            <th scope="col" className="py-1 pe-3 text-start font-normal">
              {t('eightOfTen')}
            </th>
          </tr>
        </thead>
        <tbody>
          {(showsAll ? steps : steps.slice(0, most)).map((step) => (
            <Row key={`${step.protocol} ${step.node}`} step={step} words={words} longest={longest} />
          ))}
        </tbody>
      </table>
      {steps.length > most && !showsAll && (
        <Button look="quiet" className="justify-self-start" onClick={() => setShowsAll(true)}>
          {t('showAll', { n: steps.length })}
        </Button>
      )}
    </Section>
  );
}

function Row({ step, words, longest }: { step: StepResult; words: ProgramWords; longest: number }) {
  const t = useTexts(resultTexts);
  const locale = useLocale();
  const { p10 = 0, p50 = 0, p90 = 0 } = step.minutes ?? {};
  return (
    <tr className="border-t border-line align-top max-sm:grid max-sm:py-2">
      <th scope="row" className="py-2 pe-3 text-start font-medium wrap-anywhere max-sm:py-0">
        <bdi>{words.step(step.protocol, step.node)}</bdi>
        <div aria-hidden="true" className="relative mt-1.5 h-2 rounded-pill bg-sunken">
          <ScaleSpan
            from={p10 / longest}
            to={p90 / longest}
            className="min-w-0.5 rounded-pill bg-primary-soft outline outline-primary-line"
          />
          <ScaleMark at={p50 / longest} className="-inset-y-0.5 w-1 rounded-pill bg-primary-line" />
        </div>
      </th>
      <td className="py-2 pe-3 whitespace-nowrap tabular-nums max-sm:pt-1.5 max-sm:pb-0">
        <span className="text-14 text-ink-soft sm:hidden">{t('half')}: </span>
        {aboutDuration(p50, locale)}
      </td>
      <td className="py-2 text-14 whitespace-nowrap text-ink-soft tabular-nums max-sm:py-0">
        <span className="sm:hidden">{t('eightOfTen')}: </span>
        {aboutDuration(p10, locale) === aboutDuration(p90, locale)
          ? aboutDuration(p10, locale)
          : t('fromTo', { from: aboutDuration(p10, locale), to: aboutDuration(p90, locale, 'after') })}
      </td>
    </tr>
  );
}
