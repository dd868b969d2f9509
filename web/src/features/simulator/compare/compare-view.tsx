import type { Program } from '@regimen/engine/protocol.ts';
import { comparePopulations } from '@regimen/engine/simulate/compare.ts';
import type { PopulationResult } from '@regimen/engine/simulate/result.ts';
import { useMemo } from 'react';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { RepeatIcon } from '../../../ui/icons.tsx';
import { Section } from '../../../ui/section.tsx';
import { AlertIcon, SuccessIcon } from '../../../ui/shell-icons.tsx';
import { OutcomeBar } from '../population/outcome-bar.tsx';
import type { ProgramWords } from '../program-words.ts';
import { type ChangeLine, changeLines, verdictOf } from './change-lines.ts';
import { compareTexts } from './compare-texts.ts';
import { SideFunnels } from './side-funnels.tsx';

export interface Side {
  /** "Version 3", "The draft as it is now" */
  name: string;
  program: Program;
  result: PopulationResult;
  words: ProgramWords;
}

/** Two versions of a program, lived by the same people. */
export function CompareView({ before, after }: { before: Side; after: Side }) {
  const t = useTexts(compareTexts);
  const locale = useLocale();
  const comparison = useMemo(() => comparePopulations(before.result, after.result), [before, after]);
  const lines = useMemo(
    () => changeLines(comparison, namesOf(before, after), locale),
    [comparison, before, after, locale],
  );
  return (
    <div className="grid gap-8">
      <section aria-label={t('inBrief')} className="grid gap-4">
        <div className="grid gap-1">
          <p className="max-w-measure text-18 leading-heading font-semibold text-balance sm:text-22">
            {verdictOf(comparison, locale)}
          </p>
          <p className="max-w-measure text-14 text-ink-soft">
            {t('samePeople', { n: after.result.followers })}
          </p>
        </div>
        <Changes lines={lines} />
      </section>
      <Section title={t('outcomesTitle')}>
        <div className="grid gap-x-8 gap-y-5 lg:grid-cols-2">
          {[before, after].map(({ name, result }, index) => (
            <div key={index === 0 ? 'before' : 'after'} className="grid content-start gap-2">
              <h3 className="text-16 font-semibold">
                <bdi>{name}</bdi>
              </h3>
              <OutcomeBar outcomes={result.outcomes} all={result.followers} />
            </div>
          ))}
        </div>
      </Section>
      <SideFunnels before={before} after={after} comparison={comparison} />
    </div>
  );
}

const signs = { better: SuccessIcon, worse: AlertIcon, other: RepeatIcon };
const tones = { better: 'text-success-text', worse: 'text-danger-text', other: 'text-ink-soft' };

function Changes({ lines }: { lines: readonly ChangeLine[] }) {
  const t = useTexts(compareTexts);
  if (lines.length === 0) return <p>{t('nothing')}</p>;
  return (
    <ul className="grid gap-2 sm:grid-cols-2 xl:grid-cols-3">
      {lines.map(({ key, words, before, after, verdict }) => {
        const Sign = signs[verdict];
        return (
          <li key={key} className="grid gap-0.5 rounded-control border border-line bg-raised p-3">
            <p className={`flex items-center gap-1.5 text-14 font-medium ${tones[verdict]}`}>
              <Sign size={16} />
              {t(verdict)}
            </p>
            <p className="wrap-anywhere">{words}</p>
            <p className="text-18 font-semibold tabular-nums">{t('fromTo', { before, after })}</p>
          </li>
        );
      })}
    </ul>
  );
}

/** A step is called as it is now; one that is gone, as it was. */
function namesOf(before: Side, after: Side) {
  const indexIn = ({ program }: Side, id: string) =>
    program.protocols.findIndex(({ protocol }) => protocol.id === id);
  return {
    step: (protocolId: string, node: string) => {
      for (const side of [after, before]) {
        const index = indexIn(side, protocolId);
        if (index >= 0 && side.words.step(index, node)) return side.words.quotedStep(index, node);
      }
      return node;
    },
    kpi: (id: string) =>
      [after, before].flatMap(({ result }) => result.kpis).find(({ kpi }) => kpi === id)?.name ?? id,
  };
}
