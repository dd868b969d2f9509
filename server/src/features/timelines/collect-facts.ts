import type { SharedFact } from '@regimen/contract/ai-choices.ts';
import type { HistoryEvent } from '@regimen/contract/history.ts';
import { shortDate } from '@regimen/contract/language/instants.ts';
import { type Locale, withCommas } from '@regimen/contract/language/languages.ts';
import { formatNumber, translator } from '@regimen/contract/language/translate.ts';
import { readingWords } from '@regimen/contract/reader-units.ts';
import type { TimelineEntry } from '@regimen/contract/timelines.ts';
import type { Program } from '@regimen/engine/protocol.ts';
import { bandOf, scoreOf } from '@regimen/engine/scoring.ts';
import { standingReadings } from './standing-readings.ts';
import { summaryTexts } from './summary-texts.ts';

export type FactKind = 'danger' | 'readings' | 'answers' | 'tasks' | 'decisions' | 'messages' | 'place';

/** Something that happened, counted by us and said in a sentence of ours, with where it stands in the timeline. */
export interface Fact {
  id: string;
  kind: FactKind;
  words: string;
  /** Of readings: whether the last is above or below the first. */
  trend: 'up' | 'down' | null;
  entries: { key: string; at: string }[];
}

/** Which part of what a site shares a fact belongs to. `null`: of danger no model is told, and none writes. */
export const shareOf: Record<FactKind, SharedFact | null> = {
  danger: null,
  readings: 'readings',
  answers: 'answers',
  tasks: 'tasks',
  decisions: 'answers',
  messages: 'tasks',
  place: 'place',
};

export interface Speaking {
  locale: Locale;
  zone: string;
  program: Program;
}

const mostOfKind = 8;

export const keyOf = ({ event, prompt, closed }: TimelineEntry): string =>
  String(event?.act?.id ?? event?.number ?? prompt?.id ?? closed?.id ?? '');

const order: readonly FactKind[] = [
  'danger',
  'place',
  'readings',
  'answers',
  'tasks',
  'decisions',
  'messages',
];

/** What happened, the most pressing kind first; the same entries always give the same facts. */
export function collectFacts(entries: readonly TimelineEntry[], speaking: Speaking): Fact[] {
  const oldestFirst = entries.toReversed();
  const found = [
    ...dangers(oldestFirst, speaking),
    ...places(oldestFirst, speaking),
    ...readings(oldestFirst, speaking),
    ...answers(oldestFirst, speaking),
    ...tasks(oldestFirst, speaking),
    ...decisions(oldestFirst, speaking),
    ...messages(oldestFirst, speaking),
  ];
  return order
    .flatMap((kind) => found.filter((fact) => fact.kind === kind).slice(-mostOfKind))
    .map((fact, index) => ({ ...fact, id: `f${index + 1}` }));
}

type Found = Omit<Fact, 'id'>;
type Entries = readonly TimelineEntry[];
type Eventful = TimelineEntry & { event: HistoryEvent };
const eventful = (entries: Entries): Eventful[] =>
  entries.filter((entry): entry is Eventful => entry.event !== null);

const fact = (kind: FactKind, words: string, entries: Entries, trend: Fact['trend'] = null): Found => {
  const byKey = new Map(entries.map((entry) => [keyOf(entry), { key: keyOf(entry), at: entry.at }]));
  return { kind, words, trend, entries: [...byKey.values()] };
};
const dayIn =
  ({ locale, zone }: Speaking) =>
  ({ at }: { at: string }): string =>
    shortDate(locale, Date.parse(at), zone);

function dangers(entries: Entries, speaking: Speaking): Found[] {
  const t = translator(summaryTexts, speaking.locale);
  const day = dayIn(speaking);
  return entries.flatMap((entry) => {
    if (entry.danger === null) return [];
    const words = entry.danger.replace(/[.。]$/, '');
    return fact(
      'danger',
      words ? t('danger', { day: day(entry), words }) : t('dangerPlain', { day: day(entry) }),
      [entry],
    );
  });
}

const turns = { finished: 'finished', 'gave-up': 'endedEarly', withdrew: 'left' } as const;

/** Where they are by now, and what became of the program itself. */
function places(entries: Entries, speaking: Speaking): Found[] {
  const t = translator(summaryTexts, speaking.locale);
  const day = dayIn(speaking);
  const all = eventful(entries);
  const last = all.findLast(({ event }) =>
    event.told.some(({ kind, name }) => kind === 'entered' && name !== ''),
  );
  const name = last?.event.told.findLast(({ kind }) => kind === 'entered')?.name ?? '';
  return [
    ...(last ? [fact('place', t('reached', { name, day: day(last) }), [last])] : []),
    ...all.flatMap((entry) => {
      const { type, told } = entry.event;
      if (type === 'pause') return fact('place', t('paused', { day: day(entry) }), [entry]);
      if (type === 'resume') return fact('place', t('resumed', { day: day(entry) }), [entry]);
      const turn = told.find(({ kind }) => Object.hasOwn(turns, kind))?.kind as
        | keyof typeof turns
        | undefined;
      return turn ? fact('place', t(turns[turn], { day: day(entry) }), [entry]) : [];
    }),
  ];
}

