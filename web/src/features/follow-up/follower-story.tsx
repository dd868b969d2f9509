import type { OpenFollowUp, FollowerStory as Story } from '@regimen/contract/follow-ups.ts';
import { daysInARow } from '@regimen/contract/language/duration-phrases.ts';
import { durationIn } from '@regimen/contract/language/durations.ts';
import { signLabel } from '@regimen/contract/signs.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { ReadingsFigure } from '../../shared/readings/readings-figure.tsx';
import { RemindButton } from '../../shared/reminders/remind-button.tsx';
import { EventLines } from '../../shared/runs/event-lines.tsx';
import { WhyButton } from '../../shared/why/why-button.tsx';
import { WhyNothingCameTo } from '../../shared/why/why-nothing-came.tsx';
import { Time } from '../../shell/time.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { GivenAnswers } from './given-answers.tsx';
import { storyTexts } from './story-texts.ts';

interface FollowerStoryProps {
  followUp: OpenFollowUp;
  nameOfStep: (id: string) => string;
}

/** Everything one wants to know of somebody before deciding anything about them. */
export function FollowerStory({ followUp, nameOfStep }: FollowerStoryProps) {
  const t = useTexts(storyTexts);
  const { follower, story, enrollmentId } = followUp;
  return (
    <section aria-labelledby="story-title" className="grid content-start gap-6">
      <div className="flex items-center gap-3">
        <Avatar name={follower.full_name} size={44} />
        <div className="min-w-0">
          <h2 id="story-title" className="text-18 leading-heading wrap-anywhere">
            {t('title', { name: follower.full_name })}
          </h2>
          <Link
            to={paths.run(enrollmentId)}
            className="inline-flex min-h-6 items-center text-14 text-primary-text underline-offset-4 hover:underline"
          >
            {t('whole')}
          </Link>
        </div>
      </div>
      <Part title={t('where')}>
        <div className="flex items-start justify-between gap-2">
          <Where story={story} nameOfStep={nameOfStep} />
          <WhyButton
            noAction
            about={follower.full_name}
            question={['GET history/runs/{id}/why', { params: { id: enrollmentId }, query: {} }]}
            className="-my-1.5"
          />
        </div>
        <div className="flex flex-wrap gap-x-2">
          <WhyNothingCameTo enrollmentId={enrollmentId} className="-ms-3" />
          {followUp.canWait && story.status === 'active' && (
            <RemindButton program={followUp.programId} enrollment={enrollmentId} person={follower} />
          )}
        </div>
      </Part>
      <Part title={t('facts')}>
        <Facts story={story} />
      </Part>
      {story.kpis.length > 0 && (
        <Part title={t('kpis')}>
          <div className="grid gap-6">
            {story.kpis.map(({ kpi, name, unit, target, readings }) => (
              <ReadingsFigure
                key={kpi}
                name={name}
                unit={unit}
                readings={readings}
                height={120}
                target={
                  target && {
                    ...(target.min !== undefined && { min: target.min }),
                    ...(target.max !== undefined && { max: target.max }),
                  }
                }
              />
            ))}
          </div>
        </Part>
      )}
      <Part title={t('answers')}>
        <GivenAnswers followUp={followUp} />
      </Part>
      <Part title={t('events')}>
        <EventLines events={story.events} />
      </Part>
    </section>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="grid gap-2">
    <h3 className="text-14 font-semibold text-ink-soft">{title}</h3>
    {children}
  </div>
);

function Where({ story, nameOfStep }: { story: Story; nameOfStep: (id: string) => string }) {
  const t = useTexts(storyTexts);
  const locale = useLocale();
  const { node, since, day, streak, status, lastActiveAt } = story;
  const name = node === null ? '' : nameOfStep(node);
  return (
    <div className="grid gap-1">
      <p>
        {name === '' ? t('nowhere') : t('atStep', { name })}
        {since && (
          <span className="text-ink-soft">
            {' '}
            {t('since')} <Time at={since} />
          </span>
        )}
      </p>
      <p className="text-14 text-ink-soft">
        {t('day', { day: day + 1 })}
        {streak > 1 && ` · ${daysInARow(streak, locale)}`}
        {' · '}
        {t('lastActive')} <Time at={lastActiveAt} />
      </p>
      {status !== 'active' && (
        <span>
          <Badge tone={status === 'finished' ? 'success' : 'neutral'}>{t(status)}</Badge>
        </span>
      )}
    </div>
  );
}

function Facts({ story: { facts } }: { story: Story }) {
  const t = useTexts(storyTexts);
  const locale = useLocale();
  const sex =
    facts.sex === 'female' || facts.sex === 'male' ? facts.sex : facts.sex === null ? null : 'other';
  const said = [
    facts.age === null ? null : t('age', { time: durationIn('year', facts.age, locale) }),
    sex && t(sex),
  ].filter(Boolean);
  if (said.length === 0 && facts.signs.length === 0) return <p className="text-ink-soft">{t('noFacts')}</p>;
  return (
    <div className="grid gap-2">
      {said.length > 0 && <p>{said.join(' · ')}</p>}
      {facts.signs.length > 0 && (
        <ul className="flex flex-wrap gap-1.5">
          {facts.signs.map((sign) => (
            <li key={sign}>
              <Badge>{signLabel(sign, locale)}</Badge>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
