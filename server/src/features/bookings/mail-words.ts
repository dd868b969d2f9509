import { weekdayDateAndTime } from '@regimen/contract/language/instants.ts';
import { type Locale, withCommas } from '@regimen/contract/language/languages.ts';
import { bareMoment } from '@regimen/contract/language/moments.ts';
import { translator } from '@regimen/contract/language/translate.ts';
import { zoneName } from '@regimen/contract/language/zone-name.ts';
import { zoneCity } from '@regimen/contract/language/zone-places.ts';
import { offsetAt } from '@regimen/engine/zone.ts';
import type { BookingMail } from '../../jobs/queues.ts';
import { type MailWords, onOneLine } from '../../providers/mail-layout.ts';
import { mailTexts } from './mail-texts.ts';

export interface Told {
  brand: string;
  side: BookingMail['side'];
  what: BookingMail['what'];
  name: string;
  /** The other side’s. */
  person: string;
  from: Date;
  /** The reader’s clock, and the place’s. */
  readerZone: string;
  zone: string;
  place: {
    kind: 'place' | 'online';
    name: string;
    address: string;
    directions: string;
    onlineBy: string | null;
  };
  reason: string;
  needsAnswers: boolean;
  cancelUntil: Date | null;
  now: Date;
  link: string;
}

/** What somebody is told of their appointment. */
export function bookingTold(told: Told, locale: Locale): MailWords {
  const { brand, side, what, from, readerZone, zone, now, link } = told;
  const t = translator(mailTexts, locale);
  const [name, person] = [onOneLine(told.name), onOneLine(told.person)];
  const at = from.getTime();
  const when = weekdayDateAndTime(locale, at, readerZone);
  const differs = offsetAt(zone, at) !== offsetAt(readerZone, at);
  const byClock = differs ? t('byClock', { when, place: zoneCity(readerZone, locale) }) : when;
  const subject = t(`${what}-${side}`, { name, person, when: byClock });
  const isOver = what === 'cancelled' || what === 'declined';
  const until = told.cancelUntil?.getTime() ?? 0;
  return {
    subject,
    heading: subject,
    paragraphs: [
      ...(side === 'client' && !isOver && person ? [t('isWith', { person })] : []),
      ...(differs
        ? [t('isAlsoThere', { when: weekdayDateAndTime(locale, at, zone), zone: zoneName(zone, locale) })]
        : []),
      ...(isOver ? [] : placeWords(told, locale)),
      ...(what === 'shifted' ? [t('shiftedWhy')] : []),
      ...(what === 'requested' ? [side === 'client' ? t('requestWaits', { person }) : t('requestAsks')] : []),
      ...(told.reason ? [t('because', { reason: told.reason })] : []),
      ...(side === 'client' && !isOver && told.needsAnswers ? [t('needsAnswers')] : []),
      ...(side === 'client' && !isOver && until > now.getTime()
        ? [
            t('changeUntil', {
              until: bareMoment(until, { locale, zone: readerZone, now: now.getTime() }),
            }),
          ]
        : []),
    ],
    button: { label: t(isOver && side === 'host' ? 'openList' : `open-${side}`), url: link },
    footnote: t(`footnote-${side}`, { brand }),
  };
}

/** Links and numbers are on the page alone, where only those who may see them are. */
function placeWords({ place }: Told, locale: Locale): string[] {
  const t = translator(mailTexts, locale);
  if (place.kind === 'online') return [t(place.onlineBy === 'phone' ? 'isByPhone' : 'isOnline')];
  const parts = [onOneLine(place.name), onOneLine(place.address)].filter(Boolean);
  return [
    t('isAt', { place: withCommas(parts, locale) }),
    ...(place.directions ? [t('directions', { directions: place.directions })] : []),
  ];
}
