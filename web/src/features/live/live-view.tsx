import { formatNumber } from '@regimen/contract/language/translate.ts';
import type { PlaceCount } from '@regimen/contract/live.ts';
import type { Protocol } from '@regimen/engine/protocol.ts';
import { type ReactNode, useMemo, useState } from 'react';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { type FlowView, ViewChoice } from '../../shared/flow/counts/view-choice.tsx';
import { IconButton } from '../../ui/button.tsx';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { Modal } from '../../ui/modal.tsx';
import { Notice } from '../../ui/notice.tsx';
import { XIcon } from '../../ui/shell-icons.tsx';
import { useWide } from '../../ui/use-wide.ts';
import { FollowersPanel } from './followers-panel.tsx';
import { liveTexts } from './live-texts.ts';
import { ModulesBeside, type ShownModule } from './modules-beside.tsx';
import { Totals } from './totals.tsx';
import type { Shown } from './use-followers.ts';
import { type Live, useLiveCounts } from './use-live-counts.ts';

interface CountedFlow {
  protocol: Protocol;
  counts: ReadonlyMap<string, Omit<PlaceCount, 'protocolIndex' | 'node'>>;
  selected: string | null;
  onSelect: (step: string | null) => void;
}

interface LiveViewProps {
  program: string;
  version: string;
  loaded: Live;
  protocols: readonly Protocol[];
  index: number;
  onIndex: (index: number) => void;
  modules: readonly Omit<ShownModule, 'open'>[];
  nameOfStep: (protocol: number, id: string) => string;
  durationWords: (minutes: number) => string;
  drawing: (flow: CountedFlow) => ReactNode;
  list: (flow: CountedFlow) => ReactNode;
  beside: ReactNode;
}

/** The figures, the flow with its followers, and who stands where. */
export function LiveView(props: LiveViewProps) {
  const { program, version, protocols, index, modules } = props;
  const t = useTexts(liveTexts);
  const wide = useWide();
  const { counts, mark, isLive } = useLiveCounts(program, version, props.loaded);
  const [shown, setShown] = useState<Shown | null>(null);
  const [kind, setKind] = useState<FlowView>('drawing');
  const selected = shown?.kind === 'step' && shown.protocol === index ? shown.node : null;
  const byStep = useMemo(
    () =>
      new Map(
        counts.places.flatMap(({ protocolIndex, node, ...count }) =>
          protocolIndex === index && node !== null ? [[node, count] as const] : [],
        ),
      ),
    [counts, index],
  );
  const flow: CountedFlow = {
    protocol: protocols[index] as Protocol,
    counts: byStep,
    selected,
    onSelect: (node) => setShown(node === null ? null : { kind: 'step', protocol: index, node }),
  };
  const title = shown ? titleOf(shown, props.nameOfStep, t) : t('panel');
  const howMany = shown && peopleIn(shown, counts);
  const openOf = (id: string) =>
    counts.modules.find(({ protocolIndex, module }) => protocolIndex === index && module === id)?.open ?? 0;
  const people = shown && (
    <FollowersPanel
      key={JSON.stringify(shown)}
      program={program}
      version={version}
      shown={shown}
      mark={mark}
      nameOfStep={props.nameOfStep}
      durationWords={props.durationWords}
    />
  );
  return (
    <div className="grid grid-cols-1 gap-4">
      {!isLive && <Notice tone="warning">{t('notLive')}</Notice>}
      <Totals
        counts={counts}
        onWaiting={() => setShown({ kind: 'waiting' })}
        onStuck={() => setShown({ kind: 'stuck' })}
        onLater={() => setShown({ kind: 'later' })}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        {protocols.length > 1 ? <ProtocolChoice {...props} counts={counts} /> : <span />}
        <ViewChoice value={kind} onChange={setKind} wide={wide} />
      </div>
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        {wide && kind === 'drawing' ? (
          <div className="h-[max(36rem,calc(100dvh-12rem))] overflow-hidden rounded-card border border-line bg-sunken">
            {props.drawing(flow)}
          </div>
        ) : (
          <div>{props.list(flow)}</div>
        )}
        <div className="grid content-start gap-6">
          {wide && (
            <section aria-label={title}>
              <div className="mb-3 flex min-h-11 items-center justify-between gap-3">
                <div className="grid">
                  <h2 className="text-18 leading-heading wrap-anywhere">{title}</h2>
                  {howMany !== null && howMany > 0 && (
                    <p className="text-14 text-ink-soft">{t('people', { n: howMany })}</p>
                  )}
                </div>
                {shown && (
                  <IconButton label={t('close')} onClick={() => setShown(null)}>
                    <XIcon />
                  </IconButton>
                )}
              </div>
              <div className="max-h-[60dvh] overflow-y-auto overscroll-contain">
                {people ?? <p className="text-ink-soft">{t('choose')}</p>}
                {/* The edge fades, so that nobody takes what is in sight for all. */}
                <div
                  aria-hidden="true"
                  className="pointer-events-none sticky bottom-0 h-10 bg-linear-to-t from-surface"
                />
              </div>
            </section>
          )}
          <ModulesBeside modules={modules.map((module) => ({ ...module, open: openOf(module.id) }))} />
          {props.beside}
        </div>
      </div>
      {wide === false && (
        <Modal open={shown !== null} onClose={() => setShown(null)} title={title} closeLabel={t('close')}>
          {howMany !== null && howMany > 1 && (
            <p className="-mt-2 mb-3 text-ink-soft">{t('people', { n: howMany })}</p>
          )}
          {people}
        </Modal>
      )}
    </div>
  );
}

function titleOf(
  shown: Shown,
  nameOfStep: (protocol: number, id: string) => string,
  t: ReturnType<typeof useTexts<typeof liveTexts>>,
): string {
  if (shown.kind === 'step') return nameOfStep(shown.protocol, shown.node);
  return t(({ stuck: 'stuckTotal', waiting: 'waitingTotal', later: 'waiting' } as const)[shown.kind]);
}

/** How many the panel is about, whether or not all of them are listed yet. */
function peopleIn(shown: Shown, counts: Live['counts']): number {
  if (shown.kind === 'later') return counts.totals.waiting;
  if (shown.kind !== 'step') return counts[shown.kind];
  const place = counts.places.find(
    ({ protocolIndex, node }) => protocolIndex === shown.protocol && node === shown.node,
  );
  return place?.followers ?? 0;
}

function ProtocolChoice({ protocols, index, onIndex, counts }: LiveViewProps & { counts: Live['counts'] }) {
  const t = useTexts(liveTexts);
  const locale = useLocale();
  const followersIn = (protocol: number) =>
    counts.places
      .filter(({ protocolIndex, node }) => protocolIndex === protocol && node !== null)
      .reduce((sum, { followers }) => sum + followers, 0);
  return (
    <ChoiceField
      label={t('protocols')}
      hideLabel
      value={String(index)}
      choices={protocols.map(({ name }, at) => ({
        value: String(at),
        label: <bdi>{`${name} (${formatNumber(locale, followersIn(at))})`}</bdi>,
      }))}
      onChange={(value) => onIndex(Number(value))}
    />
  );
}
