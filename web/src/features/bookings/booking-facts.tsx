import { joinMinutesBefore } from '@regimen/contract/booking-choices.ts';
import type { Booking } from '@regimen/contract/bookings.ts';
import { durationWords } from '@regimen/contract/language/duration-forms.ts';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import AskAbout from '../../shared/ask-about/ask-about.tsx';
import { CalendarFile } from '../../shared/booking/booked.tsx';
import { BookingTime } from '../../shared/booking/booking-time.tsx';
import { PlaceLine } from '../../shared/booking/offer-facts.tsx';
import { useNow } from '../../shell/use-mounted.ts';
import { useOpenPages } from '../../shell/use-open-pages.ts';
import { useViewer } from '../../shell/use-shell.ts';
import { LinkButton } from '../../ui/button.tsx';
import { CalendarIcon, MessageIcon, UsersIcon } from '../../ui/shell-icons.tsx';
import { bookingPageTexts } from './booking-texts.ts';
import { JoinButton } from './join-button.tsx';
import { givenByOthers, otherSide } from './people-words.ts';
import { texts } from './texts.ts';

/** When, where and with whom. */
export function BookingFacts({ booking }: { booking: Booking }) {
  const t = useTexts(bookingPageTexts);
  const ofList = useTexts(texts);
  const locale = useLocale();
  const isOpen = useOpenPages();
  const now = useNow();
  const { id, from, until, zone, terms, room, side, series, seats, seatsTaken, state, client, hosts } =
    booking;
  const stands = state === 'requested' || state === 'confirmed';
  const toCome = stands && Date.parse(until) > now;
  const person = side === 'host' ? client : hosts[0];
  const isCall = terms.place.onlineBy === 'phone';
  const givers = givenByOthers(booking, useViewer()?.id, locale);
  const minutes = durationWords(joinMinutesBefore, locale);
  return (
    <section className="grid gap-4 rounded-card border border-line bg-raised p-5">
      <div className="flex items-start gap-2">
        <CalendarIcon className="mt-0.5 shrink-0 text-ink-faint" />
        <BookingTime from={from} until={until} zone={zone} />
      </div>
      <div>
        <PlaceLine place={terms.place} />
        {terms.place.directions && (
          <p className="ms-6.5 text-14 text-ink-soft">
            <bdi>{terms.place.directions}</bdi>
          </p>
        )}
        {room && <p className="ms-6.5 text-14 text-ink-soft">{t('room', { name: room })}</p>}
      </div>
      <p className="flex items-start gap-2">
        <UsersIcon className="mt-0.5 shrink-0 text-ink-faint" />
        <span>
          {t('with', { names: otherSide(booking, locale) })}
          {givers && (
            <span className="block text-14 text-ink-soft">{ofList('givenBy', { names: givers })}</span>
          )}
          {seats > 1 && stands && (
            <span className="block text-14 text-ink-soft">{t('seats', { taken: seatsTaken, n: seats })}</span>
          )}
        </span>
      </p>
      {series && (
        <p className="text-14 text-ink-soft">{t('series', { n: series.number, count: series.count })}</p>
      )}
      {toCome && terms.place.kind === 'online' && (
        <div>
          <JoinButton booking={booking} />
          {state === 'confirmed' && Date.parse(from) - joinMinutesBefore * 60_000 > now && (
            <p className="text-14 text-ink-soft">
              {t(isCall ? 'callLater' : 'joinLater', { time: minutes })}
            </p>
          )}
        </div>
      )}
      <div className="flex flex-wrap gap-3 print:hidden">
        {toCome && state === 'confirmed' && <CalendarFile id={id} />}
        {side === 'client' && stands && isOpen(paths.messages) && (
          <AskAbout about={{ kind: 'booking', id }} />
        )}
        {(side === 'host' || !stands) && person && isOpen(paths.messages) && (
          <LinkButton look="plain" to={paths.writeTo(person.id)}>
            <MessageIcon />
            {t('message')}
          </LinkButton>
        )}
      </div>
    </section>
  );
}
