import type { Locale } from '@regimen/contract/language/languages.ts';
import { siteIn } from '@regimen/contract/site-in.ts';
import { type Answers, answerFaults } from '@regimen/engine/questions.ts';
import type { Tx } from '../../db/pool.ts';
import type { BookingMail } from '../../jobs/queues.ts';
import type { Mailer } from '../../providers/mail.ts';
import { layOutMail } from '../../providers/mail-layout.ts';
import type { Scope } from '../../scope.ts';
import { localeOf } from '../notifications/locale-of.ts';
import { entryOf, uidOf } from './calendar/entry-of.ts';
import { repeating } from './calendar/series-entry.ts';
import { type Entry, type Method, writeCalendar } from './calendar/write-entry.ts';
import { findReader } from './feed-queries.ts';
import { bookingTold } from './mail-words.ts';
import { cancelUntil } from './rights.ts';
import { findSession, type SessionRow } from './session-queries.ts';
import * as shown from './shown-queries.ts';
import { pathFor } from './tell-of-booking.ts';

interface Found {
  row: shown.ShownRow;
  reader: NonNullable<Awaited<ReturnType<typeof findReader>>>;
  left: SessionRow | undefined;
  series: shown.SeriesRow[];
}

/** Once more after it was sent, it sends the same again, which calendars know by its number. */
export async function mailBooking(scope: Scope, mail: BookingMail, mailer: Mailer): Promise<void> {
  const found = await scope.read(async (tx) => {
    const all = await findAll(tx, mail);
    if (all) scope.concerns([all.row.client.id]);
    return all;
  });
  if (!found) return;
  const { row, reader, left } = found;
  const locale = localeOf(scope, reader.locale);
  const site = siteIn(scope.tenant.site, locale);
  const address = site.placeholders.contactEmail ?? `no-reply@${scope.tenant.domain}`;
  const { booking, session } = row;
  const isLeft = left !== undefined && mail.what === 'cancelled';
  const words = bookingTold(
    {
      brand: site.name,
      side: mail.side,
      what: mail.what,
      name: booking.terms.name,
      person: mail.side === 'client' ? (row.hosts[0]?.full_name ?? '') : row.client.full_name,
      from: isLeft ? left.fromAt : booking.fromAt,
      readerZone: reader.zone ?? session.zone,
      zone: session.zone,
      place: booking.terms.place,
      reason: booking.reason,
      needsAnswers: answerFaults(booking.questions, booking.answers as Answers).length > 0,
      cancelUntil: cancelUntil({ booking, untilAt: session.untilAt }),
      now: scope.now,
      link: `${scope.tenant.origin}${pathFor(mail.side, booking)}`,
    },
    locale,
  );
  const organizer = { name: site.name, address };
  for (const [index, { method, entry }] of entriesOf(scope, mail, found, locale).entries()) {
    const content = writeCalendar({ method, locale }, [
      { ...entry, organizer, attendee: entry.attendee ?? attendee(reader, entry) },
    ]);
    await mailer.send({
      ...layOutMail(words, site, locale),
      from: { name: site.name, address },
      to: reader.email,
      messageId: `<${booking.id}.${mail.side}.${mail.userId}.${mail.sequence}.${index}@${scope.tenant.domain}>`,
      icalEvent: { method, filename: 'invite.ics', content },
    });
  }
}

async function findAll(tx: Tx, mail: BookingMail): Promise<Found | undefined> {
  const row = await shown.findShown(tx, mail.bookingId);
  // What has changed since is told by a later mail.
  if (!row || row.booking.sequence !== mail.sequence) return undefined;
  const reader = await findReader(tx, mail.userId);
  if (!reader) return undefined;
  const left = mail.leftId === null ? undefined : await findSession(tx, mail.leftId);
  const { seriesId } = row.booking;
  const series =
    seriesId === null ? [] : await shown.listSeries(tx, seriesId, mail.side === 'host' ? mail.userId : null);
  return { row, reader, left, series };
}

const attendee = ({ fullName, email }: Found['reader'], { status }: Pick<Entry, 'status'>) => ({
  name: fullName,
  address: `mailto:${email}`,
  answer:
    status === 'CANCELLED'
      ? ('DECLINED' as const)
      : status === 'TENTATIVE'
        ? ('TENTATIVE' as const)
        : ('ACCEPTED' as const),
});

interface Message {
  method: Method;
  entry: Entry;
}

/** What the mail asks of its reader’s calendar; a move away from a group that has ended is a second thing. */
function entriesOf(scope: Scope, mail: BookingMail, found: Found, locale: Locale): Message[] {
  const { row, left } = found;
  const isGroup = mail.side === 'host' && row.session.seats > 1;
  if (isGroup) return groupEntries(scope, mail, found, locale);
  const entry = entryOf(scope, row, mail.side, locale);
  // Somebody else gives it since it was moved.
  if (mail.what === 'cancelled' && left)
    return [{ method: 'CANCEL', entry: { ...entry, ...timesOf(left), status: 'CANCELLED' } }];
  const method = entry.status === 'CANCELLED' ? 'CANCEL' : 'REQUEST';
  const { seriesWall, seriesWeeks } = row.booking;
  if (seriesWall === null || seriesWeeks === null) return [{ method, entry }];
  const isNew = mail.sequence === 0 && (mail.what === 'booked' || mail.what === 'requested');
  const whole = isNew ? repeating(entry, found.series, seriesWeeks) : undefined;
  return [{ method, entry: whole ?? { ...entry, instance: { wall: seriesWall, isSecond: false } } }];
}

function groupEntries(scope: Scope, mail: BookingMail, { row, left }: Found, locale: Locale): Message[] {
  const entry = entryOf(scope, row, 'host', locale);
  const ended = (session: SessionRow): Message => ({
    method: 'CANCEL',
    entry: {
      ...entry,
      ...timesOf(session),
      uid: uidOf(scope, { ...row, session }, 'host'),
      sequence: session.sequence + 1,
      status: 'CANCELLED',
    },
  });
  const gone = left && left.state === 'cancelled' ? [ended(left)] : [];
  const isOff = mail.what === 'cancelled' || mail.what === 'declined';
  if (isOff && row.session.state === 'cancelled') return [ended(row.session)];
  if (!isOff) return [{ method: 'REQUEST', entry }, ...gone];
  // The others come all the same: only this one has said no.
  const attending = {
    name: row.client.full_name,
    address: `urn:uuid:${row.client.id}`,
    answer: 'DECLINED' as const,
  };
  return [{ method: 'REPLY', entry: { ...entry, attendee: attending } }];
}

const timesOf = ({ fromAt, untilAt, zone }: SessionRow) => ({ from: fromAt, until: untilAt, zone });
