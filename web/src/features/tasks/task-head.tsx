import type { OpenTask } from '@regimen/contract/tasks.ts';
import { Link } from 'react-router';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { WhyButton } from '../../shared/why/why-button.tsx';
import { useNow } from '../../shell/use-mounted.ts';
import { WhenIn } from '../../shell/when.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Notice } from '../../ui/notice.tsx';
import { isLate, isPutOff, nextLimit } from './groups.ts';
import { taskNames } from './task-names.ts';
import { taskTexts } from './task-texts.ts';

/** What it is called, of which program, until when, and why it came. */
export function TaskHead({ task, isOver }: { task: OpenTask; isOver: boolean }) {
  const t = useTexts(taskTexts);
  const now = useNow();
  const limit = nextLimit(task, now);
  const { title, about: itemName } = taskNames(task);
  const about = aboutOf(task);
  return (
    <header className="mb-8 grid gap-3">
      <Breadcrumbs label={t('myTasks')} crumbs={[{ to: paths.myTasks, words: t('myTasks') }]} />
      <h1 className="text-28 wrap-anywhere">
        <bdi>{title}</bdi>
      </h1>
      {itemName && (
        <p className="-mt-2 text-18 font-medium wrap-anywhere">
          <bdi>{itemName}</bdi>
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-14 text-ink-soft">
        <Link
          to={paths.follow(task.programId)}
          className="inline-flex min-h-6 items-center text-primary-text underline-offset-3 hover:underline"
        >
          <bdi>{task.programTitle}</bdi>
        </Link>
        {!isOver && limit && (
          <WhenIn at={limit.at} isEnd words={(when) => t(limit.closes ? 'openUntil' : 'dueBy', { when })} />
        )}
        <WhyButton
          about={title}
          known={task.why}
          question={['GET tasks/{id}/why', { params: { id: task.id }, query: {} }]}
          className="-my-2"
        />
      </div>
      {about && (
        <p dir="auto" className="max-w-measure text-start text-18 text-ink-soft">
          {about}
        </p>
      )}
      {!isOver && isLate(task, now) && (
        <Notice tone="warning" title={t('lateTitle')}>
          {t('lateHelp')}
        </Notice>
      )}
      {!isOver && isPutOff(task, now) && (
        <p role="status" className="text-14 text-ink-soft">
          <ReminderTime task={task} />
        </p>
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

/** Some creators say the same twice; an activity's instructions stand in its form. */
function aboutOf({ item, description }: OpenTask): string {
  const words = item?.description || description;
  const below = item?.kind === 'activity' ? item.instructions : item?.kind === 'challenge' ? item.goal : '';
  return words.trim() === below.trim() ? '' : words;
}
