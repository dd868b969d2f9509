import type { Booking } from '@regimen/contract/bookings.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { showFlash } from '../../shell/flash.ts';
import { refreshViewer } from '../../shell/session.ts';
import { useAction } from '../../shell/use-action.ts';
import { useNow } from '../../shell/use-mounted.ts';
import { WhenIn } from '../../shell/when.tsx';
import { Button } from '../../ui/button.tsx';
import { bookingPageTexts } from './booking-texts.ts';
import { MoveDialog } from './move-dialog.tsx';
import { otherSide } from './people-words.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { RequestButtons } from './request-buttons.tsx';

interface BookingActionsProps {
  booking: Booking;
  onChanged: (booking: Booking) => void;
}

/** What may be done with it now: a button for each. */
export function BookingActions({ booking, onChanged }: BookingActionsProps) {
  const t = useTexts(bookingPageTexts);
  const locale = useLocale();
  const [open, setOpen] = useState<'cancel' | 'move' | null>(null);
  const { id, can } = booking;
  const name = otherSide(booking, locale);
  const done = (changed: Booking, message: string) => {
    setOpen(null);
    showFlash({ tone: 'success', message });
    onChanged(changed);
    return refreshViewer();
  };
  const [close, closing] = useAction(async (how: 'complete' | 'no-show') => {
    const changed = await api(`POST bookings/{id}/${how}`, { params: { id }, body: {} });
    await done(changed, how === 'complete' ? t('completed') : t('noShowNoted', { name }));
  });
  return (
    <div className="grid gap-3 print:hidden">
      <div className="flex flex-wrap gap-3 empty:hidden">
        <RequestButtons booking={booking} onChanged={onChanged} />
        {can.complete && (
          <Button look="quiet" pending={closing} onClick={() => close('complete')}>
            {t('complete')}
          </Button>
        )}
        {can.noShow && (
          <Button look="quiet" pending={closing} onClick={() => close('no-show')}>
            {t('noShow')}
          </Button>
        )}
        {can.move && (
          <Button look="quiet" onClick={() => setOpen('move')}>
            {t('move')}
          </Button>
        )}
        {can.cancel && (
          <Button look="plain" onClick={() => setOpen('cancel')}>
            {t('cancel')}
          </Button>
        )}
      </div>
      <Deadlines booking={booking} />
      <ReasonDialog
        open={open === 'cancel'}
        title={t('cancelTitle')}
        text={t('cancelText', { name })}
        confirm={t('cancel')}
        onClose={() => setOpen(null)}
        onConfirm={async (reason) => {
          const changed = await api('POST bookings/{id}/cancel', { params: { id }, body: { reason } });
          await done(changed, t('cancelled', { name }));
        }}
      />
      {open === 'move' && (
        <MoveDialog
          booking={booking}
          onClose={() => setOpen(null)}
          onMoved={(changed) => void done(changed, t('moved', { name }))}
        />
      )}
    </div>
  );
}

/** Up to when a client may change it. */
function Deadlines({ booking }: { booking: Booking }) {
  const t = useTexts(bookingPageTexts);
  const now = useNow();
  const { side, state, can, cancelUntil, moveUntil, from } = booking;
  const stands = state === 'requested' || state === 'confirmed';
  if (side === 'host' || !stands || Date.parse(from) <= now) return null;
  if (!can.cancel && !can.move) return <p className="text-14 text-ink-soft">{t('tooLate')}</p>;
  return (
    <p className="grid text-14 text-ink-soft">
      {can.cancel && cancelUntil && (
        <WhenIn at={cancelUntil} words={(time) => t('canCancelUntil', { time })} />
      )}
      {can.move && moveUntil && moveUntil !== cancelUntil && (
        <WhenIn at={moveUntil} words={(time) => t('canMoveUntil', { time })} />
      )}
    </p>
  );
}
