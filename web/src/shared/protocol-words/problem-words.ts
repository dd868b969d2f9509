import type { TextKey, Translate } from '@regimen/contract/language/define-texts.ts';
import { isolate, type Locale } from '@regimen/contract/language/languages.ts';
import { listWords } from '@regimen/contract/language/lists.ts';
import { translator } from '@regimen/contract/language/translate.ts';
import { moduleName, nameOfItem, nameOfStep } from '@regimen/contract/protocol-words/names.ts';
import { typeTexts } from '@regimen/contract/protocol-words/type-texts.ts';
import type { SampleFact } from '@regimen/engine/check/sample-values.ts';
import type { Problem } from '@regimen/engine/check.ts';
import type { Edit } from '@regimen/engine/edit.ts';
import { childrenOf, findNode } from '@regimen/engine/graph.ts';
import type { FlowNode, Protocol } from '@regimen/engine/protocol.ts';
import {
  asksModel,
  asksPeople,
  checksEligibility,
  failsRun,
  finishesRun,
  isJump,
  isWait,
  onlyTells,
} from '@regimen/engine/steps/traits.ts';
import { choiceWords } from './choice-problem-words.ts';
import { deepProblemTexts } from './deep-problem-texts.ts';
import { deepWords, listed } from './deep-problem-words.ts';
import { emptyPageTexts } from './empty-page-texts.ts';
import { emptyPageWords } from './empty-page-words.ts';
import { problemTexts } from './problem-texts.ts';
import { safetyWords } from './safety-words.ts';
import { sampleFactTexts } from './sample-fact-texts.ts';
import { overOf, sampleFactWords } from './sample-fact-words.ts';
import { serviceWords } from './service-problem-words.ts';

/** What the checker found, said to somebody who has never heard of a graph. */

export interface ProblemWords {
  title: string;
  explanation: string;
  /** What the one-click mend will do; `null` where there is none. */
  mend: string | null;
}

const boundWhy: Record<string, 'boundGone' | 'boundAtOnce'> = {
  'step-gone': 'boundGone',
  'step-without-time': 'boundAtOnce',
};

type T = Translate<typeof problemTexts>;

const stepWords = (id: string | undefined, protocol: Protocol, locale: Locale): string =>
  isolate(nameOfStep(protocol, id ?? '', locale) ?? '', locale);

/** Where the step before it goes elsewhere whatever its outcome, the lines that lead there are what there is to say. */
function whyUnreached({ node }: Problem, protocol: Protocol, locale: Locale, t: T): string {
  const before = findNode(protocol, findNode(protocol, node ?? '')?.parentId ?? '');
  const { target, targetSuccess } = before?.data.rules.jumpRule ?? {};
  const leaves = before && targetSuccess && (target || onlyTells(before.type));
  if (!leaves) return t('unreachableWhy');
  const targets = [...new Set([targetSuccess, target].filter((id) => id !== undefined && id !== null))];
  const words = { from: stepWords(before.id, protocol, locale), to: listed(targets, protocol, locale) };
  return t(targets.length > 1 ? 'unreachableLines' : 'unreachableLine', words);
}

export function problemWords(problem: Problem, protocol: Protocol, locale: Locale): ProblemWords {
  const t = translator(problemTexts, locale);
  const name = isolate(nameOf(problem, protocol, locale), locale);
  const { data, mend } = problem;
  const said = (title: string, explanation: string, mends: string): ProblemWords => ({
    title,
    explanation,
    mend: mend && mends,
  });
  switch (problem.code) {
    case 'no-finish':
      return said(t('noFinish'), t('noFinishWhy'), t('addsFirstFinish'));
    case 'unreachable': {
      const below = Number(data.below ?? 0);
      const also = below > 0 ? ` ${t('unreachableBelow', { n: below })}` : '';
      return said(t('unreachable', { name }), whyUnreached(problem, protocol, locale, t) + also, '');
    }
    case 'dead-end':
      return said(t('deadEnd', { name }), deadEnd(problem, t), t('addsFinish'));
    case 'open-case': {
      const isEnd = mend?.edit === 'insertNode' && failsRun(mend.node.type);
      const mends = isEnd ? translator(emptyPageTexts, locale)('endsOthers') : t('addsCatchAll');
      return said(t('openCase', { name }), openCase(problem, protocol, locale, t), mends);
    }
    case 'jump-to-nothing': {
      const [title, why] =
        data.target === null
          ? (['jumpNowhere', 'jumpNowhereWhy'] as const)
          : (['jumpGone', 'jumpGoneWhy'] as const);
      const mends = mend?.edit === 'removeNode' ? t('removesJump') : t('removesRule');
      return said(t(title, { name }), t(why), mends);
    }
    case 'loop-without-time': {
      const loop = data.steps as string[];
      const steps = listed(loop, protocol, locale);
      const line = {
        from: stepWords(loop.at(-1), protocol, locale),
        to: stepWords(loop[0], protocol, locale),
      };
      return said(t('loop', { name }), t('loopWhy', { ...line, steps }), t('addsWait'));
    }
    case 'branch-twice':
    case 'one-branch':
    case 'no-examples':
      return choiceWords(problem, name, locale);
    case 'service-missing':
    case 'service-archived':
    case 'no-capacity':
      return serviceWords(problem, name, locale);
    case 'missing-item':
      if (data.kind === 'fact') return choiceWords(problem, name, locale);
      return { ...missing(problem, name, locale, t), mend: null };
    case 'formula-circle':
      return said(t('circle', { name }), t('circleWhy'), '');
    case 'module-never-runs': {
      if (data.why)
        return said(t('neverRuns', { name }), t(boundWhy[String(data.why)] ?? 'boundGone'), t('runsAlong'));
      if (problem.severity === 'warning') return said(t('mayNeverRun', { name }), t('mayNeverRunWhy'), '');
      const [start, stop] = [Number(data.start_after), Number(data.stop_after)];
      const why = mend ? t('neverRunsWindow', { start, stop }) : t('neverRunsWhy');
      return said(t('neverRuns', { name }), why, t('removesEnd'));
    }
    case 'module-never-ends':
      return said(t('neverEnds', { name }), t('neverEndsWhy'), t('letsFinish'));
    case 'empty-item':
    case 'kpi-range':
    case 'unknown-placeholder':
    case 'named-after-type':
    case 'open-gate':
      return emptyPageWords(problem, name, protocol, locale);
    case 'risk-without-help':
      return said(
        t('riskWithoutHelp', { name }),
        t('riskWithoutHelpWhy', { question: isolate(String(data.question), locale) }),
        t('addsHelp'),
      );
    case 'risk-unmarked':
      return said(
        t('riskUnmarked', { name }),
        t('riskUnmarkedWhy', { question: isolate(String(data.question), locale) }),
        t('marksRisk'),
      );
    case 'safety-broken':
    case 'safety-unproven':
    case 'safety-idle':
      return safetyWords(problem, protocol, locale);
    default:
      return deepWords(problem, name, protocol, locale);
  }
}

