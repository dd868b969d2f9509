import { relative } from 'node:path';
import { root } from './child.mjs';
import { addCounts, type Counts, countGoodFiles, failedFiles } from './vitest-counts.ts';

// A story drives a whole browser, and what else the machine does at that moment can turn it red. Whoever reads the result
// of a run learns which ones needed a second try: each is a fault of its own, in the story or in the product.

export interface FilesRun {
  report: string | undefined;
  counts: Counts;
}

export interface Tried {
  counts: Counts;
  /** A line for each file that failed at first. */
  again: string[];
}

/** Runs all; each file that failed runs once more, by itself, and counts by that. */
export async function withSecondTry(
  all: () => Promise<FilesRun>,
  alone: (files: string[]) => Promise<FilesRun>,
): Promise<Tried> {
  const first = await all();
  const failed = failedFiles(first.report);
  if (first.report === undefined || failed.length === 0) return { counts: first.counts, again: [] };
  const names = failed.map((file) => relative(root, file));
  console.log(`\nWhat failed is tried once more, one file after the other: ${names.join(', ')}`);
  const second = await alone(failed);
  const twice = second.report === undefined ? failed : failedFiles(second.report);
  const outcome = (file: string) => (twice.includes(file) ? 'failed twice' : 'passed at its second try');
  return {
    counts: addCounts(countGoodFiles(first.report), second.counts),
    again: failed.map((file, index) => `${names[index]} ${outcome(file)}`),
  };
}
