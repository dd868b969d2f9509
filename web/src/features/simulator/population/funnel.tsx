import type { Program, Protocol } from '@regimen/engine/protocol.ts';
import type { PopulationResult } from '@regimen/engine/simulate/result.ts';
import type { PopulationSetup } from '@regimen/engine/simulate/setup.ts';
import { useMemo, useState } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { type FlowView, ViewChoice } from '../../../shared/flow/counts/view-choice.tsx';
import { IconButton } from '../../../ui/button.tsx';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { Section } from '../../../ui/section.tsx';
import { XIcon } from '../../../ui/shell-icons.tsx';
import { useWide } from '../../../ui/use-wide.ts';
import type { ProgramWords } from '../program-words.ts';
import type { FlowViews, FunnelFlow } from './flow-props.ts';
import { resultTexts } from './result-texts.ts';
import { StepPanel } from './step-panel.tsx';

interface FunnelProps {
  result: PopulationResult;
  program: Program;
  setup: PopulationSetup;
  words: ProgramWords;
  views: FlowViews;
}

/** The flow itself, with the share of everybody who comes to each step; pressed, a step tells how it goes there. */
export function Funnel({ result, program, setup, words, views }: FunnelProps) {
  const t = useTexts(resultTexts);
  const wide = useWide();
  const [kind, setKind] = useState<FlowView>('drawing');
  const [chosen, setChosen] = useState(0);
  const index = chosen < program.protocols.length ? chosen : 0;
  const protocol = program.protocols[index]?.protocol as Protocol;
  const [pressed, setPressed] = useState<{ protocol: number; node: string } | null>(null);
  const selected =
    pressed?.protocol === index && protocol.nodes.some(({ id }) => id === pressed.node) ? pressed.node : null;
  const flow: FunnelFlow = {
    protocol,
    counts: useMemo(() => countsOf(result, index), [result, index]),
    whole: result.followers,
    selected,
    onSelect: (node) => setPressed(node === null ? null : { protocol: index, node }),
  };
  const step = result.steps.find((each) => each.protocol === index && each.node === selected);
  const title = selected === null ? t('aStep') : words.step(index, selected);
  const panel = step && (
    <StepPanel step={step} result={result} program={program} setup={setup} words={words} />
  );
  return (
    <Section title={t('flowTitle')} help={t('flowHelp')}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        {program.protocols.length > 1 ? (
          <ChoiceField
            label={t('protocols')}
            hideLabel
            value={String(index)}
            choices={program.protocols.map((_, at) => ({
              value: String(at),
              label: <bdi>{words.protocol(at)}</bdi>,
            }))}
            onChange={(value) => setChosen(Number(value))}
          />
        ) : (
          <span />
        )}
        <ViewChoice value={kind} onChange={setKind} wide={wide} />
      </div>
      <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
        {wide && kind === 'drawing' ? (
          <div className="h-[max(28rem,calc(100dvh-22rem))] overflow-hidden rounded-card border border-line bg-sunken">
            {views.drawing(flow)}
          </div>
        ) : (
          <div>{views.list(flow)}</div>
        )}
        {wide && (
          <section aria-label={title} className="content-start">
            <div className="mb-2 flex min-h-11 items-center justify-between gap-3">
              <h3 className="text-18 leading-heading wrap-anywhere">{title}</h3>
              {selected !== null && (
                <IconButton label={t('close')} onClick={() => setPressed(null)}>
                  <XIcon />
                </IconButton>
              )}
            </div>
            {panel ?? <p className="text-ink-soft">{t('chooseStep')}</p>}
          </section>
        )}
      </div>
      {wide === false && (
        <Modal
          open={selected !== null}
          onClose={() => setPressed(null)}
          title={title}
          closeLabel={t('close')}
        >
          {panel}
        </Modal>
      )}
    </Section>
  );
}

/** Those who came to a step, and those who are stuck there, by step. */
export const countsOf = (result: PopulationResult, protocol: number): FunnelFlow['counts'] =>
  new Map(
    result.steps
      .filter((step) => step.protocol === protocol)
      .map(({ node, followers, stuck }) => [node, { followers, stuck }]),
  );
