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
    ...{ answer, reasons: to === 'expert' ? [...reasons, reason(speaking, answer, 'note', 'R30')] : reasons },
  });
  switch (why.because) {
    case 'no-such-step':
      return story(said('There is no such step any more.', 'لم تعد هناك خطوة كهذه.'));
    case 'it-came':
      return story(
        plural(why.visits, locale, {
          en: { one: 'It did come, once.', other: 'It did come, {n} times.' },
          ar: {
            ...{ one: 'لقد أتت مرة واحدة.', two: 'لقد أتت مرتين.', few: 'لقد أتت {n} مرات.' },
            other: 'لقد أتت {n} مرة.',
          },
        }),
      );
    case 'not-yet':
      return story(
        why.node === asked
          ? said('The way there has not begun yet.', 'الطريق إليها لم يبدأ بعد.')
          : said(
              `${name(why.node)} comes first and is still open.`,
              `${name(why.node)} تأتي أولًا وما زالت مفتوحة.`,
            ),
      );
    case 'jumped-away':
      return story(
        said(
          `After ${name(why.node)} the way led to ${name(why.to)} instead.`,
          `بعد ${name(why.node)} قاد الطريق إلى ${name(why.to)} بدلًا منها.`,
        ),
      );
    case 'another-came-first':
      return story(
        said(
          `The way led to ${name(why.first)} instead, which was asked first and fitted.`,
          `قاد الطريق إلى ${name(why.first)} بدلًا منها، فقد سُئل عنها أولًا وكانت مناسبة.`,
        ),
      );
    case 'condition': {
      const parent = nodeOf(protocol, why.node)?.parentId ?? null;
      const when = { node: parent, at, rule: 'R30' };
      const nearest = evaluationReasons(why.nearest, when, speaking);
      return story(
        why.node === asked
          ? said('What it asks for did not hold:', 'لم يتحقق شرطها:')
          : said(
              `${name(why.node)} lies before it, and what that asks for did not hold:`,
              `قبلها ${name(why.node)}، ولم يتحقق شرطها:`,
            ),
        nearest,
      );
    }
    case 'run-ended':
      return story(endWords(why.end, speaking));
  }
}
