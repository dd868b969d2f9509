import { dayWords } from '@regimen/contract/language/moments.ts';
import { translator } from '@regimen/contract/language/translate.ts';
import { endWords, notBegunWords, pauseWords } from '@regimen/contract/protocol-words/program-state-words.ts';
import type { Speaking } from '@regimen/contract/protocol-words/speaking.ts';
import type { Why, WhyNot } from '@regimen/contract/why.ts';
import { DAY_MS } from '@regimen/engine/calendar.ts';
import type { ProgramRun } from '@regimen/engine/program.ts';
import type { Program } from '@regimen/engine/protocol.ts';
import { dayAt, instantOf } from '@regimen/engine/wall-clock.ts';
import type { Tx } from '../../db/pool.ts';
import { invalid, notFound } from '../../errors.ts';
import { breathe, ownTurn } from '../../own-turn.ts';
import type { Scope } from '../../scope.ts';
import { behalfOf, onThread } from '../../threads/on-thread.ts';
import { versionTexts } from '../enrollments/programs-of-versions.ts';
import { placesIn } from '../enrollments/protocol-index.ts';
import { runOf } from '../enrollments/take-step.ts';
import { dayTexts } from './day-texts.ts';
import { explainSubject, type WholeDay } from './explain-subject.ts';
import * as queries from './queries.ts';
import { clockOf, speakingTo } from './speaker.ts';
import { subjectsOf } from './subjects.ts';

/** Things of one day that are explained one by one. */
const mostAnswers = 30;

interface Asked {
  about?: string | undefined;
  day?: string | undefined;
  /** By whose clock times are told; the day is counted by the program's. */
  zone?: string | undefined;
}

/** Why something did not come on a local day; without something named, the day as a whole and everything in it. */
export async function explainDay(
  scope: Scope,
  enrollmentId: string,
  { about, day: wanted, zone: clock }: Asked,
  to: Speaking['to'],
): Promise<WhyNot> {
  const now = scope.now.getTime();
  const read = await scope.read((tx) => readDay(scope, tx, enrollmentId, wanted));
  const { enrollment, day, from, dayEnd, until, entries, versions, prompts, tasks, readings } = read;
  const { zone } = enrollment;
  const record = { entries: entries.entries, version: enrollment.versionId, versions };
  const told = await onThread(behalfOf(scope), 'past-state', record);
  // What is stored is the truth; the record only explains it.
  const isNow = entries.count === enrollment.eventsCount && enrollment.state !== null;
  const run = isNow ? runOf(enrollment) : told.run === null ? null : (JSON.parse(told.run) as ProgramRun);
  const { pauses } = told;
  const content = versions.find(([id]) => id === (isNow ? enrollment.versionId : told.version))?.[1];
  await ownTurn(content?.length ?? 0);
  const program = JSON.parse(content ?? 'null') as Program;
  const times = new Map(readings.map(({ kpi, takenAt }) => [kpi, takenAt.getTime()]));
  const speaking = speakingTo(scope, to, clockOf(clock, zone));
  const startsAt = (
    enrollment.state === null ? (enrollment.nextDueAt ?? enrollment.startedAt) : enrollment.startedAt
  ).getTime();
  const seen: WholeDay = {
    program,
    run,
    day,
    zone,
    until,
    now,
    startsAt,
    pauses,
    prompts,
    tasks,
    from,
    to: dayEnd,
    placeOf: placesIn(enrollment, run),
    speakingOf: (index) => {
      const protocol = program.protocols[index]?.protocol;
      return protocol ? { ...speaking, protocol, readAt: (kpi) => times.get(kpi) ?? null } : null;
    },
  };
  const subjects = subjectsOf(program, run, to);
  const base = { zone, day: new Date(day * DAY_MS).toISOString().slice(0, 10), subjects };
  if (about !== undefined) {
    const answer = explainSubject(seen, about);
    if (!answer) throw invalid('about', 'not_valid');
    return { ...base, answers: [answer] };
  }
  // Before it began and after it ended there is one reason for everything, and it is said once.
  if (outsideWords(seen, speaking) !== null) return { ...base, answers: [wholeDay(seen, [], speaking)] };
  const wereOpen = tasks.map(({ protocolIndex, node }) => `${protocolIndex}.${node}`);
  // What was to be told is among the details, also where the page shows its step no more.
  const wereDue = prompts.map(({ key }) => `${seen.placeOf(key)}.${key.split('/')[1]}`);
  const happened = new Set([...wereDue, ...wereOpen]);
  const shown = subjects.filter(({ key, comesBack }) => comesBack || happened.has(key) || isHere(seen, key));
  const each: Why[] = [];
  for (const key of new Set([...wereDue, ...shown.map(({ key }) => key)])) {
    if (each.length === mostAnswers) break;
    await breathe();
    const answer = explainSubject(seen, key);
    if (answer) each.push(answer);
  }
  return { ...base, answers: [wholeDay(seen, each, speaking), ...each] };
}

