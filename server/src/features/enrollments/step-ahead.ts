import type { Locale } from '@regimen/contract/language/languages.ts';
import { rhythmWords } from '@regimen/contract/protocol-words/rhythm-words.ts';
import type { StepAhead } from '@regimen/contract/step-ahead.ts';
import { DAY_MS } from '@regimen/engine/calendar.ts';
import { nameOfModule } from '@regimen/engine/given-name.ts';
import type { Item } from '@regimen/engine/items.ts';
import type { ProgramRun } from '@regimen/engine/program.ts';
import type { FlowNode, Program, Protocol, Target } from '@regimen/engine/protocol.ts';
import { expiryMinutes } from '@regimen/engine/recurring-module.ts';
import { asksPeople, waitOf } from '@regimen/engine/steps/traits.ts';
import { heldNudge, type OwnHours } from '../notifications/own-hours.ts';
import { forecastOf } from './forecast.ts';
import { outlineOf } from './outline.ts';
import { minutesOf } from './present-task-card.ts';

const mostQuestions = 5;

/**
 * What a step or module will be when it comes, by its key in the outline or the forecast. Nothing else has an answer:
 * other branches are not given away. What the team does, how a nudge reads and how a program ends stays for its time.
 */
export function stepAhead(
  program: Program,
  run: ProgramRun | null,
  key: string,
  { now, locale, hours }: { now: number; locale: Locale; hours: OwnHours },
): StepAhead | undefined {
  const outline = outlineOf(program, run);
  const place = outline.findIndex((step) => step.key === key);
  const step = outline[place];
  const found = step ? nodeAt(program, key) : undefined;
  if (!step || !found) return run ? moduleAhead(program, run, key, locale, hours) : undefined;
  if (step.state !== 'ahead' && step.state !== 'here') return undefined;
  const { protocol, node } = found;
  const { target, selectedItem, description, window } = node.data;
  const begins = step.state === 'here' ? null : beginsAfter(program, run, outline.slice(0, place), now);
  return {
    ...whatItIs({ protocol, target, item: selectedItem, description }),
    name: step.name,
    kind: step.kind,
    lasts: lengthOf(protocol, node),
    opensFor: target === 'follower' && asksPeople(step.kind) ? (window?.expireAfterMinutes ?? null) : null,
    rhythm: null,
    at: step.state === 'here' ? instant(run?.run.here?.moment?.at) : null,
    held: null,
    notBefore: instant(begins),
    after: step.state === 'here' ? null : (outline[place - 1]?.name ?? null),
  };
}

function moduleAhead(
  program: Program,
  run: ProgramRun,
  key: string,
  locale: Locale,
  hours: OwnHours,
): StepAhead | undefined {
  const next = forecastOf(program, run, Infinity, 0).find((one) => one.key === key);
  const protocol = program.protocols[run.index]?.protocol;
  const module = protocol?.modules.find(({ id }) => key === `${run.index}.module:${id}`);
  if (!next || !protocol || !module) return undefined;
  return {
    ...whatItIs({ protocol, target: module.target, item: module.selected_item, description: undefined }),
    name: nameOfModule(protocol, module),
    kind: module.selected_module,
    lasts: null,
    opensFor: asksPeople(module.selected_module) ? expiryMinutes(module) : null,
    rhythm: rhythmWords(module, locale),
    at: instant(next.at),
    held: heldNudge(next, hours),
    notBefore: null,
    after: null,
  };
}

function nodeAt(program: Program, key: string): { protocol: Protocol; node: FlowNode } | undefined {
  const dot = key.indexOf('.');
  const protocol = program.protocols[Number(key.slice(0, dot))]?.protocol;
  const node = protocol?.nodes.find(({ id }) => id === key.slice(dot + 1));
  return protocol && node && { protocol, node };
}

interface About {
  protocol: Protocol;
  target: Target;
  item: string | undefined;
  description: string | undefined;
}

function whatItIs({ protocol, target, item: id, description }: About) {
  const isForTeam = target === 'system';
  const item = id !== undefined && Object.hasOwn(protocol.items, id) ? protocol.items[id] : undefined;
  if (isForTeam || item?.kind === 'nudge' || item?.kind === 'agent')
    return { isForTeam, about: '', minutes: null, questions: null, reading: null };
  return {
    isForTeam,
    about: (item && (aboutItem(item) || item.description)) || description || '',
    minutes: minutesOf(item),
    questions: questionsIn(item),
    reading: item?.kind === 'kpi' ? { name: item.name, unit: item.unit } : null,
  };
}

const aboutItem = (item: Item): string =>
  item.kind === 'activity' ? item.instructions : item.kind === 'challenge' ? item.goal : '';

/** Only what everybody is asked: the others tell which answers lead further. What may mean danger waits for its place. */
function questionsIn(item: Item | undefined): StepAhead['questions'] {
  const all = item?.kind === 'assessment' || item?.kind === 'activity' ? (item.questions ?? []) : [];
  if (all.length === 0) return null;
  const sure = all.filter(({ when }) => when === undefined);
  const shown = sure.filter(({ risk }) => risk !== true).slice(0, mostQuestions);
  return { count: sure.length, mayBeMore: sure.length < all.length, some: shown.map(({ text }) => text) };
}

/** In minutes, where it takes its time whatever anybody does. */
function lengthOf(protocol: Protocol, node: FlowNode): number | null {
  const wait = waitOf(node);
  if (wait?.kind === 'for') {
    const { days = 0, hours = 0, minutes = 0 } = wait;
    return (days * 24 + hours) * 60 + minutes;
  }
  const item = protocol.items[node.data.selectedItem ?? ''];
  return item?.kind === 'challenge' ? item.days * 24 * 60 : null;
}

/** The earliest day by what has to pass before it on the path; nothing where only people decide. */
function beginsAfter(
  program: Program,
  run: ProgramRun | null,
  before: readonly { key: string; name: string; state: string }[],
  now: number,
): number | null {
  const known = run?.run.here?.moment?.at ?? null;
  const minutes = before
    .filter(({ state }) => state === 'ahead')
    .map(({ key }) => {
      const found = nodeAt(program, key);
      return found ? (lengthOf(found.protocol, found.node) ?? 0) : 0;
    })
    .reduce((sum, each) => sum + each, 0);
  const earliest = Math.max(now, known ?? 0) + minutes * 60_000;
  return earliest - now < DAY_MS ? null : earliest;
}

const instant = (at: number | null | undefined): string | null =>
  at === null || at === undefined ? null : new Date(at).toISOString();
