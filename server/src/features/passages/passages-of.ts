import type { PassageKind } from '@regimen/contract/agent-choices.ts';
import { type Locale, locales } from '@regimen/contract/language/languages.ts';
import type { ProgramText, VersionPage } from '@regimen/contract/program-texts.ts';
import { rhythmWords } from '@regimen/contract/protocol-words/rhythm-words.ts';
import { foldedWords } from '@regimen/engine/folded-words.ts';
import { nameOfModule, nameOfStep } from '@regimen/engine/given-name.ts';
import { humanTexts } from '@regimen/engine/human-texts.ts';
import type { AgentItem, Item } from '@regimen/engine/items.ts';
import type { FlowNode, Program, Protocol } from '@regimen/engine/protocol.ts';
import type { RecurringModule } from '@regimen/engine/recurring-module.ts';
import { asksModel, endMessageOf, failsRun, onlyLeads } from '@regimen/engine/steps/traits.ts';
import { factsInWords } from './facts-words.ts';
import { plainText } from './plain-text.ts';

/** Of the rules below: another number has every version cut again. */
export const edition = 1;

/** An answer quotes a passage whole, and a model is told a few of them. */
const longest = 900;
const mostPassages = 1_500;

interface Passage {
  locale: Locale;
  kind: PassageKind;
  place: string | null;
  title: string;
  body: string;
}
export type NewPassage = Passage & { foldedTitle: string; foldedBody: string };

/** What a version says to those who follow it: its page, its steps with their items, and what its agent was given. */
export function passagesOf({
  page,
  program,
  agent,
}: {
  page: VersionPage;
  program: Program;
  agent: AgentItem | null;
}): NewPassage[] {
  const all = [
    ...locales.flatMap((locale) => {
      const text = page.texts[locale];
      return text ? ofPage(locale, text, page) : [];
    }),
    ...program.protocols.flatMap(({ protocol }) => ofProtocol(protocol)),
    ...(agent ? ofAgent(agent) : []),
  ];
  return oncePerText(all.flatMap(inPieces))
    .slice(0, mostPassages)
    .map((one) => ({ ...one, foldedTitle: foldedWords(one.title), foldedBody: foldedWords(one.body) }));
}

/** Of drafts that no page leads to yet. */
export const passagesOfDraft = (protocols: readonly Protocol[], agent: AgentItem | null): NewPassage[] =>
  passagesOf({
    page: { texts: {} } as VersionPage,
    program: { id: '', protocols: protocols.map((protocol) => ({ protocol, onFail: 'stop' })) },
    agent,
  });

function ofPage(locale: Locale, text: ProgramText, page: VersionPage): Passage[] {
  const of = (title: string, body: string, kind: PassageKind = 'program'): Passage => ({
    locale,
    kind,
    place: null,
    title,
    body: plainText(body),
  });
  const facts = factsInWords(page, locale);
  return [
    of(text.title, text.summary),
    of(facts.title, facts.body),
    of(text.title, text.description),
    of(facts.outcomes, text.outcomes.join('\n')),
    of(facts.evidence, text.evidence),
    ...text.questions.map(({ question, answer }) => of(question, answer, 'question')),
  ];
}

/** Nobody sees where a path leads, what a model is asked, or that it ends early before it does. */
const isTold = ({ type }: FlowNode): boolean => !onlyLeads(type) && !asksModel(type) && !failsRun(type);

function ofProtocol(protocol: Protocol): Passage[] {
  const itemOf = (id: string | undefined): Item | undefined =>
    id !== undefined && Object.hasOwn(protocol.items, id) ? protocol.items[id] : undefined;
  const steps = protocol.nodes
    .filter((node) => node.data.target === 'follower' && isTold(node))
    .map((node) => ofStep(protocol, node, itemOf(node.data.selectedItem)));
  const modules = protocol.modules
    .filter(({ target }) => target === 'follower')
    .map((module) => ofModule(protocol, module, itemOf(module.selected_item)));
  return [...steps, ...modules];
}

function ofStep(protocol: Protocol, node: FlowNode, item: Item | undefined): Passage {
  const title = nameOfStep(protocol, node);
  const said = [node.data.description ?? '', endMessageOf(node) ?? '', ...wordsOf(item)];
  const body = lines(said, title);
  return { locale: languageOfText(`${title} ${body}`), kind: 'step', place: node.id, title, body };
}

function ofModule(protocol: Protocol, module: RecurringModule, item: Item | undefined): Passage {
  const title = nameOfModule(protocol, module);
  const words = wordsOf(item);
  const locale = languageOfText(`${title} ${words.join(' ')}`);
  const body = lines([rhythmWords(module, locale), ...words], title);
  return { locale, kind: 'module', place: module.id, title, body };
}

/** An agent's instructions are for the model alone. */
function ofAgent({ knowledge = [], answers = [] }: AgentItem): Passage[] {
  const of = (kind: PassageKind, place: string, title: string, body: string): Passage => ({
    locale: languageOfText(`${title} ${body}`),
    kind,
    place,
    title,
    body,
  });
  return [
    ...answers.map(({ id, question, answer }) => of('saved', id, question, answer)),
    ...knowledge.map(({ id, title, text }) => of('source', id, title, text)),
  ];
}

/** `description` and `source` of an item are for the expert who chooses it. */
function wordsOf(item: Item | undefined): string[] {
  if (!item || item.kind === 'agent') return [];
  const { description, source: _source, ...read } = item;
  return [...humanTexts(read), ...(item.kind === 'kpi' || item.kind === 'challenge' ? [description] : [])];
}

const lines = (texts: readonly string[], title: string): string =>
  [...new Set(texts.map((text) => withoutPlaces(text).trim()))]
    .filter((text) => text !== '' && text !== title)
    .join('\n');

/** What a nudge says of each follower is filled in as it goes out; a passage is everybody's. */
const withoutPlaces = (text: string): string => text.replace(/\{\{[^{}]*\}\}/g, '…');

/** By its letters: a protocol is written in the language of its creator, whatever the site's is. */
function languageOfText(text: string): Locale {
  const arabic = text.match(/\p{Script=Arabic}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return arabic > latin ? 'ar' : 'en';
}

/** Long texts are cut where a paragraph, else a sentence ends. */
function inPieces(passage: Passage): Passage[] {
  const { title, body } = passage;
  if (title === '' || (body === '' && passage.kind !== 'step')) return [];
  const pieces: string[] = [];
  let rest = body;
  while (rest.length > longest) {
    const head = rest.slice(0, longest);
    const ends = ['\n\n', '\n', '. ', '؟ ', '? ', ' '].map((end) => head.lastIndexOf(end) + end.length);
    const cut = ends.find((at) => at > longest / 2) ?? longest;
    pieces.push(rest.slice(0, cut).trim());
    rest = rest.slice(cut);
  }
  return [...pieces, rest.trim()].map((piece) => ({ ...passage, body: piece }));
}

function oncePerText(passages: readonly Passage[]): Passage[] {
  const seen = new Set<string>();
  return passages.filter(({ title, body }) => {
    const key = `${title}\n${body}`;
    return !seen.has(key) && seen.add(key);
  });
}
