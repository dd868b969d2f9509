import type { Locale } from '@regimen/contract/language/languages.ts';
import { foundWords } from '@regimen/contract/protocol-words/found-words.ts';
import type { Program } from '@regimen/engine/protocol.ts';
import type { Tx } from '../../db/pool.ts';
import { listDangers } from './queries.ts';

/** By the number of its event: what was answered or measured that may mean danger. Empty where its item is gone by now. */
export async function dangerWords(
  tx: Tx,
  enrollmentId: string,
  numbers: readonly number[],
  program: Program,
  locale: Locale,
): Promise<Map<number, string>> {
  const said = new Map<number, string>();
  for (const { number, line } of await listDangers(tx, enrollmentId, numbers)) {
    const own = program.protocols.find(({ protocol }) => Object.hasOwn(protocol.items, line.item));
    const when = { node: null, item: line.item, at: line.at };
    const found = own
      ? foundWords(line.evaluation, when, { locale, to: 'expert', now: line.at, protocol: own.protocol })
      : [];
    said.set(number, found.map(({ words }) => words).join(' '));
  }
  return said;
}
