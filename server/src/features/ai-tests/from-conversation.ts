import type { AnswerKind } from '@regimen/contract/agent-choices.ts';
import type { AiTestEnd } from '@regimen/contract/ai-test-choices.ts';
import type { AiTestExpects, LentExchange } from '@regimen/contract/ai-tests.ts';
import { nobodyYet } from '@regimen/contract/nobody-yet.ts';
import { foldedWords } from '@regimen/engine/folded-words.ts';
import type { Tx } from '../../db/pool.ts';
import { notFound } from '../../errors.ts';
import type { SignedInScope } from '../../scope.ts';
import { languageOf } from '../../search-language.ts';
import { type LentAnswer, listLent } from './conversation-queries.ts';
import type { Tested } from './find-tested.ts';
import { firstStep, type Required } from './required-tests.ts';
import { withoutNames } from './without-names.ts';

const mostShown = 50;
const longestName = 80;

const endOf: Record<AnswerKind, AiTestEnd> = {
  model: 'answers',
  guide: 'answers',
  saved: 'answers',
  nothing: 'answers',
  help: 'helps',
  medical: 'refuses',
  'hand-over': 'hands-over',
};

/** What people lent to the team, without their names: each whole, or not at all. */
export async function findLent(scope: SignedInScope, tx: Tx, tested: Tested): Promise<LentExchange[]> {
  const rows = await listLent(tx, tested.about, scope.actor.userId, { most: mostShown });
  const known = wordsOf(tested);
  const shown = rows.flatMap((row) => {
    const clean = cleaned(row, known);
    return clean ? [{ row, clean }] : [];
  });
  scope.concerns(shown.map(({ row }) => row.userId));
  return shown.map(({ row, clean }) => ({ id: row.id, ...clean, kind: row.kind, feedback: row.feedback }));
}

/** By one press: the question as it was asked, and the answer's kind and sources as what must hold. */
export async function testFromConversation(
  scope: SignedInScope,
  tx: Tx,
  tested: Tested,
  message: string,
): Promise<Omit<Required, 'id' | 'builtIn'>> {
  const [row] = await listLent(tx, tested.about, scope.actor.userId, { most: 1, message });
  const clean = row && cleaned(row, wordsOf(tested));
  if (!row || !clean) throw notFound();
  scope.concerns([row.userId]);
  const { question } = clean;
  const wasRight = row.feedback !== 'not-helpful';
  const cites =
    row.kind === 'guide' || row.kind === 'saved' ? row.cites.flatMap(({ place }) => place ?? []) : [];
  const expects: AiTestExpects = {
    cites: wasRight ? cites.slice(0, 1) : [],
    notSay: [],
    ends: endOf[row.kind],
    chooses: null,
  };
  return {
    name: question.length > longestName ? `${question.slice(0, longestName).trimEnd()}…` : question,
    given: {
      locale: languageOf(question, scope.locale) === 'arabic' ? 'ar' : 'en',
      follower: { ...nobodyYet, place: firstStep(tested.protocol) },
      messages: [question],
    },
    expects,
    threshold: 100,
  };
}

function cleaned({ question, answer, names }: LentAnswer, known: ReadonlySet<string>) {
  const own = { own: names, known };
  const [asked, said] = [withoutNames(question, own), withoutNames(answer, { ...own, known })];
  return asked === null || said === null ? null : { question: asked, answer: said };
}

/** A capital in the program's own words names nobody. */
function wordsOf(tested: Tested): ReadonlySet<string> {
  if (tested.kind !== 'agent') return new Set();
  const { protocol, item } = tested;
  const { knowledge = [], answers = [] } = item;
  const texts = [
    item.name,
    protocol.name,
    ...protocol.nodes.map(({ data }) => data.name),
    ...Object.values(protocol.items).map(({ name }) => name),
    ...knowledge.map(({ title, text }) => `${title} ${text}`),
    ...answers.map(({ question, answer }) => `${question} ${answer}`),
  ];
  return new Set(foldedWords(texts.join(' ')).split(/[^\p{L}\p{N}']+/u));
}
