import type { OpenFollowUp } from '@regimen/contract/follow-ups.ts';
import { Link } from 'react-router';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { AboutFollower, Part } from '../../shared/person/about-follower.tsx';
import { Avatar } from '../../shared/person/avatar.tsx';
import { storyTexts } from '../../shared/person/story-texts.ts';
import { EventLines } from '../../shared/runs/event-lines.tsx';
import { GivenAnswers } from './given-answers.tsx';

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
      <AboutFollower
        program={followUp.programId}
        enrollment={enrollmentId}
        follower={follower}
        story={story}
        mayRemind={followUp.canWait}
        nameOfStep={nameOfStep}
      />
      <Part title={t('answers')}>
        <GivenAnswers followUp={followUp} />
      </Part>
      <Part title={t('events')}>
        <EventLines events={story.events} />
      </Part>
    </section>
  );
}
