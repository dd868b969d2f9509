/** What can be chosen for locations and services, and how much. No zod: pages read it. */
export const locationKinds = ['place', 'online'] as const;
export type LocationKind = (typeof locationKinds)[number];
/** How people meet where there is no place. */
export const onlineWays = ['link', 'phone'] as const;
export type OnlineWay = (typeof onlineWays)[number];

/** Of several hosts: one of them gives each session, or all of them together. */
export const givenByChoices = ['any', 'all'] as const;
export type GivenBy = (typeof givenByChoices)[number];

export const confirmations = ['at_once', 'by_hand'] as const;
export type Confirmation = (typeof confirmations)[number];

/** Why an outside calendar could not be read. */
export const calendarFailures = [
  /** Nobody answers at that address, or not in time. */
  'unreachable',
  /** It wants a password, or the link was withdrawn. */
  'refused',
  'not_found',
  /** What came is no iCalendar. */
  'not_a_calendar',
  'too_large',
] as const;
export type CalendarFailure = (typeof calendarFailures)[number];

export const mostLocations = 50;
export const mostRooms = 50;
export const mostExceptionDays = 400;
export const mostRangesADay = 6;
export const mostServices = 100;
export const mostHosts = 50;
export const mostDurations = 8;
export const longestDuration = 1_440;
export const longestBuffer = 240;
export const mostSeats = 500;
export const longestNoticeMinutes = 90 * 1_440;
export const mostAheadDays = 365;
export const mostHostWeight = 10;
export const mostBookingQuestions = 20;
export const longestCutOffHours = 720;
export const mostReminders = 5;
export const longestReminderMinutes = 30 * 1_440;
export const mostTimeOff = 200;
export const longestTimeOffDays = 366;
export const mostOutsideCalendars = 10;
/** What repeats in an outside calendar is read for so many days. */
export const outsideBusyDays = 180;
/** An outside calendar is read again after so many minutes. */
export const outsideRefreshMinutes = 60;
