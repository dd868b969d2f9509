import { describe, expect, it } from 'vitest';
import { bookingTold, type Told } from './mail-words.ts';

const told = (readerZone: string): Told => ({
  brand: 'Regimen',
  side: 'client',
  what: 'booked',
  name: 'Consultation',
  person: 'Mara Weiss',
  from: new Date('2026-11-24T13:00:00Z'),
  readerZone,
  zone: 'Europe/Berlin',
  place: { kind: 'place', name: 'Practice', address: '', directions: '', onlineBy: null },
  reason: '',
  needsAnswers: false,
  cancelUntil: null,
  now: new Date('2026-11-19T13:00:00Z'),
  link: 'https://example.com/my-services/bookings/1',
});

describe('the subject of a mail about an appointment', () => {
  it('says by which clock its time is, where the place has another', () => {
    const { subject, heading } = bookingTold(told('America/New_York'), 'en');
    expect(subject).toMatch(/8:00\sAM, New York time$/);
    expect(heading).toBe(subject);
    expect(bookingTold(told('America/New_York'), 'ar').subject).toMatch(/بتوقيت نيويورك/);
  });

  it('says none where both clocks show the same', () => {
    expect(bookingTold(told('Europe/Paris'), 'en').subject).toMatch(/2:00\sPM$/);
  });
});
