import type { OpenTask } from '@regimen/contract/tasks.ts';
import { Link } from 'react-router';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import AskAbout from '../../shared/ask-about/ask-about.tsx';
import { WhyButton } from '../../shared/why/why-button.tsx';
import { useAction } from '../../shell/use-action.ts';
import { useNow } from '../../shell/use-mounted.ts';
import { WhenIn } from '../../shell/when.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ownDirection } from '../../ui/own-direction.ts';
import { isLate, isPutOff } from './groups.ts';
import { taskNames } from './task-names.ts';
import { taskTexts } from './task-texts.ts';
import { ForDay, Limit } from './task-times.tsx';

interface TaskHeadProps {
  task: OpenTask;
  isOver: boolean;
  onChanged: (task: OpenTask) => void;
}

/** Only at the first of several questions: then the question itself needs the room. */
const onceOnly = 'group-has-[[data-later-question]]/task:hidden';

/** What it is called, of which program, until when, and why it came. */
export function TaskHead({ task, isOver, onChanged }: TaskHeadProps) {
  const t = useTexts(taskTexts);
  const now = useNow();
  const { title, about: itemName } = taskNames(task);
  const about = aboutOf(task);
  return (
    <header className="mb-8 grid gap-3 group-has-[[data-later-question]]/task:mb-5">
      <Breadcrumbs label={t('myTasks')} crumbs={[{ to: paths.myTasks, words: t('myTasks') }]} />
      <h1 className="text-28 wrap-anywhere group-has-[[data-later-question]]/task:text-18">
        <bdi>{title}</bdi>
      </h1>
      {itemName && (
        <p className={`-mt-2 text-18 font-medium wrap-anywhere ${onceOnly}`}>
          <bdi>{itemName}</bdi>
        </p>
      )}
      <div className={`flex flex-wrap items-center gap-x-3 gap-y-2 text-14 text-ink-soft ${onceOnly}`}>
        <Link
          to={paths.follow(task.programId)}
          className="inline-flex min-h-6 items-center text-primary-text underline-offset-3 hover:underline"
        >
          <bdi>{task.programTitle}</bdi>
        </Link>
        <ForDay task={task} />
        {!isOver && <Limit task={task} />}
        <WhyButton
          about={title}
          known={task.why}
          question={['GET tasks/{id}/why', { params: { id: task.id }, query: {} }]}
          className="-mx-2 -my-2"
        />
        <AskAbout about={{ kind: 'task', id: task.id }} className="-mx-3 -my-2 text-14" />
      </div>
      {about && (
        <p dir="auto" className={`max-w-measure ${ownDirection} text-18 text-ink-soft ${onceOnly}`}>
          {about}
        </p>
      )}
      {!isOver && isLate(task, now) && (
        <Notice tone="warning" title={t('lateTitle')}>
          {t('lateHelp')}
        </Notice>
      )}
      {!isOver && isPutOff(task, now) && (
        <div className="flex flex-wrap items-center gap-x-3 text-14 text-ink-soft">
          <p role="status">
            <ReminderTime task={task} />
          </p>
          <CancelReminder task={task} onChanged={onChanged} />
        </div>
      )}
    </header>
  );
}

/** Quiet hours and the like may hold it: whoever asks for it is told at once. */
function ReminderTime({ task: { remindsAt, snoozedUntil } }: { task: OpenTask }) {
  const t = useTexts(taskTexts);
  if (remindsAt === null) return t('snoozedNever');
  const key = remindsAt === snoozedUntil ? 'snoozed' : 'snoozedHeld';
  return <WhenIn at={remindsAt} words={(when) => t(key, { when })} />;
}

function CancelReminder({ task, onChanged }: Omit<TaskHeadProps, 'isOver'>) {
  const t = useTexts(taskTexts);
  const [cancel, cancelling] = useAction(async () =>
    onChanged(await api('POST tasks/{id}/snooze', { params: { id: task.id }, body: { minutes: 0 } })),
  );
  return (
    <Button look="plain" className="-ms-3 px-3 text-14" pending={cancelling} onClick={cancel}>
      {t('cancelReminder')}
    </Button>
  );
}

/** Some creators say the same twice; an activity's instructions stand in its form. */
function aboutOf({ item, description }: OpenTask): string {
  const words = item?.description || description;
  const below = item?.kind === 'activity' ? item.instructions : item?.kind === 'challenge' ? item.goal : '';
  return words.trim() === below.trim() ? '' : words;
}
