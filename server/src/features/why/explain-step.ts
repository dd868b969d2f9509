import { asEnd } from '@regimen/contract/language/instants.ts';
import { bareMoment, momentWords } from '@regimen/contract/language/moments.ts';
import { translator } from '@regimen/contract/language/translate.ts';
import { quotedStep } from '@regimen/contract/protocol-words/names.ts';
import { endWords, notBegunWords } from '@regimen/contract/protocol-words/program-state-words.ts';
import type { Speaking, SpeakingOf } from '@regimen/contract/protocol-words/speaking.ts';
import { stepEndWords } from '@regimen/contract/protocol-words/trace-words.ts';
import type { Reason, Why } from '@regimen/contract/why.ts';
import { nameOfStepAt } from '@regimen/engine/given-name.ts';
import type { ProgramRun } from '@regimen/engine/program.ts';
import type { Program } from '@regimen/engine/protocol.ts';
import type { Tx } from '../../db/pool.ts';
import { notFound } from '../../errors.ts';
import type { Scope } from '../../scope.ts';
import { programOf } from '../enrollments/programs-of-versions.ts';
import { runOf } from '../enrollments/take-step.ts';
import { findOriginOfStep } from './find-origin.ts';
import { notCome } from './not-come.ts';
import { originWords, personAction } from './origin-words.ts';
import * as queries from './queries.ts';
import { reason } from './reason.ts';
import { clockOf, speakingOf, speakingTo } from './speaker.ts';
import { stepTexts } from './step-texts.ts';

/** Why somebody is at a step, was, or is not yet. `step` is its protocol's number, a dot and its id; none: here. */
export async function explainStep(
  scope: Scope,
  tx: Tx,
  enrollmentId: string,
  step: string | undefined,
  to: Speaking['to'],
  zone?: string,
): Promise<Why> {
  const found = await queries.findEnrollment(tx, enrollmentId);
  if (!found) throw notFound();
  const { enrollment } = found;
  const program = await programOf(tx, enrollment.versionId);
  const speaking = speakingTo(scope, to, clockOf(zone, enrollment.zone));
  const bare = { reasons: [] as Reason[], next: null, action: null };
  const run = enrollment.state === null ? null : runOf(enrollment);
  const key = step ?? (run && `${run.index}.${run.end?.node ?? run.run.here?.node ?? ''}`);
  const startsAt = (enrollment.nextDueAt ?? enrollment.startedAt).getTime();
  if (key === null) return { ...bare, name: '', answer: notBegunWords(startsAt, speaking) };
  const index = Number(key.slice(0, key.indexOf('.')));
  const node = key.slice(key.indexOf('.') + 1);
  const protocol = program.protocols[index]?.protocol;
  const name = protocol ? nameOfStepAt(protocol, node) : '';
  if (!protocol?.nodes.some(({ id }) => id === node)) {
    // Whoever left stands nowhere.
    if (step === undefined && run?.end) return { ...bare, name: '', answer: endWords(run.end, speaking) };
    throw notFound();
  }
  if (run === null) return { ...bare, name, answer: notBegunWords(startsAt, speaking) };
  const origin = await findOriginOfStep(tx, { enrollmentId, index, protocol }, node);
  const here = await speakingOf(tx, enrollmentId, speaking, protocol, origin?.at ?? scope.now);
  if (origin) {
    const told = originWords(origin, here);
    const when = momentWords(origin.at.getTime(), speaking);
    const started = translator(stepTexts, speaking.locale)('started', { when });
    const since = reason(speaking, started, 'note', 'R1');
    return {
      name,
      answer: told.answer,
      action: to === 'follower' ? personAction(origin) : null,
      reasons: [...told.reasons, since, ...howItEnded(run, index, node, here)],
      next: index === run.index ? waitsWords(program, run, node, enrollment.lastActiveAt, speaking) : null,
    };
  }
  return { ...bare, name, ...notCome(program, run, index, node, here) };
}

function howItEnded(run: ProgramRun, index: number, node: string, speaking: SpeakingOf): Reason[] {
  const end = index === run.index ? run.run.ends[node] : undefined;
  const isHere = run.run.here?.node === node && run.run.here.phase === 'working';
  if (!end || isHere) return [];
  return [reason(speaking, stepEndWords(node, end.reason, speaking), 'note', 'R2')];
}

/** What the step at hand waits for. */
function waitsWords(
  program: Program,
  { run, index, end }: ProgramRun,
  node: string,
  lastActiveAt: Date,
  speaking: Speaking,
): string | null {
  if (end || run.here?.node !== node) return null;
  const t = translator(stepTexts, speaking.locale);
  if (run.here.phase === 'choosing' || run.here.phase === 'holding') return t(run.here.phase);
  const deadlines = run.tasks.flatMap((task) =>
    task.node === node && task.expiresAt !== null ? [task.expiresAt] : [],
  );
  const until = run.here.moment?.at ?? (deadlines.length > 0 ? Math.min(...deadlines) : null);
  if (until === null) {
    const protocol = program.protocols[index]?.protocol;
    const name = protocol ? quotedStep(protocol, node, speaking.locale) : '';
    if (speaking.to === 'follower') return t('endsWhenCompleted', { name });
    // Whoever looks after them asks why they are stuck.
    return t('noDeadline', { name, when: momentWords(lastActiveAt.getTime(), speaking) });
  }
  if (!run.here.moment) return t('until', { until: bareMoment(asEnd(until, speaking.zone), speaking) });
  const when = momentWords(until, speaking);
  const days = daysOfChallenge(program, index, node);
  return run.here.challenge && days !== null
    ? t('nextDay', { day: run.here.challenge.day + 1, days, when })
    : t('ends', { when });
}

/** A challenge waits for its next day, not for its end. */
function daysOfChallenge({ protocols }: Program, index: number, node: string): number | null {
  const protocol = protocols[index]?.protocol;
  const step = protocol?.nodes.find(({ id }) => id === node);
  const item = protocol?.items[step?.data.selectedItem ?? ''];
  return item?.kind === 'challenge' ? item.days : null;
}
