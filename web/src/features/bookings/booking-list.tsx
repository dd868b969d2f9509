import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { creatorsRoot } from '../../shared/catalog/creator-filter.ts';
import { type Answer, useCall } from '../../shell/use-call.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { type BookingFilter, pathOf, queryOf } from './booking-filter.ts';
import { DaysOfBookings } from './days-of-bookings.tsx';
import { texts } from './texts.ts';

interface BookingListProps {
  filter: BookingFilter;
  isExpert: boolean;
  first: Answer<'GET bookings'>;
}

/** Bookings under their days, as far as one likes. */
export function BookingList({ filter, isExpert, first }: BookingListProps) {
  const t = useTexts(texts);
  const list = useCall('GET bookings', { query: queryOf(filter) }, { first });
  const bookings = list.data.data;
  if (bookings.length === 0) return <NoBookings filter={filter} isExpert={isExpert} />;
  return (
    <div className="grid gap-8">
      <DaysOfBookings bookings={bookings} isHost={filter.as === 'host'} onChanged={() => void list.renew()} />
      {list.hasMore && (
        <Button look="quiet" pending={list.adding} onClick={list.more} className="justify-self-center">
          {t('more')}
        </Button>
      )}
    </div>
  );
}

function NoBookings({ filter, isExpert }: Omit<BookingListProps, 'first'>) {
  const t = useTexts(texts);
  const { as, show, state, service } = filter;
  if (state || service)
    return (
      <EmptyState title={t('noneSuch')}>
        <LinkButton look="quiet" to={pathOf({ ...filter, state: '', service: '' }, isExpert)}>
          {t('clearFilters')}
        </LinkButton>
      </EmptyState>
    );
  if (show === 'waiting') return <EmptyState title={t('noWaiting')} />;
  if (show === 'cancelled') return <EmptyState title={t('noCancelled')} />;
  if (show === 'past') return <EmptyState title={t('noPast')} />;
  const isHost = as === 'host';
  return (
    <EmptyState title={t('noUpcoming')} help={t(isHost ? 'noUpcomingHost' : 'noUpcomingClient')}>
      <LinkButton to={isHost ? paths.myServices : creatorsRoot}>
        {t(isHost ? 'toServices' : 'findExpert')}
      </LinkButton>
    </EmptyState>
  );
}
