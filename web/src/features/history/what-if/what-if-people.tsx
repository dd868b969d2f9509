import { Link } from 'react-router';
import { useTexts } from '../../../i18n/use-texts.ts';
import { paths } from '../../../paths.ts';
import { Avatar } from '../../../shared/person/avatar.tsx';
import type { RunWords } from '../../../shared/runs/run-words.ts';
import { type Answer, useCall } from '../../../shell/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Section } from '../../../ui/section.tsx';
import { DifferenceLines } from './difference-lines.tsx';
import { peopleTexts } from './people-texts.ts';
import { type Change, type WhatIfAddress, whatIfPath } from './what-if-query.ts';

export type LoadedPeople = Answer<'GET programs/{id}/what-ifs/{whatIf}/people'>;

interface WhatIfPeopleProps {
  address: WhatIfAddress;
  loaded: LoadedPeople;
  /** How many people there are with each change. */
  counts: Record<Change, number>;
  reason: RunWords['reason'];
}

const chipClass =
  'inline-flex min-h-9 items-center rounded-pill border border-line-strong px-3 text-14 hover:bg-sunken aria-[current=page]:border-primary-line aria-[current=page]:bg-primary-soft aria-[current=page]:text-primary-text';

/** Everybody for whom something would have been different, with what. */
export function WhatIfPeople({ address, loaded, counts, reason }: WhatIfPeopleProps) {
  const t = useTexts(peopleTexts);
  const { program: id, asked, change } = address;
  const list = useCall(
    'GET programs/{id}/what-ifs/{whatIf}/people',
    { params: { id, whatIf: asked }, query: change ? { change } : {} },
    { first: loaded },
  );
  const people = list.data.data;
  const kinds = (['earlier', 'new', 'gone', 'later'] as const).filter((change) => counts[change] > 0);
  return (
    <Section title={t('title')}>
      {kinds.length > 0 && (
        <nav aria-label={t('filter')}>
          <ul className="flex flex-wrap gap-2">
            {(['', ...kinds] as const).map((change) => (
              <li key={change}>
                <Link
                  to={whatIfPath({ ...address, change })}
                  preventScrollReset
                  aria-current={address.change === change ? 'page' : undefined}
                  className={chipClass}
                >
                  {t(change || 'all')}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <p role="status" className="sr-only">
        {t('shown', { n: people.length })}
      </p>
      {people.length === 0 ? (
        <EmptyState title={t('none')} help={t('noneHelp')} />
      ) : (
        <ul className="grid gap-3">
          {people.map(({ enrollmentId, follower, result }) => (
            <li key={enrollmentId} className="flex gap-3 rounded-card border border-line p-4">
              <Avatar name={follower.full_name} size={36} />
              <div className="grid min-w-0 flex-1 gap-2">
                <h3 className="text-16">
                  <Link
                    to={paths.run(enrollmentId)}
                    aria-label={t('pathOf', { name: follower.full_name })}
                    className="text-primary-text underline-offset-4 wrap-anywhere hover:underline"
                  >
                    {follower.full_name}
                  </Link>
                </h3>
                <DifferenceLines result={result} reason={reason} />
              </div>
            </li>
          ))}
        </ul>
      )}
      {list.hasMore && (
        <Button look="quiet" pending={list.adding} onClick={list.more} className="justify-self-start">
          {t('showMore')}
        </Button>
      )}
    </Section>
  );
}
