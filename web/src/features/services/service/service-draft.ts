import type { Service, ServiceSaid } from '@regimen/contract/services.ts';

/** As it is typed: a number is `undefined` while its field holds none. */
export interface ServiceDraft
  extends Omit<
    ServiceSaid,
    | 'durations'
    | 'everyMinutes'
    | 'seats'
    | 'aheadDays'
    | 'maxPerDay'
    | 'maxPerWeek'
    | Lengths
    | 'reminderMinutes'
  > {
  durations: (number | undefined)[];
  everyMinutes: number;
  isGroup: boolean;
  seats: number | undefined;
  bufferBefore: number | undefined;
  bufferAfter: number | undefined;
  noticeMinutes: number | undefined;
  aheadDays: number | undefined;
  maxPerDay: number | undefined;
  maxPerWeek: number | undefined;
  cancelHours: number | undefined;
  moveHours: number | undefined;
  reminderMinutes: (number | undefined)[];
}
type Lengths = 'bufferBefore' | 'bufferAfter' | 'noticeMinutes' | 'cancelHours' | 'moveHours';

const usualSeats = 8;

/** What most people want, so that a name is enough to begin with. */
export const newService = (ownId: string): ServiceDraft => ({
  name: '',
  description: '',
  photo: null,
  durations: [60],
  bufferBefore: 0,
  bufferAfter: 0,
  everyMinutes: 30,
  isGroup: false,
  seats: usualSeats,
  noticeMinutes: 720,
  aheadDays: 60,
  maxPerDay: undefined,
  maxPerWeek: undefined,
  givenBy: 'any',
  hosts: [{ id: ownId, weight: 1 }],
  needsRoom: false,
  questions: [],
  confirm: 'at_once',
  cancelHours: 24,
  moveHours: 24,
  reminderMinutes: [1_440, 60],
  noteTemplate: '',
});

export function draftOf(service: Service): ServiceDraft {
  const { id: _id, locationId: _at, archivedAt: _archived, changedAt: _changed, ...said } = service;
  const { seats, hosts, maxPerDay, maxPerWeek } = service;
  return {
    ...said,
    isGroup: seats > 1,
    seats: seats > 1 ? seats : usualSeats,
    maxPerDay: maxPerDay ?? undefined,
    maxPerWeek: maxPerWeek ?? undefined,
    hosts: hosts.map(({ id, weight }) => ({ id, weight })),
  };
}

/** What is sent. Where a number is needed and none was typed, one that is refused by its field. */
export function saidOf({ isGroup, ...draft }: ServiceDraft): ServiceSaid {
  const none = -1;
  const { seats = none, aheadDays = none, maxPerDay = null, maxPerWeek = null } = draft;
  const { bufferBefore = 0, bufferAfter = 0, noticeMinutes = 0, cancelHours = 0, moveHours = 0 } = draft;
  return {
    ...draft,
    durations: draft.durations.map((minutes = none) => minutes),
    seats: isGroup ? seats : 1,
    aheadDays,
    maxPerDay,
    maxPerWeek,
    bufferBefore,
    bufferAfter,
    noticeMinutes,
    cancelHours,
    moveHours,
    reminderMinutes: draft.reminderMinutes.map((minutes = none) => minutes),
  };
}
