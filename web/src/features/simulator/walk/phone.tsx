import { isDeclined } from '@regimen/contract/event-words.ts';
import { timeOfDay } from '@regimen/contract/language/instants.ts';
import type { ProgramCard } from '@regimen/contract/programs.ts';
import type { Program } from '@regimen/engine/protocol.ts';
import type { RunEvent } from '@regimen/engine/run-event.ts';
import type { Task } from '@regimen/engine/run-state.ts';
import { useState } from 'react';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import type { Danger } from '../../../shared/help/danger-in.ts';
import { StepIcon } from '../../../shared/steps/step-icon.tsx';
import { When } from '../../../shell/when.tsx';
import { ChevronRightIcon } from '../../../ui/flow-icons.tsx';
import type { ProgramWords } from '../program-words.ts';
import { nameOf } from './effect-words.ts';
import { Notifications } from './notifications.tsx';
import { PhoneDanger } from './phone-danger.tsx';
import { PhoneTask } from './phone-task.tsx';
import { phoneTexts } from './phone-texts.ts';
import { TaskLimit } from './task-limit.tsx';
import { upcomingOf } from './upcoming.ts';
import type { Walking } from './use-walk.ts';
import { lastOf } from './walk.ts';
import { notificationsOf } from './walk-notifications.ts';
import type { WalkParts } from './walk-parts.ts';

interface PhoneProps {
  program: Program;
  card: ProgramCard;
  walking: Walking;
  words: ProgramWords;
  parts: WalkParts;
}

const given: readonly string[] = ['taskDone', 'answers', 'reading', 'booking'];
const isOwnWork = (event: RunEvent): boolean => given.includes(event.type) && !isDeclined(event);

/** A telephone, drawn by lines alone, that shows what the follower sees at this moment. */
export function Phone(props: PhoneProps) {
  const { walking, words, program } = props;
  const t = useTexts(phoneTexts);
  const locale = useLocale();
  const [opened, setOpened] = useState<string | null>(null);
  const { walk } = walking;
  const { run } = lastOf(walk).life;
  const tasks = run.run.tasks.filter(({ target }) => target === 'follower');
  const task = tasks.find(({ id }) => id === opened);
  const [shown, setShown] = useState<{ danger: Danger; since: number } | null>(null);
  // Whoever goes back to before the answer has not given it.
  const danger = shown && walk.things.length >= shown.since ? shown.danger : null;
  return (
    <section aria-label={t('phone')} className="grid content-start justify-items-center gap-3">
      <div className="w-full max-w-[23.5rem] overflow-hidden rounded-[2.25rem] border-8 border-line-strong bg-surface shadow-float">
        <div className="flex items-center justify-between bg-sunken px-6 py-2 text-14 font-semibold tabular-nums">
          <span>{timeOfDay(locale, walk.clock, run.run.zone)}</span>
          <span aria-hidden="true" className="h-2 w-16 rounded-pill bg-line-strong" />
          <span aria-hidden="true" className="h-3 w-6 rounded-[4px] border-2 border-ink-faint" />
        </div>
        <div
          key={danger ? 'danger' : (task?.id ?? 'all')}
          className="h-[38rem] lg:max-h-[calc(100dvh-13rem)] overflow-y-auto overscroll-contain p-4"
        >
          {danger ? (
            <PhoneDanger danger={danger} onBack={() => setShown(null)} />
          ) : task ? (
            <PhoneTask
              {...props}
              task={task}
              onBack={() => setOpened(null)}
              onDanger={(found) => setShown({ danger: found, since: walk.things.length + 1 })}
            />
          ) : (
            <div className="grid gap-6">
              <Notifications
                news={notificationsOf(walking.news, program, words, t('reminder'), locale)}
                canOpen={(id) => tasks.some((open) => open.id === id)}
                onOpen={setOpened}
              />
              <Standing {...props} />
              <ToDo tasks={tasks} words={words} now={walk.clock} onOpen={setOpened} />
              <Next {...props} />
            </div>
          )}
        </div>
      </div>
      <p className="max-w-[23.5rem] text-12 text-ink-faint">{t('help')}</p>
    </section>
  );
}

function Standing({ walking, card }: PhoneProps) {
  const t = useTexts(phoneTexts);
  const { run } = lastOf(walking.walk).life;
  const name = card.title;
  // Praise is for what was done: whoever let everything pass came to the end all the same.
  const didSomething = walking.walk.things.some(({ event }) => event && isOwnWork(event));
  const words = run.end
    ? t(
        run.end.status === 'finished' && !didSomething
          ? 'ranThrough'
          : ({ finished: 'finished', failed: 'ended', withdrawn: 'left' } as const)[run.end.status],
        { name },
      )
    : run.run.status === 'paused'
      ? t('paused')
      : null;
  if (!words) return null;
  return (
    <p role="status" className="rounded-card bg-primary-soft p-4 font-medium">
      {words}
    </p>
  );
}

interface ToDoProps {
  tasks: readonly Task[];
  words: ProgramWords;
  now: number;
  onOpen: (task: string) => void;
}

function ToDo({ tasks, words, now, onOpen }: ToDoProps) {
  const t = useTexts(phoneTexts);
  return (
    <section aria-label={t('toDo')}>
      <h3 className="mb-2 text-18">{t('toDo')}</h3>
      {tasks.length === 0 ? (
        <p className="text-ink-soft">{t('nothingToDo')}</p>
      ) : (
        <ul className="grid gap-2">
          {tasks.map((task) => (
            <li
              key={task.id}
              className="relative flex items-center gap-3 rounded-card border border-line bg-raised p-3 hover:border-primary-line"
            >
              <StepIcon type={task.kind} small />
              <div className="min-w-0 flex-1">
                <button
                  type="button"
                  className="text-start leading-heading font-semibold wrap-anywhere after:absolute after:inset-0 after:rounded-card"
                  onClick={() => onOpen(task.id)}
                >
                  <bdi>{nameOf(task.id, words)}</bdi>
                </button>
                <p className="flex flex-wrap gap-x-2 text-14 text-ink-soft">
                  <TaskLimit task={task} now={now} />
                </p>
              </div>
              <ChevronRightIcon className="shrink-0 text-ink-faint rtl:-scale-x-100" />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Next({ program, walking, words }: PhoneProps) {
  const t = useTexts(phoneTexts);
  const { run } = lastOf(walking.walk).life;
  const coming = upcomingOf(program, run, words);
  if (run.end) return null;
  return (
    <section aria-label={t('next')}>
      <h3 className="mb-2 text-18">{t('next')}</h3>
      {coming.length === 0 && <p className="text-ink-soft">{t('nothingNext')}</p>}
      <ul className="grid gap-2">
        {coming.map(({ name, kind, at }) => (
          <li
            key={`${kind} ${name} ${at}`}
            className="flex items-center gap-3 rounded-card border border-dashed border-line px-3 py-2"
          >
            <StepIcon type={kind} small />
            <div className="min-w-0">
              <p className="wrap-anywhere">
                <bdi>{name}</bdi>
              </p>
              <p className="text-14 text-ink-soft">
                <When at={iso(at)} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

const iso = (at: number): string => new Date(at).toISOString();
