import type { FollowerStory } from '@regimen/contract/follow-ups.ts';
import { Link } from 'react-router';
import { useTexts } from '../../../i18n/use-texts.ts';
import { paths } from '../../../paths.ts';
import { Time } from '../../../shell/time.tsx';
import { AlertIcon } from '../../../ui/shell-icons.tsx';
import { personTexts } from './person-texts.ts';

interface DangerBannerProps {
  name: string;
  /** What is open because they may be in danger. */
  followUps: FollowerStory['openFollowUps'];
}

/** Before everything else about somebody who may be in danger: that they may, and the way to what is to be done. */
export function DangerBanner({ name, followUps }: DangerBannerProps) {
  const t = useTexts(personTexts);
  if (followUps.length === 0) return null;
  return (
    <section
      aria-labelledby="danger-title"
      className="mb-6 grid gap-1 rounded-card border border-danger-line bg-danger-soft p-4"
    >
      <h2 id="danger-title" className="flex items-start gap-2 text-18 leading-heading wrap-anywhere">
        <AlertIcon className="shrink-0 text-danger-text" />
        {t('inDanger', { name })}
      </h2>
      <ul className="grid">
        {followUps.map(({ id, name: what, waitingSince, raisedBy }, place) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3">
            {raisedBy && followUps.findIndex((each) => each.raisedBy === raisedBy) === place && (
              <p className="w-full wrap-anywhere">{raisedBy}</p>
            )}
            <Link
              to={paths.followUp(id)}
              className="inline-flex min-h-11 items-center font-semibold underline"
            >
              {t('openFollowUp', { name: what })}
            </Link>
            <span className="text-14">
              {t('firstRaised')} <Time at={waitingSince} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
