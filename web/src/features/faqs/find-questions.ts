import type { FrequentQuestion } from '@regimen/contract/site.ts';

/** Without case, accents, Arabic vowel marks and the spellings of alef, ya and ta that people mix up. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\u0640]/gu, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
    .toLowerCase();

/** Every word has to occur somewhere in the question, its answer or its group. */
export function findQuestions(questions: FrequentQuestion[], search: string): FrequentQuestion[] {
  const words = folded(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return questions;
  return questions.filter(({ question, html, group }) => {
    const text = folded(`${question} ${html.replace(/<[^>]*>/g, ' ')} ${group}`);
    return words.every((word) => text.includes(word));
  });
}

export function byGroup(questions: FrequentQuestion[]): [group: string, questions: FrequentQuestion[]][] {
  const groups = new Map<string, FrequentQuestion[]>();
  for (const question of questions)
    groups.set(question.group, [...(groups.get(question.group) ?? []), question]);
  return [...groups];
}
