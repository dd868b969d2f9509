/** Why a step was entered or an alert raised: the lines of the record that led there, in words. */
import type { Reason } from '@regimen/contract/why.ts';
import type { EndReason } from '@regimen/engine/run-state.ts';
import { asksModel, branchesOf } from '@regimen/engine/steps/traits.ts';
import type { Trace } from '@regimen/engine/trace.ts';
import { evaluationReasons } from './evaluation-words.ts';
import { branchName, itemName, nodeOf, stepName } from './fact-names.ts';
import { capital, numberWords, pick, quoted, reason, type SpeakingOf } from './say.ts';

/** Who settled an AI module's question, and what the model had proposed. */
export interface AiDecision {
  proposal: string | null;
  by: string | null;
}

export interface Origin {
  /** What led there, the nearest first; empty where nothing but the event itself did. */
  way: readonly Trace[];
  decision?: AiDecision | undefined;
}

/** One call may pass hundreds of steps; what lies that far back explains nothing. */
const mostLines = 30;

/** In one sentence, with the reasons that do not stand in it. */
export function originWords(origin: Origin, speaking: SpeakingOf): { answer: string; reasons: Reason[] } {
  const way = origin.way.slice(0, mostLines);
  const reasons = way.flatMap((line) => lineReasons(line, { ...origin, way }, speaking));
  const held = reasons.filter(({ as }) => as === 'held');
  const [only] = held;
  // The expert reads it in the list, with its rule.
  if (only && held.length === 1 && speaking.to === 'follower')
    return { answer: becauseOf(only.words, speaking), reasons: reasons.filter((one) => one !== only) };
  return { answer: afterWords(origin, speaking), reasons };
}

/** A sentence as the second half of another. */
function becauseOf(words: string, { locale }: SpeakingOf): string {
  const clause = words.replace(/\.$/, '');
  const small = /^[A-Z][a-z]/.test(clause) ? clause.charAt(0).toLowerCase() + clause.slice(1) : clause;
  return pick(locale, `This is because ${small}.`, `السبب أن ${clause}.`);
}

function afterWords({ way }: Origin, { protocol, locale }: SpeakingOf): string {
  const danger = way.find((line) => line.what === 'urgent');
  if (danger?.what === 'urgent') {
    const name = quoted(itemName(protocol, danger.item), locale);
    return pick(locale, `A result in ${name} may mean danger.`, `نتيجة في ${name} قد تدل على خطر.`);
  }
  const alert = way.find((line) => line.what === 'alerted');
  if (alert?.what === 'alerted') {
    const name = quoted(itemName(protocol, alert.item), locale);
    return pick(locale, `${name} alerted an expert.`, `صدر تنبيه إلى خبير من ${name}.`);
  }
  const before = way.find((line) => line.what === 'chose' || line.what === 'jumped');
  if (!before || !('node' in before))
    return pick(locale, 'This is where the program begins.', 'هنا يبدأ البرنامج.');
  const name = stepName(protocol, before.node);
  if (name === '')
    return pick(locale, 'This is the next step in the program.', 'هذه هي الخطوة التالية في البرنامج.');
  return pick(locale, `This follows ${quoted(name, locale)}.`, `يأتي هذا بعد ${quoted(name, locale)}.`);
}

function lineReasons(line: Trace, origin: Origin, speaking: SpeakingOf): Reason[] {
  const { locale, to, protocol } = speaking;
  switch (line.what) {
    case 'chose': {
      const when = { node: line.node, at: line.at, rule: line.rule };
      const node = nodeOf(protocol, line.node);
      const ai = node && asksModel(node.type) ? aiReasons(line, origin, speaking) : [];
      const taken = line.asked.find((asked) => asked.node === line.to);
      const own =
        ai.length > 0 && to === 'follower'
          ? []
          : taken
            ? evaluationReasons(taken.evaluation, when, speaking)
            : [];
      return [...ai, ...own, ...(to === 'expert' ? notTaken(line, speaking) : [])];
    }
    case 'jumped': {
      if (line.on === null) return [];
      const name = quoted(stepName(protocol, line.node), locale);
      const words =
        line.on === 'success'
          ? pick(
              locale,
              `${name} was completed, which leads here.`,
              `الخطوة ${name} اكتملت، وهي تقود إلى هنا.`,
            )
          : pick(
              locale,
              `${name} ended without being completed, which leads here.`,
              `الخطوة ${name} انتهت دون أن تُنجز، وهي تقود إلى هنا.`,
            );
      return [reason(speaking, words, 'held', line.rule)];
    }
    case 'entered':
      if (line.visit < 2) return [];
      return [
        reason(
          speaking,
          pick(
            locale,
            `${to === 'follower' ? 'You’ve' : 'They’ve'} reached ${quoted(stepName(protocol, line.node), locale)} ${numberWords(line.visit, locale)} times.`,
            `عدد مرات الوصول إلى ${quoted(stepName(protocol, line.node), locale)}: ${numberWords(line.visit, locale)}.`,
          ),
          'note',
          line.rule,
        ),
      ];
    case 'decided':
      return evaluationReasons(line.evaluation, { node: line.node, at: line.at, rule: line.rule }, speaking);
    case 'alerted':
    case 'urgent':
      return evaluationReasons(
        line.evaluation,
        { node: null, item: line.item, at: line.at, rule: line.rule },
        speaking,
      );
    case 'scored': {
      if (to === 'follower' || line.score === null) return [];
      const name = quoted(itemName(protocol, line.item), locale);
      const score = numberWords(line.score, locale);
      return [
        reason(
          speaking,
          pick(locale, `The score for ${name} was ${score}.`, `الدرجة في ${name}: ${score}.`),
          'note',
          line.rule,
        ),
      ];
    }
    case 'ended':
      return to === 'expert' ? [reason(speaking, endedWords(line, speaking), 'note', line.rule)] : [];
    default:
      return [];
  }
}

