import type { EnrollmentCard } from '@regimen/contract/enrollments.ts';
import { durationWords } from '@regimen/contract/language/duration-forms.ts';
import type { TaskCard } from '@regimen/contract/tasks.ts';
import { Link } from 'react-router';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { ProgramColour } from '../../shared/program-colour/program-colour.tsx';
import { WhyButton } from '../../shared/why/why-button.tsx';
import { useNow } from '../../shell/use-mounted.ts';
import { Badge } from '../../ui/badge.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { ClockIcon } from '../../ui/icons.tsx';
import { ProgramCover } from '../../ui/program-cover.tsx';
import { isLate } from './groups.ts';
import { ForDay, Limit } from './task-times.tsx';
import { texts } from './texts.ts';
import { todayTexts } from './today-texts.ts';

interface NextTaskProps {
  task: TaskCard;
  /** Nothing, where it is none of the programs that are followed now. */
  program: EnrollmentCard['program'] | undefined;
}

/** What comes next, as the one big thing on the page. */
export function NextTask({ task, program }: NextTaskProps) {
  const t = useTexts(texts);
  const ofToday = useTexts(todayTexts);
  const locale = useLocale();
  const now = useNow();
  return (
    <ProgramColour category={program?.category}>
      <article className="mt-3 grid overflow-hidden rounded-card border border-primary-line bg-primary-soft sm:grid-cols-[minmax(0,1fr)_minmax(0,16rem)]">
        <div className="grid content-center gap-3 p-5 md:p-7">
          <p className="text-14 font-medium text-primary-text">
            <Link to={paths.follow(task.programId)} className="underline-offset-4 hover:underline">
              <bdi>{task.programTitle}</bdi>
            </Link>
          </p>
          <h3 className="text-28 wrap-anywhere">
            <bdi>{task.name}</bdi>
          </h3>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft">
            <ForDay task={task} />
            {task.minutes !== null && (
              <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
                <ClockIcon size={16} />
                {durationWords(task.minutes, locale)}
              </span>
            )}
            {isLate(task, now) && <Badge tone="warning">{t('lateSince')}</Badge>}
            <Limit task={task} />
          </p>
          <div className="mt-1 flex flex-wrap items-center gap-2">
            <LinkButton to={paths.task(task.id)} className="min-w-32">
              {ofToday('start')}
              <span className="sr-only">{`: ${task.name}`}</span>
            </LinkButton>
            <WhyButton
              compact
              about={task.name}
              question={['GET tasks/{id}/why', { params: { id: task.id }, query: {} }]}
            />
          </div>
        </div>
        {program && (
          <ProgramCover
            cover={program.cover}
            category={program.category}
            id={program.id}
            className="h-24 aspect-auto! max-sm:-order-1 sm:h-full"
          />
        )}
      </article>
    </ProgramColour>
  );
}
