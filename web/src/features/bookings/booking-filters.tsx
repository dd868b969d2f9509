import { type BookingState, bookingStates, bookingViews } from '@regimen/contract/booking-choices.ts';
import type { OfferCard } from '@regimen/contract/services.ts';
import { useNavigate } from 'react-router';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { FoldedFilters } from '../../ui/folded-filters.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { type BookingFilter, pathOf, views } from './booking-filter.ts';
import { texts } from './texts.ts';

interface BookingFiltersProps {
  filter: BookingFilter;
  isExpert: boolean;
  services: readonly OfferCard[];
}

/** Nobody looks for what was never booked. */
const states = bookingStates.filter((state) => state !== 'expired' && state !== 'held');

/** Whose bookings, which, and of what; each choice is an address. */
export function BookingFilters({ filter, isExpert, services }: BookingFiltersProps) {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const show = (changed: Partial<BookingFilter>) =>
    void navigate(pathOf({ ...filter, ...changed }, isExpert), { preventScrollReset: true });
  const { as, show: which, service, state, view } = filter;
  const folded = (
    <FoldedFilters
      label={t('filters')}
      count={[service, state].filter(Boolean).length}
      inRow={view !== 'list'}
    >
      <div className="grid gap-3 sm:grid-cols-2">
        {services.length > 0 && (
          <SelectField
            label={t('service')}
            value={service}
            onChange={({ target }) => show({ service: target.value })}
          >
            <option value="">{t('anyService')}</option>
            {services.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
        <SelectField
          label={t('state')}
          value={state}
          onChange={({ target }) => show({ state: target.value as BookingState | '' })}
        >
          <option value="">{t('anyState')}</option>
          {states.map((value) => (
            <option key={value} value={value}>
              {t(value === 'no_show' && as === 'client' ? 'no_show_own' : value)}
            </option>
          ))}
        </SelectField>
      </div>
    </FoldedFilters>
  );
  return (
    <div className="grid justify-items-start gap-3 *:last:justify-self-stretch print:hidden">
      <div className="flex flex-wrap gap-3 justify-self-stretch">
        {isExpert && (
          <ChoiceField
            label={t('sides')}
            hideLabel
            value={as}
            choices={(['host', 'client'] as const).map((value) => ({ value, label: t(value) }))}
            onChange={(value) => show({ as: value, service: '' })}
          />
        )}
        {/* On a phone the button of the filters fits beside whose they are. */}
        <div className="max-sm:order-1">
          <ChoiceField
            label={t('looks')}
            hideLabel
            value={view}
            choices={views.map((value) => ({ value, label: t(value) }))}
            onChange={(value) => show({ view: value })}
          />
        </div>
        {view !== 'list' && folded}
        <Button
          look="plain"
          className={`px-3 max-md:hidden ${view === 'list' ? 'ms-auto' : ''}`}
          onClick={() => window.print()}
        >
          {t('print')}
        </Button>
      </div>
      {view === 'list' && (
        <ChoiceField
          label={t('views')}
          hideLabel
          value={which}
          choices={bookingViews.map((value) => ({
            value,
            label: t(
              value === 'cancelled'
                ? 'cancelledOnes'
                : value === 'waiting' && as === 'client'
                  ? 'waitingOwn'
                  : value,
            ),
          }))}
          onChange={(value) => show({ show: value, state: '' })}
        />
      )}
      {view === 'list' && folded}
    </div>
  );
}
