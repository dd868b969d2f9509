import {
  type BranchPlace,
  branchPlaces,
  questionsOf,
  stepBefore,
  subjectOf,
} from '@regimen/contract/protocol-words/references.ts';
import { scoreRange } from '@regimen/engine/check/score-range.ts';
import type { Band } from '@regimen/engine/items.ts';
import type { Question } from '@regimen/engine/questions.ts';
import { asksModel, branchesOf } from '@regimen/engine/steps/traits.ts';
import type { About, Setting } from './facts.ts';
import { type KpiStarts, kpiStarts } from './kpi-starts.ts';

/** What the pickers of a condition offer: the protocol's own assessments, questions, KPIs and steps, never ids. */

/** `id` left out: the item of the step just ended, or the one being edited. */
interface Subject {
  id: string | undefined;
  name: string;
}

export interface AssessmentChoice extends Subject {
  bands: readonly Band[];
  middle: number;
}

const whole = (value: number): number => Math.round(value);

/** The one at hand first. An alert speaks of its own item only, a question of its own sheet. */
export function assessmentsIn({ about, protocol, own }: Setting): AssessmentChoice[] {
  const here = subjectOf(protocol, own, undefined);
  const found: AssessmentChoice[] = [];
  const offer = (id: string | undefined, item: typeof here) => {
    if (item?.kind !== 'assessment') return;
    const range = scoreRange(item);
    const middle = range ? whole((range.min + range.max) / 2) : 0;
    found.push({ id, name: item.name, bands: item.bands, middle });
  };
  offer(undefined, here);
  if (about === 'alert') return found;
  for (const [id, item] of Object.entries(protocol.items)) if (item !== here) offer(id, item);
  return found;
}

/** Answers that can be compared: not files, not whole tables. */
const comparable = ({ kind }: Question): boolean => kind !== 'file' && kind !== 'matrix';

export interface QuestionGroup extends Subject {
  questions: Question[];
}

export function questionsIn({ about, protocol, own }: Setting): QuestionGroup[] {
  const here = subjectOf(protocol, own, undefined);
  const groups = [{ id: undefined as string | undefined, item: here }];
  if (about !== 'alert' && about !== 'question')
    for (const [id, item] of Object.entries(protocol.items)) if (item !== here) groups.push({ id, item });
  return groups.flatMap(({ id, item }) => {
    const questions = questionsOf(item).filter(comparable);
    return item && questions.length > 0 ? [{ id, name: item.name, questions }] : [];
  });
}

export interface KpiChoice {
  id: string;
  name: string;
  unit: string;
  starts: KpiStarts;
}

/** What an alert or advice says is about the item being edited, and about no other. */
export const isOfOneItem = (about: About): boolean => about === 'alert' || about === 'advice';

/** The KPIs offered, with their units. */
export function kpisIn({ about, protocol, own }: Setting): KpiChoice[] {
  const entries = isOfOneItem(about) ? [[own.itemId, own.item] as const] : Object.entries(protocol.items);
  return entries.flatMap(([id, item]) => {
    if (id === undefined || item?.kind !== 'kpi') return [];
    return [{ id, name: item.name, unit: item.unit, starts: kpiStarts(item) }];
  });
}

export interface AiChoice extends Subject {
  branches: BranchPlace[];
}

export function aiSteps({ protocol, own }: Setting): AiChoice[] {
  const before = stepBefore(protocol, own);
  const steps = [before, ...protocol.nodes.filter((node) => node !== before)];
  return steps.flatMap((step) =>
    step && asksModel(step.type)
      ? [
          {
            id: step === before ? undefined : step.id,
            name: step.data.name,
            branches: branchPlaces(branchesOf(step)),
          },
        ]
      : [],
  );
}

/** Signs that this protocol speaks of already: the creator's own are used again in the same spelling. */
export function signsIn({ protocol }: Pick<Setting, 'protocol'>): string[] {
  const found = new Set<string>();
  JSON.stringify(protocol.nodes, (_key, value) => {
    if (value?.is === 'sign' && typeof value.value === 'string') found.add(value.value);
    return value;
  });
  return [...found].filter(Boolean);
}
