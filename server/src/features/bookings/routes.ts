import { bookingFeedCalls } from '@regimen/contract/booking-feed.ts';
import { bookingCalls } from '@regimen/contract/bookings.ts';
import { slotCalls } from '@regimen/contract/slots.ts';
import { waitlistCalls } from '@regimen/contract/waitlist.ts';
import { holdUser } from '../../db/hold-user.ts';
import { Bytes } from '../../http/bytes.ts';
import { type HttpParts, registerCalls } from '../../http/register-calls.ts';
import { listUrl } from '../../list-url.ts';
import { wholeList } from '../../paging.ts';
import { hashSecret, newSecret } from '../../secrets.ts';
import { bookForClient } from './book-for-client.ts';
import { bookSeries, previewSeries } from './book-series.ts';
import * as change from './change-booking.ts';
import { confirmHold } from './confirm-hold.ts';
import * as feed from './feed-queries.ts';
import { holdSlot, letGo } from './hold-slot.ts';
import { joinWaitlist, leaveWaitlist, presentEntry } from './join-waitlist.ts';
import { listBookings } from './list-bookings.ts';
import { readBooking } from './present.ts';
import * as queries from './queries.ts';
import { writeBooking, writeFeed } from './serve-feed.ts';
import { listSlots, spanOf } from './slot-calls.ts';
import { orNext, orNextOf } from './take-seat.ts';
import { listOfService, listOfUser } from './waitlist-queries.ts';
import { whyNotAt } from './why-not-at.ts';

const mostWaitingShown = 200;
const timeOf = (body: { from: string; duration: number }) => ({
  from: Date.parse(body.from),
  duration: body.duration,
});

export function bookingRoutes(http: HttpParts): void {
  slotRoutes(http);
  waitlistRoutes(http);
  feedRoutes(http);
  registerCalls(http, bookingCalls, {
    'GET bookings': (scope, { query }) =>
      scope.read((tx) =>
        listBookings(scope, tx, query, listUrl('bookings', { ...query, cursor: undefined })),
      ),

    'GET bookings/{id}': (scope, { params }) => scope.read((tx) => readBooking(scope, tx, params.id)),

    'PUT bookings/{id}/answers': (scope, { params, body }) =>
      scope.tx((tx) => change.answerQuestions(scope, tx, params.id, body.answers)),

    'POST bookings/{id}/cancel': (scope, { params, body }) =>
      scope.tx((tx) => change.cancelBooking(scope, tx, params.id, body.reason)),

    'POST bookings/{id}/move': (scope, { params: { id }, body: { from, reason } }) => {
      const at = Date.parse(from);
      return orNextOf(scope, id, at, () =>
        scope.tx((tx) => change.moveBooking(scope, tx, id, { from: at, reason })),
      );
    },

    'POST bookings/{id}/accept': (scope, { params }) =>
      scope.tx((tx) => change.acceptRequest(scope, tx, params.id)),

    'POST bookings/{id}/decline': (scope, { params, body }) =>
      scope.tx((tx) => change.declineRequest(scope, tx, params.id, body.reason)),

    'POST bookings/{id}/no-show': (scope, { params }) =>
      scope.tx((tx) => change.closeBooking(scope, tx, params.id, 'no_show')),

    'POST bookings/{id}/complete': (scope, { params }) =>
      scope.tx((tx) => change.closeBooking(scope, tx, params.id, 'completed')),

    'PUT bookings/{id}/note': (scope, { params: { id }, body: { note } }) =>
      scope.tx(async (tx) => {
        await queries.updateBooking(tx, id, { privateNote: note });
        return readBooking(scope, tx, id);
      }),

    'PUT bookings/{id}/summary': (scope, { params: { id }, body: { summary } }) =>
      scope.tx(async (tx) => {
        await queries.updateBooking(tx, id, { summary, changedAt: scope.now });
        return readBooking(scope, tx, id);
      }),
  });
}

