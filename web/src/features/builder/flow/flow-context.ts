import { typeTexts } from '@regimen/contract/protocol-words/type-texts.ts';
import type { Problem } from '@regimen/engine/check.ts';
import type { FlowNode, Protocol } from '@regimen/engine/protocol.ts';
import { createContext, useContext, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { showFlash } from '../../../shell/flash.ts';
import { freshSteps } from '../draft/fresh-steps.ts';
import { useMay } from '../draft/use-card.ts';
import { useDraftStore } from '../draft/use-draft.ts';
import { compareStore, useCompared } from '../frame/compare.ts';
import { createFlowControl, type FlowControl } from './flow-control.ts';
import type { FlowView } from './flow-view.ts';
import { texts } from './texts.ts';

const FlowContext = createContext<FlowControl | null>(null);
export const FlowProvider = FlowContext.Provider;

export function useFlow(): FlowControl {
  const flow = useContext(FlowContext);
  if (!flow) throw new Error('There is no flow here: this belongs inside the workspace.');
  return flow;
}

/** Ids of steps are made here and stay: short enough to read, never the same twice. */
const newStepId = (): string => `s-${crypto.randomUUID().slice(0, 13)}`;

/** One for each draft as long as its page is shown. */
export function useFlowControl(): FlowControl {
  const draft = useDraftStore();
  const locale = useLocale();
  const t = useTexts(texts);
  const may = useMay('edit');
  const latest = useRef({ locale, t, may });
  latest.current = { locale, t, may };
  const flow = useMemo(
    () =>
      createFlowControl({
        draft,
        newId: newStepId,
        mayEdit: () =>
          latest.current.may && draft.state.get().clashing === null && compareStore(draft).get() === null,
        nameOf: (type) => typeTexts[latest.current.locale][type],
        refused: (code) =>
          showFlash({
            tone: 'warning',
            message: latest.current.t(code === 'too-many-steps' ? 'tooManySteps' : 'cannotGoThere'),
          }),
      }),
    [draft],
  );
  useEffect(() => draft.state.subscribe(flow.refresh), [draft, flow]);
  useEffect(() => draft.stepped.subscribe(flow.showStepped), [draft, flow]);
  useEffect(() => () => freshSteps(draft).set(new Set()), [draft]);
  return flow;
}

/** Whether the flow can be edited here: by this person, and while nothing is compared with it. */
export const useMayEditFlow = (): boolean => {
  const compared = useCompared();
  return useMay('edit') && compared === null;
};

/** A part of the view; components are asked again only when it changes. */
export function useView<T>(part: (view: FlowView) => T): T {
  const { view } = useFlow();
  return useSyncExternalStore(
    view.subscribe,
    () => part(view.get()),
    () => part(view.get()),
  );
}

/** Something small worked out from the draft: a name, a number. */
export function useFromDraft<T extends string | number | boolean | null | undefined>(
  work: (protocol: Protocol) => T,
): T {
  const { state } = useDraftStore();
  return useSyncExternalStore(
    state.subscribe,
    () => work(state.get().document),
    () => work(state.get().document),
  );
}

/** The step itself: the same object until it is changed. */
export function useStep(id: string | null): FlowNode | undefined {
  const { state } = useDraftStore();
  const find = () => state.get().document.nodes.find((node) => node.id === id);
  return useSyncExternalStore(state.subscribe, find, find);
}

/** A missing deadline is named once for all steps that lack one, and shown at each. */
export const stepsOfProblem = ({ code, node, data }: Problem): readonly string[] =>
  code === 'no-deadline' ? (data.steps as string[]) : node === null ? [] : [node];

/** What stands at each step: the worst of its problems. */
export function worstByStep(problems: readonly Problem[]): Map<string, Problem['severity']> {
  const worst = new Map<string, Problem['severity']>();
  for (const problem of problems)
    for (const id of stepsOfProblem(problem)) if (worst.get(id) !== 'error') worst.set(id, problem.severity);
  return worst;
}
