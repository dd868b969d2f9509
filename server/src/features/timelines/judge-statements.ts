import { crisisIn } from '@regimen/engine/crisis-words.ts';
import { medicalClaimIn, medicalNamesIn } from '@regimen/engine/medical-words.ts';
import { numbersIn } from '@regimen/engine/writing/numbers-in.ts';
import type { Fact } from './collect-facts.ts';
import { VERDICTS_IN_ARABIC } from './verdict-words.ar.ts';

export interface Written {
  words: string;
  facts: string[];
}

export interface Kept {
  words: string;
  facts: Fact[];
}

const mostStatements = 24;
const longest = 400;

/** What a model wrote, as far as each statement says nothing that the facts it cites do not. */
export function keptStatements(
  written: readonly Written[],
  told: readonly Fact[],
): { kept: Kept[]; leftOut: number } {
  const byId = new Map(told.map((fact) => [fact.id, fact]));
  const kept = written.slice(0, mostStatements).flatMap(({ words, facts }) => {
    const plain = words
      .toWellFormed()
      .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
      .trim();
    const cited = [...new Set(facts)].map((id) => byId.get(id));
    const known = cited.filter((fact) => fact !== undefined);
    // One that points at nothing is no source, whatever stands beside it.
    if (known.length === 0 || known.length < cited.length) return [];
    return isBorneOut(plain, known) ? [{ words: plain, facts: known }] : [];
  });
  return { kept, leftOut: written.length - kept.length };
}

function isBorneOut(words: string, facts: readonly Fact[]): boolean {
  if (words === '' || words.length > longest || /https?:|www\.|[<>[\]{}]/i.test(words)) return false;
  const known = facts.map((fact) => fact.words).join('\n');
  const within = (said: ReadonlySet<string>, source: ReadonlySet<string>): boolean =>
    [...said].every((each) => source.has(each));
  return (
    within(numbersIn(words), numbersIn(known)) &&
    within(medicalNamesIn(words), medicalNamesIn(known)) &&
    quotesIn(words).every((quote) => known.includes(quote)) &&
    (medicalClaimIn(words) === null || medicalClaimIn(known) !== null) &&
    crisisIn(words) === null &&
    verdictsHold(words, facts)
  );
}

const quotesIn = (words: string): string[] =>
  [...words.matchAll(/[“«"]([^“”«»"]+)[”»"]/g)].map(([, quote = '']) => quote.trim());

/** What only a look at all readings could say, and what a judgement is. */
const VERDICTS = {
  up: /\b(?:rose|risen|rising|increas\w*|climb\w*|went up|going up|grew|higher than)\b/i,
  down: /\b(?:fell|fallen|falling|decreas\w*|declin\w*|dropp\w*|went down|going down|lower than|reduc\w*)\b/i,
  judged:
    /\b(?:improv\w*|better|worse\w*|deteriorat\w*|because|due to|caus\w*|therefore|recommend\w*|should|concern\w*|alarming|excellent|poor|good|bad|success\w*|fail\w*|healthy|unhealthy|normal|abnormal)\b/i,
};

function verdictsHold(words: string, facts: readonly Fact[]): boolean {
  const names = facts.map((fact) => fact.words).join('\n');
  for (const verdicts of [VERDICTS, VERDICTS_IN_ARABIC]) {
    const judged = verdicts.judged.exec(words)?.[0];
    // A step may be called "Better sleep".
    if (judged !== undefined && !names.includes(judged)) return false;
    for (const trend of ['up', 'down'] as const)
      if (verdicts[trend].test(words) && !facts.some((fact) => fact.trend === trend)) return false;
  }
  return true;
}