/** More than anybody lives through in years; the rest would be told from the state that is stored. */
const mostEntries = 20_000;

async function readDay(scope: Scope, tx: Tx, enrollmentId: string, wanted: string | undefined) {
  const now = scope.now.getTime();
  const found = await queries.findEnrollment(tx, enrollmentId);
  if (!found) throw notFound();
  const { enrollment } = found;
  const { zone } = enrollment;
  const today = dayAt(zone, now);
  // Yesterday, or the first day of whoever began today.
  const begun = dayAt(zone, enrollment.startedAt.getTime());
  const day =
    wanted === undefined ? Math.min(today, Math.max(today - 1, begun)) : Date.parse(wanted) / DAY_MS;
  if (day > today) throw invalid('day', 'day_to_come');
  const from = instantOf(zone, day, 0);
  const dayEnd = instantOf(zone, day + 1, 0);
  const until = Math.min(dayEnd - 1, now);
  const range = [new Date(from), new Date(dayEnd)] as const;
  const entries = await queries.readEntries(tx, enrollmentId, new Date(until), mostEntries);
  return {
    enrollment,
    day,
    from,
    dayEnd,
    until,
    entries,
    versions: await versionTexts(tx, [enrollment.versionId, ...entries.versions]),
    prompts: await queries.listPromptsBetween(tx, enrollmentId, enrollment.userId, ...range),
    tasks: await queries.listTasksOver(tx, enrollmentId, ...range),
    readings: await queries.listLastReadings(tx, enrollmentId, new Date(until)),
  };
}

const isHere = ({ run }: WholeDay, key: string): boolean =>
  run !== null && run.end === null && `${run.index}.${run.run.here?.node}` === key;

/** Of a day before the program began, or after it ended: which of them it is. */
function outsideWords({ run, zone, startsAt, day, from }: WholeDay, speaking: Speaking): string | null {
  if (!run || dayAt(zone, startsAt) > day) return notBegunWords(startsAt, speaking);
  return run.end && run.end.at < from ? endWords(run.end, speaking) : null;
}

/** The day in one sentence, or two where the program ended on it. */
function wholeDay(seen: WholeDay, each: readonly Why[], speaking: Speaking): Why {
  const t = translator(dayTexts, speaking.locale);
  const day = dayWords(seen.day, speaking);
  const bare = { name: '', reasons: [], next: null, action: null };
  const { run, pauses, from, to } = seen;
  const outside = outsideWords(seen, speaking);
  if (outside !== null) return { ...bare, answer: outside };
  const ending = run?.end ? `${endWords(run.end, speaking)} ` : '';
  const pause = pauses.find((one) => one.from < to && (one.to ?? Infinity) > from);
  if (pause) return { ...bare, answer: pauseWords(pause, speaking) };
  const told = seen.prompts.filter(
    ({ sentAt }) => sentAt && sentAt.getTime() >= from && sentAt.getTime() < to,
  );
  const what = () => {
    if (told.length > 0) return t('sent', { day });
    if (seen.prompts.length > 0) return t('dueButNotSent', { day });
    return t(each.length === 0 ? 'nothing' : 'nothingWithDetails', { day });
  };
  return { ...bare, answer: `${ending}${what()}` };
}
