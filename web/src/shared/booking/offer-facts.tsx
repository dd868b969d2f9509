import { durationWords } from '@regimen/contract/language/duration-forms.ts';
import { withCommas } from '@regimen/contract/language/languages.ts';
import type { Offer } from '@regimen/contract/services.ts';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { PlaceIcon, VideoIcon } from '../../ui/icons.tsx';
import { PhoneIcon, UsersIcon } from '../../ui/shell-icons.tsx';
import { bookingTexts } from './booking-texts.ts';

type Place = Pick<Offer['place'], 'name' | 'kind' | 'onlineBy'> & { address?: string };

/** Where it takes place, with its icon. */
export function PlaceLine({ place }: { place: Place }) {
  const t = useTexts(bookingTexts);
  const locale = useLocale();
  const Icon = place.kind === 'place' ? PlaceIcon : place.onlineBy === 'phone' ? PhoneIcon : VideoIcon;
  const words =
    place.kind === 'place'
      ? withCommas([place.name, ...(place.address ? [place.address] : [])], locale)
      : t(place.onlineBy === 'phone' ? 'byPhone' : 'byLink');
  return (
    <p className="flex items-start gap-2">
      <Icon className="mt-0.5 shrink-0 text-ink-faint" />
      <bdi>{words}</bdi>
    </p>
  );
}

/** What it is, where and with whom. */
export function OfferFacts({ offer }: { offer: Offer }) {
  const t = useTexts(bookingTexts);
  const locale = useLocale();
  const { description, place, hosts, seats, givenBy } = offer;
  const names = withCommas(
    hosts.map(({ full_name }) => full_name),
    locale,
  );
  return (
    <div className="grid gap-2 text-ink-soft">
      {description && (
        <p dir="auto" className="max-w-measure text-start whitespace-pre-line text-ink">
          {description}
        </p>
      )}
      <PlaceLine place={place} />
      {place.directions && <p className="ms-6.5 text-14">{place.directions}</p>}
      {names && (
        <p className="flex items-start gap-2">
          <UsersIcon className="mt-0.5 shrink-0 text-ink-faint" />
          {t(givenBy === 'any' && hosts.length > 1 ? 'withAny' : 'with', { names })}
        </p>
      )}
      {seats > 1 && <p className="ms-6.5">{t('groupOf', { n: seats })}</p>}
    </div>
  );
}

/** What is agreed by booking it. */
export function OfferRules({ offer }: { offer: Offer }) {
  const t = useTexts(bookingTexts);
  const locale = useLocale();
  const { cancelHours, moveHours, confirm, hosts, givenBy, owner } = offer;
  // Of several who take turns, nobody knows yet who it will be.
  const isOneOf = givenBy === 'any' && hosts.length > 1;
  const [cancel, move] = [cancelHours, moveHours].map((hours) => durationWords(hours * 60, locale, 'after'));
  return (
    <div className="grid gap-1 text-14 text-ink-soft">
      {confirm === 'by_hand' && (
        <p>
          {isOneOf
            ? t('byWhoeverGives')
            : t('byHand', { name: (hosts.length === 1 ? hosts[0] : owner)?.full_name ?? '' })}
        </p>
      )}
      <p>
        {cancelHours === moveHours
          ? cancelHours === 0
            ? t('rulesNone')
            : t('rulesSame', { time: cancel ?? '' })
          : t('rules', { cancel: cancel ?? '', move: move ?? '' })}
      </p>
    </div>
  );
}
