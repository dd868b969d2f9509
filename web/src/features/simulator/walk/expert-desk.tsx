import { expertEvent } from '@regimen/contract/task-event.ts';
import type { Effect } from '@regimen/engine/effect.ts';
import type { AiBranch, Program } from '@regimen/engine/protocol.ts';
import type { Task } from '@regimen/engine/run-state.ts';
import { branchesOf } from '@regimen/engine/steps/traits.ts';
import { useState } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { StepIcon } from '../../../shared/steps/step-icon.tsx';
import { Button } from '../../../ui/button.tsx';
import { AlertIcon } from '../../../ui/shell-icons.tsx';
import type { ProgramWords } from '../program-words.ts';
import { deskTexts } from './desk-texts.ts';
import { nameOf } from './effect-words.ts';
import type { Walking } from './use-walk.ts';
import { lastOf } from './walk.ts';
import type { WalkParts } from './walk-parts.ts';

interface DeskProps {
  program: Program;
  walking: Walking;
  words: ProgramWords;
  parts: WalkParts;
}

/** What waits for somebody else than the follower; whoever tries it out may answer in their place. */
export function ExpertDesk({ program, walking, words, parts }: DeskProps) {
  const t = useTexts(deskTexts);
  const { run } = lastOf(walking.walk).life;
  const waiting = run.run.tasks.filter(({ target }) => target !== 'follower');
  const alerts = walking.walk.things.flatMap(({ effects }) =>
    effects.filter(isAlert).map(({ id, about }) => ({ id, about, name: nameOf(id, words) })),
  );
  return (
    <section aria-labelledby="walk-desk" className="grid gap-3">
      <h2 id="walk-desk" className="text-18">
        {t('desk')}
      </h2>
      {waiting.length + alerts.length === 0 && <p className="text-14 text-ink-soft">{t('nothing')}</p>}
      {alerts.map(({ id, about, name }) => (
        <div key={id} className="flex gap-3 rounded-card border border-danger-line bg-raised p-4">
          <AlertIcon className="mt-0.5 shrink-0 text-danger-text" />
          <div>
            <p className="font-medium">{t(about === 'urgent' ? 'danger' : 'alert')}</p>
            <p className="text-14 text-ink-soft">{t('alertIn', { name })}</p>
          </div>
        </div>
      ))}
      {waiting.map((task) =>
        task.target === 'model' ? (
          <Model key={task.id} program={program} walking={walking} words={words} task={task} />
        ) : (
          <Expert key={task.id} program={program} walking={walking} words={words} parts={parts} task={task} />
        ),
      )}
    </section>
  );
}

type Alert = Extract<Effect, { kind: 'notifyExpert' }>;
const isAlert = (effect: Effect): effect is Alert =>
  effect.kind === 'notifyExpert' && (effect.about === 'urgent' || effect.about === 'alert');

function Expert({ program, walking, words, parts, task }: DeskProps & { task: Task }) {
  const t = useTexts(deskTexts);
  const [isOpen, setIsOpen] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { index, run } = lastOf(walking.walk).life.run;
  const protocol = program.protocols[index]?.protocol;
  const item = (task.item !== null && protocol?.items[task.item]) || null;
  return (
    <div className="grid gap-4 rounded-card border border-line bg-raised p-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span className="flex min-w-0 items-center gap-3">
          <StepIcon type={task.kind} small />
          <bdi className="font-medium wrap-anywhere">{nameOf(task.id, words)}</bdi>
        </span>
        {!isOpen && (
          <Button look="quiet" className="min-h-9 px-3 text-14" onClick={() => setIsOpen(true)}>
            {t('decide')}
          </Button>
        )}
      </div>
      {problem && (
        <p role="alert" className="text-14 text-danger-text">
          {problem}
        </p>
      )}
      {isOpen && (
        <parts.result
          followUp={{
            id: task.id,
            kind: task.kind,
            item,
            follower: { id: '', full_name: t('follower') },
            branches: flat(branchesFor(program, index, task), 0),
            proposal: run.here?.proposal ?? null,
          }}
          file={parts.file}
          onDone={() => setIsOpen(false)}
          onResult={(result) => {
            const refused = walking.act(expertEvent({ ...task, key: task.id }, result, ''));
            setProblem(refused && words.reason(refused, index).words);
          }}
        />
      )}
    </div>
  );
}

function Model({ program, walking, words, task }: Omit<DeskProps, 'parts'> & { task: Task }) {
  const t = useTexts(deskTexts);
  const { index } = lastOf(walking.walk).life.run;
  const leaves = flat(branchesFor(program, index, task), 0).filter(({ isLeaf }) => isLeaf);
  return (
    <div className="grid gap-3 rounded-card border border-line bg-raised p-4">
      <div className="flex items-center gap-3">
        <StepIcon type="ai" small />
        <div>
          <p className="font-medium">
            {t('model')}: <bdi>{nameOf(task.id, words)}</bdi>
          </p>
          <p className="text-14 text-ink-soft">{t('modelHelp')}</p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        {leaves.map(({ id, name }) => (
          <Button
            key={id}
            look="quiet"
            className="min-h-9 px-3 text-14"
            onClick={() => walking.act({ type: 'aiDecision', task: task.id, branch: id })}
          >
            {t('modelSays', { name })}
          </Button>
        ))}
      </div>
    </div>
  );
}

const branchesFor = (program: Program, index: number, task: Task): readonly AiBranch[] =>
  branchesOf(program.protocols[index]?.protocol.nodes.find(({ id }) => id === task.node));

type Flat = { id: string; name: string; description: string; depth: number; isLeaf: boolean };

const flat = (branches: readonly AiBranch[], depth: number): Flat[] =>
  branches.flatMap(({ id, name, description = '', branches: inner = [] }) => [
    { id, name, description, depth, isLeaf: inner.length === 0 },
    ...flat(inner, depth + 1),
  ]);
