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
  return pick(locale, `This came because ${small}.`, `جاء هذا لأن ${clause}.`);
}

function afterWords({ way }: Origin, { protocol, locale }: SpeakingOf): string {
  const alert = way.find((line) => line.what === 'alerted');
  if (alert?.what === 'alerted') {
    const name = quoted(itemName(protocol, alert.item), locale);
    return pick(locale, `${name} called for an expert.`, `${name} استدعى خبيرًا.`);
  }
  const before = way.find((line) => line.what === 'chose' || line.what === 'jumped');
  if (!before || !('node' in before))
    return pick(locale, 'This is where the program begins.', 'هنا يبدأ البرنامج.');
  const name = stepName(protocol, before.node);
  if (name === '')
    return pick(locale, 'This is the next step of the way.', 'هذه هي الخطوة التالية في الطريق.');
  return pick(
    locale,
    `This is what comes after ${quoted(name, locale)}.`,
    `هذا ما يأتي بعد ${quoted(name, locale)}.`,
  );
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
              `${name} was done, and from there the way leads here.`,
              `اكتملت ${name}، ومنها يقود الطريق إلى هنا.`,
            )
          : pick(
              locale,
              `${name} ended without being done, and from there the way leads here.`,
              `انتهت ${name} دون أن تُنجز، ومنها يقود الطريق إلى هنا.`,
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
            `This is visit ${numberWords(line.visit, locale)} to ${quoted(stepName(protocol, line.node), locale)}.`,
            `هذه هي الزيارة رقم ${numberWords(line.visit, locale)} إلى ${quoted(stepName(protocol, line.node), locale)}.`,
          ),
          'note',
          line.rule,
        ),
      ];
    case 'decided':
      return evaluationReasons(line.evaluation, { node: line.node, at: line.at, rule: line.rule }, speaking);
    case 'alerted':
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
          pick(locale, `${name} was scored ${score}.`, `درجة ${name} هي ${score}.`),
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
          `Not ${quoted(stepName(protocol, node), locale)}: ${one.words}`,
          `ليس ${quoted(stepName(protocol, node), locale)}: ${one.words}`,
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
      'A model chose this way; no person had to confirm it.',
      'اختار نموذج هذا الطريق دون أن يُطلب تأكيد أحد.',
    ),
    fallback: pick(
      locale,
      'No answer came from the model or a person in time, so the rule that the creator set chose this way.',
      'لم يأتِ جواب من النموذج أو من أحد في الوقت المحدد، فاختارت القاعدة التي وضعها صاحب البرنامج هذا الطريق.',
    ),
    expert:
      to === 'follower'
        ? pick(
            locale,
            'A model proposed a way and your care team decided.',
            'اقترح نموذج طريقًا، وقرر فريق رعايتك.',
          )
        : pick(
            locale,
            `${proposed ? `A model proposed ${proposed}` : 'A model was asked'}; ${decision?.by ?? 'an expert'} decided.`,
            `${proposed ? `اقترح نموذج ${proposed}` : 'سُئل نموذج'}، والقرار من ${decision?.by ?? 'خبير'}.`,
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
  done: ['was done', 'أُنجزت'],
  late: ['was done after its time, and counted', 'أُنجزت بعد وقتها واحتُسبت'],
  declined: ['was declined', 'لم تُقبل'],
  expired: ['was closed when its time was over', 'أُغلقت بانتهاء وقتها'],
  cancelled: ['was cancelled', 'أُلغيت'],
  passed: ['was passed', 'تحقق شرطها'],
  'not-passed': ['was not passed', 'لم يتحقق شرطها'],
  sent: ['was sent', 'أُرسلت'],
  missed: ['could not be sent in time', 'لم يمكن إرسالها في وقتها'],
  'time-came': ['was over when its time came', 'انتهت بحلول موعدها'],
  'event-came': ['was over when what it waited for came', 'انتهت بمجيء ما كانت تنتظره'],
  'goal-reached': ['reached its goal', 'بلغت هدفها'],
  'goal-missed': ['ended before its goal was reached', 'انتهت قبل بلوغ الهدف'],
  'out-of-target': ['was taken, outside the target', 'أُخذت وهي خارج الهدف'],
  model: ['was decided by a model', 'قررها نموذج'],
  expert: ['was decided by an expert', 'قررها خبير'],
  fallback: ['was decided by the rule set for it', 'قررتها القاعدة الموضوعة لها'],
};
