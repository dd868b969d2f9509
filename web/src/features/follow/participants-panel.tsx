import { daysInARow } from '@regimen/contract/language/duration-phrases.ts';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import MessageButton from '../../shared/messages/message-button.tsx';
import { Avatar } from '../../shared/person/avatar.tsx';
import { OnlineDot } from '../../shared/person/online-dot.tsx';
import { useCall } from '../../shell/use-call.ts';
import { useOpenPages } from '../../shell/use-open-pages.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { XIcon } from '../../ui/shell-icons.tsx';
import { NotLoaded } from './not-loaded.tsx';
import { texts } from './texts.ts';
import { useFellows } from './use-fellows.ts';

interface ParticipantsPanelProps {
  enrollmentId: string;
  programId: string;
  /** How long the program is meant to take; of whoever takes longer no day is told. */
  days: number;
  onClose: () => void;
}

/** Those who follow the same program and chose to be seen: a panel of 250 px at the page's end. */
export default function ParticipantsPanel({
  enrollmentId,
  programId,
  days,
  onClose,
}: ParticipantsPanelProps) {
  const t = useTexts(texts);
  const locale = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, failed, renew, hasMore, more, adding } = useCall('GET enrollments/{id}/participants', {
    params: { id: enrollmentId },
    query: {},
  });
  useEffect(() => heading.current?.focus(), []);
  useFellows(programId, renew);
  const isOpen = useOpenPages();
  const people = data?.data ?? [];
  return (
    <aside
      aria-labelledby="participants-title"
      className="pop fixed end-0 top-navbar bottom-(--tab-bar) z-10 w-sidebar overflow-y-auto border-s border-line bg-raised p-4 shadow-float"
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <div className="flex items-start justify-between gap-2">
        <h2 ref={heading} id="participants-title" tabIndex={-1} className="text-18 outline-none">
          {t('participants')}
        </h2>
        <IconButton label={t('close')} onClick={onClose} className="-m-2">
          <XIcon />
        </IconButton>
      </div>
      <p className="mt-1 text-14 text-ink-soft">{t('participantsHelp')}</p>
      {failed && !data && <NotLoaded onRetry={renew} />}
      <ul className="mt-4 grid gap-1">
        {people.map((person) => (
          <li
            key={person.id}
            className="relative flex items-center gap-3 rounded-control p-2 hover:bg-sunken"
          >
            <span className="relative shrink-0 self-start">
              <Avatar name={person.full_name} />
              <OnlineDot person={person} />
            </span>
            <span className="min-w-0 leading-heading">
              <Link to={`/u/${person.username}`} className="wrap-anywhere after:absolute after:inset-0">
                <bdi>{person.full_name}</bdi>
              </Link>
              {person.isMe && ` (${t('me')})`}
              <span className="block text-14 text-ink-soft">
                {person.day < days ? t('dayOf', { n: person.day + 1, of: days }) : t('lastStretch')}
              </span>
              {person.streak > 1 && (
                <span className="block text-14 text-ink-soft">{daysInARow(person.streak, locale)}</span>
              )}
              {person.canMessage && isOpen(paths.messages) && (
                // Above the link that the whole row is.
                <span className="relative z-10 mt-1 block">
                  <MessageButton id={person.id} name={person.full_name} />
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
      {data && people.every(({ isMe }) => isMe) && (
        <p className="mt-4 text-14 text-ink-soft">{t('noParticipants')}</p>
      )}
      {hasMore && (
        <Button look="quiet" pending={adding} onClick={more} className="mt-4 w-full">
          {t('more')}
        </Button>
      )}
    </aside>
  );
}