function slotRoutes(http: HttpParts): void {
  registerCalls(http, slotCalls, {
    'GET services/{id}/slots': async (scope, { params: { id }, query }) => {
      const asked = { serviceId: id, duration: query.duration };
      return wholeList(
        await scope.read((tx) =>
          listSlots(tx, asked, { span: spanOf(query), withFull: query.full }, scope.now),
        ),
      );
    },

    'GET services/{id}/why-not': async (scope, { params: { id }, query }) => {
      const asked = { serviceId: id, duration: query.duration };
      return scope.read((tx) => whyNotAt(scope, tx, asked, Date.parse(query.at)));
    },

    'POST services/{id}/holds': (scope, { params: { id }, body }) => {
      const wish = { serviceId: id, ...timeOf(body) };
      return orNext(scope, wish, () =>
        scope.tx((tx) => holdSlot(scope, tx, { ...wish, taskId: body.taskId })),
      );
    },

    'POST bookings/{id}/confirm-hold': (scope, { params: { id }, body: { answers } }) =>
      orNextOf(scope, id, null, () => scope.tx((tx) => confirmHold(scope, tx, id, answers))),

    'DELETE bookings/{id}/hold': (scope, { params }) =>
      scope.tx(async (tx) => {
        await letGo(scope, tx, params.id);
        return undefined;
      }),

    'POST services/{id}/series/preview': async (scope, { params: { id }, body }) =>
      wholeList(
        await scope.read((tx) => previewSeries(scope, tx, { ...body, ...timeOf(body), serviceId: id })),
      ),

    'POST services/{id}/series': (scope, { params: { id }, body: { skipClashes, answers, ...body } }) =>
      scope.tx(async (tx) =>
        wholeList(
          await bookSeries(scope, tx, { ...body, ...timeOf(body), serviceId: id }, { skipClashes, answers }),
        ),
      ),

    'POST services/{id}/bookings': (scope, { params: { id }, body: { userId, taskId, ...body } }) => {
      const wish = { serviceId: id, ...timeOf(body) };
      return orNext(scope, wish, () =>
        scope.tx((tx) => bookForClient(scope, tx, { ...wish, userId, taskId })),
      );
    },
  });
}

function waitlistRoutes(http: HttpParts): void {
  registerCalls(http, waitlistCalls, {
    'GET waitlist': async (scope) => {
      const rows = await scope.read((tx) => listOfUser(tx, scope.actor.userId, mostWaitingShown));
      return wholeList(rows.map((row) => presentEntry(row, scope.now)));
    },

    'POST services/{id}/waitlist': (scope, { params: { id }, body: { from, ...body } }) =>
      scope.tx((tx) =>
        joinWaitlist(scope, tx, { ...body, serviceId: id, from: from === null ? null : Date.parse(from) }),
      ),

    'GET services/{id}/waitlist': async (scope, { params: { id } }) => {
      const rows = await scope.read(async (tx) => {
        const found = await listOfService(tx, id, mostWaitingShown);
        scope.concerns(found.map(({ person }) => person.id));
        return found;
      });
      return wholeList(rows.map((row) => presentEntry(row, scope.now)));
    },

    'DELETE waitlist/{id}': (scope, { params }) =>
      scope.tx(async (tx) => {
        await leaveWaitlist(scope, tx, params.id);
        return undefined;
      }),
  });
}

const calendarType = 'text/calendar; charset=utf-8';

function feedRoutes(http: HttpParts): void {
  registerCalls(http, bookingFeedCalls, {
    'GET bookings/{id}/calendar': async (scope, { params: { id } }) => {
      const text = await scope.read((tx) => writeBooking(scope, tx, id));
      return new Bytes(Buffer.from(text), calendarType, { privately: true, saveAs: 'appointment.ics' });
    },

    'GET booking-feed': async (scope) => {
      const found = await scope.read((tx) => feed.findFeed(tx, scope.actor.userId));
      return {
        createdAt: found?.createdAt.toISOString() ?? null,
        lastUsedAt: found?.lastUsedAt?.toISOString() ?? null,
      };
    },

    'POST booking-feed': (scope) =>
      scope.tx(async (tx) => {
        const secret = newSecret();
        const { userId } = scope.actor;
        await holdUser(tx, userId);
        await feed.deleteFeed(tx, userId);
        await feed.insertFeed(tx, { userId, secretHash: hashSecret(secret), createdAt: scope.now });
        const url = `${scope.tenant.origin}/api/public/bookings/${secret}.ics`;
        return { url, createdAt: scope.now.toISOString() };
      }),

    'DELETE booking-feed': (scope) =>
      scope.tx(async (tx) => {
        await feed.deleteFeed(tx, scope.actor.userId);
        return undefined;
      }),

    'GET public/bookings/{secret}': async (scope, { params }) => {
      const text = await writeFeed(scope, params.secret.replace(/\.ics$/, ''));
      return new Bytes(Buffer.from(text), calendarType, { tagged: true });
    },
  });
}
