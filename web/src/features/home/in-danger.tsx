import type { FollowUpCard } from '@regimen/contract/follow-ups.ts';
import { Link } from 'react-router';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { Time } from '../../shell/time.tsx';
import { AlertIcon } from '../../ui/shell-icons.tsx';
import { texts } from './texts.ts';

/** For experts, before anything else: who may be in danger, and the way to them. */
export function InDanger({ n, first }: { n: number; first: readonly FollowUpCard[] }) {
  const t = useTexts(texts);
  if (first.length === 0) return null;
  return (
    <section aria-labelledby="danger-title" className="grid gap-3 rounded-card border border-danger-line p-5">
      <h2 id="danger-title" className="flex items-start gap-2.5 text-22">
        <AlertIcon size={22} className="mt-1 shrink-0 text-danger-text" />
        {t('dangerTitle', { n })}
      </h2>
      <ul className="grid gap-2">
        {first.map(({ id, follower, programTitle, waitingSince, missed, raisedBy }) => (
          <li
            key={id}
            className="relative grid gap-0.5 rounded-control bg-danger-soft px-4 py-3 transition-colors duration-120 hover:bg-sunken"
          >
            <Link
              to={paths.followUp(id)}
              className="font-semibold wrap-anywhere after:absolute after:inset-0 after:rounded-control"
            >
              <bdi>{follower.full_name}</bdi>
            </Link>
            {missed && <p className="font-semibold wrap-anywhere">{missed}</p>}
            {raisedBy && <p className="wrap-anywhere">{raisedBy}</p>}
            <p className="text-14 wrap-anywhere">
              <bdi>{programTitle}</bdi>
              {' · '}
              <Time at={waitingSince} />
            </p>
          </li>
        ))}
      </ul>
      {n > first.length && (
        <Link
          to={paths.followUps}
          className="inline-flex min-h-11 items-center justify-self-start font-semibold underline"
        >
          {t('dangerAll', { n })}
        </Link>
      )}
    </section>
  );
}