function nameOf({ node, module, data }: Problem, protocol: Protocol, locale: Locale): string {
  const known = protocol.modules.find(({ id }) => id === module);
  if (known) return moduleName(known, protocol, locale);
  if (node !== null) return nameOfStep(protocol, node, locale) ?? '';
  return nameOfItem(protocol, String(data.of ?? ''), locale) ?? String(data.name ?? '');
}

function deadEnd({ data, severity }: Problem, t: T): string {
  if ((data.results as string[]).includes('success')) return t('deadEndWhy');
  return t(severity === 'error' ? 'deadEndFailed' : 'deadEndDeclined');
}

function openCase({ node, data, severity }: Problem, protocol: Protocol, locale: Locale, t: T): string {
  const results = data.results as string[];
  const facts = data.example as SampleFact[];
  const own = { node: childrenOf(protocol, node ?? '')[0]?.id };
  const listed = listWords(
    facts.map((each) => inSentence(sampleFactWords(each, protocol, own, locale))),
    locale,
  );
  const declined = severity === 'warning' && !data.waits && !results.includes('success');
  const step = findNode(protocol, node ?? '');
  const failed = step && checksEligibility(step.type) ? 'whenOthers' : 'whenFailed';
  const which = results.length > 1 ? 'whenEither' : results[0] === 'failure' ? failed : 'whenDone';
  return [
    !declined && asksHowItEnded(protocol, node) && t(which),
    facts.length > 0 && t('forExample', { example: listed }),
    facts.some(({ fact }) => overOf(fact)) && translator(sampleFactTexts, locale)('openBothWays'),
    t(data.waits ? 'openCaseWaits' : declined ? 'openCaseDeclined' : 'openCaseWhy'),
  ]
    .filter(Boolean)
    .join(' ');
}

/** "Assessment" → "assessment", but "KPI" stays. */
const inSentence = (words: string): string =>
  /^\p{Lu}{2}/u.test(words) ? words : words.charAt(0).toLowerCase() + words.slice(1);

/** Steps that only ever end well say nothing about how they ended. */
const asksHowItEnded = (protocol: Protocol, id: string | null): boolean => {
  const type = findNode(protocol, id ?? '')?.type;
  return type === undefined || !(onlyTells(type) || asksModel(type) || isWait(type));
};

function missing({ data }: Problem, name: string, locale: Locale, t: T): Omit<ProblemWords, 'mend'> {
  const gone = data.item !== null;
  switch (data.kind) {
    case 'condition':
      return { title: t('conditionGone', { name }), explanation: t('conditionGoneWhy') };
    case 'alert':
      return { title: t('alertGone', { name }), explanation: t('alertGoneWhy') };
    case 'formula':
      return gone
        ? { title: t('formulaGone', { name }), explanation: t('formulaGoneWhy') }
        : { title: t('noFormula', { name }), explanation: t('noFormulaWhy') };
    default: {
      const kind = inSentence(typeTexts[locale][data.kind as TextKey<typeof typeTexts>]);
      return gone
        ? { title: t('itemGone', { name, kind }), explanation: t('itemGoneWhy') }
        : { title: t('noItem', { name, kind }), explanation: t('noItemWhy') };
    }
  }
}

/** What those who do not fit read: the end of the way for them, said kindly. */
export function endForOthers(locale: Locale): { name: string; settings: { message: string } } {
  const t = translator(emptyPageTexts, locale);
  return { name: t('notForThem'), settings: { message: t('notForThemMessage') } };
}

/** The mend as it will be made: a step that it adds is called something in the reader's language. */
export function mendOf({ mend }: Problem, locale: Locale): Edit | null {
  if (mend?.edit !== 'insertNode') return mend;
  const t = translator(problemTexts, locale);
  const { type, data } = mend.node;
  if (asksPeople(type)) return mend;
  if (failsRun(type))
    return { ...mend, node: { ...mend.node, data: { ...data, ...endForOthers(locale) } } as FlowNode };
  const straight = translator(deepProblemTexts, locale)('straightTo', { name: data.name });
  const name = finishesRun(type) ? t('finish') : isJump(type) ? straight : t('waitADay');
  return { ...mend, node: { ...mend.node, data: { ...mend.node.data, name } } as FlowNode };
}
