import type { BuiltInAiTestKind } from '@regimen/contract/ai-test-choices.ts';
import type { AiTestExpects, AiTestGiven } from '@regimen/contract/ai-tests.ts';
import { nameOfBuiltInTest } from '@regimen/contract/built-in-ai-test-name.ts';
import { type BuiltInAiTest, builtInTestsOf } from '@regimen/contract/built-in-ai-tests.ts';
import type { Locale } from '@regimen/contract/language/languages.ts';
import type { MadeUpFollower } from '@regimen/contract/made-up-follower.ts';
import { nobodyYet } from '@regimen/contract/nobody-yet.ts';
import type { Protocol } from '@regimen/engine/protocol.ts';
import type { Tested } from './find-tested.ts';
import type { TestRow } from './queries.ts';

export interface Required {
  id: string;
  builtIn: BuiltInAiTestKind | null;
  name: string;
  given: AiTestGiven;
  expects: AiTestExpects;
  threshold: number;
}

/** All that has to pass: its creator's own, and the built-in ones that say something of it. */
export function requiredTests(tested: Tested, own: readonly TestRow[], reader: Locale): Required[] {
  const { about, basis } = tested;
  return [
    ...own.map(({ id, name, given, expects, threshold }) => ({
      id,
      builtIn: null,
      name,
      given,
      expects,
      threshold,
    })),
    ...builtInTestsOf(about.kind, basis.model !== '').map((test) => ({
      id: test.key,
      builtIn: test.kind,
      name: nameOfBuiltInTest(test, reader),
      given: givenOf(tested, test),
      expects: { cites: [], notSay: test.notSay, ends: test.ends, chooses: null },
      threshold: 100,
    })),
  ];
}

function givenOf(tested: Tested, { locale, messages }: BuiltInAiTest): AiTestGiven {
  const follower: MadeUpFollower = { ...nobodyYet, place: firstStep(tested.protocol) };
  if (tested.kind === 'agent') return { locale, follower, messages };
  const { facts = [] } = tested.node.data.settings;
  const answers = facts.flatMap((fact) => {
    const [question] = fact.is === 'answers' ? questionsOf(tested.protocol, fact.item) : [];
    return fact.is === 'answers' && question
      ? [[fact.item, { [question]: messages.join(' ') }] as const]
      : [];
  });
  return { locale, follower: { ...follower, answers: Object.fromEntries(answers) }, messages: [] };
}

export const firstStep = ({ nodes }: Protocol): string | null =>
  nodes.find(({ data }) => data.target === 'follower')?.id ?? nodes[0]?.id ?? null;

/** One that takes any words, if there is one. */
function questionsOf({ items }: Protocol, id: string): string[] {
  const item = Object.hasOwn(items, id) ? items[id] : undefined;
  if (item?.kind !== 'assessment' && item?.kind !== 'activity') return [];
  const questions = item.questions ?? [];
  return [...questions.filter(({ kind }) => kind === 'text'), ...questions].map((question) => question.id);
}
