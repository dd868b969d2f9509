import { percentWords } from '@regimen/contract/language/quantities.ts';
import { formatNumber } from '@regimen/contract/language/translate.ts';
import type { ComparedStep, Comparison } from '@regimen/engine/simulate/compare.ts';
import { useState } from 'react';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { Section } from '../../../ui/section.tsx';
import { ShareBar } from '../../../ui/share-bar.tsx';
import { WarningIcon } from '../../../ui/shell-icons.tsx';
import { shownPoints } from './change-lines.ts';
import { compareTexts } from './compare-texts.ts';
import type { Side } from './compare-view.tsx';

interface SideFunnelsProps {
  before: Side;
  after: Side;
  comparison: Comparison;
}

const most = 30;

/** Both flows as funnels, step beside step; one below the other where it is narrow. */
export function SideFunnels({ before, after, comparison }: SideFunnelsProps) {
  const t = useTexts(compareTexts);
  const [showsAll, setShowsAll] = useState(false);
  const protocols = protocolsOf(before, after);
  const [chosen, setChosen] = useState(protocols[0]?.id ?? '');
  const id = protocols.some((protocol) => protocol.id === chosen) ? chosen : (protocols[0]?.id ?? '');
  const steps = comparison.steps.filter(({ protocolId }) => protocolId === id);
  const shown = showsAll ? steps : steps.slice(0, most);
  return (
    <Section title={t('flowsTitle')} help={t('flowsHelp')}>
      {protocols.length > 1 && (
        <ChoiceField
          label={t('protocols')}
          hideLabel
          value={id}
          choices={protocols.map((protocol) => ({
            value: protocol.id,
            label: <bdi>{protocol.name}</bdi>,
          }))}
          onChange={setChosen}
        />
      )}
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-2">
        <SideFunnel side={before} steps={shown} which="before" />
        <SideFunnel side={after} steps={shown} which="after" />
      </div>
      {steps.length > most && !showsAll && (
        <Button look="quiet" className="justify-self-start" onClick={() => setShowsAll(true)}>
          {t('showAll', { n: steps.length })}
        </Button>
      )}
    </Section>
  );
}

function protocolsOf(before: Side, after: Side): { id: string; name: string }[] {
  const found = new Map<string, string>();
  for (const { program } of [after, before])
    for (const { protocol } of program.protocols)
      if (!found.has(protocol.id)) found.set(protocol.id, protocol.name);
  return [...found].map(([id, name]) => ({ id, name }));
}

interface OneFunnelProps {
  side: Side;
  steps: readonly ComparedStep[];
  which: 'before' | 'after';
}

function SideFunnel({ side, steps, which }: OneFunnelProps) {
  const other = which === 'before' ? 'after' : 'before';
  return (
    <div className="min-w-0">
      <h3 className="mb-2 text-16 font-semibold">
        <bdi>{side.name}</bdi>
      </h3>
      <ol className="grid gap-1">
        {steps.map((step) =>
          // Beside each other, what is on one side only leaves its place empty on the other.
          step.on === other ? (
            <li key={step.node} aria-hidden="true" className="h-13 max-lg:hidden" />
          ) : (
            <Step key={step.node} step={step} side={side} which={which} />
          ),
        )}
      </ol>
    </div>
  );
}

function Step({ step, side, which }: { step: ComparedStep; side: Side; which: 'before' | 'after' }) {
  const t = useTexts(compareTexts);
  const locale = useLocale();
  const index = side.program.protocols.findIndex(({ protocol }) => protocol.id === step.protocolId);
  const reached = step.reached[which] ?? 0;
  const stuck = step.stuck[which] ?? 0;
  const points = shownPoints(step.reached);
  return (
    <li className="grid h-13 content-center gap-1 rounded-control border border-line bg-raised px-3">
      <p className="flex items-center justify-between gap-3 text-14">
        <span className="min-w-0 flex-1 truncate" title={side.words.step(index, step.node)}>
          <bdi>{side.words.step(index, step.node)}</bdi>
        </span>
        {step.on !== 'both' && <Badge tone="primary">{t(which === 'after' ? 'newStep' : 'goneStep')}</Badge>}
        {stuck >= 0.005 && (
          <span className="flex items-center gap-1 whitespace-nowrap text-warning-text">
            <WarningIcon size={14} />
            {t('stuckHere', { share: percentWords(locale, stuck) })}
          </span>
        )}
        {which === 'after' && points !== 0 && (
          <span className="whitespace-nowrap text-ink-soft tabular-nums">
            {t(points > 0 ? 'more' : 'fewer', { points: formatNumber(locale, Math.abs(points)) })}
          </span>
        )}
        <span className="font-semibold whitespace-nowrap tabular-nums">{percentWords(locale, reached)}</span>
      </p>
      <ShareBar share={reached} className="h-1.5 bg-sunken" />
    </li>
  );
}
