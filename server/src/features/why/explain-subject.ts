/** Why one thing of a program did not come on a day, or that it did and what became of it. Pure. */

import { bareMoment, momentWords } from '@regimen/contract/language/moments.ts';
import { translator } from '@regimen/contract/language/translate.ts';
import { endWords, notBegunWords } from '@regimen/contract/protocol-words/program-state-words.ts';
import type { SpeakingOf } from '@regimen/contract/protocol-words/speaking.ts';
import type { Reason, Why } from '@regimen/contract/why.ts';
import { nameOfModuleAt, nameOfStepAt } from '@regimen/engine/given-name.ts';
import type { PromptRow, TaskRow } from '../enrollments/rows.ts';
import { notCome } from './not-come.ts';
import { promptWords } from './prompt-words.ts';
import { reason } from './reason.ts';
import { noReminderWords } from './reminder-words.ts';
import { type DaySeen, moduleIn, silenceOf } from './silence.ts';
import { silenceWords } from './silence-words.ts';
import { subjectTexts } from './subject-texts.ts';

export interface WholeDay extends DaySeen {
  from: number;
  to: number;
  prompts: readonly PromptRow[];
  tasks: readonly TaskRow[];
  speakingOf: (index: number) => SpeakingOf | null;
  /** Which protocol of the program asked for an effect. */
  placeOf: (key: string) => number;
}

/** `key`: a protocol's number, a dot, and a step's id or `module:` and a module's. null: there is no such thing. */
export function explainSubject(seen: WholeDay, key: string): Why | null {
  const index = Number(key.slice(0, key.indexOf('.')));
  const source = key.slice(key.indexOf('.') + 1);
  const speaking = seen.speakingOf(index);
  if (!speaking) return null;
  const { protocol } = speaking;
  if (source.startsWith('module:')) {
    const module = moduleIn(protocol, source.slice('module:'.length));
    if (!module) return null;
    const name = nameOfModuleAt(protocol, module.id);
    const came = itCame(seen, index, source, name, speaking);
    if (came) return came;
    const story = silenceWords(silenceOf(seen, index, module), module, seen.day, speaking);
    return { name, ...story, action: null };
  }
  if (!protocol.nodes.some(({ id }) => id === source)) return null;
  const name = nameOfStepAt(protocol, source);
  return (
    itCame(seen, index, source, name, speaking) ?? { name, ...stepSilence(seen, index, source, speaking) }
  );
}

function stepSilence(seen: WholeDay, index: number, node: string, speaking: SpeakingOf): Omit<Why, 'name'> {
  const { run, program } = seen;
  const bare = { reasons: [] as Reason[], next: null, action: null };
  if (!run) return { ...bare, answer: notBegunWords(seen.startsAt, speaking) };
  if (run.end && run.end.at < seen.from) return { ...bare, answer: endWords(run.end, speaking) };
  const here = run.index === index && run.run.here?.node === node ? run.run.here : null;
  if (here)
    return {
      ...bare,
      answer: translator(subjectTexts, speaking.locale)('inProgress', {
        since: bareMoment(here.enteredAt, speaking),
      }),
    };
  return { ...bare, ...notCome(program, run, index, node, speaking) };
}

/** What the ledger has of it: a task that was open, and what was to be told of it. */
function itCame(
  seen: WholeDay,
  index: number,
  source: string,
  name: string,
  speaking: SpeakingOf,
): Why | null {
  const t = translator(subjectTexts, speaking.locale);
  const isOf = (key: string): boolean => key.split('/')[1] === source && seen.placeOf(key) === index;
  const prompts = seen.prompts.filter(({ key }) => isOf(key));
  // What comes back is asked about by its own day; a step stays what it is while it is open.
  const tasks = seen.tasks.filter(
    ({ key, module, openedAt }) => isOf(key) && (module === null || openedAt.getTime() >= seen.from),
  );
  if (prompts.length === 0 && tasks.length === 0) return null;
  // What was not told is what people ask about; then the last thing that was.
  const main =
    prompts.find(({ sentAt, kind }) => sentAt === null && kind !== 'reminder') ??
    prompts.find(({ sentAt }) => sentAt === null) ??
    prompts.at(-1);
  const reasons: Reason[] = [];
  for (const prompt of prompts.filter((one) => one !== main)) {
    const story = promptWords(prompt, speaking);
    const words = t(prompt.kind === 'reminder' ? 'reminder' : 'message', { story: story.answer });
    reasons.push(reason(speaking, words), ...story.reasons.slice(0, 1));
  }
  for (const task of tasks) {
    reasons.push(reason(speaking, taskWords(task, speaking), 'note', 'R16'));
    const ended = task.closedAt !== null && task.closedAt.getTime() < seen.to;
    if (!prompts.some(({ kind, taskId }) => kind === 'reminder' && taskId === task.id) && (ended || !main))
      reasons.push(reason(speaking, t('reminder', { story: noReminderWords(task, speaking) }), 'note', 'A1'));
  }
  const open = tasks.find(({ status }) => status === 'open');
  const action = open && speaking.to === 'follower' ? ({ kind: 'task', id: open.id } as const) : null;
  if (!main) {
    const first = tasks[0] as TaskRow;
    return {
      name,
      reasons,
      next: null,
      action,
      answer: t('stillOpen', { when: momentWords(first.openedAt.getTime(), speaking) }),
    };
  }
  const story = promptWords(main, speaking);
  const isReminder = main.kind === 'reminder';
  // Where both were due, each is called by its name.
  const isBoth = prompts.some(({ kind }) => kind === 'reminder');
  return {
    name,
    answer:
      isReminder || isBoth ? t(isReminder ? 'reminder' : 'message', { story: story.answer }) : story.answer,
    reasons: eachOnce([...story.reasons, ...reasons]),
    next: story.next,
    action: story.action ?? action,
  };
}

/** A notification and its reminder may have gone the same way, for the same reason. */
const eachOnce = (reasons: readonly Reason[]): Reason[] => [
  ...new Map(reasons.map((each) => [each.words, each])).values(),
];

function taskWords(task: TaskRow, speaking: SpeakingOf): string {
  const t = translator(subjectTexts, speaking.locale);
  const opened = momentWords(task.openedAt.getTime(), speaking);
  if (task.status === 'open') return t('taskOpen', { opened });
  const closed = task.closedAt ? momentWords(task.closedAt.getTime(), speaking) : '';
  const done = speaking.to === 'follower' ? 'taskDoneYou' : 'taskDoneThey';
  return t(task.status === 'done' ? done : 'taskClosed', { opened, closed });
}