function readings(entries: Entries, speaking: Speaking): Found[] {
  const t = translator(summaryTexts, speaking.locale);
  const day = dayIn(speaking);
  return [...standingReadings(entries)].map(([name, { unit, taken }]) => {
    const said = (value: number): string => readingWords(value, unit, speaking.locale);
    const values = taken.map(({ value }) => value);
    const [first, last] = [taken[0], taken.at(-1)];
    if (!first || !last) throw new Error('A group has a member.');
    if (taken.length === 1)
      return fact('readings', t('oneReading', { name, value: said(last.value), day: day(last.entry) }), [
        last.entry,
      ]);
    const [low, high] = [Math.min(...values), Math.max(...values)];
    const ends = [low, high].flatMap((value) => taken.find((each) => each.value === value)?.entry ?? []);
    const words = t('readings', {
      n: taken.length,
      name,
      first: said(first.value),
      firstDay: day(first.entry),
      last: said(last.value),
      lastDay: day(last.entry),
      low: said(low),
      high: said(high),
    });
    const trend = last.value > first.value ? 'up' : last.value < first.value ? 'down' : null;
    return fact('readings', words, [first.entry, last.entry, ...ends], trend);
  });
}

/** Questionnaires by their score, as the version scores them; what people wrote themselves is not repeated. */
function answers(entries: Entries, speaking: Speaking): Found[] {
  const t = translator(summaryTexts, speaking.locale);
  const day = dayIn(speaking);
  const given = eventful(entries).filter(
    (entry) => entry.given?.result.type === 'answers' && entry.event.about !== '',
  );
  return [...Map.groupBy(given, ({ event }) => event.about)].map(([name, sheets]) => {
    const last = sheets.at(-1) as Eventful;
    const now = scoreIn(last, speaking.program);
    if (now === null)
      return fact('answers', t('answered', { n: sheets.length, name, day: day(last) }), [last]);
    const score = formatNumber(speaking.locale, now.score);
    const said = now.band
      ? t('scoredBand', { name, score, band: now.band, day: day(last) })
      : t('scored', { name, score, day: day(last) });
    const earlier = sheets.at(-2);
    const before = earlier && scoreIn(earlier, speaking.program);
    return earlier && before
      ? fact(
          'answers',
          t('scoredBefore', { now: said, score: formatNumber(speaking.locale, before.score) }),
          [earlier, last],
        )
      : fact('answers', said, [last]);
  });
}

function scoreIn({ given }: TimelineEntry, program: Program): { score: number; band: string } | null {
  const items = program.protocols[given?.protocolIndex ?? 0]?.protocol.items ?? {};
  const item = Object.hasOwn(items, given?.item ?? '') ? items[given?.item ?? ''] : undefined;
  if (item?.kind !== 'assessment' || given?.result.type !== 'answers') return null;
  const { score } = scoreOf(item, given.result.answers);
  return score === null ? null : { score, band: bandOf(item.bands, score)?.name ?? '' };
}

function tasks(entries: Entries, speaking: Speaking): Found[] {
  const t = translator(summaryTexts, speaking.locale);
  const byName = new Map<string, Record<'done' | 'declined' | 'missed', TimelineEntry[]>>();
  const of = (name: string) => {
    const known = byName.get(name) ?? { done: [], declined: [], missed: [] };
    byName.set(name, known);
    return known;
  };
  for (const entry of eventful(entries)) {
    const { type, about, declined, told } = entry.event;
    if (type === 'taskDone' && about !== '') of(about)[declined ? 'declined' : 'done'].push(entry);
    for (const { kind, name } of told)
      if ((kind === 'missed' || kind === 'expired') && name !== '') of(name).missed.push(entry);
  }
  return [...byName].map(([name, { done, declined, missed }]) => {
    const told = [done.at(-1), declined.at(-1), missed.at(-1)].flatMap((entry) => entry ?? []);
    const what = [
      done.length > 0 ? t('done', { n: done.length }) : '',
      declined.length > 0 ? t('declined', { n: declined.length }) : '',
      missed.length > 0 ? t('missed', { n: missed.length }) : '',
    ].filter((each) => each !== '');
    return fact('tasks', t('named', { name, what: withCommas(what, speaking.locale) }), told);
  });
}

function decisions(entries: Entries, speaking: Speaking): Found[] {
  const t = translator(summaryTexts, speaking.locale);
  const day = dayIn(speaking);
  return entries.flatMap((entry) => {
    if (entry.closed) return fact('decisions', t('closed', { day: day(entry) }), [entry]);
    return entry.event?.type === 'expertDecision' && entry.event.about !== ''
      ? fact('decisions', t('decided', { name: entry.event.about, day: day(entry) }), [entry])
      : [];
  });
}

const mostLinked = 4;

function messages(entries: Entries, speaking: Speaking): Found[] {
  const t = translator(summaryTexts, speaking.locale);
  const sent = entries.filter(({ prompt }) => prompt !== null);
  if (sent.length === 0) return [];
  const seen = sent.filter(({ prompt }) => prompt?.seen).length;
  return [fact('messages', t('sent', { n: sent.length, seen }), sent.slice(-mostLinked))];
}
