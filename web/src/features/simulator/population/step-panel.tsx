import type { TextKey } from '@regimen/contract/language/define-texts.ts';
import { aboutDuration } from '@regimen/contract/language/duration-forms.ts';
import { percentWords } from '@regimen/contract/language/quantities.ts';
import { formatNumber } from '@regimen/contract/language/translate.ts';
import { reasonTexts } from '@regimen/contract/protocol-words/reason-texts.ts';
import { branchPlaces } from '@regimen/contract/protocol-words/references.ts';
import type { Program } from '@regimen/engine/protocol.ts';
import { stopHalfWay } from '@regimen/engine/simulate/patience.ts';
import type { PopulationResult, StepResult } from '@regimen/engine/simulate/result.ts';
import type { PopulationSetup } from '@regimen/engine/simulate/setup.ts';
import { branchesOf } from '@regimen/engine/steps/traits.ts';
import type { ReactNode } from 'react';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { questionsAt } from '../../../shared/protocol-words/endless-wait-words.ts';
import { ShareBar } from '../../../ui/share-bar.tsx';
import type { ProgramWords } from '../program-words.ts';
import { resultTexts } from './result-texts.ts';

interface StepPanelProps {
  step: StepResult;
  result: PopulationResult;
  program: Program;
  setup: PopulationSetup;
  words: ProgramWords;
}

/** How it goes in one step: who comes, how it ends, where they go on to. */
export function StepPanel({ step, result, program, setup, words }: StepPanelProps) {
  const t = useTexts(resultTexts);
  const reasonWords = useTexts(reasonTexts);
  const locale = useLocale();
  const all = Math.max(1, result.followers);
  const number = (value: number) => formatNumber(locale, value);
  const ofAll = (value: number) => `${percentWords(locale, value / all)} (${number(value)})`;
  const questions = questionsAt(program.protocols[step.protocol]?.protocol, step.node);
  const facts: [string, string][] = [[t('came'), ofAll(step.followers)]];
  if (step.visits > step.followers) facts.push([t('visits'), number(step.visits)]);
  if (step.minutes && step.minutes.p50 > 0)
    facts.push([t('timeHere'), aboutDuration(step.minutes.p50, locale)]);
  if (questions > 0) facts.push([t('questionsHere'), number(questions)]);
  const stop = stopHalfWay(setup, questions);
  if (stop > 0) facts.push([t('stopHalfWay'), percentWords(locale, stop)]);
  if (step.here > 0) facts.push([t('standHere'), ofAll(step.here)]);
  if (step.stuck > 0) facts.push([t('stuckHere'), ofAll(step.stuck)]);
  if (step.ended > 0) facts.push([t('endedHere'), ofAll(step.ended)]);
  const ends = Object.entries(step.reasons).toSorted(([, a], [, b]) => b - a);
  const total = step.success + step.failure;
  const branches = branchesChosen(step, program);
  const chosen = branches.reduce((sum, { count }) => sum + count, 0);
  const transitions = result.transitions
    .filter(({ protocol, from }) => protocol === step.protocol && from === step.node)
    .toSorted((a, b) => b.count - a.count);
  return (
    <div className="grid gap-4">
      <dl className="grid gap-1.5">
        {facts.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4 border-b border-line pb-1.5">
            <dt className="text-14 text-ink-soft">{name}</dt>
            <dd className="text-end font-medium tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {ends.length > 0 && (
        <Shares title={t('howItEnds')}>
          {ends.map(([reason, count]) => (
            <Share
              key={reason}
              words={reasonWords(reason as TextKey<typeof reasonTexts>)}
              share={count / Math.max(1, total)}
            />
          ))}
        </Shares>
      )}
      {branches.length > 0 && (
        <Shares title={t('branchesChosen')}>
          {branches.map(({ id, name, count }) => (
            <Share key={id} words={name} share={count / chosen} />
          ))}
        </Shares>
      )}
      {transitions.length > 0 && (
        <Shares title={t('whereNext')}>
          {transitions.map(({ to, count }) => (
            <Share key={to} words={words.step(step.protocol, to)} share={count / Math.max(1, step.visits)} />
          ))}
        </Shares>
      )}
    </div>
  );
}

/** By name, the one chosen most first. */
function branchesChosen({ branches = {}, protocol, node }: StepResult, program: Program) {
  const step = program.protocols[protocol]?.protocol.nodes.find(({ id }) => id === node);
  const named = branchPlaces(branchesOf(step));
  return Object.entries(branches)
    .map(([id, count]) => ({ id, count, name: named.find((one) => one.id === id)?.name ?? id }))
    .toSorted((a, b) => b.count - a.count);
}

const Shares = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <h4 className="mb-1.5 text-14 font-semibold">{title}</h4>
    <ul className="grid gap-2">{children}</ul>
  </div>
);

function Share({ words, share }: { words: string; share: number }) {
  const locale = useLocale();
  return (
    <li className="grid gap-1">
      <p className="flex justify-between gap-3 text-14">
        <span className="wrap-anywhere">
          <bdi>{words}</bdi>
        </span>
        <span className="font-medium tabular-nums">{percentWords(locale, share)}</span>
      </p>
      <ShareBar share={share} className="h-1.5 bg-sunken" />
    </li>
  );
}