/** The other ways, and what spoke against each. Those after the one that was taken were never asked. */
function notTaken(line: Extract<Trace, { what: 'chose' }>, speaking: SpeakingOf): Reason[] {
  const { locale, protocol } = speaking;
  const when = { node: line.node, at: line.at, rule: line.rule };
  return line.asked
    .filter(({ evaluation }) => !evaluation.holds)
    .flatMap(({ node, evaluation }) =>
      evaluationReasons(evaluation, when, speaking).map((one) => ({
        ...one,
        words: pick(
          locale,
          `Not chosen: ${quoted(stepName(protocol, node), locale)}. ${one.words}`,
          `الخطوة ${quoted(stepName(protocol, node), locale)} لم تُختر: ${one.words}`,
        ),
      })),
    );
}

/** That a model proposed, and who decided. */
function aiReasons(
  line: Extract<Trace, { what: 'chose' }>,
  { way, decision }: Origin,
  speaking: SpeakingOf,
): Reason[] {
  const { locale, to, protocol } = speaking;
  const ended = way.find((each) => each.what === 'ended' && each.node === line.node);
  const node = nodeOf(protocol, line.node);
  if (ended?.what !== 'ended') return [];
  const proposed =
    decision?.proposal && to === 'expert'
      ? quoted(branchName(branchesOf(node), decision.proposal) || decision.proposal, locale)
      : null;
  const words = {
    model: pick(
      locale,
      'An AI model chose this path. No one had to confirm it.',
      'اختار نموذج ذكاء اصطناعي هذا المسار دون الحاجة إلى تأكيد أحد.',
    ),
    fallback: pick(
      locale,
      'Neither the AI model nor a person answered in time, so the creator’s fallback rule chose this path.',
      'لم يصل جواب في الوقت المحدد من نموذج الذكاء الاصطناعي أو من أحد، فحُدّد هذا المسار بقاعدة وضعها صاحب البرنامج.',
    ),
    expert:
      to === 'follower'
        ? pick(
            locale,
            'An AI model suggested a path, and your care team decided.',
            'اقترح نموذج ذكاء اصطناعي مسارًا، وقرر فريق رعايتك.',
          )
        : pick(
            locale,
            `${proposed ? `An AI model suggested ${proposed}` : 'An AI model was asked'}, and ${decision?.by ?? 'an expert'} decided.`,
            `${proposed ? `اقترح نموذج ذكاء اصطناعي ${proposed}` : 'سُئل نموذج ذكاء اصطناعي'}، والقرار من ${decision?.by ?? 'خبير'}.`,
          ),
  } as Partial<Record<EndReason, string>>;
  const said = words[ended.reason];
  return said ? [reason(speaking, said, 'note', ended.rule)] : [];
}

/** How a step ended: never as a reproach. */
export function endedWords(
  { node, reason: why }: { node: string; reason: EndReason },
  { locale, protocol }: SpeakingOf,
): string {
  const name = quoted(stepName(protocol, node), locale);
  const [en, ar] = endings[why];
  return capital(pick(locale, `${name} ${en}.`, `${name}: ${ar}.`));
}

const endings: Record<EndReason, [en: string, ar: string]> = {
  done: ['was completed', 'أُنجزت'],
  late: ['was completed late, and it counts', 'أُنجزت بعد موعدها واحتُسبت'],
  declined: ['was declined', 'اعتُذر عنها'],
  expired: ['closed when time ran out', 'أُغلقت بانتهاء وقتها'],
  cancelled: ['was cancelled', 'أُلغيت'],
  passed: ['was passed', 'تحقق شرطها'],
  'not-passed': ['was not passed', 'لم يتحقق شرطها'],
  sent: ['was sent', 'أُرسلت'],
  missed: ['couldn’t be sent in time', 'تعذّر إرسالها في موعدها'],
  'time-came': ['ended at its set time', 'انتهت في موعدها المحدد'],
  'event-came': ['ended when what it waited for happened', 'انتهت بحدوث ما كانت تنتظره'],
  'goal-reached': ['reached its goal', 'بلغت هدفها'],
  'goal-missed': ['ended before reaching its goal', 'انتهت قبل بلوغ الهدف'],
  'out-of-target': ['was taken and is outside the target', 'أُخذت وهي خارج النطاق المستهدف'],
  model: ['was decided by an AI model', 'قررها نموذج ذكاء اصطناعي'],
  expert: ['was decided by an expert', 'قررها خبير'],
  fallback: ['was decided by its fallback rule', 'قررتها القاعدة البديلة'],
};
