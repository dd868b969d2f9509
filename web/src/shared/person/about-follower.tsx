import type { FollowerStory as Story } from '@regimen/contract/follow-ups.ts';
import { daysInARow } from '@regimen/contract/language/duration-phrases.ts';
import { durationIn } from '@regimen/contract/language/durations.ts';
import { inReaderUnit } from '@regimen/contract/reader-units.ts';
import { signLabel } from '@regimen/contract/signs.ts';
import type { ReactNode } from 'react';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { Time } from '../../shell/time.tsx';
import { WhenIn } from '../../shell/when.tsx';
import { Badge } from '../../ui/badge.tsx';
import { ShareBar } from '../../ui/share-bar.tsx';
import { isAlarming } from '../readings/is-alarming.ts';
import { ReadingsFigure } from '../readings/readings-figure.tsx';
import { RemindButton } from '../reminders/remind-button.tsx';
import { WhyButton } from '../why/why-button.tsx';
import { WhyNothingCameTo } from '../why/why-nothing-came.tsx';
import { storyTexts } from './story-texts.ts';

interface AboutFollowerProps {
  program: string;
  enrollment: string;
  follower: { full_name: string };
  story: Story;
  /** `false`: they may be in danger, and are called, not reminded. */
  mayRemind: boolean;
  nameOfStep: (id: string) => string;
}

/** Somebody at a glance: where they are and why, how much they answer, who they are, and their readings. */
export function AboutFollower(props: AboutFollowerProps) {
  const { program, enrollment, follower, story, mayRemind, nameOfStep } = props;
  const t = useTexts(storyTexts);
  return (
    <>
      <Part title={t(story.endedAt === null ? 'where' : 'howItEnded')}>
        <div className="flex items-start justify-between gap-2">
          <Where story={story} nameOfStep={nameOfStep} />
          <WhyButton
            noAction
            about={follower.full_name}
            question={['GET history/runs/{id}/why', { params: { id: enrollment }, query: {} }]}
            className="-my-1.5"
          />
        </div>
        <div className="flex flex-wrap gap-x-2">
          <WhyNothingCameTo enrollmentId={enrollment} className="-ms-3" />
          {mayRemind && story.status === 'active' && (
            <RemindButton program={program} enrollment={enrollment} person={follower} className="-ms-3" />
          )}
        </div>
      </Part>
      <Adherence story={story} />
      <Part title={t('facts')}>
        <Facts story={story} />
      </Part>
      {story.kpis.length > 0 && (
        <Part title={t('kpis')}>
          <div className="grid gap-6">
            {story.kpis.map((summary) => {
              const { kpi, name, unit, target, readings } = summary;
              return (
                <ReadingsFigure
                  key={kpi}
                  name={name}
                  measure={inReaderUnit({ unit }, 'own')}
                  readings={readings}
                  height={120}
                  isAlarming={isAlarming(summary)}
                  target={
                    target && {
                      ...(target.min !== undefined && { min: target.min }),
                      ...(target.max !== undefined && { max: target.max }),
                    }
                  }
                />
              );
            })}
          </div>
        </Part>
      )}
    </>
  );
}

function Adherence({ story: { adherence } }: { story: Story }) {
  const t = useTexts(storyTexts);
  const { done, missed } = adherence;
  const all = done + missed;
  if (all === 0) return null;
  return (
    <Part title={t('adherence')}>
      <p>{t('adherenceOf', { done, n: all })}</p>
      <ShareBar share={done / all} />
    </Part>
  );
}

export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
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
  if (story.endedAt !== null && (status === 'finished' || status === 'failed' || status === 'withdrawn'))
    return (
      <div className="grid gap-1">
        <p>
          <WhenIn at={story.endedAt} words={(when) => t(`${status}At`, { when })} />
        </p>
        <p className="text-14 text-ink-soft">
          {name !== '' && status === 'withdrawn' && `${t('lastStep', { name })} · `}
          {t('lastActive')} <Time at={lastActiveAt} />
        </p>
      </div>
    );
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

function Facts({ story: { facts, health } }: { story: Story }) {
  const t = useTexts(storyTexts);
  const locale = useLocale();
  const sex =
    facts.sex === 'female' || facts.sex === 'male' ? facts.sex : facts.sex === null ? null : 'other';
  const said = [
    facts.age === null ? null : t('age', { time: durationIn('year', facts.age, locale) }),
    sex && t(sex),
  ].filter(Boolean);
  const signs = [...new Set([...facts.signs, ...health.conditions])];
  const notes = (['medication', 'allergies'] as const).filter((fact) => health[fact] !== '');
  if (said.length === 0 && signs.length === 0 && notes.length === 0)
    return <p className="text-ink-soft">{t('noFacts')}</p>;
  return (
    <div className="grid gap-2">
      {said.length > 0 && <p>{said.join(' · ')}</p>}
      {signs.length > 0 && (
        <ul className="flex flex-wrap gap-1.5">
          {signs.map((sign) => (
            <li key={sign}>
              <Badge>{signLabel(sign, locale)}</Badge>
            </li>
          ))}
        </ul>
      )}
      {notes.map((fact) => (
        <p key={fact}>
          <span className="block text-14 text-ink-soft">{t(fact)}</span>
          <span dir="auto" className="block whitespace-pre-line wrap-anywhere">
            {health[fact]}
          </span>
        </p>
      ))}
    </div>
  );
}
