import type { CrisisKind, Finding, Frame, Language } from './language.ts';
import { type Match, matchesOf, type Reading } from './rules.ts';

/** A denial holds for what begins within so many words after it. */
const DENIED_FOR = 2;
const KINDS: readonly CrisisKind[] = ['self-harm', 'body', 'violence'];

export function findDanger(reading: Reading, language: Language): Finding | null {
  if (reading.found.every((lists) => lists.size === 0)) return null;
  const matches = [...matchesOf(reading, language.danger)];
  if (matches.length === 0) return null;
  const unmeant = new Set<number>();
  for (const { start, end } of matchesOf(reading, language.sayings))
    for (let at = start; at < end; at++) unmeant.add(at);
  const frames = framesIn(reading, language, unmeant);
  const meant = matches.filter(
    (match) => isMeant(match, unmeant) && !isFramed(match, match.key, reading, frames),
  );
  for (const kind of KINDS) {
    const match = meant.find(({ key }) => key === kind);
    if (match)
      return {
        kind,
        isPlain: meant.some(({ rule }) => rule.plain),
        words: reading.words
          .slice(match.start, match.end)
          .map(({ text }) => text)
          .join(' '),
      };
  }
  return null;
}

function isMeant({ start, end }: Match, unmeant: ReadonlySet<number>): boolean {
  for (let at = start; at < end; at++) if (unmeant.has(at)) return false;
  return true;
}

interface Frames {
  /** By sentence. */
  said: ReadonlyMap<number, ReadonlySet<Frame>>;
  /** The words after each denial's last. */
  denials: ReadonlySet<number>;
}

function framesIn(reading: Reading, language: Language, unmeant: ReadonlySet<number>): Frames {
  const said = new Map<number, Set<Frame>>();
  const denials: Match[] = [];
  const meant = new Set(unmeant);
  for (const match of matchesOf(reading, language.frames)) {
    if (match.key === 'denied') {
      if (!beginsPhrase(reading, match)) denials.push(match);
    } else if (match.key === 'undenied') for (let at = match.start; at < match.end; at++) meant.add(at);
    else {
      const sentence = reading.sentenceOf[match.start] ?? 0;
      said.set(sentence, (said.get(sentence) ?? new Set()).add(match.key));
    }
  }
  return { said, denials: new Set(denials.filter((match) => isMeant(match, meant)).map(({ end }) => end)) };
}

function isFramed(match: Match, kind: CrisisKind, reading: Reading, { said, denials }: Frames): boolean {
  const sentence = reading.sentenceOf[match.start] ?? 0;
  const here = said.get(sentence);
  if (!match.rule.firm && isDenied(match, denials, reading)) return true;
  if (here?.has('past') && (!here.has('now') || here.has('well'))) return true;
  if (here?.has('general') && !here.has('now')) return true;
  if (here?.has('told') && !here.has('now')) return true;
  return kind === 'body' && here?.has('training') === true && !here.has('now');
}

/** "Won't wake up" denies nothing: it is a sign of its own. */
function beginsPhrase({ found }: Reading, { start, end }: Match): boolean {
  if (end > start + 1) return false;
  for (const ends of found[start]?.values() ?? []) if (ends.some((each) => each > end)) return true;
  return false;
}

/** Before it, but not across a comma ("no, I want to"), or in the midst of it ("he didn't hit me"). */
function isDenied({ start, end, rule }: Match, denials: ReadonlySet<number>, { words }: Reading): boolean {
  for (let at = start; at >= start - DENIED_FOR && at >= 0; at--) {
    if (denials.has(at)) return true;
    if (words[at - 1]?.pauses) break;
  }
  if (rule.parts.length > 1) return false;
  for (let at = start + 1; at < end; at++) if (denials.has(at)) return true;
  return false;
}
