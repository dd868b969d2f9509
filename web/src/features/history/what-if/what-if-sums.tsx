import { formatNumber } from '@regimen/contract/language/translate.ts';
import type { WhatIf } from '@regimen/contract/what-if.ts';
import type { WhatIfSum } from '@regimen/engine/what-if/sum-up.ts';
import type { ReactNode } from 'react';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Section } from '../../../ui/section.tsx';
import { ChangeBadge } from './change-badge.tsx';
import { peopleTexts } from './people-texts.ts';
import { PromptsByDay } from './prompts-by-day.tsx';
import { sumSentences } from './sum-sentences.ts';
import { sumTexts } from './sum-texts.ts';

/** What came of it for everybody together: how sure it is, then sentences, then the same by name. */
export function WhatIfSums({ whatIf, sums }: { whatIf: WhatIf; sums: WhatIfSum }) {
  const t = useTexts(sumTexts);
  const locale = useLocale();
  if (sums.people === 0) return <EmptyState title={t('nobody')} help={t('nobodyHelp')} />;
  const cautions = cautionsOf(whatIf, sums, t);
  return (
    <div className="grid gap-6">
      {cautions.length > 0 && (
        <Notice tone="info" title={t('caution')}>
          <ul className="grid gap-1">
            {cautions.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </Notice>
      )}
      {sums.differing === 0 ? (
        <EmptyState title={t('nothing')} help={t('nothingHelp', { n: sums.people })} />
      ) : (
        <Section title={t('title')}>
          <ul className="grid max-w-measure gap-2 text-18">
            {sumSentences(sums, locale).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Section>
      )}
      {sums.differing > 0 && (
        <div className="grid gap-x-8 gap-y-6 lg:grid-cols-2">
          {sums.escalationsBy.length > 0 && <Calls calls={sums.escalationsBy} />}
          {sums.promptsBy.length > 0 && <Prompts prompts={sums.promptsBy} />}
          {sums.promptsBy.length > 0 && sums.days.length > 1 && (
            <Section title={t('daysTitle')} help={t('daysHelp')}>
              <PromptsByDay days={sums.days} />
            </Section>
          )}
        </div>
      )}
    </div>
  );
}

function cautionsOf(
  { skippedCount, mostPeople, peopleCount }: WhatIf,
  { unknownPeople, shiftedPeople, anew, differing }: WhatIfSum,
  t: ReturnType<typeof useTexts<typeof sumTexts>>,
): string[] {
  return [
    differing > 0 && t('versions'),
    unknownPeople > 0 && t('unknown', { n: unknownPeople }),
    shiftedPeople > 0 && t('shifted', { n: shiftedPeople }),
    anew > 0 && t('anew', { n: anew }),
    skippedCount > 0 && t('skipped', { n: skippedCount }),
    peopleCount === mostPeople && t('newest', { n: mostPeople }),
  ].filter((words) => words !== false);
}

const cellClass = 'px-3 py-2';
const numberClass = 'px-3 py-2 text-end tabular-nums';

function Calls({ calls }: { calls: WhatIfSum['escalationsBy'] }) {
  const t = useTexts(sumTexts);
  const words = useTexts(peopleTexts);
  const locale = useLocale();
  return (
    <NamedTable title={t('callsTitle')} heads={[t('name'), t('change')]} numberHeads={[t('people')]}>
      {calls.map(({ change, about, name, people }) => (
        <tr key={`${change} ${about} ${name}`} className="border-t border-line">
          <td className={cellClass}>
            <bdi>{words(about, { name })}</bdi>
          </td>
          <td className={cellClass}>
            <ChangeBadge change={change} />
          </td>
          <td className={numberClass}>{formatNumber(locale, people)}</td>
        </tr>
      ))}
    </NamedTable>
  );
}

function Prompts({ prompts }: { prompts: WhatIfSum['promptsBy'] }) {
  const t = useTexts(sumTexts);
  const locale = useLocale();
  return (
    <NamedTable title={t('promptsTitle')} heads={[t('name')]} numberHeads={[t('was'), t('would')]}>
      {prompts.map(({ name, before, after }) => (
        <tr key={name} className="border-t border-line">
          <td className={cellClass}>
            <bdi>{name}</bdi>
          </td>
          <td className={numberClass}>{formatNumber(locale, before)}</td>
          <td className={numberClass}>{formatNumber(locale, after)}</td>
        </tr>
      ))}
    </NamedTable>
  );
}

interface NamedTableProps {
  title: string;
  heads: string[];
  numberHeads: string[];
  children: ReactNode;
}

function NamedTable({ title, heads, numberHeads, children }: NamedTableProps) {
  const head = (words: string, side: string) => (
    <th key={words} scope="col" className={`px-3 py-2 font-semibold ${side}`}>
      {words}
    </th>
  );
  return (
    <Section title={title}>
      <div className="overflow-x-auto rounded-card border border-line">
        <table className="w-full text-14">
          <thead className="bg-sunken">
            <tr>
              {heads.map((words) => head(words, 'text-start'))}
              {numberHeads.map((words) => head(words, 'text-end'))}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      </div>
    </Section>
  );
}
