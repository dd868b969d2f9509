import type { Reason } from '@regimen/contract/why.ts';
import type { WhyNot } from '@regimen/engine/why-not.ts';
import { evaluationReasons } from './evaluation-words.ts';
import { nodeOf, stepName } from './fact-names.ts';
import { pick, plural, quoted, reason, type SpeakingOf } from './say.ts';
import { endWords } from './silence-words.ts';

/** [R30] Why a step has not come, with the failed comparison that was nearest to holding. `at`: as of when. */
export function notComeWords(
  why: Exclude<WhyNot, { because: 'module' }>,
  asked: string,
  at: number,
  speaking: SpeakingOf,
): { answer: string; reasons: Reason[] } {
  const { locale, to, protocol } = speaking;
  const said = (en: string, ar: string) => pick(locale, en, ar);
  const name = (id: string) => quoted(stepName(protocol, id), locale);
  const story = (answer: string, reasons: Reason[] = []) => ({
    answer,
    reasons: to === 'expert' ? [...reasons, reason(speaking, answer, 'note', 'R30')] : reasons,
  });
  switch (why.because) {
    case 'no-such-step':
      return story(said('This step no longer exists.', 'لم تعد هذه الخطوة موجودة.'));
    case 'it-came':
      return story(
        plural(why.visits, locale, {
          en: { one: 'It was reached once.', other: 'It was reached {n} times.' },
          ar: {
            one: 'تم الوصول إليها مرة واحدة.',
            two: 'تم الوصول إليها مرتين.',
            few: 'تم الوصول إليها {n} مرات.',
            other: 'تم الوصول إليها {n} مرة.',
          },
        }),
      );
    case 'not-yet':
      return story(
        why.node === asked
          ? said('The path to it hasn’t started yet.', 'المسار إليها لم يبدأ بعد.')
          : said(
              `${name(why.node)} comes first and is still open.`,
              `الخطوة ${name(why.node)} تسبقها وما زالت مفتوحة.`,
            ),
      );
    case 'jumped-away':
      return story(
        said(
          `After ${name(why.node)}, the path led to ${name(why.to)} instead.`,
          `بعد ${name(why.node)} قاد المسار إلى ${name(why.to)} بدلًا منها.`,
        ),
      );
    case 'another-came-first':
      return story(
        said(
          `The path led to ${name(why.first)} instead. Its condition was checked first and met.`,
          `قاد المسار إلى ${name(why.first)} بدلًا منها، فقد فُحص شرطها أولًا وتحقق.`,
        ),
      );
    case 'condition': {
      const parent = nodeOf(protocol, why.node)?.parentId ?? null;
      const when = { node: parent, at, rule: 'R30' };
      const nearest = evaluationReasons(why.nearest, when, speaking);
      return story(
        why.node === asked
          ? said('Its condition wasn’t met:', 'لم يتحقق شرطها:')
          : said(
              `${name(why.node)} comes before it, and that step’s condition wasn’t met:`,
              `قبلها الخطوة ${name(why.node)} التي لم يتحقق شرطها:`,
            ),
        nearest,
      );
    }
    case 'run-ended':
      return story(endWords(why.end, speaking));
  }
}
