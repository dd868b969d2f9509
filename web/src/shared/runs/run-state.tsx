import { languages } from '@regimen/contract/language/languages.ts';
import { formatNumber } from '@regimen/contract/language/translate.ts';
import { readingWords } from '@regimen/contract/reader-units.ts';
import { daysInProgram } from '@regimen/engine/facts.ts';
import type { ProgramRun } from '@regimen/engine/program.ts';
import type { ReactNode } from 'react';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { When } from '../../shell/when.tsx';
import { runTexts } from './run-texts.ts';
import type { RunWords } from './run-words.ts';

/** How somebody stood after a record: where, on which day, with what open and what known. */
export function RunStateView({ run, words }: { run: ProgramRun; words: RunWords }) {
  const t = useTexts(runTexts);
  const locale = useLocale();
  const { index, run: state } = run;
  const { here, tasks, kpis, results, dueAt } = state;
  const open = tasks.filter(({ target }) => target !== 'model');
  const scores = Object.entries(results).filter(([, { score }]) => score !== null);
  return (
    <dl className="grid gap-3">
      <Fact name={t('at')}>
        {here && !run.end ? (
          <>
            <bdi className="font-medium">{words.step(index, here.node)}</bdi>
            <span className="text-ink-soft">{`${languages[locale].comma}${t(here.phase)}`}</span>
          </>
        ) : (
          t('nowhere')
        )}
      </Fact>
      <Fact name={t('day')}>{formatNumber(locale, Math.max(0, daysInProgram(state, state.at)) + 1)}</Fact>
      <Fact name={t('openTasks')}>
        {open.length === 0
          ? t('none')
          : open
              .map(({ node, module }) =>
                node === null ? words.module(index, module ?? '') : words.step(index, node),
              )
              .join(' · ')}
      </Fact>
      {Object.keys(kpis).length > 0 && (
        <Fact name={t('readings')}>
          {Object.entries(kpis).map(([id, { last }]) => (
            <span key={id} className="block">
              <bdi>{`${words.item(index, id)}: ${readingWords(last, words.unit(index, id), locale)}`}</bdi>
            </span>
          ))}
        </Fact>
      )}
      {scores.length > 0 && (
        <Fact name={t('scores')}>
          {scores.map(([id, { score }]) => (
            <span key={id} className="block">
              <bdi>{`${words.item(index, id)}: ${formatNumber(locale, score ?? 0)}`}</bdi>
            </span>
          ))}
        </Fact>
      )}
      {!run.end && (
        <Fact name={t('wakes')}>
          {dueAt === null ? t('never') : <When at={new Date(dueAt).toISOString()} />}
        </Fact>
      )}
    </dl>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="text-14 text-ink-soft">{name}</dt>
    <dd className="wrap-anywhere">{children}</dd>
  </div>
);
