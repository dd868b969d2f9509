import type { Booking, BookingCard } from '@regimen/contract/bookings.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { showFlash } from '../../shell/flash.ts';
import { refreshViewer } from '../../shell/session.ts';
import { useAction } from '../../shell/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { bookingPageTexts } from './booking-texts.ts';
import { ReasonDialog } from './reason-dialog.tsx';

interface RequestButtonsProps {
  booking: BookingCard;
  onChanged: (booking: Booking) => void;
}

/** A host's answer to a request. */
export function RequestButtons({ booking, onChanged }: RequestButtonsProps) {
  const t = useTexts(bookingPageTexts);
  const [asking, setAsking] = useState(false);
  const { id, can, client } = booking;
  const name = client?.full_name ?? '';
  const [accept, accepting] = useAction(async () => {
    const changed = await api('POST bookings/{id}/accept', { params: { id }, body: {} });
    showFlash({ tone: 'success', message: t('accepted', { name }) });
    onChanged(changed);
    await refreshViewer();
  });
  if (!can.accept && !can.decline) return null;
  return (
    <>
      {can.accept && (
        <Button pending={accepting} onClick={() => accept()}>
          {t('accept')}
        </Button>
      )}
      {can.decline && (
        <Button look="quiet" onClick={() => setAsking(true)}>
          {t('decline')}
        </Button>
      )}
      <ReasonDialog
        open={asking}
        title={t('declineTitle')}
        text={t('declineText', { name })}
        confirm={t('decline')}
        onClose={() => setAsking(false)}
        onConfirm={async (reason) => {
          const changed = await api('POST bookings/{id}/decline', { params: { id }, body: { reason } });
          setAsking(false);
          showFlash({ tone: 'success', message: t('declined', { name }) });
          onChanged(changed);
          await refreshViewer();
        }}
      />
    </>
  );
}
