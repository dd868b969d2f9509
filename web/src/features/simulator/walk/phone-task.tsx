import type { ProgramCard } from '@regimen/contract/programs.ts';
import { followerEvent, isMisfit } from '@regimen/contract/task-event.ts';
import type { TaskResult } from '@regimen/contract/task-forms.ts';
import type { Program } from '@regimen/engine/protocol.ts';
import type { Task } from '@regimen/engine/run-state.ts';
import { useState } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { resultField } from '../../../shared/answering/result-field.ts';
import { type Danger, dangerInTask } from '../../../shared/help/danger-in.ts';
import { checkFields } from '../../../shell/attempt.ts';
import { useAttempt } from '../../../shell/use-attempt.ts';
import { Button } from '../../../ui/button.tsx';
import { ChevronRightIcon } from '../../../ui/flow-icons.tsx';
import type { ProgramWords } from '../program-words.ts';
import { nameOf } from './effect-words.ts';
import { openTask } from './open-task.ts';
import { phoneTexts } from './phone-texts.ts';
import { TaskLimit } from './task-limit.tsx';
import type { Walking } from './use-walk.ts';
import { lastOf, type Refused } from './walk.ts';
import type { Hand, WalkParts } from './walk-parts.ts';

interface PhoneTaskProps {
  program: Program;
  card: ProgramCard;
  walking: Walking;
  words: ProgramWords;
  parts: WalkParts;
  task: Task;
  onBack: () => void;
  /** What was handed in may mean danger: help takes the place of everything else. */
  onDanger: (danger: Danger) => void;
}

/** One task with the form that followers get. */
export function PhoneTask({ program, card, walking, words, parts, task, onBack, onDanger }: PhoneTaskProps) {
  const t = useTexts(phoneTexts);
  const [problem, setProblem] = useState<string | null>(null);
  const { index } = lastOf(walking.walk).life.run;
  const open = openTask(program, walking.walk, task, card.title, nameOf(task.id, words));
  const settle = (refused: Refused | null) => {
    setProblem(refused && words.reason(refused, index).words);
    if (!refused) onBack();
  };
  const take = (result: TaskResult): Refused | null | undefined => {
    if (result.type === 'booking')
      return walking.act({ type: 'booking', task: task.id, status: result.status });
    const of = { key: task.id, kind: task.kind, node: task.node, item: task.item };
    const event = followerEvent(of, program.protocols[index]?.protocol, result, '');
    return isMisfit(event) ? undefined : walking.act(event);
  };
  const attempt = useAttempt({ pathOf: resultField });
  const send = async (result: TaskResult) => {
    setProblem(null);
    const refused = take(result);
    checkFields({ result: refused && words.reason(refused, index).words });
    if (refused !== null) return;
    const danger = dangerInTask(open, result);
    if (danger) onDanger(danger);
    onBack();
  };
  const hand: Hand = { ...attempt, send };
  const Form = parts.form;
  const about = aboutOf(open);
  return (
    <div className="grid gap-6">
      <header className="grid gap-2">
        <button
          type="button"
          className="inline-flex min-h-9 items-center gap-1 justify-self-start text-14 font-medium text-primary-text"
          onClick={onBack}
        >
          <ChevronRightIcon size={16} className="-scale-x-100 rtl:scale-x-100" />
          {t('back')}
        </button>
        <h3 className="text-22 leading-heading wrap-anywhere">
          <bdi>{open.name}</bdi>
        </h3>
        <p className="flex flex-wrap gap-x-2 text-14 text-ink-soft">
          <TaskLimit task={task} now={walking.walk.clock} />
        </p>
        {about && (
          <p dir="auto" className="text-start text-ink-soft">
            {about}
          </p>
        )}
      </header>
      <Form key={task.id} task={open} hand={hand} />
      <footer className="-mx-3 flex flex-wrap border-t border-line pt-3">
        {problem && (
          <p role="alert" className="basis-full px-3 text-14 text-danger-text">
            {problem}
          </p>
        )}
        {open.can.snooze && (
          <Button
            look="plain"
            className="px-3"
            onClick={() => settle(walking.act({ type: 'snooze', task: task.id, minutes: 60 }))}
          >
            {t('snooze')}
          </Button>
        )}
        <Button
          look="plain"
          className="px-3"
          onClick={() => settle(take({ type: 'declined', words: '' }) ?? null)}
        >
          {t('decline')}
        </Button>
      </footer>
    </div>
  );
}

/** Some creators say the same twice; an activity's instructions stand in its form. */
function aboutOf({ item, description }: ReturnType<typeof openTask>): string {
  const said = item?.description || description;
  const below = item?.kind === 'activity' ? item.instructions : item?.kind === 'challenge' ? item.goal : '';
  return said.trim() === below.trim() ? '' : said;
}
