import type { Locale } from '@regimen/contract/language/languages.ts';
import { foldedWords } from '@regimen/engine/folded-words.ts';
import type { Tx } from '../../db/pool.ts';
import { languageOf } from '../../search-language.ts';
import { asPassagesSayIt } from './asked-words.ts';
import { listPassages, type PassageRow, type PassageSource, rankPassages } from './queries.ts';

export type { PassageRow, PassageSource } from './queries.ts';

export interface FoundPassage extends PassageRow {
  score: number;
  /** The share of what was asked that it speaks of, 0 to 1. */
  share: number;
}

const mostRanked = 12;

/** The passages of a version, or of a draft, that fit a question best, the best first. */
export async function findPassages(
  tx: Tx,
  source: PassageSource,
  { question, locale, most }: { question: string; locale: Locale; most: number },
): Promise<FoundPassage[]> {
  const language = languageOf(question, locale);
  const asked = asPassagesSayIt(foldedWords(question), language);
  if (asked.own === '' && asked.besides === '') return [];
  const ranked = await rankPassages(tx, source, { ...asked, language, most: mostRanked });
  const rows = await rowsAt(
    tx,
    source,
    ranked.map(({ position }) => position),
  );
  const byPosition = new Map(rows.map((row) => [row.position, row]));
  const found = ranked.flatMap(({ position, ...rank }) => {
    const row = byPosition.get(position);
    return row ? [{ ...row, ...rank }] : [];
  });
  return oneOfEach(found).slice(0, most);
}

async function rowsAt(tx: Tx, source: PassageSource, positions: readonly number[]): Promise<PassageRow[]> {
  if ('versionId' in source) return listPassages(tx, source.versionId, positions);
  return positions.flatMap((position) => {
    const passage = source.passages[position];
    return passage ? [{ ...passage, position }] : [];
  });
}

/** A long text is cut into several: the best piece stands for it. */
function oneOfEach(found: readonly FoundPassage[]): FoundPassage[] {
  const seen = new Set<string>();
  return found.filter(({ kind, title, place }) => {
    const key = kind === 'source' ? `${kind} ${place}` : `${kind} ${title}`;
    return !seen.has(key) && seen.add(key);
  });
}
